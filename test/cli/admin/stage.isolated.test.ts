/** @module-tag stories */
import { GetQueueUrlCommand, ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AdminServices } from '../../../cli/admin/command.ts';
import { openServices } from '../../../cli/admin/open-services.ts';
import { runCommand } from '../../../cli/admin/run-command.ts';
import { resourceNames } from '../../../infra/names.ts';
import { startDynamoDb } from '../../../local/engines/dynamodb.ts';
import { type SqsEngine, startSqs } from '../../../local/engines/sqs.ts';
import { secondsLater } from '../../../shared/domain/jobs/deadlines.ts';
import { siteCrawlWrites } from '../../../shared/jobs/start-site-crawl.ts';
import { openTable } from '../../../shared/table/engine/client.ts';
import { createTable } from '../../../shared/table/engine/create-table.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { createSiteWrites, newSite } from '../../../shared/table/sites.ts';

const names = resourceNames('test');
const cleanup = new AsyncDisposableStack();
let services: AdminServices & AsyncDisposable;
let sqs: SqsEngine;
const variables: Record<string, string> = { AWS_REGION: 'us-east-1' };

beforeAll(async () => {
  const engine = await startDynamoDb({ dataDir: null });
  cleanup.defer(() => engine.stop());
  const deadLetters = { name: names.jobDeadLetterQueue, visibilityTimeoutSeconds: 30 };
  const jobs = { name: names.jobQueue, visibilityTimeoutSeconds: 30 };
  sqs = await startSqs({ queues: [deadLetters, jobs] });
  cleanup.defer(() => sqs.stop());
  variables['AWS_ENDPOINT_URL_DYNAMODB'] = engine.endpoint;
  const table = openTable({
    TABLE_NAME: names.table,
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  });
  cleanup.defer(() => table.documents.destroy());
  await createTable(table);
  // The SDK reads these by itself, from where an operator would set them.
  vi.stubEnv('AWS_ENDPOINT_URL_SQS', sqs.endpoint);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  services = await openServices('test', variables);
});
afterAll(async () => {
  await services[Symbol.asyncDispose]();
  await cleanup.disposeAsync();
  vi.unstubAllEnvs();
});

async function run(...argv: string[]) {
  const out: string[] = [];
  const exitCode = await runCommand(['--stage', 'test', '--json', ...argv], {
    writeOut: async (text) => void out.push(text),
    writeError: async (text) => void out.push(text),
    open: (stage) => openServices(stage, variables),
  });
  return { exitCode, output: out.join('') };
}
const json = async (...argv: string[]) => {
  const { exitCode, output } = await run(...argv);
  expect(exitCode, output).toBe(0);
  return JSON.parse(output);
};

async function sendDeadLetter(body: string): Promise<void> {
  const client = new SQSClient({ region: 'us-east-1' });
  const { QueueUrl } = await client.send(new GetQueueUrlCommand({ QueueName: names.jobDeadLetterQueue }));
  await client.send(new SendMessageCommand({ QueueUrl, MessageBody: body }));
  client.destroy();
}

test('works on the table of the stage', async () => {
  const made = await json('org', 'create', '--name', 'Deployed');
  expect(await json('org', 'show', String(made.org_id))).toMatchObject({ name: 'Deployed' });
});

test('says in one line that a stage is not there', async () => {
  const { exitCode, output } = await run('org', 'show', '1', '--stage', 'nowhere');
  expect([exitCode, output]).toEqual([1, expect.stringMatching(/^admin: there is no such table: [^\n]+\n$/)]);
});

async function messagesIn(QueueName: string): Promise<{ id: string | undefined; job: unknown }[]> {
  const client = new SQSClient({ region: 'us-east-1' });
  const { QueueUrl } = await client.send(new GetQueueUrlCommand({ QueueName }));
  const { Messages = [] } = await client.send(new ReceiveMessageCommand({ QueueUrl }));
  client.destroy();
  return Messages.map(({ MessageId, Body = '' }) => ({ id: MessageId, job: JSON.parse(Body) }));
}

test('shows dead letters as often as it is asked; a retry takes the job’s letter away and leaves the others, and a malformed one is dropped by its id', async () => {
  const { table, ids, now } = services;
  const { org_id: organizationId } = await json('org', 'create', '--name', 'Dead letters');
  const createdAt = now().toISOString();
  const [id, siteId] = [await ids.next('crawl'), await ids.next('site')];
  const site = newSite({ organizationId, id: siteId, domain: 'shop.example', createdAt });
  // Out of the sweeper's sight.
  const { writes } = siteCrawlWrites({ id, organizationId, siteId, now: secondsLater(now(), 600) });
  await transact(table, [...createSiteWrites(site, null), ...writes]);
  const jobId = `job_cr_${id}`;
  await sendDeadLetter(JSON.stringify({ machine: 'crawl-site', organizationId, id, jobId, attempt: 1 }));
  await sendDeadLetter('no job at all');

  for (const _ of ['first', 'second']) {
    const { dead_letters } = await json('jobs', 'list', '--stuck');
    expect(dead_letters).toHaveLength(2);
    expect(dead_letters).toContainEqual(expect.objectContaining({ job_id: jobId, attempt: 1, body: null }));
    expect(dead_letters).toContainEqual(expect.objectContaining({ job_id: null, body: 'no job at all' }));
  }
  const retried = await json('jobs', 'retry', jobId);
  expect(retried).toMatchObject({ job_id: jobId, attempt: 2, status: 'queued', message_id: expect.any(String) });
  expect(await messagesIn(names.jobQueue)).toEqual([
    {
      id: retried.message_id,
      job: { machine: 'crawl-site', organizationId, id, jobId, attempt: 2, queuedAt: expect.any(String) },
    },
  ]);
  const { dead_letters, jobs } = await json('jobs', 'list');
  expect(dead_letters).toEqual([expect.objectContaining({ job_id: null })]);
  const [{ message_id: malformed }] = dead_letters;
  expect(await json('jobs', 'drop', malformed)).toEqual({ message_id: malformed, job_id: null, dropped: true });
  expect((await json('jobs', 'list')).dead_letters).toEqual([]);
  expect(await run('jobs', 'drop', malformed)).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining(`no dead letter has the id ${malformed}`),
  });
  expect(jobs).toContainEqual(expect.objectContaining({ job_id: jobId, attempt: 2, stuck: true }));
});
