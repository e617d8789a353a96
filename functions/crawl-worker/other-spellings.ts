import type { FrontierCandidate } from '../../shared/domain/crawling/frontier.ts';
import type { CheckedUrl } from '../../shared/domain/issues/audited-page.ts';
import { SITEMAP } from '../../shared/domain/issues/found-at.ts';
import { isPage, isSameSpelling, type KnownUrl, urlKey } from '../../shared/domain/issues/known-url.ts';
import type { ByKey } from '../../shared/domain/issues/url-store.ts';
import { getCrawlFiles } from '../../shared/table/crawl-files.ts';
import type { Crawl } from '../../shared/table/crawls.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { readSitePages } from '../../shared/table/listed-pages.ts';
import { getLinksOfPages } from '../../shared/table/page-links.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { MetUrls } from './audit/audit-input.ts';

const PAGES_AT_ONCE = 100;

interface MetSite {
  crawl: Crawl;
  site: Site;
  met: MetUrls;
}

/** Whether the crawl has requested the address, and found no page there. */
export const isAsked = ({ failed }: Pick<MetUrls, 'failed'>, url: string): boolean =>
  (failed.get(urlKey(url) ?? '') ?? []).some((asked) => isSameSpelling(asked.url, url));

/** The spellings that gave no page, of URLs that are known by another one: they need no request to be checked. */
export function listFailedSpellings(
  { failed }: Pick<MetUrls, 'failed'>,
  urls: Pick<ByKey<KnownUrl>, 'get'>,
): CheckedUrl[] {
  return [...failed].flatMap(([key, requests]) =>
    requests
      .filter(({ url }) => urls.get(key)?.url !== url)
      .map(
        ({ url, outcome, statusCode, reason, leadsTo, finalUrl }): CheckedUrl => ({
          url,
          kind: 'spelling',
          statusCode,
          reason: reason === 'dns' ? reason : null,
          bytes: null,
          redirectsTo: outcome === 'redirected' || outcome === 'moved_away' ? (leadsTo ?? finalUrl) : null,
        }),
      ),
  );
}

/**
 * Of addresses where the crawl found no page: the other spellings that sitemaps and links of the pages it read name. A crawl requests
 * the first spelling that it meets; where that one is wrong, the page may be at another.
 */
export async function listOtherSpellings(table: Table, { crawl, site, met }: MetSite): Promise<FrontierCandidate[]> {
  if (met.failed.size === 0) return [];
  const found: FrontierCandidate[] = [];
  const add = (url: string, foundOn: string): void => {
    const [first] = met.failed.get(urlKey(url) ?? '') ?? [];
    if (first !== undefined && !isAsked(met, url)) found.push({ url, depth: first.depth, foundOn });
  };
  for (const url of (await getCrawlFiles(table, crawl))?.sitemapUrls ?? []) add(url, SITEMAP);
  for await (const listed of readSitePages(table, site.organizationId, site.id)) {
    const read = listed.filter(({ url }) => {
      const known = url === null ? undefined : met.urls.get(urlKey(url) ?? '');
      return known !== undefined && isPage(known);
    });
    for (let at = 0; at < read.length; at += PAGES_AT_ONCE) {
      const pages = read.slice(at, at + PAGES_AT_ONCE);
      const ids = pages.map(({ id }) => id);
      const links = await getLinksOfPages(table, site.organizationId, ids);
      for (const { id, url } of pages)
        for (const link of links.get(id) ?? []) if (!link.nofollow && url !== null) add(link.url, url);
    }
  }
  return found;
}
