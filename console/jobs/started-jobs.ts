/** What was started in this tab, the latest first, also after it has ended and after a reload. */
import { effect } from '@preact/signals';
import { type WatchedJob, watchedJobs } from '../app/jobs.ts';
import { storedSignal } from '../app/stored.ts';

const REMEMBERED_MAX = 30;

const isNamed = (value: unknown): value is WatchedJob =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'label' in value;

export const startedJobs = storedSignal<readonly WatchedJob[]>('session', 'started-jobs', (found) =>
  Array.isArray(found) ? found.filter(isNamed) : [],
);

/** Remembers each job that is watched from here on. */
export function rememberStartedJobs(): void {
  effect(() => {
    const known = new Set(startedJobs.peek().map(({ id }) => id));
    const started = watchedJobs.value.filter(({ id }) => !known.has(id));
    if (started.length === 0) return;
    startedJobs.value = [...started.toReversed(), ...startedJobs.peek()].slice(0, REMEMBERED_MAX);
  });
}
