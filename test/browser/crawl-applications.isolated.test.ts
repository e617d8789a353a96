/**
 * Applications built with React, Vue, Svelte and Angular for production, crawled over the API.
 *
 * @module-tag browser
 */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { type Tenant, useSystem } from '../harness/system.ts';
import { waitForJob, waitForSite } from '../harness/wait-until.ts';
import type { WebPages } from '../harness/web-sites.ts';

const system = useSystem({ webSites: 11, environment: { CRAWL_RENDER: 'auto', CRAWL_RENDER_SECONDS: '30' } });

/** Browsers share the processors with all other tests of a run. */
const CRAWL_TIMEOUT_MS = 120_000;

const built = (name: string): Promise<string> =>
  readFile(new URL(`applications/built/${name}`, import.meta.url), 'utf8');
const services = await readFile(new URL('applications/services.json', import.meta.url), 'utf8');

const frameworks = [
  { name: 'react', root: '<div id="root"></div>' },
  { name: 'vue', root: '<div id="app"></div>' },
  { name: 'svelte', root: '<div id="svelte"></div>' },
  { name: 'angular', root: '<app-root></app-root>' },
];

const shell = (script: string, root: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>App</title><link rel="icon" href="/icon.png"><script type="module" src="/${script}.js"></script></head><body>${root}<noscript>Please enable JavaScript.</noscript></body></html>`;

/** Every path gives the same document, as applications with client routing do. */
async function application(name: string, root: string): Promise<WebPages> {
  const javascript = { 'content-type': 'text/javascript' };
  const html = shell(name, root);
  return {
    '/robots.txt': 'User-agent: *\nDisallow: /private/',
    '/sitemap.xml': ({ headers }) => `<urlset><url><loc>https://${headers.host}/old/</loc></url></urlset>`,
    [`/${name}.js`]: { headers: javascript, body: await built(`${name}.js`) },
    '/api/services.json': { headers: { 'content-type': 'application/json' }, body: services },
    ...Object.fromEntries(
      ['/', '/services/', '/contact/', '/old/'].map((path) => [
        path,
        { body: html, headers: { etag: '"same-for-all"' } },
      ]),
    ),
  };
}

async function crawl(pages: WebPages, body: Record<string, unknown> = {}) {
  const tenant = await system.tenant();
  const web = system.web.take(pages);
  const created = await tenant.api.post('/sites', { domain: web.domain, ...body });
  expect(created.status).toBe(201);
  const site = await waitForSite(tenant.api, created.body.data.id, CRAWL_TIMEOUT_MS);
  const listed = (await tenant.api.get(`/sites/${site.id}/pages`)).body.data;
  const ids = new Map<string, number>(listed.map(({ path, id }: { path: string; id: number }) => [path, id]));
  return { tenant, web, ids, siteId: site.id, latest: (path: string) => latestSnapshot(tenant, ids.get(path)) };
}

async function latestSnapshot({ api }: Tenant, pageId: number | undefined) {
  const [newest] = (await api.get(`/pages/${pageId}/snapshots`)).body.data;
  return (await api.get(`/snapshots/${newest.id}`)).body.data;
}

describe.each(frameworks)('an application built with $name', { timeout: CRAWL_TIMEOUT_MS }, ({ name, root }) => {
  test('is read as a visitor sees it: routes, data, the list that loads late, JSON-LD, canonical and final URL', async () => {
    const { tenant, web, ids, latest } = await crawl(await application(name, root));
    // The links of the rendered menu were followed, and the address that client routing replaces is no page.
    expect([...ids.keys()].toSorted()).toEqual(['/', '/contact/', '/services/']);
    const page = await latest('/services/');
    expect(page).toMatchObject({
      rendered: true,
      status: 'completed',
      title: 'Services of Fernhill Cycles',
      h1: 'Services of Fernhill Cycles',
      reading: { doubt: null },
      schema: { '@type': 'BicycleStore', telephone: '+44 113 496 0000' },
    });
    for (const said of ['Wheel building: £60', 'true ever since', 'What riders say'])
      expect(page.content).toContain(said);
    expect((await latest('/contact/')).title).toBe('Contact Fernhill Cycles');
    // The script is requested once for all pages, and no picture.
    expect(web.hits.filter(({ path }) => path === `/${name}.js`)).toHaveLength(1);
    expect(web.hits.filter(({ path }) => path === '/icon.png')).toEqual([]);
    expect(new Set(web.hits.map(({ headers }) => headers['user-agent']))).toEqual(
      new Set([expect.stringContaining('ContentOptimizationBot')]),
    );

    // The document of the server is the same as ever; what it shows is not.
    const changed = services.replace('£60', '£75');
    web.serve({
      ...(await application(name, root)),
      '/api/services.json': { headers: { 'content-type': 'application/json' }, body: changed },
    });
    const { data } = (await tenant.api.post(`/pages/${ids.get('/services/')}/recrawl`, {})).body;
    expect(await waitForJob(tenant.api, data.job_id)).toMatchObject({ status: 'completed' });
    expect((await latest('/services/')).content).toContain('Wheel building: £75');
  });
});

/** A page as a server renders it for the application to hydrate, with the data that it was made of. */
const serverRendered = async (): Promise<WebPages> => ({
  '/react.js': { headers: { 'content-type': 'text/javascript' }, body: await built('react.js') },
  '/': '<a href="/services/">Services</a>',
  '/api/services.json': { headers: { 'content-type': 'application/json' }, body: services },
  '/services/': shell(
    'react',
    `<div id="root">${await built('react-server.html')}</div><script>globalThis.shop = ${services}</script>`,
  ),
});

describe('`render` of a site', { timeout: CRAWL_TIMEOUT_MS }, () => {
  test('`auto`: a page that a server rendered is not read a second time', async () => {
    const { latest, web } = await crawl(await serverRendered(), { render: 'auto' });
    expect(await latest('/services/')).toMatchObject({ rendered: false, h1: 'Services of Fernhill Cycles' });
    expect(web.hits.map(({ path }) => path)).not.toContain('/react.js');
  });

  test('`always`: every page runs, and one that a server rendered keeps its content when it is hydrated', async () => {
    const { latest } = await crawl(await serverRendered(), { render: 'always' });
    const page = await latest('/services/');
    expect(page).toMatchObject({ rendered: true, h1: 'Services of Fernhill Cycles' });
    for (const said of ['Wheel building: £60', 'true ever since']) expect(page.content).toContain(said);
  });

  test('`never`: the page stays as it was fetched, and its reading says what to do', async () => {
    const { latest } = await crawl(await application('vue', '<div id="app"></div>'), { render: 'never' });
    expect(await latest('/')).toMatchObject({
      rendered: false,
      status: 'unreadable: script_shell',
      reading: { doubt: expect.stringContaining('Set `render` of the site to `auto`') },
    });
  });

  test('robots.txt holds for what a page requests: an application whose script is disallowed is not run', async () => {
    const pages = await application('svelte', '<div id="svelte"></div>');
    const { latest, web } = await crawl({ ...pages, '/robots.txt': 'User-agent: *\nDisallow: /svelte.js' });
    expect(await latest('/')).toMatchObject({ status: 'unreadable: script_shell' });
    expect(web.hits.map(({ path }) => path)).not.toContain('/svelte.js');
  });
});

/** Takes more memory than a page may have, so that its process is ended. */
const greedy =
  '<div id="root"></div><script>for (const kept = []; ; ) kept.push(new Uint8Array(2 ** 24).fill(1))</script>';
const finished = `<div id="root"></div><script>
  document.querySelector('#root').innerHTML = '<main><h1>The workshop</h1><p>We build wheels, true them and keep them so for a year.</p><a href="/prices/">Prices</a></main>';
</script>`;

describe('a page that the browser does not finish', { timeout: CRAWL_TIMEOUT_MS }, () => {
  /** `/app/`, whose first requests give a document that no browser finishes; a request with its validator gives no document. */
  const siteWith = (unfinished: number): WebPages => {
    let requests = 0;
    return {
      '/': '<main><p>A shop for wheels, and for those who ride on them.</p><a href="/app/">The workshop</a></main>',
      '/app/': ({ headers }) => {
        if (headers['if-none-match'] !== undefined) return { status: 304 };
        requests += 1;
        return { headers: { etag: '"same"' }, body: shell('none', requests <= unfinished ? greedy : finished) };
      },
      '/prices/': '<main><p>What each wheel costs, with its spokes and its hub.</p></main>',
    };
  };

  test('is requested once more in the same crawl, after all others, with what its script names', async () => {
    const { ids, web, latest } = await crawl(siteWith(1));
    expect([...ids.keys()].toSorted()).toEqual(['/', '/app/', '/prices/']);
    expect(web.hits.filter(({ path }) => path === '/app/')).toHaveLength(2);
    expect(await latest('/app/')).toMatchObject({ rendered: true, h1: 'The workshop', reading: { doubt: null } });
  });

  test('twice says so, and is read in full by the next crawl although the server says that its document is unchanged', async () => {
    const { tenant, ids, web, latest, siteId } = await crawl(siteWith(2));
    expect([...ids.keys()].toSorted()).toEqual(['/', '/app/']);
    expect(web.hits.filter(({ path }) => path === '/app/')).toHaveLength(2);
    expect((await latest('/app/')).reading.doubt).toContain('the next crawl reads it again');
    const { data } = (await tenant.api.post(`/sites/${siteId}/crawl`, {})).body;
    await waitForJob(tenant.api, data.job_id);
    expect(await latest('/app/')).toMatchObject({ rendered: true, h1: 'The workshop' });
  });
});
