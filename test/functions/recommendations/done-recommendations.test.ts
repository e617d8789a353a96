import { expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { readParts, rowsOf } from '../exports/read-export.ts';
import { analyzedPage, goodTitle } from './analyzed.ts';

const system = useSystem();

test('a recommendation that is done is counted once on its site, and the export has the scores of components as they are then', async () => {
  const { tenant, page, on } = await analyzedPage(system);
  const { body: shown } = await tenant.api.get(`/pages/${page.id}`);
  const siteId = shown.data.site_id;
  const readDone = async () => (await tenant.api.get(`/sites/${siteId}`)).body.data.recommendations_done;
  expect(await readDone()).toBe(0);
  await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: goodTitle });
  await tenant.api.post(`/recommendations/${on('title').id}/resolve`);
  await tenant.api.post(`/recommendations/${on('title').id}/recheck`);
  expect(await readDone()).toBe(1);
  const { body: analysis } = await tenant.api.get(`/pages/${page.id}/analysis`);
  const scores = analysis.data.components.flatMap((one: { component_type: string; score: number | null }) =>
    one.score === null ? [] : [[one.component_type, one.score]],
  );
  const [exported] = rowsOf(await readParts(tenant.api, `/sites/${siteId}/export/pages?page_ids=${page.id}`));
  expect(exported?.['component_scores']).toEqual(Object.fromEntries(scores));
});
