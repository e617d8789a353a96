/** @module-tag stories */
import { beforeAll, describe, expect, test } from 'vitest';
import { crawledSite, html, sitemap, words } from '../../harness/crawled-site.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import type { WebPages } from '../../harness/web-sites.ts';

const system = useSystem({ webSites: 6 });

let tenant: Tenant;
beforeAll(async () => {
  tenant = await system.tenant();
});

const siteOf = (pages: (domain: string) => WebPages) => crawledSite(system, tenant, pages);

describe('the issues of a site', () => {
  test('are there when its crawl ends, with the pages, evidence and the trend since the crawl before', async () => {
    const pages = (domain: string): WebPages => ({
      '/robots.txt': `User-agent: *\nDisallow: /private/\nSitemap: https://${domain}/sitemap.xml`,
      '/sitemap.xml': sitemap(domain, ['/', '/a/', '/lonely/', '/missing/']),
      '/': html('Home of the shop', ['/a/', '/b/', '/missing/', '/moved/']),
      '/a/': html('The same title', ['/']),
      '/b/': html('The same title', ['/', '/broken/']),
      '/lonely/': html('A page that stands alone', ['/']),
      '/moved/': { status: 301, headers: { location: '/a/' } },
      '/broken/': { status: 403, body: 'no' },
    });
    const site = await siteOf(pages);
    const url = (path: string) => `https://${site.web.domain}${path}`;
    const crawlId = await site.crawl();
    const { status, body } = await tenant.api.get(`/sites/${site.siteId}/issues`);
    expect(status).toBe(200);
    expect(body.meta).toEqual({
      crawl_id: crawlId,
      previous_crawl_id: null,
      computed_at: expect.any(String),
      complete: true,
      pages: 4,
      // This system requests none.
      addresses: { named: 0, checked: 0, known: 0, left: 0, unjudged: 0 },
      search: { gsc_status: 'not_connected', window: null },
      health: expect.any(Object),
    });
    expect(await site.issues()).toMatchObject({
      'page-not-found': { pages: 1, new: null, fixed: null },
      'broken-internal-link': { pages: 1 },
      'access-refused': { pages: 1 },
      'title-duplicate': { pages: 2 },
      'orphan-page': { pages: 1 },
      'link-to-redirect': { pages: 1 },
      'broken-in-sitemap': { pages: 1 },
      'missing-from-sitemap': { pages: 1 },
      'llms-txt-missing': { pages: 1 },
    });
    expect(await site.pagesOf('broken-internal-link')).toEqual({
      '/': {
        page_id: expect.any(Number),
        evidence: `1 address that this page links to returns an error: ${url('/missing/')} (404).`,
        related_urls: [url('/missing/')],
      },
    });
    expect(Object.keys(await site.pagesOf('title-duplicate')).sort()).toEqual(['/a/', '/b/']);
    expect(Object.keys(await site.pagesOf('orphan-page'))).toEqual(['/lonely/']);
    expect(Object.keys(await site.pagesOf('missing-from-sitemap'))).toEqual(['/b/']);

    site.web.serve({
      ...pages(site.web.domain),
      '/b/': html('Another title for page B', ['/']),
      '/missing/': html('Found again', ['/']),
    });
    await site.crawl();
    expect(await site.issues()).toMatchObject({
      'title-duplicate': { pages: 0, new: 0, fixed: 2 },
      'page-not-found': { pages: 0, new: 0, fixed: 1 },
      'access-refused': { pages: 0, new: 0, fixed: 1 },
      'orphan-page': { pages: 1, new: 0, fixed: 0 },
    });
  });

  test('stay as they are for pages that a partial or cancelled crawl did not come to', async () => {
    const pages: WebPages = {
      '/': html('Home of the partial site', ['/a/', '/b/', '/gone/']),
      '/a/': html('A page with the same title', ['/']),
      '/b/': html('A page with the same title', ['/', '/c/']),
      '/c/': html('Deep page of the partial site', ['/']),
    };
    const site = await siteOf(() => pages);
    await site.crawl();
    const first = await site.issues();
    expect(first).toMatchObject({ 'title-duplicate': { pages: 2 }, 'page-not-found': { pages: 1 } });

    await site.crawl({ max_pages: 1 });
    const { body } = await tenant.api.get(`/sites/${site.siteId}/issues`);
    expect(body.meta).toMatchObject({ complete: false, pages: 4 });
    for (const issue of body.data) expect([issue.id, issue.new, issue.fixed]).toEqual([issue.id, 0, 0]);
    expect(Object.keys(await site.issues()).sort()).toEqual(Object.keys(first).sort());
    expect(await site.changes()).toEqual([]);

    await site.crawl({ include: ['/a/'] });
    expect(await site.changes()).toEqual([]);

    const before = (await tenant.api.get(`/sites/${site.siteId}/issues`)).body;
    const { data } = (await tenant.api.post(`/sites/${site.siteId}/crawl`, {})).body;
    await tenant.api.post(`/jobs/${data.job_id}/cancel`);
    await waitForJob(tenant.api, data.job_id);
    expect((await tenant.api.get(`/sites/${site.siteId}/issues`)).body).toEqual(before);
    expect(await site.changes()).toEqual([]);
  });

  test('stay when the whole site vanishes: nothing was read, so nothing is fixed or vanished', async () => {
    const site = await siteOf(() => ({ '/': html('Home of the lost site', ['/a/']), '/a/': html('A', ['/']) }));
    await site.crawl();
    const before = (await tenant.api.get(`/sites/${site.siteId}/issues`)).body;
    site.web.serve({ '/': { status: 503 }, '/robots.txt': { status: 404 }, '/a/': { status: 503 } });
    const { data } = (await tenant.api.post(`/sites/${site.siteId}/crawl`, {})).body;
    await waitForJob(tenant.api, data.job_id);
    expect((await tenant.api.get(`/sites/${site.siteId}/issues`)).body).toEqual(before);
    expect(await site.changes()).toEqual([]);
  });

  test('of a site of one page are those of the page alone', async () => {
    const site = await siteOf(() => ({ '/': html('The only page', []) }));
    await site.crawl();
    const found = Object.keys(await site.issues());
    expect(found).toContain('description-missing');
    for (const id of ['orphan-page', 'title-duplicate', 'sitemap-missing']) expect(found).not.toContain(id);
  });

  test('are filtered by severity and family; 400 for a type that does not exist and a cursor of an earlier list', async () => {
    const site = await siteOf(() => ({ '/': html('The filtered site', ['/a/', '/b/']), '/a/': html('A', ['/']) }));
    const crawlId = await site.crawl();
    const list = async (query: string) => (await tenant.api.get(`/sites/${site.siteId}/issues${query}`)).body.data;
    const whole = await list('');
    for (const severity of ['error', 'warning', 'notice']) {
      const some = await list(`?severity=${severity}`);
      expect(some).toEqual(whole.filter((issue: { severity: string }) => issue.severity === severity));
    }
    expect((await list('?family=links')).map(({ id }: { id: string }) => id)).toContain('broken-internal-link');
    expect((await tenant.api.get(`/sites/${site.siteId}/issues?severity=fatal`)).status).toBe(400);
    const pagesOf = (id: string, query = '') => tenant.api.get(`/sites/${site.siteId}/issues/${id}/pages${query}`);
    expect((await pagesOf('no-such-issue')).status).toBe(400);
    const first = (await pagesOf('description-missing', '?limit=1')).body;
    expect(first.meta.next_cursor).toBe(`${crawlId}.1`);
    const second = (await pagesOf('description-missing', `?limit=1&cursor=${first.meta.next_cursor}`)).body;
    expect(new Set([first, second].map(({ data }) => data[0].url)).size).toBe(2);
    expect(second.meta.next_cursor).toBeNull();
    const stale = await pagesOf('description-missing', `?cursor=${crawlId - 1}.1`);
    expect([stale.status, stale.body.error.message]).toEqual([400, expect.stringContaining('cursor')]);
  });
});

describe('the changes of a site', () => {
  test('are what the next crawl found different: pages that appeared, vanished, moved and changed', async () => {
    const head = '<link rel="canonical" href="/b/">';
    const site = await siteOf(() => ({
      '/': html('Home of the changing site', ['/a/', '/b/', '/c/', '/d/', '/e/']),
      '/a/': html('The first title of A', ['/']),
      '/b/': html('Page B', ['/'], { head }),
      '/c/': html('Page C moves', ['/']),
      '/d/': html('Page D vanishes', ['/']),
      '/e/': html('Page E is renamed', ['/']),
    }));
    await site.crawl();
    expect(await site.changes()).toEqual([]);
    const since = new Date().toISOString();
    site.web.serve({
      '/': html('Home of the changing site', ['/a/', '/b/', '/c/', '/d/', '/e/', '/new/', '/e2/']),
      '/a/': html('The second title of A', ['/'], { text: words('The first title of A', 120) }),
      '/b/': html('Page B', ['/'], {
        head: '<link rel="canonical" href="/b/?x"><meta name="robots" content="noindex">',
      }),
      '/c/': { status: 301, headers: { location: '/a/' } },
      '/e2/': html('Page E is renamed', ['/']),
      '/new/': html('A new page', ['/']),
    });
    const crawlId = await site.crawl();
    const url = (path: string) => `https://${site.web.domain}${path}`;
    const changes = await site.changes(`?since=${since}`);
    const short = changes.map(({ kind, url: at, before, after }) => [
      kind,
      new URL(String(at)).pathname,
      before,
      after,
    ]);
    expect(short).toEqual(
      expect.arrayContaining([
        ['title', '/a/', 'The first title of A', 'The second title of A'],
        ['word_count', '/a/', expect.any(Number), expect.any(Number)],
        ['index', '/b/', true, false],
        ['moved', '/c/', url('/c/'), url('/a/')],
        ['vanished', '/d/', 200, 404],
        ['moved', '/e/', url('/e/'), url('/e2/')],
        ['appeared', '/new/', null, 200],
      ]),
    );
    expect(short.filter(([kind]) => kind !== 'word_count' && kind !== 'canonical')).toHaveLength(6);
    expect(changes[0]).toMatchObject({ crawl_id: crawlId, found_at: expect.any(String), page_id: expect.any(Number) });
    const walked: unknown[] = [];
    for (let cursor = ''; cursor !== 'end'; ) {
      const { body } = await tenant.api.get(`/sites/${site.siteId}/changes?limit=2${cursor}`);
      walked.push(...body.data);
      cursor = body.meta.next_cursor === null ? 'end' : `&cursor=${body.meta.next_cursor}`;
    }
    expect(walked).toEqual(changes);
    expect(await site.changes(`?since=${new Date(Date.now() + 1000).toISOString()}`)).toEqual([]);
    await site.crawl();
    expect(await site.changes()).toEqual(changes);
  });
});
