import { type ApiClient, ApiError } from './api-client.ts';
import { bulkAnalyzeSchema, type Job, jobListSchema, jobSchema, triggerSchema } from './api-shapes.ts';
import { AuditError } from './audit-error.ts';
import type { Progress } from './progress.ts';
import { createStallWatch } from './stall-watch.ts';

/** The most page ids or job ids that one request takes. */
const bulkLimit = 50;
const defaultPauseSeconds = 2;

/** Analyses one page and waits for the result. Throws AuditError when there is none. */
export async function analyzePage(api: ApiClient, pageId: number, url: string, progress: Progress): Promise<void> {
  progress.show(`Analysing ${url}`);
  const trigger = await startAnalysis(api, pageId, url);
  const waitForChange = createStallWatch(api.wait, `the analysis of ${url}`);
  let retryAfterSeconds = trigger.retry_after_seconds ?? defaultPauseSeconds;
  for (let job: Job | undefined; job === undefined || isRunning(job); ) {
    await waitForChange(retryAfterSeconds, job?.status ?? 'queued');
    job = (await api.get(`/jobs/${trigger.job_id}`, jobSchema)).data;
    retryAfterSeconds = job.retry_after_seconds ?? defaultPauseSeconds;
    if (job.status === 'failed') throw new AuditError(`${url}: ${job.error ?? 'the analysis failed'}`);
  }
  progress.finish(`Analysed ${url}`);
}

async function startAnalysis(api: ApiClient, pageId: number, url: string) {
  try {
    return (await api.post(`/pages/${pageId}/analyze`, {}, triggerSchema)).data;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no_content') {
      throw new AuditError(`${url} has no content to analyse: the crawl could not read the page (see its HTTP status)`);
    }
    throw error;
  }
}

/** Analyses many pages at once. Answers why a page has no new analysis, by page id. */
export async function analyzePages(
  api: ApiClient,
  siteId: number,
  pageIds: readonly number[],
  progress: Progress,
): Promise<ReadonlyMap<number, string>> {
  const problems = new Map<number, string>();
  for (let start = 0; start < pageIds.length; start += bulkLimit) {
    const batch = pageIds.slice(start, start + bulkLimit);
    const { data } = await api.post(`/sites/${siteId}/analyze`, { page_ids: batch }, bulkAnalyzeSchema);
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

async function waitForJobs(api: ApiClient, jobIds: string[], report: (done: number) => void): Promise<Job[]> {
  const ended: Job[] = [];
  const waitForChange = createStallWatch(api.wait, 'the analysis');
  for (let open = jobIds; open.length > 0; ) {
    const { data: jobs } = await api.get(`/jobs?ids=${open.join(',')}`, jobListSchema);
    ended.push(...jobs.filter((job) => !isRunning(job)));
    const running = jobs.filter(isRunning);
    open = running.map(({ id }) => id);
    report(ended.length);
    // One request answers for all, so it follows the slowest.
    const hints = running.map((job) => job.retry_after_seconds ?? defaultPauseSeconds);
    if (open.length > 0) await waitForChange(Math.max(...hints), open.join());
  }
  return ended;
}

const isRunning = ({ status }: Job) => status === 'queued' || status === 'processing';
