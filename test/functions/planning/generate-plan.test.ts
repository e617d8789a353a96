import { describe, expect, test } from 'vitest';
import { getPages } from '../../../shared/table/pages.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob, waitUntil } from '../../harness/wait-until.ts';
import { addPlanPage, named, planSite } from './planned-site.ts';

const system = useSystem();

interface PlannedPage {
  id: number;
  slug: string;
  purpose: string;
}
const slugsOf = (pages: PlannedPage[]): string[] => pages.map(({ slug }) => slug);

async function plannedSite(given: Record<string, unknown> = {}) {
  const tenant = await system.tenant();
  const siteId = await planSite(tenant.api, given);
  return { ...tenant, siteId, generate: `/sites/${siteId}/plan/generate` };
}

describe('POST /sites/{siteId}/plan/generate', () => {
  test('its pages know the language of the brief, also those that a client adds, for the steps that follow', async () => {
    const brief = 'Die Bäckerei Krume ist eine Bäckerei in Leipzig. Wir backen Roggenbrot, Brötchen und Kuchen.';
    const tenant = await plannedSite({ brief, name: 'Bäckerei Krume' });
    const { body } = await tenant.api.post(tenant.generate);
    const added = await addPlanPage(tenant.api, tenant.siteId, { name: 'XXL' });
    const ids = [...body.data.pages.map(({ id }: PlannedPage) => id), added];
    const pages = await getPages(system.table, tenant.organizationId, ids);
    expect(new Set(pages.map(({ language }) => language))).toEqual(new Set(['de']));
  });

  test('answers the pages of the brief, which are in the plan from then on', async () => {
    const { api, siteId, generate } = await plannedSite();
    const { status, body } = await api.post(generate);
    expect(status).toBe(200);
    expect(body.data.brief).toBe(named.brief);
    expect(slugsOf(body.data.pages)).toEqual([
      ...['home', 'products', 'touring-bikes', 'helmets', 'about-us', 'contact'],
      ...['privacy-policy', 'cookie-policy', 'terms-and-conditions'],
    ]);
    expect(body.data.note).toBeNull();
    expect(body.data.open_questions).toContainEqual({
      about: 'contact',
      question: 'How should visitors reach you: telephone, e-mail, opening hours?',
    });
    expect(body.data.pages[2]).toMatchObject({
      name: 'Touring bikes',
      purpose: expect.stringContaining('Touring bikes'),
    });
    const plan = await api.get(`/sites/${siteId}/plan`);
    expect(plan.body.data).toEqual({
      total: 9,
      with_keyword: 0,
      failed: 0,
      done: 0,
      keywords_running: false,
      crawl_status: null,
      open_questions: body.data.open_questions,
      pages: body.data.pages.map(({ slug, ...page }: PlannedPage) => ({
        ...page,
        path: slug === 'home' ? '/' : `/${slug}/`,
        primary_keyword: null,
        failed: false,
        needs_keyword: true,
      })),
    });
    expect((await api.get(`/sites/${siteId}`)).body.data.page_count).toBe(9);
  });

  test('answers the pages that are there, whoever made them, and generates nothing [plan/generate-again]', async () => {
    const { api, siteId, generate } = await plannedSite();
    const id = await addPlanPage(api, siteId, { name: 'Team' });
    const { body } = await api.post(generate, {});
    expect(body.data.pages).toEqual([
      { id, name: 'Team', slug: 'team', purpose: null, basis: null, basis_words: null, worded_by: null },
    ]);
    expect((await api.post(generate, { regenerate: false })).body).toEqual(body);
  });

  test('is one generation when five arrive at once', async () => {
    const { api, siteId, generate } = await plannedSite();
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.post(generate)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect((await api.get(`/sites/${siteId}`)).body.data.page_count).toBe(9);
  });

  test('replaces the brief [plan/brief-replaced]', async () => {
    const { api, generate } = await plannedSite();
    const brief = 'A cafe in Leeds. We serve coffee.';
    expect((await api.post(generate, { brief })).body.data.brief).toBe(brief);
    expect((await api.post(generate)).body.data.brief).toBe(brief);
  });

  test('anew deletes what nobody has written to and keeps the rest', async () => {
    const { api, siteId, generate } = await plannedSite();
    const first: PlannedPage[] = (await api.post(generate)).body.data.pages;
    const idOf = (slug: string) => first.find((page) => page.slug === slug)?.id ?? 0;
    await api.post(`/pages/${idOf('helmets')}/content`, { markdown: '# Helmets' });
    await api.put(`/pages/${idOf('contact')}/drafts/title`, { draft_value: 'Contact us' });
    const { body } = await api.post(generate, { regenerate: true, brief: 'We sell tents and stoves.' });
    const pages: PlannedPage[] = body.data.pages;
    expect(slugsOf(pages).sort()).toEqual(
      [
        ...['home', 'products', 'helmets', 'tents', 'stoves', 'about-us', 'contact'],
        ...['privacy-policy', 'cookie-policy', 'terms-and-conditions'],
      ].sort(),
    );
    const keptIds = first.map(({ id }) => id).filter((id) => pages.some((page) => page.id === id));
    expect(new Set(keptIds)).toEqual(new Set([idOf('helmets'), idOf('contact')]));
    expect((await api.get(`/pages/${idOf('touring-bikes')}`)).status).toBe(404);
    expect((await api.get(`/sites/${siteId}`)).body.data).toMatchObject({ page_count: pages.length, draft_count: 1 });
    expect((await api.get(`/sites/${siteId}/plan`)).body.data.total).toBe(pages.length);
  });

  test('counts exactly when it is called anew several times at once', async () => {
    const { api, siteId, generate } = await plannedSite();
    await api.post(generate);
    const answers = await Promise.all(Array.from({ length: 4 }, () => api.post(generate, { regenerate: true })));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
    const { total, pages } = (await api.get(`/sites/${siteId}/plan`)).body.data;
    expect([total, new Set(pages.map(({ path }: { path: string }) => path)).size]).toEqual([9, 9]);
    expect((await api.get(`/sites/${siteId}`)).body.data.page_count).toBe(9);
  });

  test('gives the few pages that every site has for 20,000 characters of noise', async () => {
    const { api, generate } = await plannedSite({ brief: '\u0000#(§ '.repeat(4000) });
    expect(slugsOf((await api.post(generate)).body.data.pages)).toEqual([
      ...['home', 'about-us', 'contact', 'privacy-policy', 'cookie-policy', 'terms-and-conditions'],
    ]);
  });

  test('refuses a live site', async () => {
    const { api } = await system.tenant();
    const { body } = await api.post('/sites', { domain: 'shop.example' });
    const answer = await api.post(`/sites/${body.data.id}/plan/generate`);
    expect([answer.status, answer.body.error.code]).toEqual([409, 'conflict']);
  });

  test.each([{ brief: '' }, { brief: 'x'.repeat(20_001) }, { regenerate: 'yes' }, { force: true }])(
    'refuses the body %o',
    async (sent) => {
      const { api, generate } = await plannedSite();
      expect((await api.post(generate, sent)).body.error.code).toBe('invalid_request');
    },
  );
});

describe('GET /sites/{siteId}/plan', () => {
  test('has no pages for a site that was never planned', async () => {
    const { api } = await system.tenant();
    const site = await api.post('/sites', { domain: 'shop.example' });
    await api.post(`/sites/${site.body.data.id}/pages`, { path: '/x/' });
    const { status, body } = await api.get(`/sites/${site.body.data.id}/plan`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      total: 0,
      with_keyword: 0,
      failed: 0,
      done: 0,
      keywords_running: false,
      pages: [],
    });
  });

  test('spends the bucket of jobs, generation that of models', async () => {
    const { api, siteId, generate } = await plannedSite();
    const [plan, generated] = await Promise.all([api.get(`/sites/${siteId}/plan`), api.post(generate)]);
    const remaining = [plan, generated].map(({ headers }) => headers.get('x-ratelimit-remaining'));
    expect(remaining).toEqual(['999999', '999999']);
  });
});

describe('a planned page', () => {
  test('takes content and drafts, is checked, outlined and analysed', async () => {
    const { api, siteId } = await plannedSite();
    const id = await addPlanPage(api, siteId, { name: 'About us', purpose: 'Trust' });
    expect((await api.post(`/pages/${id}/analyze`)).body.error.code).toBe('no_content');
    expect((await api.post(`/pages/${id}/recrawl`)).body.error.code).toBe('no_content');
    expect((await api.post(`/pages/${id}/content`, { markdown: '# About us\n\nWe fix bikes.' })).status).toBe(201);
    expect(
      (await api.put(`/pages/${id}/drafts/title`, { draft_value: 'About Fernhill Cycles of Bristol' })).status,
    ).toBe(201);
    const checks = await api.get(`/pages/${id}/checks`);
    expect(checks.body.data.fields).toMatchObject({ title: 'About Fernhill Cycles of Bristol', h1: 'About us' });
    const { body } = await api.post(`/pages/${id}/analyze`);
    const job = await waitForJob(api, body.data.job_id);
    expect(job).toMatchObject({ status: 'completed', result: { overall_grade: expect.any(String) } });
    expect((await api.post(`/pages/${id}/outline`, { primary_keyword: 'bike repair' })).status).toBe(202);
    const outline = await waitUntil('the outline is written', async () => {
      const { data } = (await api.get(`/pages/${id}/outline`)).body;
      return ['completed', 'failed'].includes(data.status) && data;
    });
    expect(outline).toMatchObject({ status: 'completed', primary_keyword: 'bike repair' });
    expect((await api.get(`/pages/${id}/brief`)).body.data.page).toMatchObject({ planned: true, url: null });
  });
});
