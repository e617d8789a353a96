/**
 * The runbook's stories at 3 a.m., with the operator's commands alone: a malformed message, a stuck job, a provider that is down.
 * The system and the commands share an SQS engine and, on DynamoDB Local, that engine.
 *
 * @module-tag stories
 */
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

/** `npm run admin -- … --json`. */
async function admin(...argv: string[]) {
  const out: string[] = [];
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
  const [letter] = (await admin('jobs', 'list')).dead_letters;
  expect(letter).toMatchObject({ job_id: null, body: 'not json' });
  await admin('jobs', 'drop', letter.message_id);
  expect((await admin('jobs', 'list')).dead_letters).toEqual([]);
});

test('a stuck job is listed, shown with its deadline, and completes after a retry', async () => {
  const tenant = await system.tenant();
  const { table, ids, now } = system.operator;
  const seeded = await readPage(tenant);
  const page = await getPage(table, seeded.organizationId, seeded.id);
  if (!page) throw new Error('the page is not there');
  // Its message was lost, and the sweeper has sent it twice in vain.
  const services = { table, ids, now, jobs: { send: async () => {} } };
  const started = await startAnalysis(services, { page, drafts: [], force: true });
  if (!started.started) throw new Error(started.reason);
  const dueAt = new Date(Date.now() + 600_000).toISOString();
  await updateItem(table, analysisKind.keyOf(started.analysis), { set: { 'job/resends': 2, dueAt } });
  const jobId = `job_an_${started.analysis.id}`;
  expect((await admin('jobs', 'list', '--stuck')).jobs).toEqual([
    expect.objectContaining({ job_id: jobId, stuck: true }),
  ]);
  expect(await admin('jobs', 'show', jobId)).toMatchObject({ status: 'queued', due_at: dueAt });
  expect(await admin('jobs', 'retry', jobId)).toMatchObject({ attempt: 2, message_id: expect.any(String) });
  expect(await waitForJob(tenant.api, jobId)).toMatchObject({ status: 'completed' });
  expect((await admin('jobs', 'list', '--stuck')).jobs).toEqual([]);
});

test('a provider that is down pauses the analyses, the jobs say why they wait, and go on when it is resumed', async () => {
  const tenant = await system.tenant();
  const pages = [await readPage(tenant), await readPage(tenant)];
  server.answer = () => ({ status: 503, body: {} });
  const analyze = async ({ id }: { id: number }): Promise<string> =>
    (await tenant.api.post(`/pages/${id}/analyze`)).body.data.job_id;
  const jobIds = await Promise.all(pages.map(analyze));
  const [pause] = await waitUntil('the analyses are paused', async () => {
    const { paused } = await admin('jobs', 'list');
    return paused.length > 0 && paused;
  });
  expect(pause).toMatchObject({ kind: 'analysis', by: 'provider', reason: expect.stringContaining('editor-1') });
  const shown = await waitUntil('a job waits for the provider', async () => {
    const jobs = await Promise.all(jobIds.map((jobId) => admin('jobs', 'show', jobId)));
    return jobs.find(({ status, failure_reason }) => status === 'queued' && failure_reason !== null);
  });
  // The second attempt, or a later one: each probe is one.
  expect(shown.attempt).toBeGreaterThan(1);
  // A probe of the same provider: its own response, or that it is asked again later.
  expect(shown.failure_reason).toMatch(/^the model editor-1 failed: /);
  // The operator holds the kind while the provider is repaired, so that no probe is sent.
  expect(await admin('jobs', 'pause', 'analysis', '--reason', 'provider is repaired')).toMatchObject({
    by: 'operator',
  });
  server.answer = ({ schema }) => ({ says: fitting(schema) });
  expect(await admin('jobs', 'resume', 'analysis')).toMatchObject({ paused: false });
  // The scheduled run of the sweeper is up to a minute away.
  const { handler: sweep } = await import('../../functions/sweeper/handler.ts');
  await sweep();
  for (const jobId of jobIds) expect(await waitForJob(tenant.api, jobId)).toMatchObject({ status: 'completed' });
});
