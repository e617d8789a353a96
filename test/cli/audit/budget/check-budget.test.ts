import { describe, expect, test } from 'vitest';
import type { Budget } from '../../../../cli/audit/budget/budget.ts';
import { budgetAnnotations, budgetMarkdown } from '../../../../cli/audit/budget/budget-output.ts';
import { baselineOf, checkBudget } from '../../../../cli/audit/budget/check-budget.ts';
import type { Findings, FoundIssue } from '../../../../cli/audit/budget/findings.ts';

const issue = (id: string, severity: FoundIssue['severity'], ...urls: string[]): FoundIssue => ({
  ...{ id, severity, urls },
  title: `Title of ${id}`,
  how: 'Mend it.',
});
const findings: Findings = {
  pages: [
    { path: '/', score: 90, grade: 'A-', problem: null },
    { path: '/a/', score: 60, grade: 'D-', problem: null },
    { path: '/b/', score: null, grade: null, problem: 'no text' },
  ],
  issues: [
    issue('page-not-found', 'error', '/x/', '/y/'),
    issue('noindex', 'error', '/'),
    issue('dead-end', 'notice', '/a/'),
  ],
};
const budgetOf = (given: Partial<Budget>): Budget => ({ max_issues: {}, ignore: [], ...given });
const check = (given: Partial<Budget>, baseline: Parameters<typeof checkBudget>[2] = null) =>
  checkBudget(findings, budgetOf(given), baseline);

describe('a budget', () => {
  test.each<{ budget: Partial<Budget>; kept: boolean; found: string }>([
    { budget: { min_score: 75 }, kept: true, found: '75.0 (C)' },
    { budget: { min_score: 75.1 }, kept: false, found: '75.0 (C)' },
    { budget: { min_grade: 'C' }, kept: true, found: '75.0 (C)' },
    { budget: { min_grade: 'C+' }, kept: false, found: '75.0 (C)' },
    { budget: { min_score: 10, min_grade: 'A' }, kept: false, found: '75.0 (C)' },
    { budget: { min_page_score: 60 }, kept: false, found: '/b/ not graded' },
    { budget: { min_page_grade: 'D' }, kept: false, found: '/a/ 60, /b/ not graded' },
    { budget: { max_issues: { error: 3 } }, kept: true, found: '3' },
    { budget: { max_issues: { error: 2 } }, kept: false, found: '3' },
    { budget: { max_issues: { error: 2 }, ignore: ['noindex'] }, kept: true, found: '2' },
    { budget: { max_issues: { warning: 0 } }, kept: true, found: '0' },
    { budget: { max_new_errors: 2 }, kept: false, found: '3' },
  ])('of $budget is kept: $kept', ({ budget, kept, found }) => {
    const result = check(budget);
    expect([result.kept, result.lines.map((line) => line.found)]).toEqual([kept, [found]]);
  });

  test('without a field limits nothing', () => {
    expect(check({})).toMatchObject({ kept: true, lines: [] });
  });

  test('counts as new the errors that the baseline does not have, by issue and URL', () => {
    const baseline = baselineOf(findings);
    expect(check({ max_new_errors: 0 }, baseline)).toMatchObject({ kept: true, newErrors: [] });
    const without = { errors: baseline.errors.filter(({ url }) => url !== '/y/') };
    const { kept, newErrors } = check({ max_new_errors: 0 }, without);
    expect([kept, newErrors.map(({ url }) => url)]).toEqual([false, ['/y/']]);
  });
});

describe('text of a site', () => {
  const hostile = 'a`b|c](x) %0A::error::\u001b[31m\nnext';
  const result = checkBudget(
    { pages: [], issues: [{ ...issue('page-not-found', 'error', hostile), title: hostile }] },
    budgetOf({ max_issues: { error: 0 } }),
    null,
  );

  test('is one cell of code in the summary', () => {
    const line = budgetMarkdown(result, 'shop.example')
      .split('\n')
      .find((one) => one.includes('next'));
    const cell = String.raw`${'`'}a'b\|c](x) %0A::error::[31m next${'`'}`;
    expect(line).toBe(`| ${cell} | ${cell} | \`page-not-found\` |`);
  });

  test('begins no workflow command of its own in an annotation', () => {
    const lines = budgetAnnotations(result).trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^::error title=[^:,]+::/);
    expect(lines[1]).toContain('%250A');
  });
});
