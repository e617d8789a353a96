import { isSameSpelling, type KnownUrl } from './known-url.ts';
import type { PageSummary, WholeSite } from './whole-site.ts';

interface SitemapEntry {
  readonly url: string;
  /** The crawl's response at exactly this address. */
  readonly known: KnownUrl | null;
  readonly page: PageSummary | null;
}

/** URLs of the sitemaps, with their known state. */
export function* sitemapEntries({ view, urls, pageAt }: WholeSite): Generator<SitemapEntry> {
  for (const [key, url] of view.sitemap?.urls ?? []) {
    const known = urls.get(key);
    yield { url, known: known && isSameSpelling(known.url, url) ? known : null, page: pageAt(url) };
  }
}
