/** URLs that a crawl has seen already: each enters its frontier once. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { getItems, queryItems, type Table } from './engine/client.ts';
import { type Key, keys, prefixes } from './engine/keys.ts';
import { transact } from './engine/transaction.ts';
import { writeItems } from './engine/writes.ts';

export interface CrawlKey {
  organizationId: number;
  id: number;
}

/** The frontier of a crawl is of no use once the crawl is long over. */
const FRONTIER_SECONDS = 7 * 86_400;
export const frontierExpiry = (now: Date): number => Math.floor(now.getTime() / 1000) + FRONTIER_SECONDS;

/** Of a URL key's SHA-256: two keys of a million share it once in 10^17 crawls. */
const DIGEST_BYTES = 12;
/** An item may have 400 KB. */
const DIGESTS_PER_PACK = 20_000;

const digestKey = (key: string): string =>
  createHash('sha256').update(key).digest().subarray(0, DIGEST_BYTES).toString('latin1');

/**
 * The keys among these that the crawl has met already. Reads all that it has met (12 bytes a URL), which a batch does once; the
 * links of its pages, asked for one by one, would be a hundred times as many.
 */
export async function knownUrlKeys(table: Table, crawl: CrawlKey, urlKeys: readonly string[]): Promise<Set<string>> {
  if (urlKeys.length === 0) return new Set();
  const { pk } = keys.crawl(crawl.organizationId, crawl.id);
  const items = await queryItems(table, { pk, prefix: prefixes.seenUrls });
  const wanted = new Map(urlKeys.map((key) => [digestKey(key), key]));
  const known = new Set<string>();
  const rows = new Set<string>();
  for (const item of items) {
    const packed = z.instanceof(Uint8Array).safeParse(item['digests']);
    // Pages that were given up have a row each, and so has every URL of a crawl that an earlier release began.
    if (packed.success) for (const key of wantedAmong(wanted, packed.data)) known.add(key);
    else rows.add(String(item['sk']));
  }
  if (rows.size === 0) return known;
  for (const key of urlKeys) if (rows.has(keys.seenUrl(crawl.organizationId, crawl.id, key).sk)) known.add(key);
  return known;
}

/** Without a set of all digests: a million of them would take 100 MB. */
function* wantedAmong(wanted: ReadonlyMap<string, string>, packed: Uint8Array): Generator<string> {
  const all = Buffer.from(packed).toString('latin1');
  for (let at = 0; at < all.length; at += DIGEST_BYTES) {
    const key = wanted.get(all.slice(at, at + DIGEST_BYTES));
    if (key !== undefined) yield key;
  }
}

/**
 * Notes that the crawl has met these keys, in one item for all of them. The item's key is derived from what is in it: written
 * again it is the same.
 */
export async function markUrlsSeen(
  table: Table,
  crawl: CrawlKey,
  urlKeys: readonly string[],
  now: Date,
): Promise<void> {
  const digests = [...new Set(urlKeys.map(digestKey))].toSorted();
  const puts = [];
  for (let at = 0; at < digests.length; at += DIGESTS_PER_PACK) {
    const packed = Buffer.from(digests.slice(at, at + DIGESTS_PER_PACK).join(''), 'latin1');
    const name = createHash('sha256').update(packed).digest('hex').slice(0, 24);
    puts.push({
      ...keys.seenUrlPack(crawl.organizationId, crawl.id, name),
      digests: new Uint8Array(packed),
      expiresAtSeconds: frontierExpiry(now),
    });
  }
  await writeItems(table, { puts });
}

/**
 * Notes that a page was given up for the page that it names as canonical, unless that one has been given up. False then: of pages
 * that name each other one stays, whoever reads them at the same time.
 */
export async function foldInto(
  table: Table,
  crawl: CrawlKey,
  { key, target }: { key: string; target: string },
  now: Date,
): Promise<boolean> {
  const keyOf = (urlKey: string): Key => keys.seenUrl(crawl.organizationId, crawl.id, urlKey);
  const result = await transact(table, [
    { check: keyOf(target), if: [{ attribute: 'isFolded', is: 'missing' }] },
    { put: { ...keyOf(key), isFolded: true, expiresAtSeconds: frontierExpiry(now) } },
  ]);
  return result.ok;
}

/** Those of the keys whose pages were given up for another. */
export async function foldedKeys(table: Table, crawl: CrawlKey, urlKeys: readonly string[]): Promise<Set<string>> {
  const bySortKey = new Map(urlKeys.map((key) => [keys.seenUrl(crawl.organizationId, crawl.id, key).sk, key]));
  const items = await getItems(
    table,
    [...bySortKey.values()].map((key) => keys.seenUrl(crawl.organizationId, crawl.id, key)),
  );
  return new Set(
    items.flatMap((item) => {
      const key = bySortKey.get(String(item['sk']));
      return key !== undefined && item['isFolded'] ? [key] : [];
    }),
  );
}
