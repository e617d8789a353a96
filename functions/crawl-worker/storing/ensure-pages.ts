import type { PagePlace } from '../../../shared/domain/crawling/query-pages.ts';
import { pageUrl } from '../../../shared/domain/urls/page-url.ts';
import { JobOverError } from '../../../shared/jobs/worker-errors.ts';
import { type Crawl, crawlRunsCheck } from '../../../shared/table/crawls.ts';
import { contended, retryWhileContended } from '../../../shared/table/engine/contention.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { findPageIdsByPaths } from '../../../shared/table/page-ids.ts';
import { createPageWrites, getPages, newPage, type Page, uniquePathKey } from '../../../shared/table/pages.ts';
import { type Site, updateSiteWrite } from '../../../shared/table/sites.ts';
import type { CrawlServices } from '../services.ts';

/** A page takes two writes, and a transaction 100. */
const PAGES_PER_TRANSACTION = 45;

/**
 * The site's pages at these places, by path key; those that are missing are made. A batch's new pages and the site's count
 * are one transaction, so that the count is exact and the site's item is written once a batch.
 */
export async function ensurePages(
  services: CrawlServices,
  crawl: Crawl,
  site: Site,
  places: readonly PagePlace[],
): Promise<Map<string, Page>> {
  const all = [...new Map(places.map((place) => [place.pathKey, place])).values()];
  const found = new Map<string, Page>();
  for (let at = 0; at < all.length; at += PAGES_PER_TRANSACTION) {
    const group = all.slice(at, at + PAGES_PER_TRANSACTION);
    for (const [pathKey, page] of await ensureGroup(services, crawl, site, group)) found.set(pathKey, page);
  }
  return found;
}

/** Other writers can take a path at the same time; each attempt meets one fewer new path. */
function ensureGroup(
  { table, ids, now }: CrawlServices,
  crawl: Crawl,
  site: Site,
  places: readonly PagePlace[],
): Promise<Map<string, Page>> {
  const { organizationId } = site;
  const pathKeys = places.map(({ pathKey }) => pathKey);
  return retryWhileContended('the pages of this site', async () => {
    const idByKey = await findPageIdsByPaths(table, organizationId, site.id, pathKeys);
    const missing = places.filter(({ pathKey }) => !idByKey.has(pathKey));
    const createdAt = now().toISOString();
    const newIds = await ids.many('page', missing.length);
    const created: Page[] = newIds.map((id, at) => {
      const path = missing[at]?.path ?? '/';
      const url = pageUrl(site.domain, path);
      return newPage({ id, organizationId, siteId: site.id, url, path, createdAt, discoveredVia: 'crawl' });
    });
    if (created.length > 0) {
      const result = await transact(table, [
        crawlRunsCheck(crawl),
        ...created.flatMap(createPageWrites),
        updateSiteWrite(organizationId, site.id, { add: { pageCount: created.length } }),
      ]);
      if (!result.ok && result.failed.includes('crawl')) throw new JobOverError(`crawl ${crawl.id} is over`);
      if (!result.ok) return contended;
    }
    const known = await getPages(table, organizationId, [...idByKey.values()]);
    const byId = new Map(known.map((page) => [page.id, page]));
    return new Map([
      ...created.map((page) => [uniquePathKey(page), page] as const),
      ...[...idByKey].flatMap(([pathKey, id]) => {
        const page = byId.get(id);
        return page ? [[pathKey, page] as const] : [];
      }),
    ]);
  });
}
