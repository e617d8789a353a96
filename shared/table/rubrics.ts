import * as z from 'zod';
import { defaultRubric } from '../domain/rubric/default-rubric.ts';
import { parseRubric } from '../domain/rubric/parse-rubric.ts';
import type { Rubric } from '../domain/rubric/rubric.ts';
import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { transact } from './engine/transaction.ts';
import { putItem } from './engine/writes.ts';

/** The rubric that a site's pages are graded by: its own if the operator set one, else the product's. */
export async function getSiteRubric(table: Table, organizationId: number, siteId: number): Promise<Rubric> {
  const item = await getItem(table, keys.rubric(organizationId, siteId));
  if (!item) return defaultRubric;
  const parsed = parseRubric(z.unknown().parse(item['rubric']));
  if (!parsed.ok) throw new Error(`the stored rubric of site ${siteId} is not valid: ${parsed.message}`);
  return parsed.rubric;
}

/** Whether the operator set a rubric for this site. */
export const hasOwnRubric = async (table: Table, organizationId: number, siteId: number): Promise<boolean> =>
  (await getItem(table, keys.rubric(organizationId, siteId))) !== null;

/** Stores a site's own rubric as it was given, in the form of the API; `parseRubric` has accepted it. */
export async function setSiteRubric(
  table: Table,
  organizationId: number,
  siteId: number,
  rubric: unknown,
): Promise<void> {
  await putItem(table, { ...keys.rubric(organizationId, siteId), rubric });
}

/**
 * Stores a site's own rubric in the form of the API, which `parseRubric` has accepted; null goes back to the product's. False when
 * the site is gone.
 */
export async function replaceSiteRubric(
  table: Table,
  organizationId: number,
  siteId: number,
  rubric: unknown,
): Promise<boolean> {
  const key = keys.rubric(organizationId, siteId);
  const { ok } = await transact(table, [
    rubric === null ? { delete: key } : { put: { ...key, rubric } },
    { check: keys.site(organizationId, siteId), if: [{ attribute: 'pk', is: 'present' }] },
  ]);
  return ok;
}
