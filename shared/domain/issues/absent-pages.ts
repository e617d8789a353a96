import type { PageAbsence } from '../pages/page-presence.ts';
import { type KnownUrl, urlKey } from './known-url.ts';
import type { ByKey } from './url-store.ts';

const absenceOfOutcome: Partial<Record<KnownUrl['outcome'], PageAbsence>> = {
  gone: 'vanished',
  redirected: 'moved',
  moved_away: 'moved',
};

/**
 * The listed pages that are no longer at their URLs, by id. A page that was absent stays so until it is read again: once nothing
 * names it, no crawl requests it.
 * @param urls - by key, what is known of each URL.
 * @param isRead - whether a page is there, by key.
 */
export function findAbsentPages(
  listed: readonly { readonly id: number; readonly url: string | null }[],
  urls: Pick<ByKey<KnownUrl>, 'get'>,
  isRead: (key: string) => boolean,
  before: ReadonlyMap<number, PageAbsence>,
): Map<number, PageAbsence> {
  const absent = new Map<number, PageAbsence>();
  for (const { id, url } of listed) {
    const key = url === null ? null : urlKey(url);
    if (key === null || isRead(key)) continue;
    const known = urls.get(key);
    const absence = known === undefined ? before.get(id) : absenceOfOutcome[known.outcome];
    if (absence !== undefined) absent.set(id, absence);
  }
  return absent;
}
