import type { Job } from '../../clients/typescript/src/index.ts';
import { scoreBar } from '../audit/score-view.ts';
import type { Context } from './context.ts';

const BAR_WIDTH = 20;
const PAUSE_SECONDS = 2;
/** So many ids fit one request. */
const IDS_MAX = 50;

/** `crawling ████░░░░ 40 of 100`, without a bar while the total is unknown. */
export function progressText(what: string, done: number, total: number | null): string {
  if (total === null || total === 0) return `${what}${done > 0 ? `: ${done}` : ''}`;
  return `${what} ${scoreBar((100 * done) / total, BAR_WIDTH)} ${done} of ${total}`;
}

/** Pauses; rejects at Ctrl-C. */
export function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1_000);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}

export type EndedJob = Job | { id: string; status: 'not_found' };

const isRunning = (job: EndedJob): job is Job => job.status === 'queued' || job.status === 'processing';

/** Waits for jobs, with a progress bar, and returns them as they ended, in their order. At Ctrl-C the jobs go on. */
export async function waitForJobs(jobIds: readonly string[], what: string, context: Context): Promise<EndedJob[]> {
  const api = await context.openApi();
  const progress = await context.openProgress();
  const ended = new Map<string, EndedJob>();
  let open = [...new Set(jobIds)];
  while (open.length > 0) {
    const running: Job[] = [];
    for (let start = 0; start < open.length; start += IDS_MAX) {
      const { data } = await api.listJobs({ ids: open.slice(start, start + IDS_MAX).join(',') });
      for (const job of data) {
        if (isRunning(job)) running.push(job);
        else ended.set(job.id, job);
      }
    }
    open = running.map(({ id }) => id);
    if (open.length > 0) progress.show(shown(what, running, ended.size, jobIds.length));
    const hints = running.map((job) => job.retry_after_seconds ?? PAUSE_SECONDS);
    if (open.length > 0) await pause(Math.max(...hints), context.signal);
  }
  progress.clear();
  return jobIds.flatMap((jobId) => ended.get(jobId) ?? []);
}

/** One job says its own progress; of several, those that ended are counted. */
function shown(what: string, [running]: readonly Job[], ended: number, total: number): string {
  if (total > 1 || !running) return progressText(what, ended, total);
  const { stage, done, total: pages } = running.progress;
  return progressText(`${what}: ${stage}`, done, pages);
}
