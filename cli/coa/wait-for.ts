import type { EndedJob, Job } from '../../clients/typescript/src/index.ts';
import { scoreBar } from '../audit/score-view.ts';
import type { Context } from './context.ts';

const BAR_WIDTH = 20;

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

/** Waits for jobs, with a progress bar, and returns them as they ended, in their order. At Ctrl-C the jobs go on. */
export async function waitForJobs(jobIds: readonly string[], what: string, context: Context): Promise<EndedJob[]> {
  const api = await context.openApi();
  const progress = await context.openProgress();
  const ended = await api.waitForJobs(jobIds, {
    signal: context.signal,
    onProgress({ ended: over, running }) {
      if (running.length > 0) progress.show(shown(what, running, over.length, jobIds.length));
    },
  });
  progress.clear();
  return ended;
}

/** One job says its own progress; of several, those that ended are counted. */
function shown(what: string, [running]: readonly Job[], ended: number, total: number): string {
  if (total > 1 || !running) return progressText(what, ended, total);
  const { stage, done, total: pages, waits_for: waitsFor } = running.progress;
  return progressText(`${what}: ${waitsFor ? "waiting for the provider's batch" : stage}`, done, pages);
}
