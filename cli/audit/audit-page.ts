import * as z from 'zod';
import type { ApiClient } from './api-client.ts';
import { anyAnswer, type Checks, checksSchema, type Report, reportSchema } from './api-shapes.ts';
import { AuditError } from './audit-error.ts';
import type { AuditTarget } from './audit-target.ts';
import { analyzePage } from './page-analysis.ts';
import { findPageId } from './page-lookup.ts';
import type { Progress } from './progress.ts';
import { crawlSite } from './site-crawl.ts';

export interface PageAudit {
  /** The response of `GET /pages/{id}/report` as it came. */
  readonly response: unknown;
  readonly report: Report;
  readonly checks: Checks;
}

export interface PageAuditOfSite extends PageAudit {
  readonly siteId: number;
}

/** Crawls the site, analyses its one page, and reads the result. */
export async function auditPage(
  api: ApiClient,
  target: AuditTarget,
  { keyword, progress }: { keyword: string | null; progress: Progress },
): Promise<PageAuditOfSite> {
  const site = await crawlSite(api, target.domain, progress);
  const pageId = await findPageId(api, target.url);
  if (keyword !== null) await api.patch(`/pages/${pageId}`, { primary_keyword: keyword }, anyAnswer);
  await analyzePage(api, pageId, target.url, progress);
  return { siteId: site.id, ...(await readPageAudit(api, pageId)) };
}

/** The report and the checks of a page that has been analysed. */
export async function readPageAudit(api: ApiClient, pageId: number): Promise<PageAudit> {
  const [response, checks] = await Promise.all([
    api.get(`/pages/${pageId}/report`, z.unknown()),
    api.get(`/pages/${pageId}/checks`, checksSchema),
  ]);
  const parsed = reportSchema.safeParse(response);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new AuditError(
      `the report of page ${pageId} is not as documented: ${issue?.path.join('.')}: ${issue?.message}`,
    );
  }
  return { response, report: parsed.data.data, checks: checks.data };
}
