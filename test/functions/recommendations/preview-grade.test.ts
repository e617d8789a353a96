import { expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import { analyzedPage, goodDescription, goodTitle, markdown } from './analyzed.ts';

const system = useSystem();

test('a text that is sent has the scores of an analysis of it, and nothing is stored', async () => {
  const { tenant, page } = await analyzedPage(system);
  const before = (await tenant.api.get(`/pages/${page.id}/analysis`)).body.data;
  const sent = {
    title: goodTitle,
    meta_description: goodDescription,
    markdown: `${markdown}\n## When to change winter tyres\n\nBelow seven degrees rubber hardens. Change in October.\n`,
  };
  const { status, body } = await tenant.api.post(`/pages/${page.id}/preview-grade`, sent);
  expect(status).toBe(200);
  expect(body.data.overall_score).toBeGreaterThan(before.overall_score);
  expect(body.data.word_count).toBeGreaterThan(30);
  expect((await tenant.api.get(`/pages/${page.id}/analysis`)).body.data).toEqual(before);
  expect((await tenant.api.get(`/pages/${page.id}/drafts`)).body.data).toEqual([]);

  await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: sent.title });
  await tenant.api.put(`/pages/${page.id}/drafts/meta_description`, { draft_value: sent.meta_description });
  await tenant.api.post(`/pages/${page.id}/content`, { markdown: sent.markdown });
  const { body: started } = await tenant.api.post(`/pages/${page.id}/analyze`);
  await waitForJob(tenant.api, started.data.job_id);
  const { overall_score, components } = (await tenant.api.get(`/pages/${page.id}/analysis`)).body.data;
  expect(body.data.overall_score).toBe(overall_score);
  const scores = (list: { component_type: string; score: number }[]) =>
    Object.fromEntries(list.map(({ component_type, score }) => [component_type, score]));
  expect(scores(body.data.components)).toEqual(scores(components));
});

test('what is left out is as it is stored, and without an analysis there is nothing to compare with', async () => {
  const { tenant, page } = await analyzedPage(system);
  const { overall_score } = (await tenant.api.get(`/pages/${page.id}/analysis`)).body.data;
  const { body } = await tenant.api.post(`/pages/${page.id}/preview-grade`, {});
  expect(body.data).toMatchObject({ overall_score, full_length: expect.any(Number) });
  const { body: created } = await tenant.api.post(`/sites/${page.siteId}/pages`, { path: '/new/' });
  expect((await tenant.api.post(`/pages/${created.data.id}/preview-grade`, {})).body).toEqual({ data: null });
});
