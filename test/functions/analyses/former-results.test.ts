import { expect, test } from 'vitest';
import { storeAsFormerly } from '../../harness/former-results.ts';
import { useSystem } from '../../harness/system.ts';
import { newlyAnalyzedPage } from '../recommendations/analyzed.ts';

const system = useSystem();

test('an analysis of an earlier release is read as it was, in other languages too, and its recommendations can be changed', async () => {
  const page = await newlyAnalyzedPage(system);
  const { api } = page.tenant;
  const read = async (language: string) =>
    (await api.raw('GET', `/pages/${page.page.id}/analysis`, { headers: { 'accept-language': language } })).body.data;
  const before = { en: await read('en'), de: await read('de') };
  await storeAsFormerly(system.table, page.tenant.organizationId, page.recommendations[0]?.analysis_id ?? 0);
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
