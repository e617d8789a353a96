import type { JobStatus } from './job-status.ts';

/** Stages of a job. `ended`: it is over, however it ended. */
export const jobStages = ['queued', 'discovering', 'crawling', 'analyzing', 'planning', 'ended'] as const;
type JobStage = (typeof jobStages)[number];

/** In pages. `total` is null before any page is known. */
interface JobProgress {
  stage: JobStage;
  done: number;
  total: number | null;
}

const isRunning = (status: JobStatus): boolean => status === 'processing';

/** Of a job of one page. */
export const pageProgress = (stage: 'crawling' | 'analyzing', status: JobStatus): JobProgress => ({
  stage: status === 'queued' ? 'queued' : isRunning(status) ? stage : 'ended',
  done: status === 'completed' || status === 'skipped' ? 1 : 0,
  total: 1,
});

/** Of the generation of a plan: its pages are known once they are planned, and are stored together. */
export const planProgress = (pages: number | null, status: JobStatus): JobProgress => ({
  stage: status === 'queued' ? 'queued' : isRunning(status) ? 'planning' : 'ended',
  done: status === 'completed' ? (pages ?? 0) : 0,
  total: pages,
});

/** Of the crawl of a site: its pages are known once the sitemaps and the start page were read. `waits`: no worker has begun. */
export function crawlProgress(
  { totalPages, crawledPages, waits }: { totalPages: number | null; crawledPages: number | null; waits: boolean },
  status: JobStatus,
): JobProgress {
  const running: JobStage = totalPages === null ? 'discovering' : 'crawling';
  return {
    stage: waits ? 'queued' : isRunning(status) ? running : 'ended',
    done: crawledPages ?? 0,
    total: totalPages,
  };
}
