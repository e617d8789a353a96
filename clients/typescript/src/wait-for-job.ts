import { JobFailedError } from './errors.ts';
import type { components } from './schema.generated.ts';
import { sleep } from './transport.ts';
import type { Method } from './types.ts';

export type Job = components['schemas']['Job'];

export interface WaitOptions {
  signal?: AbortSignal;
  /** Called after each poll, with the job as it is then. */
  onProgress?: (job: Job) => void;
}

/** Resolves with the completed job. @throws JobFailedError for one that failed or was skipped; the signal's reason. */
export type WaitForJob = (jobId: string, options?: WaitOptions) => Promise<Job>;

const PAUSE_SECONDS = 2;

export const waitForJob =
  (getJob: Method<'getJob'>): WaitForJob =>
  async (jobId, { signal, onProgress } = {}) => {
    for (;;) {
      const { data: job } = await getJob({ jobId }, signal ? { signal } : {});
      onProgress?.(job);
      if (job.status === 'completed') return job;
      if (job.status === 'failed' || job.status === 'skipped') throw new JobFailedError(job);
      await sleep((job.retry_after_seconds ?? PAUSE_SECONDS) * 1_000, signal);
    }
  };
