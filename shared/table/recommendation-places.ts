/** Where a recommendation that is named by its id alone is kept. */
import * as z from 'zod';
import { getItem, type Item, queryItems, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';

export interface RecommendationPlace {
  organizationId: number;
  recommendationId: number;
  analysisId: number;
  pageId: number;
}

/** Ids of a group share a partition of pointers: a look-up reads at most as many small rows. */
const IDS_OF_GROUP = 100;
const groupNumber = (recommendationId: number): number => Math.floor(recommendationId / IDS_OF_GROUP);

/** The keys of the pointers to recommendations of an analysis, for the organization and for the operator. */
export const recommendationPlaceKeys = (organizationId: number, recommendationId: number, analysisId: number) => ({
  ofOrganization: keys.recommendationIds(organizationId, groupNumber(recommendationId), analysisId),
  ofOperator: keys.recommendationOwner(groupNumber(recommendationId), analysisId),
});

/**
 * Two pointers for each group of ids, which is one for most analyses: a pointer for each recommendation was two fifths of the
 * write units of an analysis.
 */
export function recommendationPlaceWrites(
  { organizationId, id: analysisId, pageId }: { organizationId: number; id: number; pageId: number },
  recommendationIds: readonly number[],
): Write[] {
  const groups = Map.groupBy(recommendationIds, groupNumber);
  return [...groups.values()].flatMap((ids) => {
    const { ofOrganization, ofOperator } = recommendationPlaceKeys(organizationId, ids[0] ?? 0, analysisId);
    return [
      { put: { ...ofOrganization, ids, analysisId, pageId } },
      { put: { ...ofOperator, ids, organizationId, pageId } },
    ];
  });
}

/** Null when the organization has no such recommendation. */
export async function findRecommendation(
  table: Table,
  organizationId: number,
  recommendationId: number,
): Promise<RecommendationPlace | null> {
  const { pk } = keys.recommendationIds(organizationId, groupNumber(recommendationId), 0);
  const pointer =
    (await findPointer(table, pk, recommendationId)) ??
    (await getItem(table, keys.recommendationPointer(organizationId, recommendationId)));
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
  const { pk } = keys.recommendationOwner(groupNumber(recommendationId), 0);
  const pointer =
    (await findPointer(table, pk, recommendationId)) ??
    (await getItem(table, keys.owner('RECOMMENDATION', recommendationId)));
  return pointer ? z.number().parse(pointer['organizationId']) : null;
}

/** Null for those of an earlier release, which have a pointer each. */
async function findPointer(table: Table, pk: string, recommendationId: number): Promise<Item | null> {
  const pointers = await queryItems(table, { pk });
  return pointers.find(({ ids }) => z.array(z.number()).parse(ids).includes(recommendationId)) ?? null;
}
