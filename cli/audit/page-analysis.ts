import { ApiError } from '../../clients/typescript/src/index.ts';
import type { AuditApi } from './audit-api.ts';
import { AuditError } from './audit-error.ts';
import type { Progress } from './progress.ts';
import type { Job } from './report-types.ts';
import { createStallWatch } from './stall-watch.ts';

/** The most page ids or job ids that one request takes. */
const bulkLimit = 50;
const defaultPauseSeconds = 2;

/** Analyses one page and waits for the result. Throws AuditError when there is none. */
export async function analyzePage(api: AuditApi, pageId: number, url: string, progress: Progress): Promise<void> {
  progress.show(`Analysing ${url}`);
  const job = await waitForJob(api, await startAnalysis(api, pageId, url), `the analysis of ${url}`);
  if (job.status === 'failed') throw new AuditError(`${url}: ${job.error ?? 'the analysis failed'}`);
  progress.finish(`Analysed ${url}`);
}

/** Polls a job until it ends, as often as the API asks for. */
export async function waitForJob(
  api: AuditApi,
  trigger: { job_id: string; retry_after_seconds?: number | null },
  subject: string,
): Promise<Job> {
  const waitForChange = createStallWatch(api.wait, subject);
  let retryAfterSeconds = trigger.retry_after_seconds ?? defaultPauseSeconds;
  for (let job: Job | undefined; ; ) {
    await waitForChange(retryAfterSeconds, job?.status ?? 'queued');
    job = (await api.getJob({ jobId: trigger.job_id })).data;
    if (!isRunning(job)) return job;
    retryAfterSeconds = job.retry_after_seconds ?? defaultPauseSeconds;
  }
}

async function startAnalysis(api: AuditApi, pageId: number, url: string) {
  try {
    return (await api.analyzePage({ pageId, body: {} })).data;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no_content') {
      throw new AuditError(`${url} has no content to analyse: the crawl could not read the page (see its HTTP status)`);
    }
    throw error;
  }
}

/** Analyses many pages at once. Says why a page has no new analysis, by page id. */
export async function analyzePages(
  api: AuditApi,
  siteId: number,
  pageIds: readonly number[],
  progress: Progress,
): Promise<ReadonlyMap<number, string>> {
  const problems = new Map<number, string>();
  for (let start = 0; start < pageIds.length; start += bulkLimit) {
    const batch = pageIds.slice(start, start + bulkLimit);
    const { data } = await api.analyzePages({ siteId, body: { page_ids: batch } });
    for (const { page_id, reason } of data.skipped) problems.set(page_id, reason.replaceAll('_', ' '));
    const pageIdByJob = new Map(data.jobs.map((job) => [job.job_id, job.page_id]));
    const report = (done: number) => progress.show(`Analysing pages: ${start + done} of ${pageIds.length}`);
    for (const job of await waitForJobs(api, [...pageIdByJob.keys()], report)) {
      const pageId = pageIdByJob.get(job.id);
      if (pageId !== undefined && job.status === 'failed') problems.set(pageId, job.error ?? 'analysis failed');
    }
  }
  progress.finish(`Analysed ${pageIds.length - problems.size} of ${pageIds.length} pages`);
  return problems;
}

async function waitForJobs(api: AuditApi, jobIds: string[], report: (done: number) => void): Promise<Job[]> {
  const ended: Job[] = [];
  const waitForChange = createStallWatch(api.wait, 'the analysis');
  for (let open = jobIds; open.length > 0; ) {
    const { data } = await api.listJobs({ ids: open.join(',') });
    const jobs: readonly Job[] = data;
    ended.push(...jobs.filter((job) => !isRunning(job)));
    const running = jobs.filter(isRunning);
    open = running.map(({ id }) => id);
    report(ended.length);
    // One request waits for all, so it follows the slowest.
    const hints = running.map((job) => job.retry_after_seconds ?? defaultPauseSeconds);
    if (open.length > 0) await waitForChange(Math.max(...hints), open.join());
  }
  return ended;
}

const isRunning = ({ status }: Job) => status === 'queued' || status === 'processing';
