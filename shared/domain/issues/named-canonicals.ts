import { urlKey } from './known-url.ts';
import type { WholeSite } from './whole-site.ts';

/** The pages, and the copies that became none, which name another address as canonical. */
export function* namedCanonicals({ pages, urls }: WholeSite): Generator<{ url: string; canonical: string }> {
  for (const { url, key, canonical, isReadable } of pages) {
    if (canonical !== null && isReadable && urlKey(canonical) !== key) yield { url, canonical };
  }
  for (const { url, outcome, reason, canonicalUrl } of urls.values()) {
    if (outcome === 'folded' && reason === 'canonical' && canonicalUrl !== null) yield { url, canonical: canonicalUrl };
  }
}
