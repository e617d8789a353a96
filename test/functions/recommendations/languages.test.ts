import { expect, test } from 'vitest';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { analyzedPage, goodTitle, newlyAnalyzedPage } from './analyzed.ts';

const system = useSystem();

const headers = { 'accept-language': 'de' };

test('a German editor reads why an edit was refused, in the response, the analysis and the brief, and a colleague in English', async () => {
  const { tenant, page, on } = await analyzedPage(system);
  const content = 'Winter tyres: this title has been updated as recommended';
  const { id } = on('title');
  const { body, ...sent } = await tenant.api.raw('POST', `/recommendations/${id}/resolve`, {
    body: JSON.stringify({ content }),
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect([sent.headers.get('content-language'), sent.headers.get('vary')]).toEqual(['de', 'accept-language']);
  const german = `Nicht umgesetzt: „${content}“ spricht über die Änderung, statt sie vorzunehmen.`;
  expect(body.data.reasoning).toBe(german);
  expect(body.data.recommendation.verification.reasoning).toBe(german);
  const read = async (path: string, given = {}) => {
    const { data } = (await tenant.api.raw('GET', path, { headers: given })).body;
    return data.recommendations.find((one: { id: number }) => one.id === id).verification.reasoning;
  };
  for (const path of [`/pages/${page.id}/analysis`, `/pages/${page.id}/brief`, `/pages/${page.id}/report`]) {
    expect(await read(path, headers)).toBe(german);
    expect(await read(path)).toBe(`Not addressed: "${content}" speaks about the edit instead of making it.`);
  }
});

test('a verdict of the service itself is worded for its reader', async () => {
  const { tenant, on } = await newlyAnalyzedPage(system);
  const { id } = on('title');
  const { body } = await tenant.api.raw('POST', `/recommendations/${id}/resolve`, {
    body: JSON.stringify({ force: true }),
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect(body.data.reasoning).toBe('Ohne Prüfung als umgesetzt markiert.');
  const { site_id: siteId } = body.data.recommendation;
  const { text } = await tenant.api.raw('GET', `/sites/${siteId}/export/recommendations`, { headers });
  expect(text).toContain('Ohne Prüfung als umgesetzt markiert.');
});

test('what is recommended is worded for its reader, also after its scores have changed', async () => {
  const { tenant, page, on } = await newlyAnalyzedPage(system);
  const [english, german] = [await readWords(tenant, page.id, {}), await readWords(tenant, page.id, headers)];
  expect([...german.keys()]).toEqual([...english.keys()]);
  const same = [...german].flatMap(([id, words]) => words.filter((text, at) => text === english.get(id)?.[at]));
  expect(same).toEqual([]);
  await tenant.api.post(`/recommendations/${on('title').id}/resolve`, { content: goodTitle });
  expect(await readWords(tenant, page.id, headers)).toEqual(german);
  const [title = ''] = german.get(on('schema').id) ?? [];
  expect(title).toMatch(/[Ss]trukturierte/);
  const { text } = await tenant.api.raw('GET', `/sites/${page.siteId}/export/recommendations`, { headers });
  expect(text).toContain(title);
});

const readWords = async ({ api }: Tenant, pageId: number, given: Record<string, string>) => {
  const { body } = await api.raw('GET', `/pages/${pageId}/analysis`, { headers: given });
  const shown: { id: number; title: string; description: string; why_it_matters: string }[] = body.data.recommendations;
  return new Map(shown.map((one) => [one.id, [one.title, one.description, one.why_it_matters]]));
};
