import type { PagePlace } from '../../../shared/domain/crawling/query-pages.ts';
import { pageUrl } from '../../../shared/domain/urls/page-url.ts';
import type { WebhookEvent } from '../../../shared/domain/webhooks/event-data.ts';
import { JobOverError } from '../../../shared/jobs/worker-errors.ts';
import { contentVersionRow, versionCreated } from '../../../shared/table/content-versions.ts';
import { type Crawl, crawlRunsCheck } from '../../../shared/table/crawls.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { type Row, writeItems } from '../../../shared/table/engine/writes.ts';
import { changedPage } from '../../../shared/table/page-changes.ts';
import { newPageLinksRows } from '../../../shared/table/page-links.ts';
import { pageRecordRow } from '../../../shared/table/page-records.ts';
import { createPageWrites, newPage, type Page } from '../../../shared/table/pages.ts';
import { type Site, updateSiteWrite } from '../../../shared/table/sites.ts';
import { newPageSnapshotRows } from '../../../shared/table/snapshots.ts';
import { eventWrites } from '../../../shared/webhooks/announce.ts';
import type { CrawlServices } from '../services.ts';
import { buildPageRows, type PageToStore } from './page-rows.ts';

/** A page takes two writes, and a transaction 100. */
const PAGES_PER_TRANSACTION = 45;

/** A reading of a place where the site has no page. */
interface NewPageToStore extends PageToStore {
  place: PagePlace;
}

interface CreatedPage<Read> {
  read: Read;
  empty: Page;
  /** With what was read. */
  page: Page;
  /** Snapshot, version, links and body: no request finds them before the page's row. */
  rows: Row[];
  /** Its first version, where it has content. */
  happened: WebhookEvent[];
}

/**
 * Creates pages with what a crawl read of them. What hangs on a page is written first, in batches: no request finds it before
 * the page's row, which is in one transaction with its path, the site's count and the check of the crawl. That is less than
 * half the write units of a page that is created and then changed. Returns the pages, as they are before they are read; a
 * reading without one is left to the caller, because another writer took a path, or a body has several parts.
 * @throws JobOverError when the crawl was cancelled or has failed; no page is stored then.
 */
export async function storeNewPages<Read extends NewPageToStore>(
  services: CrawlServices,
  crawl: Crawl,
  site: Site,
  reads: readonly Read[],
): Promise<Map<Read, Page>> {
  const stored = new Map<Read, Page>();
  for (let at = 0; at < reads.length; at += PAGES_PER_TRANSACTION) {
    const part = reads.slice(at, at + PAGES_PER_TRANSACTION);
    const ids = await services.ids.many('page', part.length);
    const group = await Promise.all(ids.map((id, place) => create(services, site, part[place] as Read, id)));
    const created = group.filter((page) => page !== null);
    if (await tryToStore(services, crawl, site, created))
      for (const { read, empty } of created) stored.set(read, empty);
  }
  return stored;
}

/** Null for a page with a value of several parts, which takes another way. */
async function create<Read extends NewPageToStore>(
  services: CrawlServices,
  site: Site,
  read: Read,
  id: number,
): Promise<CreatedPage<Read> | null> {
  const { organizationId } = site;
  const now = services.now();
  const { path } = read.place;
  const empty = newPage({
    id,
    organizationId,
    siteId: site.id,
    url: pageUrl(site.domain, path),
    path,
    createdAt: now.toISOString(),
    discoveredVia: 'crawl',
  });
  const { snapshot, body, links, record, version, changes } = await buildPageRows(services, empty, read, now);
  const [snapshotRows, linkRows, recordRow] = await Promise.all([
    newPageSnapshotRows(organizationId, snapshot, body),
    newPageLinksRows(organizationId, empty.id, read.crawl.id, links ?? []),
    pageRecordRow(organizationId, empty.id, record),
  ]);
  if (snapshotRows === null || linkRows === null) return null;
  const versionRows = version ? [contentVersionRow(organizationId, version, snapshotRows.body)] : [];
  return {
    read,
    empty,
    page: changedPage(empty, changes),
    rows: [...snapshotRows.puts, ...versionRows, ...linkRows, recordRow],
    happened: version ? [versionCreated(empty, version)] : [],
  };
}

async function tryToStore(
  { table, now }: CrawlServices,
  crawl: Crawl,
  site: Site,
  created: readonly CreatedPage<NewPageToStore>[],
): Promise<boolean> {
  if (created.length === 0) return true;
  const puts = created.flatMap(({ rows }) => rows);
  const happened = created.flatMap((page) => page.happened);
  const [events] = await Promise.all([
    eventWrites(table, site.organizationId, happened, now()),
    writeItems(table, { puts }),
  ]);
  const result = await transact(table, [
    crawlRunsCheck(crawl),
    ...created.flatMap(({ page }) => createPageWrites(page)),
    updateSiteWrite(site.organizationId, site.id, { add: { pageCount: created.length } }),
    ...events,
  ]);
  if (result.ok) return true;
  await writeItems(table, { deletes: puts });
  if (result.failed.includes('crawl')) throw new JobOverError(`crawl ${crawl.id} is over`);
  return false;
}
