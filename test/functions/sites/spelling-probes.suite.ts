import { describe, expect, test } from 'vitest';
import { crawledSite, html } from '../../harness/crawled-site.ts';
import type { WebPages } from '../../harness/web-sites.ts';
import { http, system, www } from '../../systems/link-checks.ts';

const home = html('Home of the plain shop', ['/teas/green/']);
const green = html('Green teas of the shop', ['/']);
const types = ['http-not-redirected', 'host-not-redirected', 'spelling-not-redirected'];

describe('spellings of addresses that nothing links to', () => {
  test('are requested once a crawl for the home page and one page below it, and are issues where a server gives the page there', async () => {
    const tenant = await system.tenant();
    const everywhere: WebPages = { '/': home, '/teas/green/': green };
    const site = await crawledSite(system, tenant, () => ({
      ...everywhere,
      '/index.html': home,
      '/index.php': html('Another page by its text'),
      '/teas/green': green,
      '/teas/GREEN/': green,
    }));
    // The site before it took the first.
    expect(site.web.domain).toBe('site-2.example');
    http.serve(everywhere);
    www.serve({
      '/': home,
      '/teas/green/': { status: 301, headers: { location: 'https://site-2.example/teas/green/' } },
    });
    await site.crawl();
    const addresses = async (id: string) =>
      Object.values(await site.pagesOf(id)).flatMap(({ related_urls }) => related_urls);
    expect(await addresses('http-not-redirected')).toEqual([
      'http://site-2.example/',
      'http://site-2.example/teas/green/',
    ]);
    expect(await addresses('host-not-redirected')).toEqual(['https://www.site-2.example/']);
    expect(await site.pagesOf('spelling-not-redirected')).toMatchObject({
      '/': { related_urls: ['https://site-2.example/index.html'] },
      '/teas/green/': {
        evidence:
          'The crawl requested https://site-2.example/teas/green and https://site-2.example/teas/GREEN/, where no link leads, and got the text of this page, without a redirect and without another canonical URL.',
      },
    });
    const pathsOf = ({ hits }: { hits: { path: string }[] }) => hits.map(({ path }) => path).toSorted();
    expect(pathsOf(http)).toEqual(['/', '/robots.txt', '/teas/green/']);
    expect(pathsOf(www)).toEqual(['/', '/robots.txt', '/teas/green/']);

    // The server redirects them, and the next crawl says that they are fixed; the one after says nothing.
    const redirect = (path: string) => ({ status: 301, headers: { location: `https://site-2.example${path}` } });
    http.serve({ '/': redirect('/'), '/teas/green/': redirect('/teas/green/') });
    www.serve({ '/': redirect('/') });
    site.web.serve({ ...everywhere, '/index.html': redirect('/'), '/teas/green': redirect('/teas/green/') });
    await site.crawl();
    const fixed = async () =>
      Object.fromEntries(Object.entries(await site.issues()).filter(([id]) => types.includes(id)));
    expect(await fixed()).toEqual({
      'http-not-redirected': { pages: 0, new: 0, fixed: 2 },
      'host-not-redirected': { pages: 0, new: 0, fixed: 1 },
      'spelling-not-redirected': { pages: 0, new: 0, fixed: 2 },
    });
  });

  test('are no issue where they name the page as canonical, and are not requested where a crawl is to check nothing', async () => {
    const tenant = await system.tenant();
    const named = (domain: string) =>
      html('Home of the shop that names it', [], { head: `<link rel="canonical" href="https://${domain}/">` });
    const site = await crawledSite(system, tenant, (domain) => ({
      '/': named(domain),
      '/index.html': named(domain),
      '/index.php': named(domain),
    }));
    await site.crawl({ max_checks: 0 });
    expect(site.web.hits.map(({ path }) => path)).not.toContain('/index.html');
    await site.crawl();
    expect(site.web.hits.map(({ path }) => path)).toContain('/index.html');
    for (const id of types) expect(await site.pagesOf(id)).toEqual({});
  });
});
