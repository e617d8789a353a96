/** Long work that this person started: watched until it ends, also after a reload and on every screen. */
import { signal } from '@preact/signals';
import { texts } from '../texts/texts.ts';
import { ApiError, api, type Job } from './client.ts';
import { sessionState } from './session.ts';
import { storedSignal } from './stored.ts';
import { showToast } from './toasts.ts';
import { invalidate } from './use-query.ts';

interface WatchedJob {
  readonly id: string;
  /** The job in the person's words. */
  readonly label: string;
  readonly siteId?: number;
  readonly pageId?: number;
}

const isWatched = (value: unknown): value is WatchedJob =>
  typeof value === 'object' && value !== null && 'id' in value && 'label' in value && typeof value.id === 'string';

export const watchedJobs = storedSignal<readonly WatchedJob[]>('session', 'jobs', (found) =>
  Array.isArray(found) ? found.filter(isWatched) : [],
);
/** As they were at the last poll, by id. */
export const jobStates = signal<ReadonlyMap<string, Job>>(new Map());

const PAUSE_MS = 1_500;
const IDS_MAX = 50;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Polls the job until it ends; then the data of its page and site are read again. */
export function watchJob(job: WatchedJob): void {
  if (!watchedJobs.value.some(({ id }) => id === job.id)) watchedJobs.value = [...watchedJobs.value, job];
  schedule(0);
}

/** After a reload: the ids are still there. */
export function resumeJobs(): void {
  schedule(0);
}

/** The watched jobs of a page or a site, with their last state where one was read. */
export const listWatched = (of: { siteId?: number; pageId?: number }): readonly WatchedJob[] =>
  watchedJobs.value.filter(
    (job) =>
      (of.pageId !== undefined && job.pageId === of.pageId) || (of.siteId !== undefined && job.siteId === of.siteId),
  );

function schedule(afterMs: number): void {
  clearTimeout(timer);
  if (watchedJobs.value.length > 0) timer = setTimeout(() => void poll(), afterMs);
}

async function poll(): Promise<void> {
  if (sessionState.value.status !== 'signed_in') return;
  const ids = watchedJobs.value.slice(0, IDS_MAX).map(({ id }) => id);
  try {
    const { data } = await api.listJobs({ ids: ids.join(',') });
    // A job that is gone, or another organization's, is not watched any longer.
    const gone = new Set(data.flatMap(({ id, status }) => (status === 'not_found' ? [id] : [])));
    if (gone.size > 0) watchedJobs.value = watchedJobs.value.filter(({ id }) => !gone.has(id));
    const jobs = data.filter((job) => job.status !== 'not_found');
    jobStates.value = new Map([...jobStates.value, ...jobs.map((job): [string, Job] => [job.id, job])]);
    for (const job of jobs) if (isOver(job)) end(job);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) return;
  }
  schedule(PAUSE_MS);
}

const isOver = (job: Job): boolean => ['completed', 'failed', 'skipped'].includes(job.status);

function end(job: Job): void {
  const watched = watchedJobs.value.find(({ id }) => id === job.id);
  if (!watched) return;
  watchedJobs.value = watchedJobs.value.filter(({ id }) => id !== job.id);
  const pageId = watched.pageId ?? job.page_id;
  const siteId = watched.siteId ?? job.site_id;
  invalidate('sites', 'jobs', ...(pageId ? [`page:${pageId}/`] : []), ...(siteId ? [`site:${siteId}/`] : []));
  if (job.status === 'failed') {
    const reason = texts.jobList.failures[job.failure_reason ?? ''] ?? job.error ?? '';
    showToast({ tone: 'bad', text: texts.jobs.failed(watched.label, reason) });
  } else showToast({ tone: 'good', text: texts.jobs.ended(watched.label) });
  if ('note' in job.result && job.result.note !== null) showToast({ tone: 'info', text: job.result.note });
}
