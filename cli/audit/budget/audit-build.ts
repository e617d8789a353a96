import { appendFile, writeFile } from 'node:fs/promises';
import { UsageError } from '../audit-error.ts';
import { auditSite } from '../audit-site.ts';
import type { AuditTarget } from '../audit-target.ts';
import type { ReportRequest } from '../html/report-arguments.ts';
import { writeReports } from '../html/write-reports.ts';
import { type AuditSurroundings, openAudit } from '../open-audit.ts';
import type { Progress } from '../progress.ts';
import type { Variables } from '../system-environment.ts';
import type { Layout } from '../text-layout.ts';
import { readBaseline, readBudget } from './budget.ts';
import type { BudgetRequest } from './budget-arguments.ts';
import { budgetAnnotations, budgetMarkdown, budgetText } from './budget-output.ts';
import { type BudgetResult, baselineOf, checkBudget } from './check-budget.ts';
import { readFoundIssues } from './findings.ts';

export interface BuildAudit {
  readonly result: BudgetResult;
  readonly domain: string;
}

interface BuildRequest {
  readonly target: AuditTarget;
  readonly request: BudgetRequest;
  readonly files?: ReportRequest | undefined;
}

/** Audits every page of a site and holds it to a budget. The budget's files are read before anything is crawled. */
export async function auditBuild(
  { target, request, files }: BuildRequest,
  surroundings: Omit<AuditSurroundings, 'stdout' | 'stderr'>,
  progress: Progress,
): Promise<BuildAudit> {
  const budget = await readBudget(request.file);
  const baseline = request.baseline === null ? null : await readBaseline(request.baseline);
  if (budget.max_new_errors !== undefined && baseline === null && request.newBaseline === null)
    throw new UsageError('max_new_errors needs --baseline, or --write-baseline in the first run (see --help)');
  await using audit = await openAudit(target, surroundings, progress);
  const { api } = audit;
  surroundings.signal.throwIfAborted();
  const site = await auditSite(api, target.domain, progress);
  if (files) await writeReports(files, site, { client: api, signal: surroundings.signal, progress });
  const findings = {
    pages: site.rows,
    issues: await readFoundIssues(api, { id: site.siteId, domain: target.domain }, site.overview.issues),
  };
  // In the first run, every error is one of the baseline.
  const result = checkBudget(findings, budget, baseline ?? (request.newBaseline ? baselineOf(findings) : null));
  const markdown = budgetMarkdown(result, target.domain);
  if (request.summary !== null) await writeFile(request.summary, markdown);
  const stepSummary = surroundings.variables['GITHUB_STEP_SUMMARY'];
  if (stepSummary) await appendFile(stepSummary, markdown);
  if (request.newBaseline !== null)
    await writeFile(request.newBaseline, `${JSON.stringify(baselineOf(findings), null, 2)}\n`);
  progress.clear();
  return { result, domain: target.domain };
}

/** For a terminal; in a workflow of GitHub, with annotations. */
export const buildText = ({ result }: BuildAudit, variables: Variables, layout: Layout): string =>
  `${budgetText(result, layout)}${variables['GITHUB_ACTIONS'] === 'true' ? budgetAnnotations(result) : ''}`;
