import { type Message, message } from '../messages/message.ts';
import { type KnownUrl, urlKey } from './known-url.ts';

/** Where the crawl writes that a sitemap named an address. */
export const SITEMAP = 'sitemap';
/** Where it writes that only an earlier crawl knows an address. */
export const PREVIOUS_CRAWL = 'previous_crawl';

const isUnnamed = (foundOn: string | null): foundOn is null | typeof PREVIOUS_CRAWL =>
  foundOn === null || foundOn === PREVIOUS_CRAWL;

/** A sentence; empty for the home page, which nothing has to name. */
export function foundAt({ foundOn }: KnownUrl): Message | '' {
  if (isUnnamed(foundOn)) return '';
  return foundOn === SITEMAP
    ? message('issues.common.found-in-sitemap')
    : message('issues.common.found-on', { url: foundOn });
}

export const listFoundOn = ({ foundOn }: KnownUrl): string[] =>
  isUnnamed(foundOn) || foundOn === SITEMAP ? [] : [foundOn];

/** The site names the address. The crawl also tries the paths of pages that are planned, and pages that it knows. */
export const isNamed = ({ url, foundOn }: KnownUrl, domain: string): boolean =>
  !isUnnamed(foundOn) || urlKey(url) === urlKey(`https://${domain}/`);
