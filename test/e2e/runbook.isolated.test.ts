/**
 * The runbook's stories at 3 a.m., with the commands that it prints and no others: a malformed message, a stuck job, a provider that is
 * down, damaged data. The system and the commands share an SQS engine and, on DynamoDB Local, that engine.
 *
 * @module-tag stories
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GetQueueUrlCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, expect, test } from 'vitest';
import { openServices } from '../../cli/admin/open-services.ts';
import { runCommand } from '../../cli/admin/run-command.ts';
import { JOB_DEAD_LETTER_QUEUE } from '../../local/embedded-environment.ts';
import { startSqs } from '../../local/engines/sqs.ts';
import { awsClientSettings } from '../../shared/aws-client.ts';
import { processVariables } from '../../shared/environment.ts';
import { analysisKind } from '../../shared/jobs/kinds/analysis.ts';
import { startAnalysis } from '../../shared/jobs/start-analysis.ts';
import { updateItem } from '../../shared/table/engine/writes.ts';
import { getPage } from '../../shared/table/pages.ts';
import { fitting, startModelServer } from '../harness/model-server.ts';
import { seedPage, seedSnapshot } from '../harness/seeds.ts';
import { type Tenant, useSystem } from '../harness/system.ts';
import { waitForJob, waitUntil } from '../harness/wait-until.ts';

const sqs = await startSqs({ queues: [] });
const server = await startModelServer();
afterAll(async () => {
  await server.stop();
  await sqs.stop();
});
const system = useSystem({
  environment: {
    AWS_ENDPOINT_URL_SQS: sqs.endpoint,
    MODEL_PROVIDER: 'openai',
    MODEL_BASE_URL: `${server.baseUrl}/v1`,
    MODEL_ID: 'editor-1',
  },
});

const runbook = ['operations', 'watch', 'restore']
  .map((name) => readFileSync(path.join(import.meta.dirname, `../../docs/${name}.md`), 'utf8'))
  .join('\n')
  .replaceAll(/\s+/g, ' ');
const carriedOut = new Set<string>();

/** `npm run admin -- <command> --json`, as the runbook prints it; the ids are the story's. */
async function admin(printed: string, ids: Readonly<Record<string, string>> = {}) {
  expect(runbook).toContain(printed);
  carriedOut.add(printed);
  const out: string[] = [];
  const argv = printed.split(' ').map((word) => ids[word] ?? word);
  const exitCode = await runCommand([...argv, '--json'], {
    writeOut: async (text) => void out.push(text),
    writeError: async (text) => void out.push(text),
    open: (stage) => openServices(stage, processVariables()),
  });
  expect(exitCode, out.join('')).toBe(0);
  return JSON.parse(out.join(''));
}

async function readPage(tenant: Tenant) {
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  await seedSnapshot(system, page, { title: 'Tyres', h1: 'Tyres', markdown: '# Tyres\n\nWinter tyres grip.\n' });
  return page;
}

test('a malformed message is seen in the dead letters, and dropped', async () => {
  const client = new SQSClient(awsClientSettings('us-east-1', sqs.endpoint));
  const { QueueUrl } = await client.send(new GetQueueUrlCommand({ QueueName: JOB_DEAD_LETTER_QUEUE }));
  await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'not json' }));
  client.destroy();
  const [letter] = (await admin('jobs list')).dead_letters;
  expect(letter).toMatchObject({ job_id: null, body: 'not json' });
  await admin('jobs drop MESSAGE_ID', { MESSAGE_ID: letter.message_id });
  expect((await admin('jobs list')).dead_letters).toEqual([]);
});

/** An analysis whose message was lost, and which the sweeper has sent twice in vain. */
async function startStuckJob(tenant: Tenant): Promise<{ job_cr_501: string; dueAt: string }> {
  const { table, ids, now } = system.operator;
  const seeded = await readPage(tenant);
  const page = await getPage(table, seeded.organizationId, seeded.id);
  if (!page) throw new Error('the page is not there');
  const services = { table, ids, now, jobs: { send: async () => {} } };
  const started = await startAnalysis(services, { page, drafts: [], force: true });
  if (!started.started) throw new Error(started.reason);
  const dueAt = new Date(Date.now() + 600_000).toISOString();
  await updateItem(table, analysisKind.keyOf(started.analysis), { set: { 'job/resends': 2, dueAt } });
  return { job_cr_501: `job_an_${started.analysis.id}`, dueAt };
}

test('a stuck job is listed, shown with its deadline, and completes after a retry; another is cancelled', async () => {
  const tenant = await system.tenant();
  const [retried, cancelled] = [await startStuckJob(tenant), await startStuckJob(tenant)];
  const listed = (await admin('jobs list --stuck')).jobs;
  expect(listed.map(({ job_id }: { job_id: string }) => job_id)).toEqual([retried.job_cr_501, cancelled.job_cr_501]);
  expect(await admin('jobs show job_cr_501', retried)).toMatchObject({ status: 'queued', due_at: retried.dueAt });
  const retry = await admin('jobs retry job_cr_501', retried);
  expect(retry).toMatchObject({ attempt: 2, message_id: expect.any(String) });
  expect(await waitForJob(tenant.api, retried.job_cr_501)).toMatchObject({ status: 'completed' });
  await admin('jobs cancel job_cr_501', cancelled);
  expect(await waitForJob(tenant.api, cancelled.job_cr_501)).toMatchObject({
    status: 'failed',
    failure_reason: 'cancelled',
  });
  expect((await admin('jobs list --stuck')).jobs).toEqual([]);
});

/** Two analyses of a provider that is down: the jobs, and the pause that the commands show. */
async function startOutage(tenant: Tenant) {
  const pages = [await readPage(tenant), await readPage(tenant)];
  server.answer = () => ({ status: 503, body: {} });
  const analyze = async ({ id }: { id: number }): Promise<string> =>
    (await tenant.api.post(`/pages/${id}/analyze`)).body.data.job_id;
  const jobIds = await Promise.all(pages.map(analyze));
  const [pause] = await waitUntil('the analyses are paused', async () => {
    const { paused } = await admin('jobs list');
    return paused.length > 0 && paused;
  });
  return { jobIds, pause };
}

/** The scheduled run of the sweeper is up to a minute away. */
async function expectCompleted({ api }: Tenant, jobIds: readonly string[]): Promise<void> {
  const { handler: sweep } = await import('../../functions/sweeper/handler.ts');
  await sweep();
  for (const jobId of jobIds) expect(await waitForJob(api, jobId)).toMatchObject({ status: 'completed' });
}

test('a provider that is down pauses the analyses, the jobs say why they wait, and go on when it is resumed', async () => {
  const tenant = await system.tenant();
  const { jobIds, pause } = await startOutage(tenant);
  expect(pause).toMatchObject({ kind: 'analysis', by: 'provider', reason: expect.stringContaining('editor-1') });
  const shown = await waitUntil('a job waits for the provider', async () => {
    const jobs = await Promise.all(jobIds.map((jobId) => admin('jobs show job_cr_501', { job_cr_501: jobId })));
    return jobs.find(({ status, failure_reason }) => status === 'queued' && failure_reason !== null);
  });
  // The second attempt, or a later one: each probe is one.
  expect(shown.attempt).toBeGreaterThan(1);
  // A probe of the same provider: its own response, or that it is asked again later.
  expect(shown.failure_reason).toMatch(/^the model editor-1 failed: /);
  // The operator holds the kind while the provider is repaired, so that no probe is sent.
  expect(await admin('jobs pause analysis')).toMatchObject({ by: 'operator' });
  server.answer = ({ schema }) => ({ says: fitting(schema) });
  expect(await admin('jobs resume analysis')).toMatchObject({ paused: false });
  await expectCompleted(tenant, jobIds);
});

test('an outage that lasts is ended by switching the models off: the analyses that wait are made by rules', async () => {
  const tenant = await system.tenant();
  const { jobIds } = await startOutage(tenant);
  expect(await admin('models off')).toEqual({ models: 'off' });
  const { length: asked } = server.calls;
  await admin('jobs resume analysis');
  await expectCompleted(tenant, jobIds);
  expect(server.calls.length).toBe(asked);
  expect(await admin('models on')).toEqual({ models: 'on' });
});

test('damaged data is held as it is by switching writes off, and clients write again when they are on', async () => {
  const tenant = await system.tenant();
  const write = async () => (await tenant.api.post('/sites', { domain: 'shop.example' })).status;
  await admin('writes off');
  await waitUntil('a write is refused', async () => (await write()) === 503);
  expect((await tenant.api.get('/sites')).status).toBe(200);
  await admin('writes on');
  await waitUntil('a write is done', async () => [201, 409].includes(await write()));
});

test('the stories carry out every command on jobs, models and writes that the runbook prints', () => {
  const printed = runbook.matchAll(/(?:`|admin -- )((?:jobs|models|writes) [a-z]+(?: --stuck)?)/g);
  const carried = [...carriedOut].map((command) => command.match(/^\w+ \w+(?: --stuck)?/)?.[0]);
  expect(new Set(carried)).toEqual(new Set(Array.from(printed, ([, command]) => command)));
});
