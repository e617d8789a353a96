import { type Message, message } from '../messages/message.ts';
import { type KnownUrl, urlKey } from './known-url.ts';

/** Where the crawl writes that a sitemap named an address. */
const SITEMAP = 'sitemap';

/** A sentence; empty for the home page, which nothing has to name. */
export function foundAt({ foundOn }: KnownUrl): Message | '' {
  if (foundOn === null) return '';
  return foundOn === SITEMAP
    ? message('issues.common.found-in-sitemap')
    : message('issues.common.found-on', { url: foundOn });
}

export const listFoundOn = ({ foundOn }: KnownUrl): string[] =>
  foundOn === null || foundOn === SITEMAP ? [] : [foundOn];

/** The site names the address. The crawl also tries the paths of pages that are planned. */
export const isNamed = ({ url, foundOn }: KnownUrl, domain: string): boolean =>
  foundOn !== null || urlKey(url) === urlKey(`https://${domain}/`);
