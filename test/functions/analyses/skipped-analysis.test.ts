import { expect, test } from 'vitest';
import { seedPage } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';

const system = useSystem();

test('posting the same body again makes the analysis stale only until the next analysis finds it unchanged', async () => {
  const tenant = await system.tenant();
  const { api } = tenant;
  const page = await seedPage(system, tenant);
  const markdown = '# Bicycle bells\n\nHow to choose a bell that is heard.\n';
  await api.post(`/pages/${page.id}/content`, { markdown });
  await waitForJob(api, (await api.post(`/pages/${page.id}/analyze`)).body.data.job_id);
  const isStale = async (): Promise<boolean> =>
    (await api.get(`/pages/${page.id}`)).body.data.latest_analysis.content_stale;

  expect(await isStale()).toBe(false);
  await api.post(`/pages/${page.id}/content`, { markdown });
  expect(await isStale()).toBe(true);
  const job = await waitForJob(api, (await api.post(`/pages/${page.id}/analyze`)).body.data.job_id);
  expect(job.status).toBe('skipped');
  expect(await isStale()).toBe(false);
});
