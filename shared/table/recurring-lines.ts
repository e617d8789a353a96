/** The lines of text that several pages of a site have, as its latest crawl found them. */
import * as z from 'zod';
import type { RecurringLine } from '../domain/pages/recurring-lines.ts';
import { blobPointerSchema, packInline, readBlob } from './engine/blobs.ts';
import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import type { SiteKey } from './site-audits.ts';

const linesSchema = z.array(z.tuple([z.number(), z.number()]));

/** None before the first audit that counted. */
export async function readRecurringLines(
  table: Table,
  { organizationId, siteId }: SiteKey,
): Promise<readonly RecurringLine[]> {
  const item = await getItem(table, keys.recurringLines(organizationId, siteId));
  return item === null ? [] : linesSchema.parse(await readBlob(table, blobPointerSchema.parse(item['lines'])));
}

export const recurringLinesWrite = async (
  { organizationId, siteId }: SiteKey,
  lines: readonly RecurringLine[],
): Promise<Write> => ({ put: { ...keys.recurringLines(organizationId, siteId), lines: await packInline(lines) } });
