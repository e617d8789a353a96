import { parseHttpUrl } from '../urls/http-url.ts';
import { pageKey } from '../urls/page-url.ts';

/**
 * How a site's pages are compared with the search engine's index: some pages a beat, one site after the other. A property may
 * ask 2,000 times a day (URL inspection): 20 pages each 15 minutes are 1,920. So 13,000 pages are looked at within a week,
 * which is how long a look counts; a site of more has its last pages looked at later.
 */
export const PAGES_PER_BEAT = 20;
export const BEAT_SECONDS = 900;
/** A look counts for 7 days; the next one begins a day earlier. */
export const CYCLE_SECONDS = 6 * 86_400;
/** After the provider refused: its quota comes back within a day, a revoked credential when the operator connects again. */
export const REFUSED_SECONDS = 3_600;

const DOMAIN_PROPERTY = 'sc-domain:';

/**
 * The URL to ask a property about: the page's own when the property covers it; of a URL-prefix property with another protocol
 * or `www.` the same path there. Null when the property has nothing to say of the page.
 */
export function inspectedUrl(url: string, propertyUrl: string): string | null {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return null;
  if (propertyUrl.startsWith(DOMAIN_PROPERTY)) {
    const domain = propertyUrl.slice(DOMAIN_PROPERTY.length).toLowerCase();
    return parsed.hostname === domain || parsed.hostname.endsWith(`.${domain}`) ? url : null;
  }
  if (url.startsWith(propertyUrl)) return url;
  const property = parseHttpUrl(propertyUrl);
  if (property === null || pageKey(propertyUrl)?.host !== pageKey(url)?.host) return null;
  const moved = property.origin + parsed.pathname + parsed.search;
  return moved.startsWith(propertyUrl) ? moved : null;
}

const URL_CHARACTERS_MAX = 2_048;

/**
 * The exact URL that reports about a page are filed under: the canonical URL of the index, as far as it is the page itself (its
 * host and path, with another protocol, `www.`, case or slash); that of another page is none. Null when nothing is known.
 */
export function derivedGscUrl(url: string, canonicalUrl: string | null): string | null {
  if (canonicalUrl === null || canonicalUrl.length > URL_CHARACTERS_MAX || canonicalUrl.includes('#')) return null;
  const [own, canonical] = [pageKey(url), pageKey(canonicalUrl)];
  const isOwn = own !== null && own.host === canonical?.host && own.pathWithQuery === canonical.pathWithQuery;
  return isOwn ? canonicalUrl : null;
}
