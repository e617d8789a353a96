import { expect, test } from 'vitest';
import { holdPage } from '../../harness/held-page.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob, waitForSite } from '../../harness/wait-until.ts';

const system = useSystem({ webSites: 1 });
const html =
  '<!doctype html><html lang="en"><title>Home</title><main><h1>Home</h1><p>Words of the start page.</p></main></html>';

test('last_crawled_at is the "latest crawl\'s completion time, else its start time, else null", alike in the list and the detail', async () => {
  const { api } = await system.tenant();
  const web = system.web.take({ '/': html });
  const { data: made } = (await api.post('/sites', { domain: web.domain })).body;
  expect(made.last_crawled_at).toBeNull();
  const shown = async () => {
    const { data } = (await api.get(`/sites/${made.id}`)).body;
    const [listed] = (await api.get('/sites')).body.data;
    expect(listed.last_crawled_at).toBe(data.last_crawled_at);
    return data;
  };
  await waitForSite(api, made.id);
  const first = await shown();
  expect(first.last_crawled_at).toBe(first.latest_crawl.completed_at);

  const held = holdPage(html);
  web.serve({ '/': held.page });
  const { job_id: jobId } = (await api.post(`/sites/${made.id}/crawl`)).body.data;
  await held.asked();
  const running = await shown();
  expect(running.latest_crawl).toMatchObject({ status: 'running', completed_at: null });
  expect(running.last_crawled_at).toBe(running.latest_crawl.started_at);
  held.release();
  await waitForJob(api, jobId);
  const second = await shown();
  expect(second.last_crawled_at).toBe(second.latest_crawl.completed_at);
});
