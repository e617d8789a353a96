import type { JobMessage } from '../../shared/jobs/job-message.ts';
import { analysisKind, analysisTask } from '../../shared/jobs/kinds/analysis.ts';
import { endJob } from '../../shared/jobs/lifecycle/end-job.ts';
import { reportJob } from '../../shared/jobs/lifecycle/report-job.ts';
import type { Analysis } from '../../shared/table/analyses.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import type { SimulatedJobs } from './simulated-jobs.ts';

/** A call of the model; an analysis is one invocation, which makes two of them and reads and writes. */
const MODEL_SECONDS = 10;
const STEP_SECONDS = 0.6;

/** Seconds of an analysis without waiting. */
export const ownSeconds = STEP_SECONDS + 2 * MODEL_SECONDS;

interface ModelWorker {
  /** Invocations at the same time: the most there were, and those above the limit, which Lambda refuses. */
  readonly load: { most: number; throttled: number };
  /** By the id of the analysis. */
  readonly completedAt: ReadonlyMap<number, number>;
  execute(jobs: SimulatedJobs, message: JobMessage): void;
}

/** The executions of `analyze-page` with a model, as invocations that take simulated time. The row reports and ends for real. */
export function modelWorker(table: () => Table, invocationsMax: number): ModelWorker {
  const load = { now: 0, most: 0, throttled: 0 };
  const completedAt = new Map<number, number>();

  function invoke(jobs: SimulatedJobs, seconds: number, then: () => Promise<void> | void): void {
    load.now += 1;
    load.most = Math.max(load.most, load.now);
    if (load.now > invocationsMax) load.throttled += 1;
    jobs.at(jobs.seconds + seconds, () => {
      load.now -= 1;
      return then();
    });
  }

  return {
    load,
    completedAt,
    execute(jobs, message) {
      const services = { table: table(), now: () => jobs.now };
      const reported: Promise<Analysis> = reportJob(services, analysisKind, analysisTask(message));
      invoke(jobs, ownSeconds, async () => {
        await endJob(table(), analysisKind, await reported, { status: 'completed', now: jobs.now });
        completedAt.set(message.id, jobs.seconds);
      });
    },
  };
}
