import { setTimeout as delay } from 'node:timers/promises';
import type { ApiClient } from './api-client.ts';
import { PATIENCE_MS } from './patience.ts';

/** A request costs the system more than the wait saves: polls come ever less often. */
const POLL_MS = 20;
const POLL_MS_MAX = 250;
const POLL_GROWTH = 1.5;

/** Polls until the condition gives something; fails with the description after the time is up. */
export async function waitUntil<T>(
  what: string,
  condition: () => Promise<T | null | undefined | false>,
  timeoutMs = PATIENCE_MS,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (let pause = POLL_MS; ; pause = Math.min(pause * POLL_GROWTH, POLL_MS_MAX)) {
    const value = await condition();
    if (value) return value;
    if (Date.now() > end) throw new Error(`not reached in ${timeoutMs} ms: ${what}`);
    await delay(pause);
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
