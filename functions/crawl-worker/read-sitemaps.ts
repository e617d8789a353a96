import { parseSitemap } from '../../shared/domain/crawling/sitemaps.ts';
import { isSameSite } from '../../shared/domain/urls/domain.ts';
import { log } from '../../shared/logging/log.ts';
import type { WebFetcher } from '../../shared/providers/web/web-fetcher.ts';

/** Sitemap files of one crawl: an index may name 50,000 of them, of which the first ones fill the page limit. */
const SITEMAP_FILES_MAX = 100;
/** Of all sitemaps: some megabytes until the site is audited. */
const ALTERNATES_MAX = 100_000;
/** A site that asks for long pauses: the step has 300 s, and links lead to the pages as well. */
const BUDGET_MS = 120_000;

const isOnSite = (url: string, origin: string): boolean => {
  const host = URL.parse(url)?.host;
  return host !== undefined && isSameSite(host, new URL(origin).host);
};

interface SitemapReading {
  urls: string[];
  /** How many files were sitemaps. */
  files: number;
  /** Every file that is named was read, in full. */
  isWhole: boolean;
  /** The versions in other languages of each URL that has some. */
  alternates: { url: string; alternates: readonly (readonly [code: string, url: string])[] }[];
}

/** The pages that the site's sitemaps name (those of robots.txt, else /sitemap.xml), following indexes, each file once. */
export async function readSitemaps(
  web: WebFetcher,
  { origin, named, maxUrls }: { origin: string; named: readonly string[]; maxUrls: number },
): Promise<SitemapReading> {
  const pending = named.length > 0 ? [...named] : [`${origin}/sitemap.xml`];
  const read = new Set<string>();
  const urls = new Set<string>();
  const alternates: SitemapReading['alternates'] = [];
  let alternatesLeft = ALTERNATES_MAX;
  let files = 0;
  let isWhole = true;
  const endsAt = Date.now() + BUDGET_MS;
  while (pending.length > 0 && Date.now() < endsAt && read.size < SITEMAP_FILES_MAX && urls.size < maxUrls) {
    const url = pending.shift();
    if (url === undefined || read.has(url) || !isOnSite(url, origin)) continue;
    read.add(url);
    const response = await web.fetch({ url, accept: 'sitemap' });
    const sitemap = response.outcome === 'ok' ? parseSitemap(response.body) : null;
    isWhole &&= sitemap !== null && sitemap.error === null && !(response.outcome === 'ok' && response.truncated);
    if (sitemap === null) continue;
    if (sitemap.kind !== 'unknown') files += 1;
    if (sitemap.error) log.info('a sitemap is broken', { sitemap_url: url, reason: sitemap.error });
    pending.push(...sitemap.sitemaps);
    for (const { loc, alternates: own = [] } of sitemap.urls) {
      if (urls.size >= maxUrls) break;
      urls.add(loc);
      alternatesLeft -= own.length;
      if (own.length > 0 && alternatesLeft >= 0) alternates.push({ url: loc, alternates: own });
    }
  }
  return { urls: [...urls], files, isWhole: isWhole && pending.length === 0 && urls.size < maxUrls, alternates };
}
