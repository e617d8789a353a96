import { expect, test } from 'vitest';
import { useSystem } from '../harness/system.ts';
import { waitForJob, waitForSite } from '../harness/wait-until.ts';

const system = useSystem({ webSites: 1 });

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="About ${title}."></head><body><header><nav><a href="/">Home</a> <a href="/Guide/?b=2&amp;a=1">Guide</a></nav></header><main><h1>${title}</h1>${body}</main></body></html>`;

test('a site is registered, crawled, and one page of it is analysed and graded', async () => {
  const { api } = await system.tenant();
  const web = system.web.take({
    '/': page('Home', '<p>Welcome to the shop, where every bicycle finds its rider.</p>'),
    '/Guide/': page('Guide', '<p>How to choose a bicycle that fits.</p>'),
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nAllow: /\n' },
  });
  const created = await api.post('/sites', { domain: web.domain });
  expect([created.status, created.body.data.background_status]).toEqual([201, 'discovering']);

  const site = await waitForSite(api, created.body.data.id);
  expect(site).toMatchObject({ page_count: 2, latest_crawl: { status: 'completed', crawled_pages: 2 } });

  const [home] = (await api.get(`/sites/${site.id}/pages`)).body.data;
  const path = `/pages/${home.id}`;
  const analyze = await api.post(`${path}/analyze`);
  expect(analyze.status).toBe(202);
  const job = await waitForJob(api, analyze.body.data.job_id);
  expect(job).toMatchObject({ status: 'completed', error: null, result: { score_source: 'audit' } });

  const { body } = await api.get(`${path}/analysis`);
  expect(body.data.components).toHaveLength(11);
  expect(body.data.recommendations.length).toBeGreaterThan(0);
  expect(body.data.overall_score).toBe(job.result.overall_score);

  const checks = await api.get(`${path}/checks`);
  expect(checks.body.data.checks).toHaveLength(15);
  expect(checks.body.data.content_changed_since_last_analysis).toBe(false);

  const again = await api.post(`${path}/analyze`);
  expect((await waitForJob(api, again.body.data.job_id)).status).toBe('skipped');
});
