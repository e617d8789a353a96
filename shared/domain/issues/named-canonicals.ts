import { isSamePath, urlKey } from './known-url.ts';
import type { WholeSite } from './whole-site.ts';

/** The same, and the pages that name another spelling of their own address. */
export function* spelledCanonicals(site: WholeSite): Generator<{ url: string; canonical: string }> {
  for (const { url, key, canonical, isReadable } of site.pages) {
    if (canonical !== null && isReadable && urlKey(canonical) === key && !isSamePath(canonical, url))
      yield { url, canonical };
  }
  yield* namedCanonicals(site);
}

/** The pages, and the copies that became none, which name another address as canonical. */
export function* namedCanonicals({ pages, urls }: WholeSite): Generator<{ url: string; canonical: string }> {
  for (const { url, key, canonical, isReadable } of pages) {
    if (canonical !== null && isReadable && urlKey(canonical) !== key) yield { url, canonical };
  }
  for (const { url, outcome, reason, canonicalUrl } of urls.values()) {
    if (outcome === 'folded' && reason === 'canonical' && canonicalUrl !== null) yield { url, canonical: canonicalUrl };
  }
}
