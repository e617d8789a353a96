import { afterAll, expect, test } from 'vitest';
import { getItem } from '../../../shared/table/engine/client.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { openArrivalServer } from '../../harness/arrival-server.ts';
import { waitForJob, waitForSite } from '../../harness/wait-until.ts';
import { ports, system } from '../../systems/crawl-hosts.ts';

const DELAY_MS = 1_000;
/** Between the start of a request and its arrival; on a busy machine the earlier of two can arrive late. */
const TOLERANCE_MS = 300;
/** Two crawls of seven requests, a second apart, on a busy machine. */
const SLOW_CRAWL_MS = 180_000;

const html = (title: string, ...links: string[]) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>Words of ${title}.</p>${links.map((path) => `<a href="${path}">${path}</a> `).join('')}</main></html>`;

const pages = {
  '/robots.txt': `User-agent: *\nCrawl-delay: ${DELAY_MS / 1000}\nSitemap: https://slow.example/sitemap.xml`,
  '/sitemap.xml': '<urlset><url><loc>https://slow.example/b/</loc></url></urlset>',
  '/llms.txt': '# Slow',
  // Each level of links is a batch.
  '/': html('Home', '/a/'),
  '/a/': html('A', '/c/'),
  '/b/': html('B'),
  '/c/': html('C'),
};
const slow = await openArrivalServer(pages, ports['slow.example']);
const quick = await openArrivalServer(
  { ...pages, '/robots.txt': 'User-agent: *\nDisallow: /nothing/' },
  ports['quick.example'],
);
afterAll(() => Promise.all([slow.close(), quick.close()]));

const setUp = async (domain: string) => {
  const { api } = await system.tenant();
  const { body } = await api.post('/sites', { domain });
  const read = async () => {
    const site = await waitForSite(api, body.data.id, SLOW_CRAWL_MS);
    const { data } = (await api.get(`/sites/${site.id}/pages`)).body;
    return { api, site, pages: data };
  };
  return { read };
};

test('no two requests to a host start closer than its Crawl-delay, across batches, crawls and recrawls', async () => {
  slow.arrivals.length = 0;
  // Two organizations crawl the host at once; neither knows yet which pause it asks for.
  const crawls = await Promise.all([setUp('slow.example'), setUp('slow.example')]);
  const [first, second] = await Promise.all(crawls.map(({ read }) => read()));
  expect(first?.pages.map(({ path }: { path: string }) => path)).toEqual(['/', '/a/', '/b/', '/c/']);
  expect(second?.site.latest_crawl).toMatchObject({ status: 'completed', crawled_pages: 4 });
  const recrawls = await Promise.all(
    [first, second].map(async (crawl) => crawl?.api.post(`/pages/${crawl.pages[0].id}/recrawl`)),
  );
  await Promise.all(
    [first, second].map(async (crawl, at) => {
      if (crawl) await waitForJob(crawl.api, recrawls[at]?.body.data.job_id);
    }),
  );
  // robots.txt, sitemap.xml, llms.txt and four pages of each crawl; robots.txt and the page of each recrawl.
  expect(slow.arrivals).toHaveLength(2 * 7 + 2 * 2);
  const pauses = slow.arrivals.slice(1).map(({ atMs }, at) => atMs - (slow.arrivals[at]?.atMs ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(DELAY_MS - TOLERANCE_MS);
}, 120_000);

test('a host without a Crawl-delay is read without pauses, and reserves nothing', async () => {
  const { site } = await (await setUp('quick.example')).read();
  expect(site.latest_crawl.crawled_pages).toBe(3);
  const item = await getItem(system.table, keys.hostPause('quick.example'));
  expect(item).toMatchObject({ delayMs: 0 });
  expect(item).not.toHaveProperty('nextStartMs');
});
