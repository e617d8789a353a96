import type { CheckList } from '../../../shared/domain/issues/check-list.ts';
import type { PlacedPage } from '../../../shared/domain/issues/linked-pages.ts';
import { joinErrors } from '../../../shared/domain/issues/site-health.ts';
import type { RecurringLine } from '../../../shared/domain/pages/recurring-lines.ts';
import { addToCourse } from '../../../shared/domain/scoring/site-score-history.ts';
import { joinMoves } from '../../../shared/domain/site-changes/compare-crawls.ts';
import type { SiteChange } from '../../../shared/domain/site-changes/site-change.ts';
import type { WebhookEvent } from '../../../shared/domain/webhooks/event-data.ts';
import { JobOverError } from '../../../shared/jobs/worker-errors.ts';
import { log } from '../../../shared/logging/log.ts';
import { absentPagesWrite } from '../../../shared/table/absent-pages.ts';
import type { ShareResult } from '../../../shared/table/audit-shares.ts';
import { type Crawl, crawlRunsCheck } from '../../../shared/table/crawls.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import {
  getCountsInPages,
  linkCountsWrite,
  putCountsInPages,
  removeLostCounts,
} from '../../../shared/table/link-counts.ts';
import { recurringLinesWrite } from '../../../shared/table/recurring-lines.ts';
import {
  deleteOldAudits,
  putAuditedChecks,
  type SiteAudit,
  type SiteKey,
  siteAuditWrite,
} from '../../../shared/table/site-audits.ts';
import { PART_CHANGES, putChangesPart, siteChangesWrite } from '../../../shared/table/site-changes.ts';
import { eventWrites } from '../../../shared/webhooks/announce.ts';
import type { CrawlServices } from '../services.ts';
import type { BegunAudit } from './begin-audit.ts';
import { typeIds } from './listed-types.ts';
import { storeInParts } from './store-in-parts.ts';

interface AuditToPublish {
  begun: Pick<BegunAudit, 'published' | 'isComplete' | 'reading'>;
  /** By share: one of a site that was compared at once. */
  results: readonly ShareResult[];
  counts: ReadonlyMap<string, { pages: number; parts: number }>;
  checked: Pick<ReturnType<CheckList['finish']>, 'known' | 'counts'>;
  recurringLines: readonly RecurringLine[];
  /** The first page of each part of the links that lead to pages, by the task that wrote it. */
  linkParts: readonly (readonly number[])[];
  /** The pages with their places, by id. */
  readPlaces: () => AsyncIterable<readonly PlacedPage[]>;
  /** Another task writes the counts beside the rows of pages. */
  leavesCounts?: boolean;
}

/**
 * Stores the changes, and makes all that was stored the site's audit in one transaction.
 * @throws JobOverError when the crawl was cancelled; nothing shows what was stored then.
 */
export async function publishAudit(
  { table, now }: CrawlServices,
  crawl: Crawl,
  { begun, results, counts, checked, recurringLines, linkParts, readPlaces, leavesCounts = false }: AuditToPublish,
): Promise<void> {
  const { published, isComplete, reading } = begun;
  const site = { organizationId: crawl.organizationId, siteId: crawl.siteId };
  const part = (at: number) => ({ crawlId: crawl.id, part: at });
  const checkParts = await storeInParts(checked.known, (at, known) => putAuditedChecks(table, site, part(at), known));
  const changes = joinMoves(results.flatMap((result) => result.changes));
  const changesParts = await storeChanges(table, site, crawl, changes, now());
  const trends = sumTrends(results);
  const at = now().toISOString();
  const audit: SiteAudit = {
    crawlId: crawl.id,
    previousCrawlId: published?.crawlId ?? null,
    computedAt: at,
    isComplete,
    pages: results.reduce((sum, { pages }) => sum + pages, 0),
    urlParts: results.map(({ urlParts }) => urlParts),
    typeIds,
    issues: typeIds.map((id) => ({
      id,
      ...(counts.get(id) ?? { pages: 0, parts: 0 }),
      new: trends.get(id)?.new ?? null,
      fixed: trends.get(id)?.fixed ?? null,
    })),
    checkParts,
    checkCounts: checked.counts,
    search: { status: reading.status, window: reading.searches?.window ?? null },
    linkParts: linkParts.flat(),
    linkPartsByTask: linkParts.length === 1 ? [] : linkParts.map(({ length }) => length),
    health: addToCourse(published?.health ?? [], {
      ...{ crawlId: crawl.id, at },
      ...joinErrors(results.map(({ health }) => health)),
    }),
  };
  const countsBefore = await getCountsInPages(table, site);
  const ended = await transact(table, [
    crawlRunsCheck(crawl),
    await siteAuditWrite(site, audit),
    await absentPagesWrite(site, new Map(results.flatMap(({ absent }) => absent))),
    await linkCountsWrite(site, readPlaces(), { isComplete }),
    await recurringLinesWrite(site, recurringLines),
    ...(changesParts === 0 ? [] : [siteChangesWrite(site, { crawlId: crawl.id, at, parts: changesParts }, now())]),
    ...(await eventWrites(table, site.organizationId, issuesChanged(audit, site.siteId), now())),
  ]);
  if (!ended.ok) throw new JobOverError(`crawl ${crawl.id} is over`);
  await removeLostCounts(table, site, countsBefore, readPlaces());
  if (!leavesCounts) await putCountsInPages(table, site, countsBefore, readPlaces());
  await deleteOldAudits(table, site, audit);
  const found = audit.issues.reduce((sum, { pages }) => sum + pages, 0);
  log.info('site audited', { pages: audit.pages, issues: found, changes_parts: changesParts });
}

function sumTrends(results: readonly ShareResult[]): Map<string, { new: number; fixed: number }> {
  const sums = new Map<string, { new: number; fixed: number }>();
  for (const [id, trend] of results.flatMap(({ trends }) => trends)) {
    const sum = sums.get(id) ?? { new: 0, fixed: 0 };
    sums.set(id, { new: sum.new + trend.new, fixed: sum.fixed + trend.fixed });
  }
  return sums;
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
