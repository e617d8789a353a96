import type { Message, MessageList } from '../messages/message.ts';
import type { Some } from './page-record.ts';

/** Limits of the URLs that evidence names in its sentence; `urls` has up to ten. */
const NAMED_MAX = 3;
const URLS_MAX = 10;

/** The first three, with how many more there are. */
export function listed(all: readonly (string | Message)[], count = all.length): MessageList {
  const items = all.slice(0, NAMED_MAX);
  return { items, more: Math.max(count - items.length, 0) };
}

/** The first of the distinct addresses. */
export const firstUrls = (urls: readonly string[]): string[] => [...new Set(urls)].slice(0, URLS_MAX);

/** Addresses that have a fault; null where there are none. */
export const listAddresses = (name: string, urls: readonly string[]) =>
  urls.length === 0
    ? null
    : {
        values: { count: urls.length, [name]: listed(firstUrls(urls), new Set(urls).size) },
        urls: firstUrls(urls),
      };

/** The same of which a record keeps the first. */
export const listSome = (name: string, { count, first }: Some) =>
  count === 0 ? null : { values: { count, [name]: listed(first, count) }, urls: firstUrls(first) };
