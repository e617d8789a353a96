import { describe, expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { addPlanPage, planSite } from './planned-site.ts';

const system = useSystem();

async function plannedSite() {
  const tenant = await system.tenant();
  const siteId = await planSite(tenant.api);
  return { ...tenant, siteId, pages: `/sites/${siteId}/plan/pages` };
}

describe('POST /sites/{siteId}/plan/pages', () => {
  test('adds a page without a URL', async () => {
    const { api, siteId, pages } = await plannedSite();
    const { status, body } = await api.post(pages, { name: ' About Us ', purpose: ' To tell who we are. ' });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(Number),
      name: 'About Us',
      slug: 'about-us',
      purpose: 'To tell who we are.',
      basis: null,
      basis_words: null,
      worded_by: null,
    });
    expect((await api.get(`/pages/${body.data.id}`)).body.data).toMatchObject({
      url: null,
      path: '/about-us/',
      name: 'About Us',
      purpose: 'To tell who we are.',
      planned: true,
      site_id: siteId,
    });
    expect((await api.get(`/sites/${siteId}`)).body.data.page_count).toBe(1);
    expect((await api.get(`/sites/${siteId}/pages`)).body.data).toMatchObject([{ id: body.data.id, url: null }]);
  });

  test.each([
    { sent: { name: 'Home' }, slug: 'home', path: '/' },
    { sent: { name: 'Start', slug: 'home' }, slug: 'home', path: '/' },
    { sent: { name: 'About us', slug: 'Who We Are!' }, slug: 'who-we-are', path: '/who-we-are/' },
    { sent: { name: 'Über uns', slug: null }, slug: 'uber-uns', path: '/uber-uns/' },
    { sent: { name: '会社' }, slug: '会社', path: '/%e4%bc%9a%e7%a4%be/' },
    { sent: { name: '???', purpose: ' ' }, slug: 'page', path: '/page/' },
  ])('of $sent has the slug $slug', async ({ sent, slug, path }) => {
    const { api, pages } = await plannedSite();
    const { body } = await api.post(pages, sent);
    expect(body.data).toMatchObject({ slug, purpose: null });
    expect((await api.get(`/pages/${body.data.id}`)).body.data.path).toBe(path);
  });

  test('makes ten pages of one name at once, each with a slug of its own', async () => {
    const { api, siteId, pages } = await plannedSite();
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.post(pages, { name: 'FAQ' })));
    expect(answers.map(({ body }) => String(body.data?.slug)).sort()).toEqual(
      ['faq', ...Array.from({ length: 9 }, (_, at) => `faq-${at + 2}`)].sort(),
    );
    expect((await api.get(`/sites/${siteId}`)).body.data.page_count).toBe(10);
    expect((await api.get(`/sites/${siteId}/plan`)).body.data.total).toBe(10);
  });

  test.each([
    { title: 'no name', sent: { slug: 'about' } },
    { title: 'a blank name', sent: { name: '  ' } },
    { title: 'a name of 301 characters', sent: { name: 'x'.repeat(301) } },
    { title: 'a purpose of 2,001 characters', sent: { name: 'x', purpose: 'x'.repeat(2001) } },
    { title: 'an unknown field', sent: { name: 'x', path: '/x/' } },
  ])('refuses $title', async ({ sent }) => {
    const { api, pages } = await plannedSite();
    const { status, body } = await api.post(pages, sent);
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
  });
});

describe('PATCH /sites/{siteId}/plan/pages/{pageId}', () => {
  test('changes name and purpose and leaves the slug', async () => {
    const { api, siteId, pages } = await plannedSite();
    const id = await addPlanPage(api, siteId, { name: 'About us', purpose: 'Trust' });
    const { status, body } = await api.patch(`${pages}/${id}`, { name: 'Who we are', purpose: null });
    expect([status, body.data]).toEqual([
      200,
      { id, name: 'Who we are', slug: 'about-us', purpose: null, basis: null, basis_words: null, worded_by: null },
    ]);
    expect((await api.get(`/pages/${id}`)).body.data).toMatchObject({
      name: 'Who we are',
      path: '/about-us/',
      purpose: null,
    });
  });

  test('moves the page: the old slug is free, the list follows', async () => {
    const { api, siteId, pages } = await plannedSite();
    const id = await addPlanPage(api, siteId, { name: 'About us' });
    expect((await api.patch(`${pages}/${id}`, { slug: 'Team' })).body.data.slug).toBe('team');
    const other = await addPlanPage(api, siteId, { name: 'About us' });
    const { body } = await api.get(`/sites/${siteId}/pages`);
    expect(body.data.map((page: { id: number; path: string }) => [page.id, page.path])).toEqual([
      [other, '/about-us/'],
      [id, '/team/'],
    ]);
    expect((await api.get(`/sites/${siteId}`)).body.data.page_count).toBe(2);
  });

  test('keeps its own slug, and numbers one that another page has', async () => {
    const { api, siteId, pages } = await plannedSite();
    const id = await addPlanPage(api, siteId, { name: 'About us' });
    const home = await addPlanPage(api, siteId, { name: 'Home' });
    expect((await api.patch(`${pages}/${id}`, { slug: 'about us' })).body.data.slug).toBe('about-us');
    expect((await api.patch(`${pages}/${home}`, { slug: 'about-us' })).body.data.slug).toBe('about-us-2');
    expect((await api.patch(`${pages}/${id}`, { slug: 'home' })).body.data.slug).toBe('home');
  });

  test('gives pages that take one slug at once a slug each', async () => {
    const { api, siteId, pages } = await plannedSite();
    const ids = await Promise.all(['A1', 'B1', 'C1', 'D1'].map((name) => addPlanPage(api, siteId, { name })));
    const answers = await Promise.all(ids.map((id) => api.patch(`${pages}/${id}`, { slug: 'team' })));
    expect(answers.map(({ body }) => String(body.data?.slug)).sort()).toEqual(['team', 'team-2', 'team-3', 'team-4']);
  });

  test.each([{ sent: {} }, { sent: { name: '' } }, { sent: { name: null } }, { sent: { path: '/x/' } }])(
    'refuses $sent',
    async ({ sent }) => {
      const { api, siteId, pages } = await plannedSite();
      const id = await addPlanPage(api, siteId, { name: 'About us' });
      expect((await api.patch(`${pages}/${id}`, sent)).body.error.code).toBe('invalid_request');
    },
  );
});

describe('DELETE /sites/{siteId}/plan/pages/{pageId}', () => {
  test('ends the page, frees its slug and counts it and its drafts off [plan/delete]', async () => {
    const { api, siteId, pages } = await plannedSite();
    const id = await addPlanPage(api, siteId, { name: 'About us' });
    const stays = await addPlanPage(api, siteId, { name: 'Contact' });
    for (const page of [id, stays]) await api.put(`/pages/${page}/drafts/title`, { draft_value: 'A title' });
    await api.put(`/pages/${id}/drafts/h1`, { draft_value: 'A heading' });
    const { status, body } = await api.delete(`${pages}/${id}`);
    expect([status, body]).toEqual([200, { data: { id, deleted: true } }]);
    const gone = await Promise.all([
      api.get(`/pages/${id}`),
      api.patch(`/pages/${id}`, { purpose: 'x' }),
      api.post(`/pages/${id}/content`, { markdown: 'x' }),
      api.put(`/pages/${id}/drafts/title`, { draft_value: 'x' }),
      api.get(`/pages/${id}/checks`),
      api.post(`/pages/${id}/analyze`),
      api.patch(`${pages}/${id}`, { name: 'x' }),
      api.delete(`${pages}/${id}`),
    ]);
    expect(gone.map((answer) => answer.status)).toEqual(Array(8).fill(404));
    expect((await api.get(`/sites/${siteId}`)).body.data).toMatchObject({ page_count: 1, draft_count: 1 });
    expect((await api.get(`/sites/${siteId}/pages`)).body).toMatchObject({ data: [{ id: stays }], meta: { total: 1 } });
    expect((await api.get(`/sites/${siteId}/pages?search=about`)).body.meta.total).toBe(0);
    expect((await api.get(`/sites/${siteId}/plan`)).body.data.total).toBe(1);
    expect((await api.post(pages, { name: 'About us' })).body.data.slug).toBe('about-us');
  });

  test('of two at once one deletes, and one is told that there is no such page', async () => {
    const { api, siteId, pages } = await plannedSite();
    const id = await addPlanPage(api, siteId, { name: 'About us' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => api.delete(`${pages}/${id}`)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404, 404, 404]);
    expect((await api.get(`/sites/${siteId}`)).body.data.page_count).toBe(0);
  });

  test('counts exactly while drafts come and go', async () => {
    const { api, siteId, pages } = await plannedSite();
    const id = await addPlanPage(api, siteId, { name: 'About us' });
    const fields = ['title', 'h1', 'meta_description', 'body'];
    await Promise.all([
      api.delete(`${pages}/${id}`),
      ...fields.map((field) => api.put(`/pages/${id}/drafts/${field}`, { draft_value: 'x' })),
    ]);
    await api.delete(`${pages}/${id}`);
    expect((await api.get(`/sites/${siteId}`)).body.data).toMatchObject({ page_count: 0, draft_count: 0 });
  });
});

describe('a page that is no planned page of the site', () => {
  test('answers 404: of another site, of another organization, live', async () => {
    const { api, siteId, pages } = await plannedSite();
    const foreign = await plannedSite();
    const otherSite = await planSite(api);
    const live = await api.post('/sites', { domain: 'shop.example' });
    const livePage = await api.post(`/sites/${live.body.data.id}/pages`, { path: '/x/' });
    const id = await addPlanPage(api, siteId, { name: 'About us' });
    const paths = [
      `/sites/${otherSite}/plan/pages/${id}`,
      `/sites/${live.body.data.id}/plan/pages/${livePage.body.data.id}`,
      `${pages}/${await addPlanPage(foreign.api, foreign.siteId, { name: 'About us' })}`,
      `${pages}/999999999`,
    ];
    const answers = await Promise.all(paths.flatMap((path) => [api.patch(path, { name: 'x' }), api.delete(path)]));
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([404, { error: { code: 'not_found', message: 'Page not found' } }]);
    }
    expect((await foreign.api.get(`/sites/${foreign.siteId}/plan`)).body.data.pages).toMatchObject([
      { name: 'About us' },
    ]);
  });
});
