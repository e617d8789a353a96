/** Cancels the analyses of a site that have not ended, also those behind the part that the list shows. */
import type { ContentOptimizationClient } from '../../clients/typescript/src/index.ts';
import { ApiError } from '../../clients/typescript/src/index.ts';
import { runInTurns } from '../report/read/run-in-turns.ts';

type Api = Pick<ContentOptimizationClient, 'listLatestJobs' | 'cancelJob'>;

const CANCELLED_AT_ONCE = 4;
const LISTED = 100;

interface CancelOptions {
  readonly signal: AbortSignal;
  /** Called with how many were cancelled so far. */
  readonly onCancelled: (count: number) => void;
  readonly wait: (seconds: number) => Promise<void>;
}

/** Resolves with how many it cancelled, when no analysis of the site is left or the signal is aborted. */
export async function cancelAnalyses(api: Api, siteId: number, options: CancelOptions): Promise<number> {
  const { signal, onCancelled } = options;
  const tried = new Set<string>();
  let cancelled = 0;
  while (!signal.aborted) {
    const { data } = await api.listLatestJobs({ running: true, limit: LISTED, site_id: siteId });
    const next = data.filter(({ id, type }) => type === 'analyze' && !tried.has(id));
    if (next.length === 0) break;
    await runInTurns(next, CANCELLED_AT_ONCE, async ({ id }) => {
      if (signal.aborted) return;
      tried.add(id);
      if (!(await cancelOne(api, id, options))) return;
      cancelled += 1;
      onCancelled(cancelled);
    });
  }
  return cancelled;
}

/** False of one that has ended in the meantime. */
async function cancelOne(api: Api, jobId: string, { signal, wait }: CancelOptions): Promise<boolean> {
  while (!signal.aborted) {
    try {
      await api.cancelJob({ jobId });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404 || error.status === 409) return false;
      if (error.status !== 429 || error.retryAfterSeconds === null) throw error;
      await wait(error.retryAfterSeconds);
    }
  }
  return false;
}
