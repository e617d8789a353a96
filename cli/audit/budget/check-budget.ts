import { gradeBands, gradeScore } from '../../../shared/domain/rubric/grade-bands.ts';
import type { Baseline, Budget } from './budget.ts';
import type { Findings, FoundIssue, Severity } from './findings.ts';

/** One limit of the budget, and what was found. */
interface BudgetLine {
  readonly limit: string;
  readonly allowed: string;
  readonly found: string;
  readonly kept: boolean;
}

export interface BudgetResult {
  readonly kept: boolean;
  readonly lines: readonly BudgetLine[];
  /** The errors that the baseline does not have; all of them without one. */
  readonly newErrors: readonly { readonly issue: FoundIssue; readonly url: string }[];
}

const severities: readonly Severity[] = ['error', 'warning', 'notice'];

/** Holds what was found to a budget. A page that could not be graded keeps to none that asks for grades. */
export function checkBudget(findings: Findings, budget: Budget, baseline: Baseline | null): BudgetResult {
  const issues = findings.issues.filter(({ id }) => !budget.ignore.includes(id));
  const newErrors = findNewErrors(issues, baseline);
  const lines = [
    ...scoreLines(findings, budget),
    ...severities.flatMap((severity): BudgetLine[] => {
      const most = budget.max_issues[severity];
      if (most === undefined) return [];
      const found = issues.reduce((sum, one) => sum + (one.severity === severity ? one.urls.length : 0), 0);
      return [{ limit: `${severity}s`, allowed: `at most ${most}`, found: `${found}`, kept: found <= most }];
    }),
    ...(budget.max_new_errors === undefined
      ? []
      : [
          {
            limit: 'new errors',
            allowed: `at most ${budget.max_new_errors}`,
            found: `${newErrors.length}`,
            kept: newErrors.length <= budget.max_new_errors,
          },
        ]),
  ];
  return { kept: lines.every(({ kept }) => kept), lines, newErrors };
}

/** The errors of a run, for later ones. */
export const baselineOf = ({ issues }: Findings): Baseline => ({
  errors: issues
    .filter(({ severity }) => severity === 'error')
    .flatMap(({ id, urls }) => urls.map((url) => ({ issue: id, url })))
    .toSorted((a, b) => compare(a.issue, b.issue) || compare(a.url, b.url)),
});

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function findNewErrors(issues: readonly FoundIssue[], baseline: Baseline | null): BudgetResult['newErrors'] {
  const known = new Set(baseline?.errors.map(({ issue, url }) => `${issue} ${url}`));
  return issues
    .filter(({ severity }) => severity === 'error')
    .flatMap((issue) => issue.urls.map((url) => ({ issue, url })))
    .filter(({ issue, url }) => !known.has(`${issue.id} ${url}`));
}

function scoreLines({ pages }: Findings, budget: Budget): BudgetLine[] {
  const mean = leastScore(budget.min_score, budget.min_grade);
  const each = leastScore(budget.min_page_score, budget.min_page_grade);
  const scores = pages.flatMap(({ score }) => score ?? []);
  const lines: BudgetLine[] = [];
  if (mean !== null) {
    const score = scores.length === 0 ? null : scores.reduce((sum, one) => sum + one, 0) / scores.length;
    const found = score === null ? 'no page was graded' : `${score.toFixed(1)} (${gradeScore(score)})`;
    lines.push({ limit: 'mean score', allowed: `at least ${mean}`, found, kept: score !== null && score >= mean });
  }
  if (each !== null) {
    const worse = pages.filter(({ score }) => score === null || score < each);
    const names = worse.slice(0, 3).map(({ path, score }) => `${path} ${score === null ? 'not graded' : score}`);
    const more = worse.length > names.length ? ` and ${worse.length - names.length} more` : '';
    const found = worse.length === 0 ? 'every page' : `${names.join(', ')}${more}`;
    lines.push({ limit: 'score of each page', allowed: `at least ${each}`, found, kept: worse.length === 0 });
  }
  return lines;
}

/** The higher of both; null when neither is asked for. */
function leastScore(score: number | undefined, grade: string | undefined): number | null {
  const band = gradeBands.find((one) => one.grade === grade)?.min;
  const asked = [score, band].filter((one) => one !== undefined);
  return asked.length === 0 ? null : Math.max(...asked);
}
