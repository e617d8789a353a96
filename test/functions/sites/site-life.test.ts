/** @module-tag stories */
import { beforeAll, describe, expect, test } from 'vitest';
import { crawledSite, html, sitemap } from '../../harness/crawled-site.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import type { WebPages, WebSite } from '../../harness/web-sites.ts';

const system = useSystem({ webSites: 6 });
let tenant: Tenant;
beforeAll(async () => {
  tenant = await system.tenant();
});

const siteOf = (pages: WebPages) => crawledSite(system, tenant, () => pages);
const requestsTo = ({ hits }: WebSite, path: string) => hits.filter((hit) => hit.path === path);
/** Without the words of the pages that links were taken from. */
const shown = (changes: readonly Record<string, unknown>[]) =>
  changes
    .filter(({ kind }) => kind !== 'word_count')
    .map(({ kind, url }) => `${kind} ${new URL(String(url)).pathname}`)
    .toSorted();

describe('pages that a complete crawl did not meet are requested at its end', () => {
  test('a deleted page is vanished, its issues are fixed, and later crawls neither request nor name it', async () => {
    const drop = html('Page to be dropped', ['/']).replace(' lang="en"', '');
    const site = await siteOf({
      '/': html('Home of the shrinking site', ['/keep/', '/drop/']),
      '/keep/': html('Page to be kept', ['/']),
      '/drop/': drop,
    });
    await site.crawl();
    expect(Object.keys(await site.pagesOf('language-missing'))).toEqual(['/drop/']);

    const smaller = { '/': html('Home of the shrinking site', ['/keep/']), '/keep/': html('Page to be kept', ['/']) };
    site.web.serve(smaller);
    await site.crawl();
    expect(await site.issues()).toMatchObject({ 'language-missing': { pages: 0, new: 0, fixed: 1 } });
    expect(await site.issues()).not.toHaveProperty('page-not-found');
    expect(shown(await site.changes())).toEqual(['vanished /drop/']);
    expect((await site.meta())['pages']).toBe(2);
    expect((await site.listed()).map(({ path, presence }) => [path, presence])).toEqual([
      ['/', 'current'],
      ['/drop/', 'vanished'],
      ['/keep/', 'current'],
    ]);
    expect((await site.listed('?presence=current')).map(({ path }) => path)).toEqual(['/', '/keep/']);
    expect((await site.listed('?presence=vanished')).map(({ path }) => path)).toEqual(['/drop/']);

    const requested = requestsTo(site.web, '/drop/').length;
    await site.crawl();
    expect(requestsTo(site.web, '/drop/')).toHaveLength(requested);
    expect(shown(await site.changes())).toEqual(['vanished /drop/']);
    expect(await site.issues()).not.toHaveProperty('language-missing');
    expect((await site.listed('?presence=vanished')).map(({ path }) => path)).toEqual(['/drop/']);

    site.web.serve({ ...smaller, '/': html('Home of the shrinking site', ['/keep/', '/drop/']), '/drop/': drop });
    await site.crawl();
    expect(shown(await site.changes())).toEqual(['appeared /drop/', 'vanished /drop/']);
    expect(await site.listed('?presence=vanished')).toEqual([]);
  });

  test('a page that lost its last link is an orphan, asked for by its validators, and one that redirects has moved', async () => {
    const etag = '"v1"';
    const lonely = html('Page that loses its link', ['/']);
    const site = await siteOf({
      '/': html('Home of the changing site', ['/lonely/', '/old/', '/new/']),
      '/lonely/': { headers: { etag }, body: lonely },
      '/old/': html('Page that moves away', ['/']),
      '/new/': html('Page that it moves to', ['/']),
    });
    await site.crawl();
    site.web.serve({
      '/': html('Home of the changing site', ['/new/']),
      '/lonely/': ({ headers }) => (headers['if-none-match'] === etag ? { status: 304 } : lonely),
      '/old/': { status: 301, headers: { location: '/new/' } },
      '/new/': html('Page that it moves to', ['/']),
    });
    const crawlId = await site.crawl();
    expect(requestsTo(site.web, '/lonely/').at(-1)?.headers['if-none-match']).toBe(etag);
    expect(Object.keys(await site.pagesOf('orphan-page'))).toEqual(['/lonely/']);
    expect(shown(await site.changes())).toEqual(['moved /old/']);
    expect((await site.listed()).map(({ path, presence }) => [path, presence])).toEqual([
      ['/', 'current'],
      ['/lonely/', 'current'],
      ['/new/', 'current'],
      ['/old/', 'moved'],
    ]);
    const { body } = await tenant.api.get(`/sites/${site.siteId}/crawls/${crawlId}/urls`);
    expect(
      body.data
        .filter(({ found_on }: { found_on: string }) => found_on === 'previous_crawl')
        .map(({ url, outcome }: { url: string; outcome: string }) => `${new URL(url).pathname} ${outcome}`)
        .toSorted(),
    ).toEqual(['/lonely/ unchanged', '/old/ redirected']);

    await site.crawl();
    expect(await site.issues()).toMatchObject({ 'orphan-page': { pages: 1, new: 0, fixed: 0 } });
    expect(shown(await site.changes())).toEqual(['moved /old/']);
  });

  test('a page whose address is linked in a wrong spelling first is neither vanished nor moved: the spelling that works is read as well', async () => {
    const pages = {
      '/about/': html('About the spelled site', ['/']),
      '/team/': html('Team of the spelled site', ['/']),
      '/jobs/': html('Jobs of the spelled site', ['/']),
    };
    const site = await siteOf({ ...pages, '/': html('Home of the spelled site', ['/about/', '/team/', '/jobs/']) });
    await site.crawl();
    site.web.serve({
      ...pages,
      '/': html('Home of the spelled site', ['/About/', '/TEAM', '/Jobs/', '/jobs/']),
      '/TEAM': { status: 302, headers: { location: '/' } },
    });
    await site.crawl();
    expect(shown(await site.changes())).toEqual([]);
    expect((await site.listed('?presence=current')).map(({ path }) => path)).toEqual([
      '/',
      '/about/',
      '/jobs/',
      '/team/',
    ]);
    expect(await site.meta()).toMatchObject({ complete: true, pages: 4 });
    expect(await site.issues()).not.toHaveProperty('page-not-found');
    const { domain } = site.web;
    expect((await site.pagesOf('broken-spelling-link'))['/']?.related_urls).toEqual([
      `https://${domain}/About/`,
      `https://${domain}/Jobs/`,
    ]);
    expect((await site.pagesOf('link-to-spelling-redirect'))['/']?.related_urls).toEqual([`https://${domain}/TEAM`]);

    // A part of the site leaves them as they were; once they are deleted, they are gone in every spelling.
    await site.crawl({ exclude: ['/z/'] });
    expect(shown(await site.changes())).toEqual([]);
    site.web.serve({ '/': html('Home of the spelled site', ['/About/', '/TEAM']), '/jobs/': pages['/jobs/'] });
    await site.crawl();
    expect(shown(await site.changes())).toEqual(['vanished /about/', 'vanished /team/']);
  });

  test('of a site whose sitemap names its pages in a spelling that does not exist, the pages that its links name are read', async () => {
    const site = await crawledSite(system, tenant, (domain) => ({
      '/': html('Home of the site with an old sitemap', ['/a/', '/b/']),
      '/a/': html('Page A of the site', ['/']),
      '/b/': html('Page B of the site', ['/']),
      '/sitemap.xml': { headers: { 'content-type': 'text/xml' }, body: sitemap(domain, ['/A/', '/b', '/c/']) },
    }));
    await site.crawl();
    expect((await site.listed()).map(({ path }) => path)).toEqual(['/', '/a/', '/b/']);
  });

  test('a limit of pages holds for them, and a crawl of a part of the site requests none of them', async () => {
    const site = await siteOf({
      '/': html('Home of the limited site', ['/a/', '/b/', '/c/']),
      '/a/': html('Page A of the site', ['/']),
      '/b/': html('Page B of the site', ['/']),
      '/c/': html('Page C of the site', ['/']),
    });
    await site.crawl();
    site.web.serve({
      '/': html('Home of the limited site', ['/a/']),
      '/a/': html('Page A of the site', ['/']),
    });
    const asked = () => requestsTo(site.web, '/b/').length + requestsTo(site.web, '/c/').length;
    const before = asked();
    await site.crawl({ exclude: ['/z/'] });
    expect(asked()).toBe(before);
    await site.crawl({ max_pages: 3 });
    expect(asked()).toBe(before + 1);
    expect(await site.meta()).toMatchObject({ complete: false });
    expect(shown(await site.changes())).toHaveLength(1);
  });

  test('a page that vanished is current again as soon as a recrawl of it alone reads it', async () => {
    const home = html('Home of the returning site', []);
    const back = html('Page that comes back', ['/']);
    const site = await siteOf({ '/': html('Home of the returning site', ['/back/']), '/back/': back });
    await site.crawl();
    site.web.serve({ '/': home });
    await site.crawl();
    const [vanished] = await site.listed('?presence=vanished');
    site.web.serve({ '/': home, '/back/': back });
    const { body } = await tenant.api.post(`/pages/${vanished?.id}/recrawl`, {});
    await waitForJob(tenant.api, body.data.job_id);
    expect((await site.listed('?presence=current')).map(({ path }) => path)).toEqual(['/', '/back/']);
  });
});
