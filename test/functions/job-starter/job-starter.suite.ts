import { randomUUID } from 'node:crypto';
import { GetQueueAttributesCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLambdaContext } from '../../../local/engines/lambda-context.ts';
import { readEnvironment } from '../../../shared/environment.ts';
import { executionName, type JobMessage, jobMessageSchema } from '../../../shared/jobs/job-message.ts';
import { startPageCrawl } from '../../../shared/jobs/start-page-crawl.ts';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import type { Tenant } from '../../harness/system.ts';
import { waitForJob, waitUntil } from '../../harness/wait-until.ts';
import { system } from '../../systems/own.ts';

let sqs: SQSClient;
let queueUrl: string;
beforeAll(() => {
  const { AWS_ENDPOINT_URL_SQS = '', JOB_QUEUE_URL = '' } = readEnvironment();
  queueUrl = JOB_QUEUE_URL;
  sqs = new SQSClient({
    endpoint: AWS_ENDPOINT_URL_SQS,
    region: 'us-east-1',
    credentials: { accessKeyId: 'embedded', secretAccessKey: 'embedded' },
  });
});
afterAll(() => sqs.destroy());

const message = (given: Partial<JobMessage>): JobMessage => ({
  machine: 'recrawl-page',
  organizationId: 1,
  id: 1,
  jobId: 'job_cr_1',
  attempt: 1,
  ...given,
});
const record = (body: string): SQSRecord => ({
  messageId: randomUUID(),
  receiptHandle: randomUUID(),
  body,
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: '0',
    SenderId: 'x',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:jobs',
  awsRegion: 'us-east-1',
});
async function invoke(records: SQSRecord[]): Promise<string[]> {
  const { handler } = await import('../../../functions/job-starter/handler.ts');
  const context = createLambdaContext({ functionName: 'job-starter', timeoutSeconds: 30 });
  const { batchItemFailures } = await handler({ Records: records }, context);
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}

/** A recrawl that is queued, but not sent. */
async function queuedRecrawl(tenant: Tenant): Promise<{ jobMessage: JobMessage; hits: () => number }> {
  const web = system.web.take({ '/a/': '<!doctype html><title>A</title><h1>A</h1><p>Words.</p>' });
  const site = await seedSite(system, tenant, { domain: web.domain });
  const page = await seedPage(system, tenant, { site, path: '/a/', url: `https://${web.domain}/a/` });
  const { table, ids } = system.operator;
  const services = { table, ids, now: () => new Date('2100-01-01'), jobs: { send: async () => {} } };
  const started = await startPageCrawl(services, { page, newPath: null, exclusive: true });
  if (!started.started) throw new Error(started.reason);
  const { organizationId, id } = started.crawl;
  return {
    jobMessage: message({ organizationId, id, jobId: `job_cr_${id}` }),
    hits: () => web.hits.filter(({ path }) => path === '/a/').length,
  };
}

describe('a job message', () => {
  test('that is delivered three times starts one execution', async () => {
    const tenant = await system.tenant();
    const { jobMessage, hits } = await queuedRecrawl(tenant);
    const records = Array.from({ length: 3 }, () => record(JSON.stringify(jobMessage)));
    expect(await invoke(records)).toEqual([]);
    expect((await waitForJob(tenant.api, jobMessage.jobId)).status).toBe('completed');
    expect(await invoke(records)).toEqual([]);
    expect(hits()).toBe(1);
  });

  test('names its execution by the job, and by the attempt from the second on', () => {
    expect([1, 2, 3].map((attempt) => executionName(message({ attempt })))).toEqual([
      'job_cr_1',
      'job_cr_1-2',
      'job_cr_1-3',
    ]);
  });

  test('that fails comes back alone: the others of its batch are done', async () => {
    const tenant = await system.tenant();
    const { jobMessage } = await queuedRecrawl(tenant);
    const poison = record('not json');
    expect(await invoke([poison, record(JSON.stringify(jobMessage))])).toEqual([poison.messageId]);
    expect((await waitForJob(tenant.api, jobMessage.jobId)).status).toBe('completed');
  });

  test.each([
    '',
    'null',
    '{}',
    '[]',
    JSON.stringify({ ...message({}), machine: 'format-disk' }),
    JSON.stringify({ ...message({}), id: 0 }),
    JSON.stringify({ ...message({}), organizationId: '1' }),
    JSON.stringify({ ...message({}), extra: true }),
  ])('of another form is refused: %s', async (body) => {
    const poison = record(body);
    expect(await invoke([poison])).toEqual([poison.messageId]);
  });

  test('is what the queue carries', () => {
    expect(jobMessageSchema.parse(JSON.parse(JSON.stringify(message({}))))).toEqual(message({}));
  });
});

test('a poison message in the queue holds up nothing', async () => {
  const tenant = await system.tenant();
  const { jobMessage } = await queuedRecrawl(tenant);
  for (const body of ['not json', '{"machine":"format-disk"}', JSON.stringify(jobMessage)]) {
    await sqs.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: body }));
  }
  expect((await waitForJob(tenant.api, jobMessage.jobId)).status).toBe('completed');
  // Both are out of sight until they are retried; after five times they are in the dead-letter queue.
  await waitUntil('the poison is received', async () => {
    const names = { QueueUrl: queueUrl, AttributeNames: ['ApproximateNumberOfMessagesNotVisible' as const] };
    const { Attributes } = await sqs.send(new GetQueueAttributesCommand(names));
    return Attributes?.['ApproximateNumberOfMessagesNotVisible'] === '2';
  });
});
