/** How many links the pages of a site have and get, as its latest crawl counted them. */
import * as z from 'zod';
import type { LinkCounts } from '../domain/issues/linked-pages.ts';
import { blobPointerSchema, packInline, readBlob } from './engine/blobs.ts';
import { getItem, type Table } from './engine/client.ts';
import { joinReads } from './engine/joined-reads.ts';
import { type Key, keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import type { SiteKey } from './site-audits.ts';

/** Five numbers of a page take seven bytes at most in the item, which has 400 KB. */
const COUNTED_MAX = 50_000;

/** A row a field: numbers that are alike compress well. Ids are the steps from one to the next. */
const columnsSchema = z.object({
  steps: z.array(z.number()),
  incoming: z.array(z.number()),
  linkingPages: z.array(z.number()),
  outgoing: z.array(z.number()),
  external: z.array(z.number()),
});

type CountsById = ReadonlyMap<number, LinkCounts>;

/** Clients read the pages of a site side by side, and each of them needs the same row. */
const joined = joinReads<CountsById>();

/** By id; none before the first audit that counted. */
export function getLinkCounts(table: Table, { organizationId, siteId }: SiteKey): Promise<CountsById> {
  const key = keys.linkCounts(organizationId, siteId);
  return joined(table, `${key.pk} ${key.sk}`, () => readCounts(table, key));
}

async function readCounts(table: Table, key: Key): Promise<CountsById> {
  const item = await getItem(table, key);
  if (item === null) return new Map();
  const columns = columnsSchema.parse(await readBlob(table, blobPointerSchema.parse(item['counts'])));
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

/** @param counts - in the order of their ids. */
export async function linkCountsWrite(
  { organizationId, siteId }: SiteKey,
  counts: readonly LinkCounts[],
): Promise<Write> {
  const stored = counts.slice(0, COUNTED_MAX);
  const columns: z.infer<typeof columnsSchema> = {
    steps: stored.map(({ pageId }, at) => pageId - (stored[at - 1]?.pageId ?? 0)),
    incoming: stored.map(({ incoming }) => incoming),
    linkingPages: stored.map(({ linkingPages }) => linkingPages),
    outgoing: stored.map(({ outgoing }) => outgoing),
    external: stored.map(({ external }) => external),
  };
  return { put: { ...keys.linkCounts(organizationId, siteId), counts: await packInline(columns) } };
}
