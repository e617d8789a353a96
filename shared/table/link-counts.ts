/** How many links the pages of a site have and get, as its latest crawl counted them: one row for lists, and one beside each page. */
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { LinkCounts, PlacedPage } from '../domain/issues/linked-pages.ts';
import { blobPointerSchema, packInline, readBlob } from './engine/blobs.ts';
import { getItem, getItems, type Item, type Table } from './engine/client.ts';
import type { Conditions } from './engine/expressions.ts';
import { joinCalls } from './engine/joined-calls.ts';
import { keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { updateItem, writeItems } from './engine/writes.ts';
import type { SiteKey } from './site-audits.ts';

/** Seven numbers of a page take eight bytes at most in the item, which has 400 KB. */
const COUNTED_MAX = 50_000;

/** A row a field: numbers that are alike compress well. Ids are the steps from one to the next. */
const columnsSchema = z.object({
  steps: z.array(z.number()),
  incoming: z.array(z.number()),
  linkingPages: z.array(z.number()),
  outgoing: z.array(z.number()),
  external: z.array(z.number()),
  /** -1 where no links lead there. Rows of an earlier release have neither of these. */
  clicks: z.array(z.number()).default([]),
  isRead: z.array(z.literal([0, 1])).default([]),
  isComplete: z.boolean().default(true),
});

type CountsById = ReadonlyMap<number, LinkCounts>;

/** Clients read the pages of a site side by side, and each of them needs the same row. */
const readJoined = joinCalls(
  async (table, [site]: readonly [SiteKey, ...SiteKey[]]): Promise<CountsById> =>
    readColumns(table, await getItem(table, keys.linkCounts(site.organizationId, site.siteId))),
);

/** By id; none before the first audit that counted. */
export async function getLinkCounts(table: Table, site: SiteKey): Promise<CountsById> {
  const { pk, sk } = keys.linkCounts(site.organizationId, site.siteId);
  return (await readJoined(table, `${pk} ${sk}`, site)).value;
}

const parseColumns = async (table: Table, item: Item): Promise<z.infer<typeof columnsSchema>> =>
  columnsSchema.parse(await readBlob(table, blobPointerSchema.parse(item['counts'])));

/** The pages with their places, by id; none, and null, before the first audit that measured places. */
export async function getPlacedPages(
  table: Table,
  { organizationId, siteId }: SiteKey,
): Promise<{ pages: readonly PlacedPage[]; isComplete: boolean | null }> {
  const item = await getItem(table, keys.linkCounts(organizationId, siteId));
  const columns = item === null ? null : await parseColumns(table, item);
  if (columns === null || columns.clicks.length === 0) return { pages: [], isComplete: null };
  const pages = [...toCounts(columns).values()].map((counts, at): PlacedPage => {
    const clicks = columns.clicks[at] ?? -1;
    return { ...counts, clicks: clicks < 0 ? null : clicks, isRead: columns.isRead[at] === 1 };
  });
  return { pages, isComplete: columns.isComplete };
}

const readColumns = async (table: Table, item: Item | null): Promise<CountsById> =>
  item === null ? new Map() : toCounts(await parseColumns(table, item));

function toCounts(columns: z.infer<typeof columnsSchema>): CountsById {
  let pageId = 0;
  return new Map(
    columns.steps.map((step, at): [number, LinkCounts] => {
      pageId += step;
      const [incoming = 0, linkingPages = 0] = [columns.incoming[at], columns.linkingPages[at]];
      const [outgoing = 0, external = 0] = [columns.outgoing[at], columns.external[at]];
      return [pageId, { pageId, incoming, linkingPages, outgoing, external }];
    }),
  );
}

/** The counts of a page in a row beside its own, so that one query reads both. Null of a page that the latest crawl of the site did not read. */
const countsOfPageSchema = z.object({
  siteId: z.number(),
  counts: z
    .object({
      pageId: z.number(),
      incoming: z.number(),
      linkingPages: z.number(),
      outgoing: z.number(),
      external: z.number(),
    })
    .nullable(),
});
export type CountsOfPage = z.infer<typeof countsOfPageSchema>;

export const parseCountsOfPage = (item: Item | undefined): CountsOfPage | null =>
  item ? countsOfPageSchema.parse(item) : null;

/** The counts of a page that was read with its row; of one without, as no audit has written it yet, those of its site's row. */
export async function getCountsOfPage(
  table: Table,
  { page, counts }: { page: SiteKey & { id: number }; counts: CountsOfPage | null },
): Promise<LinkCounts | null> {
  if (counts?.siteId === page.siteId) return counts.counts;
  return (await getLinkCounts(table, page)).get(page.id) ?? null;
}

/** The counts of some pages, from the rows beside theirs; where none has one, from the site's row, which lists of all pages read. */
export async function getCountsOfPages(table: Table, site: SiteKey, pageIds: readonly number[]): Promise<CountsById> {
  const keyList = pageIds.map((id) => keys.pageLinkCounts(site.organizationId, id));
  const rows = (await getItems(table, keyList)).map((item) => countsOfPageSchema.parse(item));
  if (rows.length === 0 && pageIds.length > 0) return getLinkCounts(table, site);
  return new Map(
    rows.flatMap(({ siteId, counts }) => (counts && siteId === site.siteId ? [[counts.pageId, counts] as const] : [])),
  );
}

/** Whether the rows of a site's pages have the counts of its latest audit. */
export async function areCountsInPages(table: Table, { organizationId, siteId }: SiteKey): Promise<boolean> {
  return (await getItem(table, keys.linkCounts(organizationId, siteId)))?.['areInPages'] === true;
}

/** The counts that the rows of a site's pages have. None where an audit was cut off while it wrote them: then all are written. */
export async function getCountsInPages(table: Table, { organizationId, siteId }: SiteKey): Promise<CountsById> {
  const item = await getItem(table, keys.linkCounts(organizationId, siteId));
  return item?.['areInPages'] === true ? readColumns(table, item) : new Map();
}

type PartsOfPlaces = Iterable<readonly PlacedPage[]> | AsyncIterable<readonly PlacedPage[]>;

const countsRow = ({ organizationId, siteId }: SiteKey, pageId: number, counts: LinkCounts | null) => ({
  ...keys.pageLinkCounts(organizationId, pageId),
  ...({ siteId, counts } satisfies CountsOfPage),
});

/** Removes the counts beside the rows of pages that had some and have none now. */
export async function removeLostCounts(
  table: Table,
  site: SiteKey,
  before: CountsById,
  places: PartsOfPlaces,
): Promise<void> {
  const lost = new Set(before.keys());
  for await (const part of places) for (const { pageId } of part) lost.delete(pageId);
  await writeItems(table, { puts: [...lost].map((pageId) => countsRow(site, pageId, null)) });
}

/**
 * Writes the counts beside the rows of the pages whose counts are other ones than before, once they are the site's. The site's row says
 * at the end that they are there: a repetition after a crash writes them all.
 */
export async function putCountsInPages(
  table: Table,
  site: SiteKey,
  before: CountsById,
  places: PartsOfPlaces,
): Promise<void> {
  let waiting: ReturnType<typeof countsRow>[] = [];
  for await (const part of places) {
    await writeItems(table, { puts: waiting });
    // How far a page is moves with links elsewhere: it is in the site's row alone, so that no row of a page is written for it.
    const counts = part.map(({ clicks: _clicks, isRead: _isRead, ...one }): LinkCounts => one);
    const changed = counts.filter((one) => !isDeepStrictEqual(one, before.get(one.pageId)));
    waiting = changed.map((one) => countsRow(site, one.pageId, one));
  }
  await writeItems(table, { puts: waiting });
  const areThere: Conditions = [{ attribute: 'pk', is: 'present' }];
  await updateItem(table, keys.linkCounts(site.organizationId, site.siteId), { set: { areInPages: true } }, areThere);
}

/**
 * @param places - in the order of their ids.
 * @param isComplete - the crawl read all that it met.
 */
export async function linkCountsWrite(
  { organizationId, siteId }: SiteKey,
  places: PartsOfPlaces,
  { isComplete }: { isComplete: boolean },
): Promise<Write> {
  const stored: PlacedPage[] = [];
  for await (const part of places) {
    stored.push(...part.slice(0, COUNTED_MAX - stored.length));
    if (stored.length === COUNTED_MAX) break;
  }
  const columns: z.infer<typeof columnsSchema> = {
    steps: stored.map(({ pageId }, at) => pageId - (stored[at - 1]?.pageId ?? 0)),
    incoming: stored.map(({ incoming }) => incoming),
    linkingPages: stored.map(({ linkingPages }) => linkingPages),
    outgoing: stored.map(({ outgoing }) => outgoing),
    external: stored.map(({ external }) => external),
    clicks: stored.map(({ clicks }) => clicks ?? -1),
    isRead: stored.map(({ isRead }) => (isRead ? 1 : 0)),
    isComplete,
  };
  return { put: { ...keys.linkCounts(organizationId, siteId), counts: await packInline(columns) } };
}
