import * as z from 'zod';
import { defaultRubric } from '../domain/rubric/default-rubric.ts';
import { parseRubric } from '../domain/rubric/parse-rubric.ts';
import type { Rubric } from '../domain/rubric/rubric.ts';
import { getItem, type Table } from './client.ts';
import { keys } from './keys.ts';

/** The rubric that a site's pages are graded by: its own if the operator set one, else the product's. */
export async function getSiteRubric(table: Table, organizationId: number, siteId: number): Promise<Rubric> {
  const item = await getItem(table, keys.rubric(organizationId, siteId));
  if (!item) return defaultRubric;
  const parsed = parseRubric(z.unknown().parse(item['rubric']));
  if (!parsed.ok) throw new Error(`the stored rubric of site ${siteId} is not valid: ${parsed.message}`);
  return parsed.rubric;
}
