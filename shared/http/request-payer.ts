import * as z from 'zod';
import { type Payer, readOnce } from '../providers/spending/payer.ts';
import { getItem, type Table } from '../table/engine/client.ts';
import { keys } from '../table/engine/keys.ts';

const idsSchema = z.object({
  siteId: z.number().optional(),
  pageId: z.number().optional(),
  recId: z.number().optional(),
});

/** The organization of the key pays for what a request asks of a model; it is counted for the site that the path names. */
export const requestPayer = (
  { table, now }: { table: Table; now: () => Date },
  { organizationId, params }: { organizationId: number; params: unknown },
): Payer => ({
  table,
  now,
  organizationId,
  subject: readOnce(async () => ({ siteId: await siteOf(table, organizationId, params), job: null })),
});

const numberOf = (value: unknown): number | null => z.number().safeParse(value).data ?? null;

async function siteOf(table: Table, organizationId: number, params: unknown): Promise<number | null> {
  const { siteId, pageId, recId } = idsSchema.safeParse(params).data ?? {};
  if (siteId !== undefined) return siteId;
  const pointer = recId === undefined ? null : await getItem(table, keys.recommendationPointer(organizationId, recId));
  const page = pageId ?? numberOf(pointer?.['pageId']);
  return page === null ? null : numberOf((await getItem(table, keys.page(organizationId, page)))?.['siteId']);
}
