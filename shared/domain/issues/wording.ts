import type { Message, MessageList } from '../messages/message.ts';

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
