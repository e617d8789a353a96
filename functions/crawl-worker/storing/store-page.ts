import { JobOverError, PermanentError } from '../../../shared/jobs/worker-errors.ts';
import { crawledVersionWrite, versionCreated } from '../../../shared/table/content-versions.ts';
import { crawlRunsCheck } from '../../../shared/table/crawls.ts';
import { contended, retryWhileContended } from '../../../shared/table/engine/contention.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { movePathWrites, pageIsUnchanged } from '../../../shared/table/page-changes.ts';
import { pageLinksWrites } from '../../../shared/table/page-links.ts';
import { pageRecordRow } from '../../../shared/table/page-records.ts';
import { getPage, type Page, updatePageWrite } from '../../../shared/table/pages.ts';
import { snapshotWrites } from '../../../shared/table/snapshots.ts';
import { eventWrites } from '../../../shared/webhooks/announce.ts';
import type { CrawlServices } from '../services.ts';
import { keptBlockIds } from './kept-block-ids.ts';
import { buildPageRows, type PageToStore } from './page-rows.ts';

/**
 * Stores what a crawl read of a page that the site has: snapshot, links and, if there is a new body, a content version, all in
 * one transaction with the page's row. Idempotent per crawl. Returns the snapshot's id, or null when the page is gone.
 * @throws JobOverError when the crawl was cancelled or has failed; nothing is stored then.
 */
export function storePage(services: CrawlServices, page: Page, read: PageToStore): Promise<number | null> {
  return retryWhileContended(`page ${page.id}`, async (attemptsBefore) => {
    const current = attemptsBefore === 0 ? page : await getPage(services.table, page.organizationId, page.id);
    // A planned page whose slug has changed since is no longer the page that was read.
    if (!current || (current.planned && current.path !== page.path)) return null;
    const stored = current.unreadSnapshot ?? current.latestSnapshot;
    if (current.lastCrawlId === read.crawl.id && stored) return stored.id;
    return (await tryToStore(services, current, read)) ?? contended;
  });
}

async function tryToStore(services: CrawlServices, page: Page, read: PageToStore): Promise<number | null> {
  const { table } = services;
  const { organizationId } = page;
  const at = services.now();
  const rows = await buildPageRows(services, page, read, at);
  const blockIds = rows.version && (await keptBlockIds(table, page, rows.version, rows.body.markdown));
  const [snapshot, links, record] = await Promise.all([
    snapshotWrites(table, organizationId, rows.snapshot, { ...rows.body, ...(blockIds && { blockIds }) }, at),
    rows.links &&
      pageLinksWrites(table, organizationId, page.id, rows.links, at, { mayReplace: page.lastCrawlId !== null }),
    pageRecordRow(organizationId, page.id, rows.record),
  ]);
  const happened = rows.version ? [versionCreated(page, rows.version)] : [];
  const result = await transact(table, [
    ...(await eventWrites(table, organizationId, happened, at)),
    crawlRunsCheck(read.crawl),
    ...(read.moveTo ? movePathWrites(page, read.moveTo) : []),
    ...snapshot.writes,
    ...(links?.writes ?? []),
    { put: record },
    ...(rows.version ? [crawledVersionWrite(organizationId, rows.version, snapshot.body)] : []),
    updatePageWrite(page, rows.changes, [
      ...pageIsUnchanged(page, 'contentRevision', 'lastCrawlId'),
      ...(page.planned ? pageIsUnchanged(page, 'path') : []),
      // A page that moves gets a new place in the list, which depends on its priority too.
      ...(read.moveTo ? pageIsUnchanged(page, 'isPriority') : []),
    ]),
  ]);
  if (!result.ok) {
    if (result.failed.includes('crawl')) throw new JobOverError(`crawl ${read.crawl.id} is over`);
    if (result.failed.includes('path')) throw new PermanentError(`another page is at ${read.moveTo?.path} by now`);
    return null;
  }
  await links?.releaseReplaced();
  return rows.snapshot.id;
}
