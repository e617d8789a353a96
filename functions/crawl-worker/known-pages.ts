import { pagePlace } from '../../shared/domain/crawling/query-pages.ts';
import { listCrawlLocks } from '../../shared/jobs/crawl-locks.ts';
import type { FrontierUrl } from '../../shared/table/crawl-frontier.ts';
import type { Crawl } from '../../shared/table/crawls.ts';
import { findPageIdsByPaths } from '../../shared/table/page-ids.ts';
import { getPages, type Page } from '../../shared/table/pages.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { CrawlServices } from './services.ts';

/** The pages that the site has at these URLs, by path key. */
export async function knownPages(
  { table }: CrawlServices,
  site: Site,
  entries: readonly FrontierUrl[],
): Promise<Map<string, Page>> {
  const pathKeys = [...new Set(entries.flatMap((entry) => pagePlace(entry.url)?.pathKey ?? []))];
  const idByKey = await findPageIdsByPaths(table, site.organizationId, site.id, pathKeys);
  const pages = new Map(
    (await getPages(table, site.organizationId, [...idByKey.values()])).map((page) => [page.id, page]),
  );
  return new Map(
    [...idByKey].flatMap(([pathKey, id]) => (pages.has(id) ? [[pathKey, pages.get(id) as Page] as const] : [])),
  );
}

/** Says of a URL whether it may be read now: pages that were just added and are read by a separate crawl come later. */
export async function findReadiness(
  { table, now }: CrawlServices,
  crawl: Crawl,
): Promise<(entry: FrontierUrl) => boolean> {
  const locks = await listCrawlLocks(table, crawl, now());
  const readElsewhere = new Set(locks.flatMap(({ pathKey }) => pathKey ?? []));
  return ({ notBefore, url }) =>
    (notBefore === null || notBefore <= now().toISOString()) && !readElsewhere.has(pagePlace(url)?.pathKey ?? '');
}
