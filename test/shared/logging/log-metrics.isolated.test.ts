import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setProcessVariables } from '../../../shared/environment.ts';
import { captureLog } from '../../harness/log-lines.ts';

beforeAll(() => {
  setProcessVariables({ LOG_LEVEL: 'info', METRICS_NAMESPACE: 'content-optimization-test' });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('metrics are one line with their fields, in the embedded metric format', async () => {
  const { logWithMetrics } = await import('../../../shared/logging/log-metrics.ts');
  const written = captureLog();
  logWithMetrics('request', { Requests2xx: 1, RequestDuration: 12 }, { route: 'GET /v1/me' });
  expect(written.lines()).toEqual([
    expect.objectContaining({
      level: 'INFO',
      message: 'request',
      service: 'content-optimization-api',
      route: 'GET /v1/me',
      Requests2xx: 1,
      RequestDuration: 12,
      _aws: {
        Timestamp: expect.any(Number),
        CloudWatchMetrics: [
          {
            Namespace: 'content-optimization-test',
            Dimensions: [['service']],
            Metrics: [
              { Name: 'Requests2xx', Unit: 'Count' },
              { Name: 'RequestDuration', Unit: 'Milliseconds' },
            ],
          },
        ],
      },
    }),
  ]);
});

test('a line holds the metrics of its own event alone', async () => {
  const { logWithMetrics } = await import('../../../shared/logging/log-metrics.ts');
  const written = captureLog();
  logWithMetrics('sweep', { JobsResent: 2, JobsStuck: 0 });
  logWithMetrics('task', { TaskDuration: 3 });
  const names = written.lines().map((line) => {
    const { CloudWatchMetrics } = line['_aws'] as { CloudWatchMetrics: { Metrics: { Name: string }[] }[] };
    return CloudWatchMetrics[0]?.Metrics.map(({ Name }) => Name);
  });
  expect(names).toEqual([['JobsResent', 'JobsStuck'], ['TaskDuration']]);
});

test('a line about a request carries the id of the request beside the metrics', async () => {
  const { logWithMetrics } = await import('../../../shared/logging/log-metrics.ts');
  const { runInLogContext } = await import('../../../shared/logging/context.ts');
  const written = captureLog();
  runInLogContext({ request_id: 'request-42', job_id: 'job_an_1' }, () => logWithMetrics('task', { TasksFailed: 0 }));
  expect(written.lines()[0]).toMatchObject({ request_id: 'request-42', job_id: 'job_an_1', TasksFailed: 0 });
});

test('failed requests are counted once more by version, and requests that succeed are not', async () => {
  const { logWithMetrics } = await import('../../../shared/logging/log-metrics.ts');
  const restore = setProcessVariables({ AWS_LAMBDA_FUNCTION_NAME: 'sites', AWS_LAMBDA_FUNCTION_VERSION: '12' });
  const written = captureLog();
  logWithMetrics('request', { Requests5xx: 1 });
  logWithMetrics('request', { Requests2xx: 1 });
  restore();
  const [failed, succeeded] = written.lines();
  expect(failed).toMatchObject({
    function_name: 'sites',
    function_version: '12',
    _aws: {
      CloudWatchMetrics: [
        { Dimensions: [['service']] },
        {
          Namespace: 'content-optimization-test',
          Dimensions: [['function_name', 'function_version']],
          Metrics: [{ Name: 'Requests5xx', Unit: 'Count' }],
        },
      ],
    },
  });
  expect(succeeded).toMatchObject({ _aws: { CloudWatchMetrics: [{ Dimensions: [['service']] }] } });
});
