/** @module-tag stories */
import { expect, test } from 'vitest';
import { useTable } from '../shared/table/use-table.ts';
import { BATCH_PAGES, crawlWithKilledWorker } from './killed-worker.ts';
import { runOnEmbedded } from './machine-on-embedded.ts';

const engine = useTable();

test('one SIGKILL of a worker in the middle of a crawl costs at most a batch: the task is tried again, and the crawl completes', async () => {
  const crawl = await crawlWithKilledWorker(
    engine.table,
    {
      AWS_REGION: 'us-east-1',
      TABLE_NAME: engine.table.name,
      AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
      AWS_ENDPOINT_URL_SQS: 'http://127.0.0.1:9',
      JOB_QUEUE_URL: 'http://127.0.0.1:9/jobs',
    },
    runOnEmbedded,
  );
  expect(crawl).toMatchObject({ kills: 1, jobState: 'completed', crawledPages: crawl.pages });
  expect(crawl.requests - crawl.pages).toBeLessThanOrEqual(BATCH_PAGES);
});
