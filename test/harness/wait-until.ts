import { setTimeout as delay } from 'node:timers/promises';
import type { ApiClient } from './api-client.ts';
import { PATIENCE_MS } from './patience.ts';

const POLL_MS = 25;

/** Polls until the condition gives something; fails with the description after the time is up. */
export async function waitUntil<T>(
  what: string,
  condition: () => Promise<T | null | undefined | false>,
  timeoutMs = PATIENCE_MS,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (Date.now() > end) throw new Error(`not reached in ${timeoutMs} ms: ${what}`);
    await delay(POLL_MS);
  }
}

/** Polls a job until it is over. */
export const waitForJob = (api: ApiClient, jobId: string) =>
  waitUntil(`${jobId} is over`, async () => {
    const { body } = await api.get(`/jobs/${jobId}`);
    return ['completed', 'failed', 'skipped'].includes(body?.data?.status) && body.data;
  });

/** Waits until a site has no background work. */
export const waitForSite = (api: ApiClient, siteId: number, timeoutMs?: number) =>
  waitUntil(
    `site ${siteId} is idle`,
    async () => {
      const { body } = await api.get(`/sites/${siteId}`);
      return body?.data?.background_status === null && body.data;
    },
    timeoutMs,
  );
