import { isSameSpelling, type KnownUrl } from './known-url.ts';
import type { PageSummary, WholeSite } from './whole-site.ts';

export interface SitemapEntry {
  readonly url: string;
  /** What the crawl got at exactly this address. */
  readonly known: KnownUrl | null;
  readonly page: PageSummary | null;
}

/** What the sitemaps name, with what is known of it. */
export function* sitemapEntries({ view, urls, pageAt }: WholeSite): Generator<SitemapEntry> {
  for (const [key, url] of view.sitemap?.urls ?? []) {
    const known = urls.get(key);
    yield { url, known: known && isSameSpelling(known.url, url) ? known : null, page: pageAt(url) };
  }
}
