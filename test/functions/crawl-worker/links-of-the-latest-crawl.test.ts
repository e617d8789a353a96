/** @module-tag stories */
import { expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { waitForJob, waitForSite } from '../../harness/wait-until.ts';

const system = useSystem({ webSites: 2 });
const sentences = Array.from({ length: 8 }, (_, at) => `The mill ground ${at + 3} sacks of grain that day.`).join(' ');
const html = (title: string, body = '') =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${sentences}</p>${body}</main></html>`;

async function crawledPage() {
  const { api } = await system.tenant();
  const web = system.web.take({
    '/': html('Home', '<p>See <a href="/a/">A</a> and <a href="/b/">B</a>.</p>'),
    '/a/': html('A'),
    '/b/': html('B'),
  });
  const { data: site } = (await api.post('/sites', { domain: web.domain })).body;
  await waitForSite(api, site.id);
  const { data } = (await api.get(`/sites/${site.id}/pages`)).body;
  const pageId = data.find(({ path }: { path: string }) => path === '/').id;
  const run = async (verb: string) => waitForJob(api, (await api.post(`/pages/${pageId}/${verb}`)).body.data.job_id);
  return { api, web, pageId, run };
}

test('"links of the latest crawl only, ordered by position then id": a version that a client writes changes none, a recrawl all', async () => {
  const { api, web, pageId, run } = await crawledPage();
  const paths = async () => {
    const { data, meta } = (await api.get(`/pages/${pageId}/links`)).body;
    expect(meta).toEqual({ total: data.length, truncated: false });
    return data.map(({ target_path }: { target_path: string }) => target_path);
  };
  const internal = async () => {
    const { checks } = (await api.get(`/pages/${pageId}/checks`)).body.data;
    return checks.find(({ key }: { key: string }) => key === 'internal_links').value;
  };
  expect([await paths(), await internal()]).toEqual([['/a/', '/b/'], 2]);
  await api.post(`/pages/${pageId}/content`, { markdown: `# Home\n\n${sentences}\n` });
  expect([await paths(), await internal()]).toEqual([['/a/', '/b/'], 2]);
  web.serve({ '/': html('Home', '<p>See <a href="/b/">B</a>.</p>') });
  await run('recrawl');
  expect([await paths(), await internal()]).toEqual([['/b/'], 1]);
});

test('internal links are graded by the body: "links added via POST content count at the next analyze", not those of the crawled navigation', async () => {
  const { api, web, pageId, run } = await crawledPage();
  web.serve({
    '/': `<!doctype html><html lang="en"><title>Home</title><nav><a href="/a/">A</a> <a href="/b/">B</a></nav><main><h1>Home</h1><p>${sentences}</p></main></html>`,
  });
  await run('recrawl');
  await run('analyze');
  const score = async (): Promise<number> => {
    const { components } = (await api.get(`/pages/${pageId}/analysis`)).body.data;
    return components.find(({ component_type }: { component_type: string }) => component_type === 'internal_links')
      .score;
  };
  const before = await score();
  const markdown = `# Home\n\n${sentences}\n\nRead [how the stones are cut](/a/) and [when the wheel turns](/b/) before you come.\n`;
  await api.post(`/pages/${pageId}/content`, { markdown });
  expect(await score()).toBe(before);
  await run('analyze');
  expect(await score()).toBeGreaterThan(before);
});
