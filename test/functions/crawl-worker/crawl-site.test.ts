/** @module-tag stories */
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openJobServices } from '../../../shared/jobs/job-services.ts';
import { siteCrawlWrites } from '../../../shared/jobs/start-site-crawl.ts';
import { getCrawlState } from '../../../shared/table/crawl-frontier.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob, waitForSite, waitUntil } from '../../harness/wait-until.ts';
import type { WebPage, WebPages } from '../../harness/web-sites.ts';

const system = useSystem({ webSites: 10 });

const html = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${body}<p>Words of the page ${title} for whoever reads it.</p></main></body></html>`;
const linksTo = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a> `).join('');
const canonical = (path: string) => `<link rel="canonical" href="${path}">`;

/** Registers the site and waits for its setup. */
async function crawl(tenant: Tenant, pages: WebPages) {
  const web = system.web.take(pages);
  const { body } = await tenant.api.post('/sites', { domain: web.domain });
  const siteId: number = body.data.id;
  const read = async () => {
    const site = await waitForSite(tenant.api, siteId);
    const listed = await tenant.api.get(`/sites/${siteId}/pages?limit=100`);
    const state = await getCrawlState(system.table, {
      organizationId: tenant.organizationId,
      id: site.latest_crawl.id,
    });
    return { site, paths: listed.body.data.map(({ path }: { path: string }) => path), skipped: state?.skipped };
  };
  const crawlAgain = async () => {
    const { jobs } = openJobServices();
    const id = await system.operator.ids.next('crawl');
    const request = { id, organizationId: tenant.organizationId, siteId, now: new Date() };
    const { writes, message } = siteCrawlWrites(request);
    await transact(system.table, writes);
    await jobs.send(message);
    await waitForJob(tenant.api, message.jobId);
    return read();
  };
  return { web, siteId, crawlAgain, ...(await read()) };
}

test('stores a page once, however it is linked, redirected to, and whichever page it names as canonical', async () => {
  const tenant = await system.tenant();
  const { web, site, paths, skipped } = await crawl(tenant, {
    '/': html(
      'Home',
      linksTo('/a', '/A/', '/a/index.html', '/a/?utm_source=x', '/old/', '/a/print/', '/list?sort=up', '/x/'),
    ),
    '/a': html('A', linksTo('/ping/', '/http-header/')),
    '/a/index.html': html('A', linksTo('/ping/', '/http-header/')),
    '/old/': { status: 301, headers: { location: '/a' } },
    // Names a page that nothing links to.
    '/a/print/': html('A, for printing', linksTo('/only-from-print/'), canonical('/a/in-full/')),
    '/a/in-full/': html('A in full', ''),
    '/only-from-print/': html('Only from print', ''),
    '/list': html('List', '', canonical('/list')),
    '/list?sort=up': html('List, sorted', '', canonical('/list')),
    // A theme that names the start page everywhere must not cost the site its pages.
    '/x/': html('X', '', canonical('/')),
    '/ping/': html('Ping', linksTo('/pong/'), canonical('/pong/')),
    '/pong/': html('Pong', '', canonical('/ping/')),
    '/http-header/': {
      headers: { link: '</a/>; rel="canonical"' },
      body: html('A, by another name', ''),
    },
  });
  // Of two pages that name each other, one stays.
  const [oneOfTwo, ...others] = paths.filter((path: string) => ['/ping/', '/pong/'].includes(path));
  expect([oneOfTwo, others]).toEqual(['/pong/', []]);
  expect(paths).toEqual(['/', '/a/', '/a/in-full/', '/list/', '/only-from-print/', '/pong/', '/x/']);
  expect(site.page_count).toBe(paths.length);
  expect(site.latest_crawl.crawled_pages).toBe(paths.length);
  expect(skipped).toEqual({ redirect: 1, canonical: 3, default_document: 1, query: 1 });
  expect(web.hits.filter(({ path }) => path.startsWith('/a') && path.length < 4)).toHaveLength(2);
});

test('follows no link that a page, a header or the link itself asks it not to follow, also when nothing has changed', async () => {
  const etag = { etag: '"1"' };
  const unchanging =
    (body: string, headers: Record<string, string> = {}): WebPages[string] =>
    ({ headers: sent }): WebPage =>
      sent['if-none-match'] ? { status: 304 } : { headers: { ...etag, ...headers }, body };
  const tenant = await system.tenant();
  const { web, paths, crawlAgain } = await crawl(tenant, {
    '/robots.txt': 'User-agent: *\nDisallow: /private/',
    '/': unchanging(
      html('Home', `${linksTo('/meta/', '/header/', '/private/')}<a rel="nofollow" href="/no-1/">no</a>`),
    ),
    '/meta/': unchanging(html('Meta', linksTo('/no-2/'), '<meta name="robots" content="noindex, nofollow">')),
    '/header/': unchanging(html('Header', linksTo('/no-3/')), { 'x-robots-tag': 'googlebot: nofollow' }),
    '/private/': html('Private', ''),
    '/no-1/': html('No', ''),
    '/no-2/': html('No', ''),
    '/no-3/': html('No', ''),
  });
  expect(paths).toEqual(['/', '/header/', '/meta/']);

  web.hits.length = 0;
  const before = await tenant.api.get(`/sites/${(await tenant.api.get('/sites')).body.data[0].id}/pages`);
  const again = await crawlAgain();
  expect(again.paths).toEqual(paths);
  expect(again.site.latest_crawl).toMatchObject({ status: 'completed', crawled_pages: 3 });
  const pageHits = web.hits.filter(({ path }) => paths.includes(path));
  // One conditional request a page, and no snapshot.
  expect(pageHits.map(({ path, headers }) => [path, headers['if-none-match']]).toSorted()).toEqual(
    paths.map((path: string) => [path, '"1"']),
  );
  expect(web.hits.some(({ path }) => path.startsWith('/no-') || path === '/private/')).toBe(false);
  for (const { id } of before.body.data) {
    expect((await tenant.api.get(`/pages/${id}/snapshots`)).body.meta.total).toBe(1);
    expect((await tenant.api.get(`/pages/${id}/content-versions`)).body.meta.total).toBe(1);
  }
});

test('asks an overloaded site again after the time that it names', async () => {
  const asked: number[] = [];
  const tenant = await system.tenant();
  const { paths, skipped } = await crawl(tenant, {
    '/': html('Home', linksTo('/busy/')),
    '/busy/': () => {
      asked.push(Date.now());
      return asked.length === 1 ? { status: 503, headers: { 'retry-after': '1' }, body: 'later' } : html('Busy', '');
    },
  });
  expect([paths, skipped]).toEqual([['/', '/busy/'], {}]);
  expect(asked).toHaveLength(2);
  expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(1_000);
});

test('describes the site by what it says, and by nothing else', async () => {
  const tenant = await system.tenant();
  const business = {
    '@context': 'https://schema.org',
    '@type': 'BikeStore',
    name: 'Ridgeway',
    address: { addressCountry: 'GB' },
  };
  const { site } = await crawl(tenant, {
    '/': html('Home', linksTo('/contact/')),
    '/contact/': html('Contact', '', `<script type="application/ld+json">${JSON.stringify(business)}</script>`),
    '/llms.txt': { headers: { 'content-type': 'text/plain' }, body: '# Ridgeway\n\n> Bikes, mended in Leeds.\n' },
  });
  expect(site).toMatchObject({
    name: 'Ridgeway',
    business_context: 'Bikes, mended in Leeds.',
    voice_tone: null,
    location: { country_code: 2826, country_name: 'United Kingdom', city_code: null, city_name: null },
    llms_txt: '# Ridgeway\n\n> Bikes, mended in Leeds.',
    background_status: null,
  });
  expect(site.setup_completed_at).not.toBeNull();
});

test('says nothing of a site that says nothing', async () => {
  const tenant = await system.tenant();
  const { site } = await crawl(tenant, { '/': html('Home', ''), '/llms.txt': html('Every path answers this', '') });
  expect(site).toMatchObject({
    name: null,
    business_context: null,
    voice_tone: null,
    location: { country_code: null, country_name: null, city_code: null, city_name: null },
    llms_txt: null,
  });
});

test('a site that cannot be read ends its setup as failed and idle, and can be crawled again', async () => {
  const tenant = await system.tenant();
  const { site, crawlAgain, web } = await crawl(tenant, { '/': { status: 410 } });
  expect(site.latest_crawl).toMatchObject({ status: 'failed', crawled_pages: 0 });
  web.serve({ '/': html('Home', '') });
  expect((await crawlAgain()).site.latest_crawl).toMatchObject({ status: 'completed', crawled_pages: 1 });
});

test('runs the keywords and then the analyses that the setup was asked for', async () => {
  const tenant = await system.tenant();
  const web = system.web.take({
    '/': html('Bicycle repair in Leeds', `<p>Bicycle repair in Leeds by people who ride.</p>${linksTo('/tyres/')}`),
    '/tyres/': html('Winter bicycle tyres', '<p>Winter bicycle tyres grip on ice.</p>'),
  });
  const { body } = await tenant.api.post('/sites', {
    domain: web.domain,
    auto_run_keyword_scope: 'homepage',
    auto_run_analysis_scope: 'homepage',
  });
  const site = await waitForSite(tenant.api, body.data.id);
  expect(site.latest_crawl.status).toBe('completed');
  const { data } = (await tenant.api.get(`/sites/${site.id}/pages`)).body;
  const [home, tyres] = data.map(({ id }: { id: number }) => id);
  const read = async (id: number) => (await tenant.api.get(`/pages/${id}`)).body.data;
  const analysed = await waitUntil('the homepage is analysed', async () => {
    const page = await read(home);
    return page.latest_analysis?.status === 'completed' && page;
  });
  // Graded by its keyword: a keyword that came later would have made the analysis stale.
  expect(analysed).toMatchObject({ primary_keyword: expect.any(String), latest_analysis: { content_stale: false } });
  expect(await read(tyres)).toMatchObject({ primary_keyword: null, latest_analysis: null });
});

test('`started_at` of a crawl whose first step is tried again is that of the first try', async () => {
  const { api } = await system.tenant();
  const sockets: Socket[] = [];
  const askedTwice = { raw: (socket: Socket) => void sockets.push(socket) };
  const web = system.web.take({ '/robots.txt': askedTwice, '/': html('Home', '') });
  const { data } = (await api.post('/sites', { domain: web.domain })).body;
  const startedAt = async () => (await api.get(`/sites/${data.id}`)).body.data.latest_crawl.started_at;
  await waitUntil('robots.txt is requested', async () => sockets.length === 1);
  const first = await startedAt();
  sockets[0]?.destroy();
  await waitUntil('robots.txt is requested again', async () => sockets.length === 2);
  web.serve({ '/': html('Home', '') });
  sockets[1]?.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
  await waitForSite(api, data.id);
  expect([first, await startedAt()]).toEqual([expect.any(String), first]);
});
