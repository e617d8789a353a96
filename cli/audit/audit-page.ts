import * as z from 'zod';
import type { AuditApi } from './audit-api.ts';
import { AuditError } from './audit-error.ts';
import type { AuditTarget } from './audit-target.ts';
import { analyzePage } from './page-analysis.ts';
import { readPage } from './page-crawl.ts';
import type { Progress } from './progress.ts';
import type { Checks, Report } from './report-types.ts';
import { crawlSite } from './site-crawl.ts';

export interface PageAudit {
  /** The response of `GET /pages/{id}/report` as it came. */
  readonly response: unknown;
  readonly report: Report;
  readonly checks: Checks;
}

interface PageAuditOfSite extends PageAudit {
  readonly siteId: number;
}

/** Crawls the site, analyses its one page, and reads the result. */
export async function auditPage(
  api: AuditApi,
  target: AuditTarget,
  { keyword, progress }: { keyword: string | null; progress: Progress },
): Promise<PageAuditOfSite> {
  const site = await crawlSite(api, target.domain, progress);
  const pageId = await readPage(api, site.id, target.url, progress);
  if (keyword !== null) await api.updatePage({ pageId, body: { primary_keyword: keyword } });
  await analyzePage(api, pageId, target.url, progress);
  return { siteId: site.id, ...(await readPageAudit(api, pageId)) };
}

/** The report and the checks of a page that has been analysed. */
export async function readPageAudit(api: AuditApi, pageId: number): Promise<PageAudit> {
  const [response, checks] = await Promise.all([api.getReport({ pageId }), api.getChecks({ pageId })]);
  // A report is worth nothing without its page; everything else of it may be missing by itself.
  const parsed = z.object({ data: z.object({ page: z.object({ url: z.string() }) }) }).safeParse(response);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new AuditError(
      `the report of page ${pageId} is not as documented: ${issue?.path.join('.')}: ${issue?.message}`,
    );
  }
  return { response, report: response.data, checks: checks.data };
}
