import { describeApiError } from '../describe-api-error.ts';
import { type AuditCommand, parseArguments, usage } from './arguments.ts';
import { UsageError } from './audit-error.ts';
import { auditPage } from './audit-page.ts';
import { auditSite, type SiteAudit } from './audit-site.ts';
import { auditBuild, buildText } from './budget/audit-build.ts';
import { assertReportsPossible, writeReports } from './html/write-reports.ts';
import { type AuditSurroundings, openAudit, sampleHomePage } from './open-audit.ts';
import { renderPageTable } from './page-table.ts';
import { printable } from './printable.ts';
import { createProgress, type Progress } from './progress.ts';
import { renderReport } from './report.ts';
import { issuesSection, pagesSection, readSiteOverview, type SiteOverview } from './site-overview.ts';
import { type Layout, paint } from './text-layout.ts';

const exitCodes = { done: 0, failed: 1, wrongCommandLine: 2, overBudget: 8, interrupted: 130 };

/** The whole command. Returns its exit code; every failure is one line on stderr. */
export async function runAudit(argv: readonly string[], surroundings: AuditSurroundings): Promise<number> {
  const { stdout, stderr, signal } = surroundings;
  const progress = createProgress(stderr);
  try {
    const command = parseArguments(argv);
    if (command.kind === 'audit') {
      const { keepsBudget } = await audit(command, surroundings, progress);
      return keepsBudget ? exitCodes.done : exitCodes.overBudget;
    }
    stdout.write(usage);
    return exitCodes.done;
  } catch (error) {
    progress.clear();
    if (signal.aborted) {
      stderr.write('audit: interrupted\n');
      return exitCodes.interrupted;
    }
    stderr.write(`audit: ${printable(describeApiError(error))}\n`);
    return error instanceof UsageError ? exitCodes.wrongCommandLine : exitCodes.failed;
  }
}

async function audit(
  command: Extract<AuditCommand, { kind: 'audit' }>,
  surroundings: AuditSurroundings,
  progress: Progress,
): Promise<{ keepsBudget: boolean }> {
  const { stdout, signal } = surroundings;
  const { report: files } = command;
  if (files) await assertReportsPossible(files);
  const target = command.target ?? sampleHomePage;
  const layout: Layout = { width: Math.max(stdout.columns, 40), hasColours: stdout.hasColours };
  if (command.budget) {
    const build = await auditBuild({ target, request: command.budget, files }, surroundings, progress);
    stdout.write(`\n${buildText(build, surroundings.variables, layout)}`);
    return { keepsBudget: build.result.kept };
  }
  await using system = await openAudit(target, surroundings, progress);
  const { api } = system;
  signal.throwIfAborted();
  // Written before the system stops, so that trouble in stopping cannot cost the result.
  const isSite = command.site === true || (command.target === null && !command.json);
  if (isSite) {
    const siteAudit = await auditSite(api, target.domain, progress);
    if (files) await writeReports(files, siteAudit, { client: api, signal, progress });
    stdout.write(siteText(siteAudit, target.domain, layout));
    return { keepsBudget: true };
  }
  const { siteId, response, report, checks } = await auditPage(api, target, { keyword: command.keyword, progress });
  if (files) await writeReports(files, { pageId: report.page.id }, { client: api, signal, progress });
  if (command.json) {
    progress.clear();
    stdout.write(`${JSON.stringify(response, null, 2)}\n`);
    return { keepsBudget: true };
  }
  const overview = await readSiteOverview(api, siteId);
  progress.clear();
  stdout.write(`\n${[renderReport(report, checks, layout), ...siteLines(overview, target.domain, layout)].join('\n')}`);
  return { keepsBudget: true };
}

function siteLines({ pages, issues }: SiteOverview, domain: string, layout: Layout): string[] {
  const head = paint(layout, 'bold', `All ${pages.length} pages of ${domain}`);
  return [head, ...pagesSection(pages, layout), '', ...issuesSection(issues, layout), ''];
}

function siteText({ rows, homePage, overview }: SiteAudit, domain: string, layout: Layout): string {
  return [
    '',
    paint(layout, 'bold', `Pages of ${domain}, worst first`),
    renderPageTable(rows, layout),
    ...(homePage === null ? [] : [renderReport(homePage.report, homePage.checks, layout)]),
    ...issuesSection(overview.issues, layout),
    '',
    `The report of another page: npm run audit -- https://${domain}${exampleOfAnotherPage(rows)}`,
    '',
  ].join('\n');
}

/** The page with the lowest score is the one that a reader will ask about. */
function exampleOfAnotherPage(rows: readonly { path: string; score: number | null }[]): string {
  const graded = rows.filter(({ score }) => score !== null);
  return graded.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0))[0]?.path ?? '/';
}
