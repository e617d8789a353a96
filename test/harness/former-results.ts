import { getFullAnalysis } from '../../shared/table/analysis-results.ts';
import { packInline } from '../../shared/table/engine/blobs.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { type Key, keys } from '../../shared/table/engine/keys.ts';
import { writeItems } from '../../shared/table/engine/writes.ts';
import { recommendationPlaceKeys } from '../../shared/table/recommendation-places.ts';

/**
 * Stores an analysis as a release before stored it: a row for each recommendation with two pointers, and one for all components with
 * the words. Returns the keys of its former rows.
 */
export async function storeAsFormerly(table: Table, organizationId: number, analysisId: number): Promise<Key[]> {
  const full = await getFullAnalysis(table, organizationId, analysisId);
  if (!full) throw new Error('no analysis is stored');
  const words = Object.fromEntries(full.recommendations.flatMap((one) => (one.words ? [[one.id, one.words]] : [])));
  const rows = full.recommendations.flatMap(({ words: _, ...one }) => [
    { ...keys.recommendation(organizationId, analysisId, one.id), ...one },
    { ...keys.recommendationPointer(organizationId, one.id), analysisId, pageId: one.pageId },
    { ...keys.owner('RECOMMENDATION', one.id), organizationId },
  ]);
  const together = {
    ...keys.components(organizationId, analysisId),
    components: await packInline(full.components),
    words: await packInline(words),
  };
  const pointers = full.recommendations.flatMap(({ id }) =>
    Object.values(recommendationPlaceKeys(organizationId, id, analysisId)),
  );
  await writeItems(table, { puts: [...rows, together] });
  const deletes = new Map(pointers.map((key) => [`${key.pk} ${key.sk}`, key]));
  await writeItems(table, { deletes: [keys.analysisResults(organizationId, analysisId), ...deletes.values()] });
  return [...rows, together].map(({ pk, sk }) => ({ pk, sk }));
}
