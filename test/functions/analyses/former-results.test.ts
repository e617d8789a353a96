import { expect, test } from 'vitest';
import { getFullAnalysis } from '../../../shared/table/analysis-results.ts';
import { packInline } from '../../../shared/table/engine/blobs.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { writeItems } from '../../../shared/table/engine/writes.ts';
import { recommendationPlaceKeys } from '../../../shared/table/recommendation-places.ts';
import { useSystem } from '../../harness/system.ts';
import { type Analyzed, newlyAnalyzedPage } from '../recommendations/analyzed.ts';

const system = useSystem();

/** A row for each recommendation with two pointers, and one for all components, as a release before stored them. */
async function storeAsFormerly({ tenant: { organizationId }, recommendations }: Analyzed): Promise<void> {
  const analysisId = recommendations[0]?.analysis_id ?? 0;
  const full = await getFullAnalysis(system.table, organizationId, analysisId);
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
  await writeItems(system.table, { puts: [...rows, together] });
  const deletes = new Map(pointers.map((key) => [`${key.pk} ${key.sk}`, key]));
  await writeItems(system.table, { deletes: [keys.analysisResults(organizationId, analysisId), ...deletes.values()] });
}

test('an analysis of an earlier release is read as it was, in other languages too, and its recommendations can be changed', async () => {
  const page = await newlyAnalyzedPage(system);
  const { api } = page.tenant;
  const read = async (language: string) =>
    (await api.raw('GET', `/pages/${page.page.id}/analysis`, { headers: { 'accept-language': language } })).body.data;
  const before = { en: await read('en'), de: await read('de') };
  await storeAsFormerly(page);
  expect({ en: await read('en'), de: await read('de') }).toEqual(before);
  const { id } = page.on('title');
  const dismissed = await api.post(`/recommendations/${id}/dismiss`, { rationale: 'The title is a brand.' });
  expect(dismissed.status).toBe(200);
  const after = await read('en');
  const statuses = (data: typeof before.en) =>
    Object.fromEntries(data.recommendations.map((one: { id: number; status: string }) => [one.id, one.status]));
  expect(statuses(after)).toEqual({ ...statuses(before.en), [id]: 'dismissed' });
  expect(after.components.map(({ component_type: type }: { component_type: string }) => type)).toEqual(
    before.en.components.map(({ component_type: type }: { component_type: string }) => type),
  );
});
