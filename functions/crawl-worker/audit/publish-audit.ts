import type { CheckList } from '../../../shared/domain/issues/check-list.ts';
import type { LinkGraph } from '../../../shared/domain/issues/link-graph.ts';
import { type AuditedUrl, type IssuesOfUrls, issueTrends } from '../../../shared/domain/issues/audited-url.ts';
import { issueTypes, searchIssues } from '../../../shared/domain/issues/issue-types.ts';
import { countErrors } from '../../../shared/domain/issues/site-health.ts';
import type { PageAbsence } from '../../../shared/domain/pages/page-presence.ts';
import type { RecurringLine } from '../../../shared/domain/pages/recurring-lines.ts';
import { addToCourse } from '../../../shared/domain/scoring/site-score-history.ts';
import type { SearchReading } from '../../../shared/domain/search-console/site-searches.ts';
import { compareCrawls, listFirstGraded } from '../../../shared/domain/site-changes/compare-crawls.ts';
import type { SiteChange } from '../../../shared/domain/site-changes/site-change.ts';
import type { WebhookEvent } from '../../../shared/domain/webhooks/event-data.ts';
import { JobOverError } from '../../../shared/jobs/worker-errors.ts';
import { log } from '../../../shared/logging/log.ts';
import { absentPagesWrite } from '../../../shared/table/absent-pages.ts';
import { type Crawl, crawlRunsCheck } from '../../../shared/table/crawls.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { getCountsInPages, linkCountsWrite, putCountsInPages } from '../../../shared/table/link-counts.ts';
import { getFirstGrades } from '../../../shared/table/listed-pages.ts';
import { recurringLinesWrite } from '../../../shared/table/recurring-lines.ts';
import {
  deleteOldAudits,
  putAuditedChecks,
  putAuditedUrls,
  type SiteAudit,
  type SiteKey,
  siteAuditWrite,
} from '../../../shared/table/site-audits.ts';
import { PART_CHANGES, putChangesPart, siteChangesWrite } from '../../../shared/table/site-changes.ts';
import { eventWrites } from '../../../shared/webhooks/announce.ts';
import type { CrawlServices } from '../services.ts';
import { storeInParts } from './store-in-parts.ts';
import { storeLinks } from './store-links.ts';

const typeIds = issueTypes.map(({ id }) => id);

const searchIds: ReadonlySet<string> = new Set(searchIssues.map(({ id }) => id));

/** The types that the audit before looked for as well. Without search data nothing was looked for in them. */
function listCompared(published: SiteAudit | null, search: NonNullable<SiteAudit['search']>): string[] {
  const hasSearches = search.window !== null && (published?.search ?? null)?.window != null;
  return (published?.typeIds ?? []).filter((id) => hasSearches || !searchIds.has(id));
}

interface AuditResult {
  /** The audit that the site has so far. */
  published: SiteAudit | null;
  before: ReadonlyMap<string, AuditedUrl>;
  after: ReadonlyMap<string, AuditedUrl>;
  isCurrent: (key: string) => boolean;
  isComplete: boolean;
  issues: IssuesOfUrls;
  counts: ReadonlyMap<string, { pages: number; parts: number }>;
  checked: ReturnType<CheckList['finish']>;
  /** Of search data. */
  reading: SearchReading;
  /** The pages that are no longer at their URLs. */
  absent: ReadonlyMap<number, PageAbsence>;
  /** The pages with their links. */
  links: ReturnType<LinkGraph['list']>;
  recurringLines: readonly RecurringLine[];
}

/**
 * Stores the URLs and the changes, and makes all that was stored the site's audit in one transaction.
 * @throws JobOverError when the crawl was cancelled; nothing shows what was stored then.
 */
export async function publishAudit({ table, now }: CrawlServices, crawl: Crawl, result: AuditResult): Promise<void> {
  const { published, before, after, isCurrent, isComplete, issues, counts, checked, reading } = result;
  const site = { organizationId: crawl.organizationId, siteId: crawl.siteId };
  const part = (at: number) => ({ crawlId: crawl.id, part: at });
  const urlParts = await storeInParts(after.values(), (at, urls) => putAuditedUrls(table, site, part(at), urls));
  const checkParts = await storeInParts(checked.known, (at, known) => putAuditedChecks(table, site, part(at), known));
  const links = await storeLinks(table, site, crawl, result.links);
  const countsBefore = await getCountsInPages(table, site);
  const firstGraded = published === null ? [] : listFirstGraded(before, after);
  const firstGrades = await getFirstGrades(table, site.organizationId, firstGraded);
  const changes = published === null ? [] : compareCrawls(before, after, { isCurrent, firstGrades });
  const changesParts = await storeChanges(table, site, crawl, changes, now());
  const search = { status: reading.status, window: reading.searches?.window ?? null };
  const trends = issueTrends(typeIds, issues, { typeIds: listCompared(published, search), urls: before });
  const at = now().toISOString();
  const audit: SiteAudit = {
    crawlId: crawl.id,
    previousCrawlId: published?.crawlId ?? null,
    computedAt: at,
    isComplete,
    pages: [...after.values()].filter(({ page }) => page !== null).length,
    urlParts,
    typeIds,
    issues: typeIds.map((id) => ({
      id,
      ...(counts.get(id) ?? { pages: 0, parts: 0 }),
      new: trends.get(id)?.new ?? null,
      fixed: trends.get(id)?.fixed ?? null,
    })),
    checkParts,
    checkCounts: checked.counts,
    search,
    linkParts: links.firstPages,
    health: addToCourse(published?.health ?? [], { crawlId: crawl.id, at, ...countErrors(after.values(), typeIds) }),
  };
  const ended = await transact(table, [
    crawlRunsCheck(crawl),
    await siteAuditWrite(site, audit),
    await absentPagesWrite(site, result.absent),
    await linkCountsWrite(site, links.counts, { isComplete }),
    await recurringLinesWrite(site, result.recurringLines),
    ...(changesParts === 0 ? [] : [siteChangesWrite(site, { crawlId: crawl.id, at, parts: changesParts }, now())]),
    ...(await eventWrites(table, site.organizationId, issuesChanged(audit, site.siteId), now())),
  ]);
  if (!ended.ok) throw new JobOverError(`crawl ${crawl.id} is over`);
  await putCountsInPages(table, site, countsBefore, links.counts);
  await deleteOldAudits(table, site, audit);
  const found = audit.issues.reduce((sum, { pages }) => sum + pages, 0);
  log.info('site audited', { pages: audit.pages, issues: found, changes_parts: changesParts });
}

/** In a site's first audit every issue is new. */
function issuesChanged({ crawlId, previousCrawlId, issues }: SiteAudit, siteId: number): WebhookEvent[] {
  const isFirst = previousCrawlId === null;
  const appeared = issues.reduce((sum, { pages, new: added }) => sum + (isFirst ? pages : (added ?? 0)), 0);
  const fixed = issues.reduce((sum, issue) => sum + (issue.fixed ?? 0), 0);
  if (appeared + fixed === 0) return [];
  return [{ type: 'issues.changed', data: { crawl_id: crawlId, site_id: siteId, new: appeared, fixed } }];
}

async function storeChanges(
  table: Table,
  site: SiteKey,
  { id: crawlId }: Crawl,
  changes: Iterable<SiteChange>,
  now: Date,
): Promise<number> {
  let part = 0;
  let waiting: SiteChange[] = [];
  const write = async (): Promise<void> => {
    await putChangesPart(table, site, { crawlId, part }, waiting, now);
    part += 1;
    waiting = [];
  };
  for (const change of changes) {
    waiting.push(change);
    if (waiting.length >= PART_CHANGES) await write();
  }
  if (waiting.length > 0) await write();
  return part;
}
