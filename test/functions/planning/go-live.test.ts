/** @module-tag stories */
import { describe, expect, test } from 'vitest';
import type { ApiClient } from '../../harness/api-client.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob, waitForSite } from '../../harness/wait-until.ts';
import type { WebPages } from '../../harness/web-sites.ts';
import { addPlanPage, planSite } from './planned-site.ts';

const system = useSystem({ webSites: 9 });
const html = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1><p>Words of the page.</p>`;

/** Plans these pages besides the homepage, goes live on such a site, and gives the planned pages as they are then. */
async function goLive(api: ApiClient, names: readonly string[], pages: WebPages) {
  const web = system.web.take(pages);
  const siteId = await planSite(api);
  const ids: number[] = [];
  for (const name of ['Home', ...names]) ids.push(await addPlanPage(api, siteId, { name }));
  const { body } = await api.post(`/sites/${siteId}/go-live`, { domain: web.domain });
  expect((await waitForJob(api, `job_cr_${body.data.crawl_id}`)).status).toBe('completed');
  const found = await Promise.all(ids.map(async (id) => (await api.get(`/pages/${id}`)).body.data));
  return { web, planned: Object.fromEntries(found.map((page) => [page.path, page])) };
}

describe('the crawl of a site that goes live', () => {
  test('finds planned pages that nothing links to (spec, Planned site: matches crawled URLs to planned pages by path)', async () => {
    const { api } = await system.tenant();
    const { web, planned } = await goLive(api, ['Services', 'Prices', 'Team'], {
      '/': html('Start'),
      '/services/': html('Services'),
      // Known without the slash alone.
      '/team': html('Team'),
    });
    expect(planned['/team/']).toMatchObject({ planned: false, latest_snapshot: { title: 'Team' } });
    expect(planned['/services/']).toMatchObject({
      planned: false,
      url: `https://${web.domain}/services/`,
      discovered_via: 'plan',
      latest_snapshot: { title: 'Services' },
    });
    expect(planned['/prices/']).toMatchObject({ planned: true, url: null, latest_snapshot: null });
  });

  test('requests no planned path that robots.txt disallows', async () => {
    const { api } = await system.tenant();
    const { web, planned } = await goLive(api, ['Private', 'Open'], {
      '/robots.txt': 'User-agent: *\nDisallow: /private/',
      '/': html('Start'),
      '/private/': html('Private'),
      '/open/': html('Open'),
    });
    expect(web.hits.map(({ path }) => path)).not.toContain('/private/');
    expect([planned['/private/'].planned, planned['/open/'].planned]).toEqual([true, false]);
  });

  test('of a site that serves a page at any path takes only those live that a link names', async () => {
    const { api } = await system.tenant();
    const start = `${html('Start')}<a href="/services/">Services</a>`;
    const anyPath = Object.fromEntries(
      Array.from({ length: 500 }, (_, id) => [`/no-page-has-this-path-${id}/`, start]),
    );
    const pages = { ...anyPath, '/': start, '/services/': html('Services'), '/prices/': start };
    const { planned } = await goLive(api, ['Services', 'Prices'], pages);
    expect([planned['/services/'].planned, planned['/prices/'].planned]).toEqual([false, true]);
  });

  test('takes no "not found" with status 200 for a planned page', async () => {
    const { api } = await system.tenant();
    const missing = '<!doctype html><title>404 Not Found</title><h1>Page not found</h1><p>The page does not exist.</p>';
    const { planned } = await goLive(api, ['Prices'], { '/': html('Start'), '/prices/': missing });
    expect(planned['/prices/']).toMatchObject({ planned: true, latest_snapshot: null });
  });
});

describe('POST /sites/{siteId}/go-live', () => {
  test('crawls the domain, and the planned pages that it finds by path become live [plan/go-live]', async () => {
    const { api } = await system.tenant();
    const web = system.web.take({
      '/': `${html('Start')}<a href="/about-us">About</a><a href="/news/">News</a>`,
      '/about-us': html('Who we are'),
      '/news/': html('News'),
    });
    const siteId = await planSite(api);
    const [home, about, missing] = [
      await addPlanPage(api, siteId, { name: 'Home' }),
      await addPlanPage(api, siteId, { name: 'About us', purpose: 'Trust' }),
      await addPlanPage(api, siteId, { name: 'Pricing' }),
    ];
    const { status, body } = await api.post(`/sites/${siteId}/go-live`, {
      domain: `https://${web.domain.toUpperCase()}/shop?x`,
    });
    expect([status, body]).toEqual([
      202,
      { data: { crawl_id: expect.any(Number), status: 'pending', domain: web.domain } },
    ]);
    expect((await waitForJob(api, `job_cr_${body.data.crawl_id}`)).status).toBe('completed');
    expect(await waitForSite(api, siteId)).toMatchObject({
      domain: web.domain,
      name: 'Fernhill Cycles',
      url: `https://${web.domain}`,
      page_count: 4,
      latest_crawl: { id: body.data.crawl_id, status: 'completed' },
    });
    const page = async (id: number) => (await api.get(`/pages/${id}`)).body.data;
    expect(await page(home)).toMatchObject({ planned: false, url: `https://${web.domain}/` });
    expect(await page(about)).toMatchObject({
      planned: false,
      url: `https://${web.domain}/about-us/`,
      name: 'About us',
      purpose: 'Trust',
      latest_snapshot: { title: 'Who we are' },
    });
    expect(await page(missing)).toMatchObject({ planned: true, url: null, latest_snapshot: null });
    const plan = (await api.get(`/sites/${siteId}/plan`)).body.data;
    expect(plan).toMatchObject({ total: 1, crawl_status: 'completed', pages: [{ id: missing }] });
    const found = await api.get(`/pages/lookup?url=https://www.${web.domain}/about-us`);
    expect(found.body.data).toMatchObject({ page_id: about, site_id: siteId });
    const snapshots = await api.get(`/pages/${about}/snapshots`);
    expect((await api.get(`/snapshots/${snapshots.body.data[0].id}`)).body.data.url).toBe(
      `https://${web.domain}/about-us/`,
    );
    expect((await api.patch(`/sites/${siteId}/plan/pages/${about}`, { name: 'x' })).status).toBe(404);
  });

  test('happens once: of two requests at once one is refused: the site is live [plan/go-live-conflict]', async () => {
    const { api } = await system.tenant();
    const [first, second] = [system.web.take({ '/': html('One') }), system.web.take({ '/': html('Two') })];
    const siteId = await planSite(api);
    const answers = await Promise.all(
      [first, second].map(({ domain }) => api.post(`/sites/${siteId}/go-live`, { domain })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([202, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('conflict');
    const went = answers.find(({ status }) => status === 202)?.body.data;
    expect(await waitForSite(api, siteId)).toMatchObject({ domain: went.domain, latest_crawl: { id: went.crawl_id } });
    expect((await api.post(`/sites/${siteId}/go-live`, { domain: first.domain })).body.error.code).toBe('conflict');
  });

  test.each(['Fernhill Cycles', 'localhost', '127.0.0.1', 'shop.example:8080', '', 7])(
    'refuses the domain "%s"',
    async (domain) => {
      const { api } = await system.tenant();
      const siteId = await planSite(api);
      const { status, body } = await api.post(`/sites/${siteId}/go-live`, { domain });
      expect([status, body.error.code]).toEqual([400, 'invalid_request']);
      expect((await api.get(`/sites/${siteId}`)).body.data).toMatchObject({ url: null, latest_crawl: null });
    },
  );

  test('leaves a site of another organization alone', async () => {
    const [own, foreign] = [await system.tenant(), await system.tenant()];
    const siteId = await planSite(foreign.api);
    const answers = await Promise.all(
      [siteId, 999_999_999].map((id) => own.api.post(`/sites/${id}/go-live`, { domain: 'shop.example' })),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([404, { error: { code: 'not_found', message: 'Site not found' } }]),
    );
    expect((await foreign.api.get(`/sites/${siteId}`)).body.data.url).toBeNull();
  });
});
