/** The shares in which a large site is compared for its audit, and what was gathered of all its pages. docs/decisions/0097-a-large-site-is-compared-in-shares.md */
import * as z from 'zod';
import type { CheckCounts, KnownCheck } from '../domain/issues/check-list.ts';
import type { PlacedPage } from '../domain/issues/linked-pages.ts';
import type { LikePair } from '../domain/issues/near-duplicates.ts';
import type { ShareOfSite } from '../domain/issues/share-of-site.ts';
import type { HealthPoint } from '../domain/issues/site-health.ts';
import type { WrongAddress } from '../domain/issues/whole-site.ts';
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
  readonly checks: readonly WrongAddress[];
  readonly knownChecks: readonly KnownCheck[];
  readonly checkCounts: CheckCounts;
}
const gatheredSchema = own<GatheredRow>(
  z.looseObject({ auditedAt: z.string(), shares: z.number(), checks: z.array(z.unknown()) }),
);
const textsSchema = own<readonly RecurringLine[]>(z.array(z.tuple([z.number(), z.number()])));
/** The first page of each part of the links that lead to pages. */
const linksSchema = own<readonly number[]>(z.array(z.number()));

/** By the order of a page, those with nearly the same text. */
type LikePages = readonly (readonly [order: number, pairs: readonly LikePair[]])[];
const likePagesSchema = own<LikePages>(z.array(z.tuple([z.number(), z.array(z.unknown())])));

/** Numbers are by page, from the first of the share on; -1 clicks where no links lead there. */
export interface PlacesOfShare {
  readonly linkingPages: readonly number[];
  readonly clicks: readonly number[];
}
const placesOfShareSchema = own<PlacesOfShare>(
  z.looseObject({ linkingPages: z.array(z.unknown()), clicks: z.array(z.unknown()) }),
);

export interface ShareRow {
  readonly share: ShareOfSite;
  /** Parts of the pages with digests, from one to before another. */
  readonly parts: readonly [from: number, to: number];
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

/** Numbers of the tasks that gather something of all pages; of a large site several gather the links, with this number and later ones. */
export const gatherings = { site: 0, texts: 1, links: 2 } as const;

interface Gathering {
  readonly gathered: unknown;
  /** For each share. */
  readonly shares?: Iterable<unknown>;
  readonly places?: Iterable<PlacedPage>;
}

/** Stores what was gathered. Written again it is as good. */
async function putGathering(
  table: Table,
  crawl: CrawlKey,
  number: number,
  { gathered, shares = [], places = [], now }: Gathering & { now: Date },
): Promise<void> {
  const expiresAtSeconds = frontierExpiry(now);
  const ofShares: BlobPointer[] = [];
  for (const one of shares) ofShares.push(await storeExpiringBlob(table, one, expiresAtSeconds));
  await putItem(table, {
    ...keys.gatheredSite(crawl.organizationId, crawl.id, number),
    number,
    shares: ofShares,
    places: await storeEntries(table, places, now),
    gathered: await storeExpiringBlob(table, gathered, expiresAtSeconds),
    expiresAtSeconds,
  });
}

/** @param shares - for each the places of its pages, from the first of the tasks alone. */
export const putGatheredLinks = (
  table: Table,
  crawl: CrawlKey,
  task: number,
  {
    firstPages,
    ...gathering
  }: { firstPages: readonly number[]; shares: Iterable<PlacesOfShare>; places: Iterable<PlacedPage>; now: Date },
): Promise<void> => putGathering(table, crawl, gatherings.links + task, { ...gathering, gathered: firstPages });

export const putGatheredTexts = (
  table: Table,
  crawl: CrawlKey,
  { lines, ...gathering }: { lines: readonly RecurringLine[]; shares: Iterable<LikePages>; now: Date },
): Promise<void> => putGathering(table, crawl, gatherings.texts, { ...gathering, gathered: lines });

/** Stores what is left to gather: the shares first, since the row of the site says that all is there. */
export async function putGathered(
  table: Table,
  crawl: CrawlKey,
  { gathered, shares, now }: { gathered: GatheredRow; shares: Iterable<ShareRow>; now: Date },
): Promise<void> {
  const expiresAtSeconds = frontierExpiry(now);
  for (const row of shares) {
    const share = await storeExpiringBlob(table, row, expiresAtSeconds);
    const key = keys.auditShare(crawl.organizationId, crawl.id, row.share.number);
    await putItem(table, { ...key, share, expiresAtSeconds });
  }
  await putGathering(table, crawl, gatherings.site, { gathered, now });
}

/** Those of some gatherings that no task has done yet. */
export async function listUngathered(table: Table, crawl: CrawlKey, linkTasks: number): Promise<number[]> {
  const { pk } = keys.gatheredSite(crawl.organizationId, crawl.id, 0);
  const items = await queryItems(table, { pk, prefix: prefixes.gatheredSite, attributes: ['number'] });
  const done = new Set(items.map((item) => item['number']));
  return Array.from({ length: linkTasks + 1 }, (_, at) => gatherings.texts + at).filter((number) => !done.has(number));
}

const readGathering = (table: Table, crawl: CrawlKey, number: number) =>
  getItem(table, keys.gatheredSite(crawl.organizationId, crawl.id, number));

async function requireGathering(table: Table, crawl: CrawlKey, number: number) {
  const item = await readGathering(table, crawl, number);
  if (item === null) throw new Error(`gathering ${number} of the audit of crawl ${crawl.id} is missing`);
  return {
    gathered: blobPointerSchema.parse(item['gathered']),
    shares: pointers.parse(item['shares']),
    places: pointers.parse(item['places']),
  };
}

/** Null before all was gathered. */
export async function getGathered(table: Table, crawl: CrawlKey): Promise<GatheredRow | null> {
  const item = await readGathering(table, crawl, gatherings.site);
  return item && gatheredSchema.parse(await readBlob(table, blobPointerSchema.parse(item['gathered'])));
}

/** Gathered of the pages of a share. */
export async function getGatheredOfShare(
  table: Table,
  crawl: CrawlKey,
  share: number,
): Promise<{ places: PlacesOfShare; likePages: LikePages }> {
  const read = async (number: number): Promise<unknown> => {
    const pointer = (await requireGathering(table, crawl, number)).shares[share];
    return pointer && readBlob(table, pointer);
  };
  const [places, likePages] = await Promise.all([read(gatherings.links), read(gatherings.texts)]);
  return { places: placesOfShareSchema.parse(places), likePages: likePagesSchema.parse(likePages) };
}

/** Gathered of all pages that no share needs: the audit has it in the end. */
export async function getGatheredOfSite(
  table: Table,
  crawl: CrawlKey,
  linkTasks: number,
): Promise<{
  lines: readonly RecurringLine[];
  linkParts: number[][];
  places: () => AsyncIterable<readonly PlacedPage[]>;
}> {
  const tasks = Array.from({ length: linkTasks }, (_, task) => gatherings.links + task);
  const texts = await requireGathering(table, crawl, gatherings.texts);
  const links = await Promise.all(tasks.map((number) => requireGathering(table, crawl, number)));
  async function* places(): AsyncGenerator<readonly PlacedPage[]> {
    for (const pointer of links.flatMap((task) => task.places))
      yield placesSchema.parse(await readBlob(table, pointer));
  }
  return {
    lines: textsSchema.parse(await readBlob(table, texts.gathered)),
    linkParts: await Promise.all(
      links.map(async ({ gathered }) => [...linksSchema.parse(await readBlob(table, gathered))]),
    ),
    places,
  };
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
