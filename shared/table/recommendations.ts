import * as z from 'zod';
import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';

/** Where a recommendation that is named by its id alone is kept. */
export interface RecommendationPlace {
  organizationId: number;
  recommendationId: number;
  analysisId: number;
  pageId: number;
}

/** Null when the organization has no such recommendation. */
export async function findRecommendation(
  table: Table,
  organizationId: number,
  recommendationId: number,
): Promise<RecommendationPlace | null> {
  const pointer = await getItem(table, keys.recommendationPointer(organizationId, recommendationId));
  if (!pointer) return null;
  return {
    organizationId,
    recommendationId,
    analysisId: z.number().parse(pointer['analysisId']),
    pageId: z.number().parse(pointer['pageId']),
  };
}

/** The organization of a recommendation, for operator commands, which name it alone. */
export async function findRecommendationOwner(table: Table, recommendationId: number): Promise<number | null> {
  const pointer = await getItem(table, keys.owner('RECOMMENDATION', recommendationId));
  return pointer ? z.number().parse(pointer['organizationId']) : null;
}
