/** The history of a crawl: what it did with every URL that it met, in compressed parts of a batch each. */
import * as z from 'zod';
import { type CrawledUrl, urlOutcomes } from '../domain/crawling/crawled-url.ts';
import { blobPointerSchema, readBlob, storeExpiringBlob } from './engine/blobs.ts';
import { queryItems, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import { putItem } from './engine/writes.ts';
import type { CrawlKey } from './seen-urls.ts';

const HISTORY_SECONDS = 90 * 86_400;

const crawledUrlSchema = z.object({
  url: z.string(),
  outcome: z.enum(urlOutcomes),
  reason: z.string().nullable(),
  statusCode: z.number().nullable(),
  finalUrl: z.string().nullable(),
  depth: z.number(),
  foundOn: z.string().nullable(),
  milliseconds: z.number().nullable(),
  sizeBytes: z.number().nullable(),
  redirects: z.array(z.string()).default([]),
  redirectStatuses: z.array(z.number()).exactOptional(),
  leadsTo: z.string().nullable().default(null),
});

/**
 * The parts of a crawl's history, in their order: what its discovery left out, its batches, the known pages that it had no room for,
 * what was left at its end.
 */
type HistoryPart = { batch: number } | 'discovery' | 'known' | 'end';

const END_PART = 999_999_999;
const partNumbers = { discovery: 0, known: END_PART - 1, end: END_PART } as const;
const partNumber = (part: HistoryPart): number => (typeof part === 'string' ? partNumbers[part] : part.batch + 1);

/** Stores a part. A batch that a crash cut off is done again under the same number, and takes the place of what it left. */
export async function putCrawledUrls(
  table: Table,
  crawl: CrawlKey,
  part: HistoryPart,
  urls: readonly CrawledUrl[],
  now: Date,
): Promise<void> {
  if (urls.length === 0) return;
  const expiresAtSeconds = Math.floor(now.getTime() / 1000) + HISTORY_SECONDS;
  const pointer = await storeExpiringBlob(table, urls, expiresAtSeconds);
  await putItem(table, {
    ...keys.crawledUrls(crawl.organizationId, crawl.id, partNumber(part)),
    urls: pointer,
    expiresAtSeconds,
  });
}

/** Where a list goes on: the part, and the place in it. */
interface HistoryPlace {
  part: number;
  at: number;
}

const PARTS_AT_ONCE = 100;

/**
 * The next URLs of the history that `isWanted`, in the order in which the crawl met them, and where the list goes on: null at
 * its end. A filter that few URLs pass reads all parts: some 4 KB for a hundred URLs.
 */
export async function listCrawledUrls(
  table: Table,
  crawl: CrawlKey,
  { from, limit, isWanted }: { from: HistoryPlace; limit: number; isWanted: (url: CrawledUrl) => boolean },
): Promise<{ urls: CrawledUrl[]; next: HistoryPlace | null }> {
  const found: { url: CrawledUrl; place: HistoryPlace }[] = [];
  let next = from.part;
  while (found.length <= limit) {
    const parts = await readParts(table, crawl, next);
    for (const { number, urls } of parts) {
      next = number + 1;
      for (const [at, url] of urls.entries()) {
        if ((number > from.part || at >= from.at) && isWanted(url)) found.push({ url, place: { part: number, at } });
      }
      if (found.length > limit) break;
    }
    if (parts.length < PARTS_AT_ONCE) break;
  }
  return { urls: found.slice(0, limit).map(({ url }) => url), next: found[limit]?.place ?? null };
}

/** The whole history part by part, each read once. */
export async function* readCrawledUrls(table: Table, crawl: CrawlKey): AsyncGenerator<readonly CrawledUrl[]> {
  for (let next: number | null = 0; next !== null; ) {
    const parts = await readParts(table, crawl, next);
    for (const { urls } of parts) yield urls;
    next = parts.length < PARTS_AT_ONCE ? null : (parts.at(-1)?.number ?? 0) + 1;
  }
}

/** The parts from a number on, some at a time. */
async function readParts(table: Table, { organizationId, id }: CrawlKey, from: number): Promise<HistoryPartRead[]> {
  const first = keys.crawledUrls(organizationId, id, from);
  const items = await queryItems(table, {
    pk: first.pk,
    range: { from: first.sk, to: keys.crawledUrls(organizationId, id, END_PART).sk },
    limit: PARTS_AT_ONCE,
  });
  return Promise.all(items.map((item) => readPart(table, item)));
}

interface HistoryPartRead {
  number: number;
  urls: readonly CrawledUrl[];
}

async function readPart(table: Table, item: Record<string, unknown>): Promise<HistoryPartRead> {
  const number = Number(String(item['sk']).slice(prefixes.crawledUrls.length));
  const stored = await readBlob(table, blobPointerSchema.parse(item['urls']));
  return { number, urls: z.array(crawledUrlSchema).parse(stored) };
}
