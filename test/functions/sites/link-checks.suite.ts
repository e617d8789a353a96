import { beforeAll, describe, expect, test } from 'vitest';
import { seedSite } from '../../harness/seeds.ts';
import type { Tenant } from '../../harness/system.ts';
import { waitForJob, waitUntil } from '../../harness/wait-until.ts';
import type { WebPages, WebSite } from '../../harness/web-sites.ts';
import { system } from '../../systems/small-crawls.ts';

let tenant: Tenant;
beforeAll(async () => {
  tenant = await system.tenant();
});

const pageWith = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Our partners</title></head><body><main><h1>Our partners</h1><p>We work with growers, and say here who they are and where they sell what they grow.</p>${body}</main></body></html>`;
const linksTo = (urls: readonly string[]) =>
  urls.map((url) => `<p>Read about it at <a href="${url}">the address ${url}</a>.</p>`).join('');

/** A site whose home page is `body`, and the site of another company. */
async function twoSites(body: (other: WebSite) => string, otherPages: WebPages) {
  const other = system.web.take(otherPages);
  const own = system.web.take({ '/': pageWith(body(other)) });
  const { id: siteId } = await seedSite(system, tenant, { domain: own.domain });
  return {
    other,
    own,
    siteId,
    async crawl(options: Record<string, unknown> = {}): Promise<void> {
      const { body: trigger } = await tenant.api.post(`/sites/${siteId}/crawl`, options);
      await waitForJob(tenant.api, trigger.data.job_id);
    },
    async addresses(): Promise<Record<string, number>> {
      return (await tenant.api.get(`/sites/${siteId}/issues`)).body.meta.addresses;
    },
    async evidence(issueId: string): Promise<{ evidence: string; related_urls: string[] } | undefined> {
      return (await tenant.api.get(`/sites/${siteId}/issues/${issueId}/pages`)).body.data[0];
    },
    async issue(issueId: string): Promise<{ pages: number; new: number | null; fixed: number | null } | undefined> {
      const { data } = (await tenant.api.get(`/sites/${siteId}/issues`)).body;
      return data.find(({ id }: { id: string }) => id === issueId);
    },
  };
}

const requestsTo = ({ hits }: WebSite, path: string): string[] =>
  hits.filter((hit) => hit.path === path).map(({ method }) => method);

describe('addresses of other sites, requested at the end of a crawl', () => {
  test('are broken links when they are missing by HEAD and by GET, and not when they exist', async () => {
    const sites = await twoSites(
      ({ domain }) => linksTo(['/fine', '/gone', '/knows-no-head'].map((path) => `https://${domain}${path}`)),
      {
        '/fine': pageWith(''),
        '/knows-no-head': ({ method }) => (method === 'HEAD' ? { status: 404 } : pageWith('')),
      },
    );
    await sites.crawl();
    const gone = `https://${sites.other.domain}/gone`;
    expect(await sites.evidence('broken-external-link')).toMatchObject({
      evidence: `1 link to another site is broken: ${gone} (status 404).`,
      related_urls: [gone],
    });
    expect(requestsTo(sites.other, '/fine')).toEqual(['HEAD']);
    expect(requestsTo(sites.other, '/knows-no-head')).toEqual(['HEAD', 'GET']);
    expect(requestsTo(sites.other, '/robots.txt')).toEqual(['GET']);
  });

  test('are not requested where the robots.txt of their host disallows it, and nothing is said of them', async () => {
    const sites = await twoSites(
      ({ domain }) => linksTo([`https://${domain}/private/gone`, `https://${domain}/gone`]),
      {
        '/robots.txt': 'User-agent: *\nDisallow: /private/',
      },
    );
    await sites.crawl();
    expect((await sites.evidence('broken-external-link'))?.related_urls).toEqual([
      `https://${sites.other.domain}/gone`,
    ]);
    expect(requestsTo(sites.other, '/private/gone')).toEqual([]);
  });

  test('are not judged where no other host at all is found, and the list says how many', async () => {
    const unfound = ['https://one.invalid/a', 'https://one.invalid/b', 'https://two.invalid/'];
    const sites = await twoSites(() => linksTo(unfound), {});
    await sites.crawl();
    expect(await sites.issue('broken-external-link')).toBeUndefined();
    expect(await sites.addresses()).toMatchObject({ named: 3, checked: 3, known: 0, unjudged: 3 });
  });

  test('are broken where their host does not exist and another one does', async () => {
    const sites = await twoSites(({ domain }) => linksTo(['https://one.invalid/a', `https://${domain}/`]), {
      '/': pageWith(''),
    });
    await sites.crawl();
    expect((await sites.evidence('broken-external-link'))?.related_urls).toEqual(['https://one.invalid/a']);
    expect(await sites.addresses()).toMatchObject({ unjudged: 0 });
  });

  test('that were broken stay so while they cannot be requested, and are fixed when they exist', async () => {
    const sites = await twoSites(
      ({ domain }) =>
        `${linksTo([`https://${domain}/gone`])}<p><img src="https://${domain}/lost.png" alt="A field"></p>`,
      {},
    );
    await sites.crawl();
    expect(await sites.issue('broken-external-link')).toMatchObject({ pages: 1 });
    expect(await sites.evidence('image-broken')).toMatchObject({
      evidence: `1 picture does not exist: https://${sites.other.domain}/lost.png (status 404).`,
    });

    sites.other.serve({ '/robots.txt': { status: 503 } });
    await sites.crawl();
    expect(await sites.issue('broken-external-link')).toMatchObject({ pages: 1, fixed: 0 });
    expect(await sites.issue('image-broken')).toMatchObject({ pages: 1, fixed: 0 });

    sites.other.serve({ '/gone': pageWith(''), '/lost.png': { body: 'a picture' } });
    await sites.crawl();
    expect(await sites.issue('broken-external-link')).toMatchObject({ pages: 0, fixed: 1 });
    expect(await sites.issue('image-broken')).toMatchObject({ pages: 0, fixed: 1 });
  });

  test('are requested in turn where a crawl may request only some: the meta counts them, and a first look is not new', async () => {
    const paths = ['/1', '/2', '/3', '/4', '/gone'];
    const sites = await twoSites(
      ({ domain }) => linksTo(paths.map((path) => `https://${domain}${path}`)),
      Object.fromEntries(paths.slice(0, 4).map((path) => [path, pageWith('')])),
    );
    const requested = (): string[] =>
      sites.other.hits.filter(({ method }) => method === 'HEAD').map(({ path }) => path.slice(1));
    await sites.crawl({ max_checks: 2 });
    expect(requested().toSorted()).toEqual(['1', '2']);
    expect(await sites.addresses()).toEqual({ named: 5, checked: 2, known: 2, left: 3, unjudged: 0 });
    await sites.crawl({ max_checks: 2 });
    expect(requested().slice(2).toSorted()).toEqual(['3', '4']);
    expect(await sites.issue('broken-external-link')).toBeUndefined();
    await sites.crawl({ max_checks: 2 });
    expect(requested().slice(4)).toContain('gone');
    expect(await sites.addresses()).toEqual({ named: 5, checked: 2, known: 5, left: 0, unjudged: 0 });
    expect(await sites.issue('broken-external-link')).toMatchObject({ pages: 1, new: 0, fixed: 0 });
    await sites.crawl({ max_checks: 0 });
    expect(await sites.issue('broken-external-link')).toMatchObject({ pages: 1, new: 0, fixed: 0 });
    expect(await sites.addresses()).toEqual({ named: 5, checked: 0, known: 5, left: 0, unjudged: 0 });
  });

  test('are new broken links when they existed at the crawl before', async () => {
    const sites = await twoSites(({ domain }) => linksTo([`https://${domain}/soon-gone`]), {
      '/soon-gone': pageWith(''),
    });
    await sites.crawl();
    sites.other.serve({});
    await sites.crawl();
    expect(await sites.issue('broken-external-link')).toMatchObject({ pages: 1, new: 1, fixed: 0 });
  });

  test('are no longer requested once the crawl is cancelled, which says before that it audits', async () => {
    let arrived = 0;
    let ended = 0;
    const paths = Array.from({ length: 30 }, (_, at) => `/slow-${at}`);
    const held = Promise.withResolvers<void>();
    const sites = await twoSites(
      ({ domain }) => linksTo(paths.map((path) => `https://${domain}${path}`)),
      Object.fromEntries(
        paths.map((path) => [
          path,
          async ({ socket }) => {
            arrived += 1;
            socket.once('close', () => {
              ended += 1;
            });
            await held.promise;
            return pageWith('');
          },
        ]),
      ),
    );
    const { data } = (await tenant.api.post(`/sites/${sites.siteId}/crawl`, {})).body;
    const job = async () => (await tenant.api.get(`/jobs/${data.job_id}`)).body.data;
    await waitUntil('requests are held', async () => arrived > 0);
    // With two default documents, which the site of the home page does not have.
    const { stage, done, total } = (await job()).progress;
    expect({ stage, total }).toEqual({ stage: 'auditing', total: 32 });
    expect(done).toBeLessThanOrEqual(2);
    await tenant.api.post(`/jobs/${data.job_id}/cancel`);
    await waitUntil('the crawler ends its requests', async () => ended === arrived);
    const atEnd = arrived;
    held.resolve();
    // Nothing of the crawl is left when the next one has ended.
    sites.own.serve({ '/': pageWith('') });
    await sites.crawl();
    expect(arrived).toBe(atEnd);
  });
});

describe('files of the site, requested at the end of a crawl', () => {
  test('are broken links when they do not exist, by the spelling of each', async () => {
    const sites = await twoSites(() => linksTo(['/brochure.pdf', '/Prices.PDF']), {});
    sites.own.serve({
      '/': pageWith(linksTo(['/brochure.pdf', '/Prices.PDF'])),
      '/prices.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
      '/brochure.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
    });
    await sites.crawl();
    const lost = `https://${sites.own.domain}/Prices.PDF`;
    expect(await sites.evidence('broken-file-link')).toMatchObject({
      evidence: `1 file that this page links to does not exist: ${lost} (status 404).`,
      related_urls: [lost],
    });
  });
});

describe('links to the site in another spelling, requested at the end of a crawl', () => {
  test('are broken, redirect, or are copies of the page, each as the server says', async () => {
    const links = ['/lost', '/lost/', '/About', '/about/', '/news/?utm_source=mail', '/news/', '/copy', '/copy/'];
    const sites = await twoSites(() => linksTo(links), {});
    sites.own.serve({
      '/': pageWith(linksTo(links)),
      '/about/': pageWith(''),
      '/news/': pageWith(''),
      '/copy/': pageWith('<p>A copy.</p>'),
      '/copy': pageWith('<p>A copy.</p>'),
      '/About': { status: 301, headers: { location: '/about/' } },
    });
    await sites.crawl();
    const related = async (id: string) =>
      (await sites.evidence(id))?.related_urls.map((url) => url.slice(`https://${sites.own.domain}`.length)) ?? [];
    const broken = [...(await related('broken-internal-link')), ...(await related('broken-spelling-link'))];
    expect(broken.toSorted()).toEqual(['/lost', '/lost/']);
    expect(await related('link-to-redirect')).toEqual(['/About']);
    // The crawl read the spelling that it met first.
    expect(await related('page-in-several-spellings')).toEqual(['/copy/']);
    expect(requestsTo(sites.own, '/news/?utm_source=mail')).toEqual([]);
  });
});

describe('addresses that canonical URLs, alternates and sitemaps name in another spelling, requested at the end of a crawl', () => {
  test('are broken or redirect, as the server says, and no page is said to link to them', async () => {
    const sites = await twoSites(() => '', {});
    const { domain } = sites.own;
    const named = (link: string) =>
      pageWith(`<p>Back to <a href="/">the partners</a>.</p>`).replace('<head>', `<head>${link}`);
    sites.own.serve({
      '/': pageWith(linksTo(['/lost/', '/moved/', '/right/', '/versions/'])),
      '/lost/': named('<link rel="canonical" href="/Lost/">'),
      '/moved/': named('<link rel="canonical" href="/moved">'),
      '/moved': { status: 301, headers: { location: '/moved/' } },
      '/right/': named(`<link rel="canonical" href="https://${domain}/right/">`),
      '/versions/': named('<link rel="alternate" hreflang="en" href="/Versions/">'),
      '/sitemap.xml': {
        headers: { 'content-type': 'text/xml' },
        body: `<urlset><url><loc>https://${domain}/right/</loc></url><url><loc>https://${domain}/RIGHT</loc></url></urlset>`,
      },
    });
    for (const added of [null, 0]) {
      await sites.crawl();
      for (const id of ['canonical-broken', 'canonical-redirect', 'hreflang-broken'])
        expect(await sites.issue(id), id).toMatchObject({ pages: 1, new: added, fixed: added });
    }
    expect((await sites.evidence('canonical-broken'))?.evidence).toContain(`https://${domain}/Lost/`);
    expect((await sites.evidence('canonical-redirect'))?.evidence).toContain(`https://${domain}/moved`);
    expect((await sites.evidence('hreflang-broken'))?.related_urls).toEqual([`https://${domain}/Versions/`]);
    for (const id of ['broken-internal-link', 'broken-spelling-link', 'link-to-spelling-redirect'])
      expect([id, await sites.issue(id)]).toEqual([id, undefined]);
  });

  test('a default document and a query with the text of a page are other spellings of it, and those with another text are none', async () => {
    const links = ['/guide/', '/guide/index.html', '/list/', '/list/?sort=name', '/list/?print=1'];
    const sites = await twoSites(() => linksTo(links), {});
    const list = pageWith('<p>The list of all growers, by the valley where they live.</p>');
    sites.own.serve({
      '/': pageWith(linksTo(links)),
      '/guide/': pageWith('<p>The guide to the valleys.</p>'),
      '/guide/index.html': pageWith('<p>The guide to the valleys.</p>'),
      '/list/?sort=name': pageWith('<p>Alba, Bruno, Carla.</p>'),
      '/list/?print=1': list,
      '/list/': list,
    });
    await sites.crawl();
    const { data } = (await tenant.api.get(`/sites/${sites.siteId}/issues/page-in-several-spellings/pages`)).body;
    const spellings = data.flatMap(({ related_urls }: { related_urls: string[] }) => related_urls);
    expect(spellings.toSorted()).toEqual(
      ['/guide/index.html', '/list/?print=1'].map((path) => `https://${sites.own.domain}${path}`),
    );
  });
});
