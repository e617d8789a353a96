import type { JobStatus } from './job-status.ts';

/** Stages of a job. `ended`: it is over, however it ended. */
export const jobStages = ['queued', 'discovering', 'crawling', 'auditing', 'analyzing', 'planning', 'ended'] as const;
type JobStage = (typeof jobStages)[number];

/** In pages, of `auditing` in addresses. `total` is null before any page is known. */
interface JobProgress {
  stage: JobStage;
  done: number;
  total: number | null;
  /** The host of the site lets no request through before; absent while it does. */
  waits_until?: string;
  /** `model_batch`: answers of the model come in a batch of its provider, within a day; absent else. */
  waits_for?: 'model_batch';
}

const isRunning = (status: JobStatus): boolean => status === 'processing';

/** Of a job of one page. */
export const pageProgress = (
  stage: 'crawling' | 'analyzing',
  status: JobStatus,
  { waitsForBatch = false } = {},
): JobProgress => ({
  stage: status === 'queued' ? 'queued' : isRunning(status) ? stage : 'ended',
  done: status === 'completed' || status === 'skipped' ? 1 : 0,
  total: 1,
  ...(waitsForBatch && status === 'queued' ? { waits_for: 'model_batch' } : {}),
});

/** Of the generation of a plan: its pages are known once they are planned, and are stored together. */
export const planProgress = (pages: number | null, status: JobStatus): JobProgress => ({
  stage: status === 'queued' ? 'queued' : isRunning(status) ? 'planning' : 'ended',
  done: status === 'completed' ? (pages ?? 0) : 0,
  total: pages,
});

interface CrawlAtWork {
  totalPages: number | null;
  crawledPages: number | null;
  /** How far the requests of other addresses at its end are; null before and after them. */
  auditChecks: { done: number; total: number | null } | null;
  /** How far the analyses of its setup are; null before they begin. */
  setupAnalyses: { done: number; total: number | null } | null;
  /** The host lets no request through before; null while it does. */
  waitsUntil: string | null;
  /** No worker has begun. */
  waits: boolean;
}

/** Of the crawl of a site: its pages are known once the sitemaps and the start page were read. */
export function crawlProgress(
  { totalPages, crawledPages, auditChecks, setupAnalyses, waitsUntil, waits }: CrawlAtWork,
  status: JobStatus,
): JobProgress {
  if (setupAnalyses !== null && isRunning(status)) return { stage: 'analyzing', ...setupAnalyses };
  if (auditChecks !== null && isRunning(status)) return { stage: 'auditing', ...auditChecks };
  const running: JobStage = totalPages === null ? 'discovering' : 'crawling';
  return {
    stage: waits ? 'queued' : isRunning(status) ? running : 'ended',
    done: crawledPages ?? 0,
    total: totalPages,
    ...(waitsUntil !== null && isRunning(status) ? { waits_until: waitsUntil } : {}),
  };
}
