import { sleep } from './transport.ts';
import type { Method } from './types.ts';
import type { Job } from './wait-for-job.ts';

/** A job that does not exist has ended, too. */
export type EndedJob = Job | { id: string; status: 'not_found' };

export interface WaitForJobsOptions {
  signal?: AbortSignal;
  /** Called after each poll, with the jobs that have ended and with those that still run. */
  onProgress?: (progress: { ended: readonly EndedJob[]; running: readonly Job[] }) => void;
}

/** Resolves with the jobs as they ended, failed ones too, in the order of the ids. */
export type WaitForJobs = (jobIds: readonly string[], options?: WaitForJobsOptions) => Promise<EndedJob[]>;

const PAUSE_SECONDS = 2;
/** So many ids fit one request. */
const IDS_MAX = 50;

export const waitForJobs =
  (listJobs: Method<'listJobs'>): WaitForJobs =>
  async (jobIds, { signal, onProgress } = {}) => {
    const ended = new Map<string, EndedJob>();
    for (let open = [...new Set(jobIds)]; open.length > 0; ) {
      const running: Job[] = [];
      for (let start = 0; start < open.length; start += IDS_MAX) {
        const ids = open.slice(start, start + IDS_MAX).join(',');
        const { data } = await listJobs({ ids }, signal ? { signal } : {});
        for (const job of data) {
          if (job.status === 'queued' || job.status === 'processing') running.push(job);
          else ended.set(job.id, job);
        }
      }
      onProgress?.({ ended: [...ended.values()], running });
      open = running.map(({ id }) => id);
      const pauses = running.map((job) => job.retry_after_seconds ?? PAUSE_SECONDS);
      if (open.length > 0) await sleep(Math.max(...pauses) * 1_000, signal);
    }
    return jobIds.flatMap((jobId) => ended.get(jobId) ?? []);
  };
