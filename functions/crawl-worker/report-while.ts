import { setTimeout as delay } from 'node:timers/promises';
import type { JobChanges } from '../../shared/jobs/job-kind.ts';
import { type CrawlJob, reportCrawl } from './active-crawl.ts';
import type { CrawlServices } from './services.ts';

const REPORT_MS = 1_000;

/**
 * Looks once a second, while work runs, whether there is something to report of it; null for nothing.
 * @param work - gets a signal that ends its requests when the crawl is over.
 * @throws JobOverError when the crawl was cancelled.
 */
export async function reportWhile<Result>(
  services: CrawlServices,
  job: CrawlJob,
  readChanges: () => JobChanges['set'] | null,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const requests = new AbortController();
  const reports = new AbortController();
  const reporting = reportUntil(services, job, readChanges, reports.signal).catch((error: unknown) => {
    requests.abort();
    throw error;
  });
  const working = work(requests.signal).finally(() => reports.abort());
  const [result] = await Promise.all([working, reporting]);
  return result;
}

async function reportUntil(
  services: CrawlServices,
  job: CrawlJob,
  readChanges: () => JobChanges['set'] | null,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await delay(REPORT_MS, undefined, { signal }).catch(() => {});
    const set = signal.aborted ? null : readChanges();
    if (set) await reportCrawl(services, job, { set });
  }
}
