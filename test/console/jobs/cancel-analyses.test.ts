import { expect, test } from 'vitest';
import { ApiError } from '../../../clients/typescript/src/index.ts';
import { cancelAnalyses } from '../../../console/jobs/cancel-analyses.ts';

type Api = Parameters<typeof cancelAnalyses>[0];

const refusal = (status: number, retryAfterSeconds: number | null = null) =>
  new ApiError('refused', {
    code: 'conflict',
    status,
    requestId: null,
    details: {},
    retryAfterSeconds,
    request: 'POST /jobs/1/cancel',
  });

/** A site with many analyses, of which the list shows the first few, and a crawl. */
function newApi(count: number, fail: (id: string) => Error | null = () => null) {
  const running = new Set(Array.from({ length: count }, (_, at) => `job_an_${at + 1}`));
  const cancelled: string[] = [];
  let atOnce = 0;
  let most = 0;
  const api = {
    listLatestJobs: async ({ site_id, limit = 0 }: { site_id?: number; limit?: number }) => {
      expect(site_id).toBe(7);
      const analyses = [...running].map((id) => ({ id, type: 'analyze' }));
      return {
        data: [{ id: 'job_cr_1', type: 'recrawl' }, ...analyses].slice(0, limit),
        meta: { limit, next_cursor: null },
      };
    },
    cancelJob: async ({ jobId }: { jobId: string }) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      const error = fail(jobId);
      if (error !== null) throw error;
      running.delete(jobId);
      cancelled.push(jobId);
    },
  } as unknown as Api;
  return { api, cancelled, running, most: () => most };
}

const options = (signal = new AbortController().signal) => {
  const seen: number[] = [];
  const waited: number[] = [];
  const wait = async (seconds: number): Promise<void> => void waited.push(seconds);
  return { seen, waited, given: { signal, onCancelled: (count: number) => void seen.push(count), wait } };
};

test('all analyses of the site are cancelled, also those behind the list, and nothing else', async () => {
  const { api, cancelled, running, most } = newApi(250);
  const { given, seen } = options();
  expect(await cancelAnalyses(api, 7, given)).toBe(250);
  expect([running.size, cancelled.length, seen.at(-1)]).toEqual([0, 250, 250]);
  expect(most()).toBeLessThanOrEqual(4);
});

test('one that has ended by itself is not counted, and is not asked for again', async () => {
  const { api, cancelled } = newApi(6, (id) => (id === 'job_an_2' ? refusal(409) : null));
  expect(await cancelAnalyses(api, 7, options().given)).toBe(5);
  expect(cancelled).toHaveLength(5);
});

test('where requests are limited it waits as long as it is asked to', async () => {
  const refused = new Set<string>();
  const { api, running } = newApi(5, (id) => {
    if (id !== 'job_an_3' || refused.has(id)) return null;
    refused.add(id);
    return refusal(429, 30);
  });
  const { given, waited } = options();
  expect(await cancelAnalyses(api, 7, given)).toBe(5);
  expect([running.size, waited]).toEqual([0, [30]]);
});

test('after it is stopped no further one is cancelled', async () => {
  const controller = new AbortController();
  const { api, cancelled } = newApi(50);
  const { given } = options(controller.signal);
  const stopping = { ...given, onCancelled: (count: number) => (count >= 8 ? controller.abort() : undefined) };
  await cancelAnalyses(api, 7, stopping);
  expect(cancelled.length).toBeLessThan(13);
});

test('another failure ends it and is shown', async () => {
  const { api } = newApi(5, () => refusal(403));
  await expect(cancelAnalyses(api, 7, options().given)).rejects.toThrow('refused');
});
