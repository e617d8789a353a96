/** @module-tag stories */
import { expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { waitForJob, waitForSite } from '../../harness/wait-until.ts';

const system = useSystem({ webSites: 1 });
const html = (title: string, body = '') =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>Words of the page ${title}.</p>${body}</main></html>`;

test('"Use `new_path` for a renamed slug; a routine full-site crawl creates a new page record for a renamed slug instead"', async () => {
  const { api } = await system.tenant();
  const web = system.web.take({
    '/': html('Home', '<a href="/old/">Old</a> <a href="/kept/">Kept</a>'),
    '/old/': html('Tyres'),
    '/kept/': html('Rims'),
  });
  const { data: site } = (await api.post('/sites', { domain: web.domain })).body;
  await waitForSite(api, site.id);
  const pagesByPath = async () => {
    const { data } = (await api.get(`/sites/${site.id}/pages`)).body;
    return new Map<string, number>(data.map(({ path, id }: { path: string; id: number }) => [path, id]));
  };
  const before = await pagesByPath();

  web.serve({
    '/': html('Home', '<a href="/new/">New</a> <a href="/moved/">Moved</a>'),
    '/new/': html('Tyres'),
    '/moved/': html('Rims'),
  });
  const kept = before.get('/kept/');
  const moved = await api.post(`/pages/${kept}/recrawl`, { new_path: '/moved/' });
  await waitForJob(api, moved.body.data.job_id);
  const crawl = await api.post(`/sites/${site.id}/crawl`);
  await waitForJob(api, crawl.body.data.job_id);
  const after = await pagesByPath();
  expect(after.get('/moved/')).toBe(kept);
  expect(after.get('/old/')).toBe(before.get('/old/'));
  expect([...before.values()]).not.toContain(after.get('/new/'));
});
