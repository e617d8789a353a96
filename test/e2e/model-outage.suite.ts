import { expect, onTestFinished, test } from 'vitest';
import { useAdmin } from '../cli/admin/use-admin.ts';
import { fitting } from '../harness/model-server.ts';
import { seedPage, seedSnapshot } from '../harness/seeds.ts';
import { waitForJob, waitUntil } from '../harness/wait-until.ts';
import { server, system } from '../systems/model.ts';

const admin = useAdmin(() => system.operator);

test('an analysis waits while the provider is down, says which failure it was, and completes when the provider works again', async () => {
  onTestFinished(async () => void (await admin.json('jobs', 'resume', 'analysis')));
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  await seedSnapshot(system, page, { title: 'Tyres', h1: 'Tyres', markdown: '# Tyres\n\nWinter tyres grip.\n' });
  server.answer = () => ({ status: 503, body: {} });
  const { job_id: jobId } = (await tenant.api.post(`/pages/${page.id}/analyze`)).body.data;
  const [pause] = await waitUntil('the analyses are paused', async () => {
    const { paused } = await admin.json('jobs', 'list');
    return paused.length > 0 && paused;
  });
  expect(pause).toMatchObject({ kind: 'analysis', by: 'provider', reason: expect.stringContaining('editor-1') });
  const shown = await waitUntil('the job waits', async () => {
    const job = await admin.json('jobs', 'show', jobId);
    return job.status === 'queued' && job;
  });
  expect(shown).toMatchObject({ attempt: 2, failure_reason: pause.reason });
  server.answer = ({ schema }) => ({ says: fitting(schema) });
  await admin.json('jobs', 'resume', 'analysis');
  // The scheduled run of the sweeper, which begins the beats of a kind that has none, is up to a minute away.
  const { handler: sweep } = await import('../../functions/sweeper/handler.ts');
  await sweep();
  expect(await waitForJob(tenant.api, jobId)).toMatchObject({ status: 'completed' });
});
