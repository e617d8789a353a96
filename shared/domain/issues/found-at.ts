import { type KnownUrl, urlKey } from './known-url.ts';

/** Where the crawl writes that a sitemap named an address. */
const SITEMAP = 'sitemap';

/** A sentence; empty for the home page, which nothing has to name. */
export const foundAt = ({ foundOn }: KnownUrl): string =>
  foundOn === null
    ? ''
    : `The crawl found the address ${foundOn === SITEMAP ? 'in a sitemap' : `on ${foundOn}`} first.`;

export const listFoundOn = ({ foundOn }: KnownUrl): string[] =>
  foundOn === null || foundOn === SITEMAP ? [] : [foundOn];

/** The site names the address. The crawl also tries the paths of pages that are planned. */
export const isNamed = ({ url, foundOn }: KnownUrl, domain: string): boolean =>
  foundOn !== null || urlKey(url) === urlKey(`https://${domain}/`);
