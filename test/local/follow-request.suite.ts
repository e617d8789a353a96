/**
 * On call, a request id is often all there is: from it, the log tells the whole story.
 */
import { afterAll, expect, test, vi } from 'vitest';
import { createLambdaContext } from '../../local/engines/lambda-context.ts';
import { apiClient } from '../harness/api-client.ts';
import { captureLog } from '../harness/log-lines.ts';
import { waitForSite, waitUntil } from '../harness/wait-until.ts';
import { system, web } from '../systems/logged.ts';

afterAll(() => vi.restoreAllMocks());

test('one request id leads from the API through the queue and every step of its jobs', async () => {
  const site = web.take({ '/': '<!doctype html><title>Home</title><h1>Home</h1><p>Some words to read.</p>' });
  const api = apiClient(system.baseUrl, system.apiKey);
  const written = captureLog();
  const created = await api.post('/sites', { domain: site.domain, auto_run_analysis_scope: 'homepage' });
  const requestId = created.headers.get('x-request-id');
  await waitForSite(api, created.body.data.id);

  const lines = () => written.lines().filter((line) => line['request_id'] === requestId);
  const of = (message: string) => lines().filter((line) => line['message'] === message);
  // The analysis is started by the crawl's last step: its lines carry the id of the request that started the crawl.
  const jobIdOf = (prefix: string) =>
    of('job queued').find(({ job_id }) => String(job_id).startsWith(prefix))?.['job_id'];
  const steps = (jobId: unknown) => of('task').filter((line) => line['job_id'] === jobId);
  await waitUntil('the analysis is over', async () =>
    steps(jobIdOf('job_an_')).some(({ step }) => step === 'analyze-page'),
  );

  expect(of('request')).toMatchObject([{ route: 'POST /v1/sites', status: 201, Requests2xx: 1 }]);
  expect(of('job started').map((line) => line['job_id'])).toEqual([jobIdOf('job_cr_'), jobIdOf('job_an_')]);
  const crawlSteps = ['discover-urls', 'crawl-batch', 'audit-site', 'complete-crawl'];
  expect(new Set(steps(jobIdOf('job_cr_')).map(({ step }) => step))).toEqual(new Set(crawlSteps));
  expect(steps(jobIdOf('job_an_')).map(({ step }) => step)).toEqual(['analyze-page']);
  expect(of('task').filter(({ outcome, TasksFailed }) => outcome !== 'done' || TasksFailed !== 0)).toEqual([]);
});

test('a step that fails says why, with the job and the request', async () => {
  const { runJobTask } = await import('../../shared/jobs/run-job-task.ts');
  const written = captureLog();
  const event = { step: 'crawl-batch', job: { id: 1, jobId: 'job_cr_1', requestId: 'request-42' } };
  await expect(runJobTask(event, () => Promise.reject(new TypeError('it broke')))).rejects.toThrow('it broke');
  const context = { job_id: 'job_cr_1', request_id: 'request-42', step: 'crawl-batch' };
  expect(written.lines()).toMatchObject([
    { level: 'ERROR', message: 'task failed', error: { message: 'it broke' }, ...context },
    { message: 'task', outcome: 'failed', TasksFailed: 1, ...context },
  ]);
});

test('a job message that cannot be handled says why, so that its dead letter can be understood', async () => {
  const { handler } = await import('../../functions/job-starter/handler.ts');
  const delivered = (body: string) => ({
    messageId: 'message-1',
    receiptHandle: 'receipt-1',
    body,
    attributes: {
      ApproximateReceiveCount: '5',
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
  const noMachine = {
    machine: 'format-disk',
    organizationId: 1,
    id: 1,
    jobId: 'job_cr_1',
    attempt: 1,
    requestId: 'r-1',
  };
  const written = captureLog();
  const context = createLambdaContext({ functionName: 'job-starter', timeoutSeconds: 30 });
  await handler({ Records: [delivered('not json'), delivered(JSON.stringify(noMachine))] }, context);
  const line = { level: 'ERROR', message: 'job message could not be handled', message_id: 'message-1', deliveries: 5 };
  expect(written.lines().filter(({ message }) => message === line.message)).toMatchObject([
    line,
    { ...line, job_id: 'job_cr_1', request_id: 'r-1', error: { message: expect.stringContaining('machine') } },
  ]);
});
