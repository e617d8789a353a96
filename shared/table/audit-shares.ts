/** The shares in which a large site is compared for its audit, and what was gathered of all its pages. docs/decisions/0097-a-large-site-is-compared-in-shares.md */
import * as z from 'zod';
import type { CheckCounts, KnownCheck } from '../domain/issues/check-list.ts';
import type { PlacedPage } from '../domain/issues/linked-pages.ts';
import type { LikePair } from '../domain/issues/near-duplicates.ts';
import type { ShareOfSite } from '../domain/issues/share-of-site.ts';
import type { HealthPoint } from '../domain/issues/site-health.ts';
import type { Check } from '../domain/issues/whole-site.ts';
import type { PageAbsence } from '../domain/pages/page-presence.ts';
import type { RecurringLine } from '../domain/pages/recurring-lines.ts';
import type { ChangeOfUrl } from '../domain/site-changes/compare-crawls.ts';
import { type BlobPointer, blobPointerSchema, readBlob, storeExpiringBlob } from './engine/blobs.ts';
import { getItem, queryItems, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import { putItem, updateItem } from './engine/writes.ts';
import { type CrawlKey, frontierExpiry } from './seen-urls.ts';
import type { PageOfIssue } from './site-audits.ts';

/** We wrote them ourselves, in this crawl; a value of another form is not taken for one. */
const own = <Value>(outline: z.ZodType) => z.custom<Value>((value) => outline.safeParse(value).success);

/** Of all pages, for whoever compares a share and whoever publishes the audit. */
interface GatheredRow {
  /** All tasks take this for the time of the audit. */
  readonly auditedAt: string;
  readonly isComplete: boolean;
  readonly absentBefore: readonly (readonly [pageId: number, absence: PageAbsence])[];
  readonly shares: number;
  readonly checks: readonly Check[];
  readonly knownChecks: readonly KnownCheck[];
  readonly checkCounts: CheckCounts;
  readonly recurringLines: readonly RecurringLine[];
  /** The first page of each part of the links that lead to pages. */
  readonly linkParts: readonly number[];
}
const gatheredSchema = own<GatheredRow>(
  z.looseObject({ auditedAt: z.string(), shares: z.number(), checks: z.array(z.unknown()) }),
);

/** Gathered of the pages of a share. Numbers are by page, from the first of the share on. */
export interface ShareRow {
  readonly share: ShareOfSite;
  /** Parts of the pages with digests, from one to before another. */
  readonly parts: readonly [from: number, to: number];
  readonly linkingPages: readonly number[];
  /** -1 where no links lead there. */
  readonly clicks: readonly number[];
  readonly likePages: readonly (readonly [order: number, pairs: readonly LikePair[]])[];
}
const shareSchema = own<ShareRow>(
  z.looseObject({ share: z.looseObject({ from: z.number() }), parts: z.array(z.number()) }),
);

/** An issue of a page, as lists will show it. */
export type FoundPage = readonly [issueId: string, page: PageOfIssue];

/** Findings of the comparison of a share. */
export interface ShareResult {
  readonly pages: number;
  /** Parts of the URLs of the share. */
  readonly urlParts: number;
  /** By the id of a type. */
  readonly trends: readonly (readonly [id: string, trend: { readonly new: number; readonly fixed: number }])[];
  readonly health: Pick<HealthPoint, 'pages' | 'groups'>;
  readonly changes: readonly ChangeOfUrl[];
  readonly absent: readonly (readonly [pageId: number, absence: PageAbsence])[];
}
const resultSchema = own<ShareResult>(
  z.looseObject({ pages: z.number(), urlParts: z.number(), trends: z.array(z.unknown()) }),
);
const foundSchema = own<readonly FoundPage[]>(z.array(z.tuple([z.string(), z.looseObject({ url: z.string() })])));
const placesSchema = own<readonly PlacedPage[]>(z.array(z.looseObject({ pageId: z.number() })));

const pointers = z.array(blobPointerSchema);
const ENTRIES_OF_PART = 5_000;

/** Stores a long list in parts, as it comes. */
async function storeEntries<Entry>(table: Table, entries: Iterable<Entry>, now: Date): Promise<BlobPointer[]> {
  const stored: BlobPointer[] = [];
  let waiting: Entry[] = [];
  const store = async (): Promise<void> => {
    stored.push(await storeExpiringBlob(table, waiting, frontierExpiry(now)));
    waiting = [];
  };
  for (const entry of entries) {
    waiting.push(entry);
    if (waiting.length === ENTRIES_OF_PART) await store();
  }
  if (waiting.length > 0) await store();
  return stored;
}

/** Stores what was gathered: the shares first, since the row of the site says that all is there. Written again it is as good. */
export async function putGathered(
  table: Table,
  crawl: CrawlKey,
  { gathered, places, shares }: { gathered: GatheredRow; places: Iterable<PlacedPage>; shares: Iterable<ShareRow> },
  now: Date,
): Promise<void> {
  const expiresAtSeconds = frontierExpiry(now);
  for (const row of shares) {
    const share = await storeExpiringBlob(table, row, expiresAtSeconds);
    await putItem(table, {
      ...keys.auditShare(crawl.organizationId, crawl.id, row.share.number),
      share,
      expiresAtSeconds,
    });
  }
  await putItem(table, {
    ...keys.gatheredSite(crawl.organizationId, crawl.id),
    places: await storeEntries(table, places, now),
    gathered: await storeExpiringBlob(table, gathered, expiresAtSeconds),
    expiresAtSeconds,
  });
}

/** Null before all was gathered. */
export async function getGathered(
  table: Table,
  crawl: CrawlKey,
): Promise<(GatheredRow & { places: () => AsyncIterable<readonly PlacedPage[]> }) | null> {
  const item = await getItem(table, keys.gatheredSite(crawl.organizationId, crawl.id));
  if (item === null) return null;
  const gathered = gatheredSchema.parse(await readBlob(table, blobPointerSchema.parse(item['gathered'])));
  async function* places(): AsyncGenerator<readonly PlacedPage[]> {
    for (const pointer of pointers.parse(item?.['places'])) yield placesSchema.parse(await readBlob(table, pointer));
  }
  return { ...gathered, places };
}

/** The numbers of the shares that no task has compared yet. */
export async function listUncomparedShares(table: Table, crawl: CrawlKey): Promise<number[]> {
  const { pk } = keys.auditShare(crawl.organizationId, crawl.id, 0);
  const items = await queryItems(table, { pk, prefix: prefixes.auditShare, attributes: ['sk', 'result'] });
  return items.flatMap((item) => (item['result'] === undefined ? [Number(String(item['sk']).split('#').at(-1))] : []));
}

async function requireShare(table: Table, crawl: CrawlKey, number: number) {
  const item = await getItem(table, keys.auditShare(crawl.organizationId, crawl.id, number));
  if (item === null) throw new Error(`share ${number} of the audit of crawl ${crawl.id} is missing`);
  return item;
}

export async function getShare(table: Table, crawl: CrawlKey, number: number): Promise<ShareRow> {
  const item = await requireShare(table, crawl, number);
  return shareSchema.parse(await readBlob(table, blobPointerSchema.parse(item['share'])));
}

/** Stores the findings of a share, once: of a task that ran twice at the same time the first one counts. */
export async function putShareResult(
  table: Table,
  crawl: CrawlKey,
  number: number,
  { result, found, now }: { result: ShareResult; found: Iterable<FoundPage>; now: Date },
): Promise<void> {
  const set = {
    found: await storeEntries(table, found, now),
    result: await storeExpiringBlob(table, result, frontierExpiry(now)),
  };
  const key = keys.auditShare(crawl.organizationId, crawl.id, number);
  await updateItem(table, key, { set }, [{ attribute: 'result', is: 'missing' }]);
}

/** The findings of a share that was compared, and its issues part by part. */
export async function getShareResult(
  table: Table,
  crawl: CrawlKey,
  number: number,
): Promise<{ result: ShareResult; found: () => AsyncIterable<readonly FoundPage[]> }> {
  const item = await requireShare(table, crawl, number);
  async function* found(): AsyncGenerator<readonly FoundPage[]> {
    for (const pointer of pointers.parse(item['found'])) yield foundSchema.parse(await readBlob(table, pointer));
  }
  return { result: resultSchema.parse(await readBlob(table, blobPointerSchema.parse(item['result']))), found };
}
