import type { KnownUrl } from './known-url.ts';
import type { PageSummary, WholeSite } from './whole-site.ts';

interface SitemapEntry {
  readonly url: string;
  /** The response at exactly this address. */
  readonly known: KnownUrl | null;
  readonly isFirstLook: boolean;
  readonly page: PageSummary | null;
}

/** URLs of the sitemaps, with their known state. */
export function* sitemapEntries({ sitemapUrls, named, pageAt }: WholeSite): Generator<SitemapEntry> {
  for (const url of sitemapUrls) {
    const { known = null, isFirstLook = false } = named(url) ?? {};
    yield { url, known, isFirstLook, page: pageAt(url) };
  }
}
