import { kindsOfPages } from './check-list.ts';
import { isMissing } from './checks.ts';
import type { KnownUrl } from './known-url.ts';
import type { NamedUrl, WholeSite, WrongAddress } from './whole-site.ts';

/** Finds addresses in the spelling in which a canonical URL, an alternate or a sitemap names them. */
export function namedUrlFinder(
  find: (url: string) => KnownUrl | null,
  checks: readonly WrongAddress[],
): WholeSite['named'] {
  const spelled = new Map<string, NamedUrl>();
  for (const check of checks) {
    const known = kindsOfPages.has(check.kind) ? toKnownUrl(check) : null;
    if (known !== null) spelled.set(check.url, { known, isFirstLook: check.isFirstLook });
  }
  return (url) => {
    const known = find(url);
    return known === null ? (spelled.get(url) ?? null) : { known, isFirstLook: false };
  };
}

/** Null of an address where nothing is wrong, or that could not be read. */
function toKnownUrl({ url, statusCode, redirectsTo }: WrongAddress): KnownUrl | null {
  const outcome = isMissing(statusCode) ? 'gone' : redirectsTo === null ? null : 'redirected';
  if (outcome === null) return null;
  return {
    url,
    outcome,
    reason: null,
    statusCode,
    finalUrl: redirectsTo ?? url,
    redirects: [],
    foundOn: null,
    canonicalUrl: null,
  };
}
