import * as z from 'zod';
import { openPayer } from '../providers/spending/open-payer.ts';
import type { Payer } from '../providers/spending/payer.ts';
import { getItem, type Table } from '../table/engine/client.ts';
import { keys } from '../table/engine/keys.ts';
import { findRecommendation } from '../table/recommendation-places.ts';

const idsSchema = z.object({
  siteId: z.number().optional(),
  pageId: z.number().optional(),
  recId: z.number().optional(),
});

/** The organization of the key pays for what a request asks of a model; it is counted for the site that the path names. */
export const requestPayer = (
  { table, now }: { table: Table; now: () => Date },
  { organizationId, params }: { organizationId: number; params: unknown },
): Payer =>
  openPayer({
    table,
    now,
    organizationId,
    subject: async () => ({ siteId: await findSiteId(table, organizationId, params), job: null }),
  });

const parseNumber = (value: unknown): number | null => z.number().safeParse(value).data ?? null;

async function findSiteId(table: Table, organizationId: number, params: unknown): Promise<number | null> {
  const { siteId, pageId, recId } = idsSchema.safeParse(params).data ?? {};
  if (siteId !== undefined) return siteId;
  const place = recId === undefined ? null : await findRecommendation(table, organizationId, recId);
  const page = pageId ?? place?.pageId ?? null;
  return page === null ? null : parseNumber((await getItem(table, keys.page(organizationId, page)))?.['siteId']);
}
