/** The pages of a site that the latest crawl found to be no longer at their URLs. */
import * as z from 'zod';
import type { PageAbsence } from '../domain/pages/page-presence.ts';
import { blobPointerSchema, packInline, readBlob } from './engine/blobs.ts';
import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { putItem } from './engine/writes.ts';
import type { SiteKey } from './site-audits.ts';

/** Ids take three bytes each in the item, which has 400 KB. */
const ABSENT_MAX = 100_000;

const absentSchema = z.object({ vanished: z.array(z.number()), moved: z.array(z.number()) });

/** By id; none before the first audit. */
export async function getAbsentPages(
  table: Table,
  { organizationId, siteId }: SiteKey,
): Promise<Map<number, PageAbsence>> {
  const item = await getItem(table, keys.absentPages(organizationId, siteId));
  if (item === null) return new Map();
  const { vanished, moved } = absentSchema.parse(await readBlob(table, blobPointerSchema.parse(item['absent'])));
  return new Map<number, PageAbsence>([
    ...vanished.map((id) => [id, 'vanished'] as const),
    ...moved.map((id) => [id, 'moved'] as const),
  ]);
}

async function absentPagesItem({ organizationId, siteId }: SiteKey, absent: ReadonlyMap<number, PageAbsence>) {
  const latest = [...absent].toSorted(([a], [b]) => a - b).slice(-ABSENT_MAX);
  const select = (absence: PageAbsence): number[] => latest.flatMap(([id, is]) => (is === absence ? [id] : []));
  const stored = { vanished: select('vanished'), moved: select('moved') };
  return { ...keys.absentPages(organizationId, siteId), absent: await packInline(stored) };
}

export const absentPagesWrite = async (site: SiteKey, absent: ReadonlyMap<number, PageAbsence>): Promise<Write> => ({
  put: await absentPagesItem(site, absent),
});

/** A crawl of the page alone has read it. Crawls of the whole site do not run at that time. */
export async function removeAbsentPage(table: Table, site: SiteKey, pageId: number): Promise<void> {
  const absent = await getAbsentPages(table, site);
  if (absent.delete(pageId)) await putItem(table, await absentPagesItem(site, absent));
}
