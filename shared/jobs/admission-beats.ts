import type { Environment } from '../environment.ts';
import { log } from '../logging/log.ts';
import { openQueueSender, type QueueEnvironment } from '../providers/queue-sender.ts';
import type { JobRow } from '../table/jobs.ts';
import type { JobKind } from './job-kind.ts';
import type { AdmissionBeat } from './job-message.ts';

/** Sends beats to the job queue. Never throws: a chain of beats that breaks is begun again by the next job, or by the sweeper. */
export function openAdmissionBeats(
  environment: QueueEnvironment,
): (beat: AdmissionBeat, delaySeconds: number) => Promise<void> {
  const sendBodies = openQueueSender(environment);
  return async (beat, delaySeconds) => {
    try {
      await sendBodies([JSON.stringify(beat)], delaySeconds);
    } catch (error) {
      log.error('a beat of the admission was lost; the sweeper sends another', error, { kind: beat.admit });
    }
  };
}

type Limits = Pick<Environment, 'JOB_SLOTS' | 'WORKER_CONCURRENCY'>;

/** How many jobs of a kind run at once: their invocations fit into those of their worker. */
export const slotsIn =
  ({ JOB_SLOTS, WORKER_CONCURRENCY }: Limits) =>
  (kind: Pick<JobKind<JobRow>, 'invocationsAtOnce'>): number =>
    JOB_SLOTS ?? Math.max(1, Math.floor(WORKER_CONCURRENCY / (kind.invocationsAtOnce ?? 1)));
