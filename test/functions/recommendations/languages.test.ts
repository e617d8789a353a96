import { expect, test } from 'vitest';
import { message } from '../../../shared/domain/messages/message.ts';
import { componentsWrite, getFullAnalysis } from '../../../shared/table/analyses.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import type { Page } from '../../../shared/table/pages.ts';
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

test('what is recommended is worded for its reader where it is of sentences, also after its scores have changed', async () => {
  const { tenant, page, on } = await newlyAnalyzedPage(system);
  const { analysis, components, recommendations } = await readAnalysis(page, on('title').analysis_id);
  const id = on('schema').id;
  const words = {
    title: message('checks.schema_present.title'),
    description: message('checks.schema_present.missing'),
    whyItMatters: message('schema.empty'),
  };
  const worded = recommendations.map((one) => (one.id === id ? { ...one, words } : one));
  await transact(system.table, [await componentsWrite(analysis, components, worded)]);
  const [english, german] = [await readTitles(tenant, page.id, {}), await readTitles(tenant, page.id, headers)];
  expect(german.get(id)).toBe('Strukturierte Daten hinzufügen');
  expect([...german].filter(([one]) => one !== id)).toEqual([...english].filter(([one]) => one !== id));
  await tenant.api.post(`/recommendations/${on('title').id}/resolve`, { content: goodTitle });
  expect(await readTitles(tenant, page.id, headers)).toEqual(german);
  const { text } = await tenant.api.raw('GET', `/sites/${page.siteId}/export/recommendations`, { headers });
  expect(text).toContain('Strukturierte Daten hinzufügen');
});

const readAnalysis = async ({ organizationId }: Page, analysisId: number) => {
  const full = await getFullAnalysis(system.table, organizationId, analysisId);
  if (full === null) throw new Error(`there is no analysis ${analysisId}`);
  return full;
};

const readTitles = async ({ api }: Tenant, pageId: number, given: Record<string, string>) => {
  const { body } = await api.raw('GET', `/pages/${pageId}/analysis`, { headers: given });
  return new Map(body.data.recommendations.map((one: { id: number; title: string }) => [one.id, one.title]));
};
