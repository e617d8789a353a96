/**
 * Jobs in simulated time: the real admission, reports, ends and sweeper on a real table; the queue, the executions and the clock
 * are simulated, so that an hour takes seconds.
 */
import { secondsLater } from '../../shared/domain/jobs/deadlines.ts';
import { type AdmissionServices, admitJob, beatAdmission } from '../../shared/jobs/admission.ts';
import type { JobKind } from '../../shared/jobs/job-kind.ts';
import { jobKinds } from '../../shared/jobs/job-kinds.ts';
import {
  type AdmissionBeat,
  admissionBeatSchema,
  executionName,
  type JobMessage,
} from '../../shared/jobs/job-message.ts';
import { sweep } from '../../shared/jobs/lifecycle/sweep.ts';
import { beatWaitingKinds } from '../../shared/jobs/waiting-jobs.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import type { JobRow } from '../../shared/table/jobs.ts';

export interface SimulatedJobs {
  /** Seconds since the beginning. */
  readonly seconds: number;
  readonly now: Date;
  /** Names of the executions that were started, in their order. */
  readonly executions: readonly string[];
  /** Deliveries of messages that failed: five of one message are a dead letter. */
  readonly failedDeliveries: number;
  /** Messages that the sweeper sent again. */
  readonly resent: number;
  send(...messages: JobMessage[]): void;
  /** Does something at a time. */
  at(seconds: number, work: () => Promise<void> | void): void;
  /** Until nothing happens any more, or until that second. */
  run(until?: number): Promise<void>;
}

interface Settings {
  table: () => Table;
  start: Date;
  slotsOf: (kind: JobKind<JobRow>) => number;
  /** Runs an execution: `wait` passes simulated time. */
  execute: (jobs: SimulatedJobs, message: JobMessage) => Promise<void> | void;
  /** Whether StartExecution works at that second. */
  startsWork?: (seconds: number) => boolean;
  /** The sweeper's beats: until then. None when left out. */
  sweepUntil?: number;
}

const DELIVERED_AGAIN_SECONDS = 180;

export function simulateJobs({
  table,
  start,
  slotsOf,
  execute,
  startsWork = () => true,
  sweepUntil = 0,
}: Settings): SimulatedJobs {
  let seconds = 0;
  let order = 0;
  let failedDeliveries = 0;
  let resent = 0;
  const executions: string[] = [];
  const names = new Set<string>();
  const events: { at: number; order: number; work: () => Promise<void> | void }[] = [];
  const schedule = (at: number, work: () => Promise<void> | void): void => {
    order += 1;
    const event = { at, order, work };
    const place = events.findLastIndex((other) => other.at <= at);
    events.splice(place + 1, 0, event);
  };

  const jobs: SimulatedJobs = {
    get seconds() {
      return seconds;
    },
    get now() {
      return secondsLater(start, seconds);
    },
    executions,
    get failedDeliveries() {
      return failedDeliveries;
    },
    get resent() {
      return resent;
    },
    send(...messages) {
      for (const message of messages) schedule(seconds, () => deliver(message));
    },
    at: schedule,
    async run(until = Number.POSITIVE_INFINITY) {
      for (let next = events[0]; next !== undefined && next.at <= until; next = events[0]) {
        events.shift();
        seconds = next.at;
        await next.work();
      }
      seconds = Number.isFinite(until) ? until : seconds;
    },
  };

  const services = (): AdmissionServices => ({
    table: table(),
    now: () => jobs.now,
    kinds: jobKinds,
    slotsOf,
    async start(message) {
      if (!startsWork(seconds)) throw new Error('StartExecution is out of service');
      const name = executionName(message);
      if (names.has(name)) return 'already started';
      names.add(name);
      executions.push(name);
      schedule(seconds, () => execute(jobs, message));
      return 'started';
    },
    async sendBeat(beat, delaySeconds) {
      schedule(seconds + delaySeconds, () => deliver(beat));
    },
  });

  async function deliver(body: JobMessage | AdmissionBeat): Promise<void> {
    const beat = admissionBeatSchema.safeParse(body);
    try {
      if (beat.success) await beatAdmission(services(), beat.data);
      else await admitJob(services(), body as JobMessage);
    } catch {
      failedDeliveries += 1;
      schedule(seconds + DELIVERED_AGAIN_SECONDS, () => deliver(body));
    }
  }

  for (let at = 60; at <= sweepUntil; at += 60) {
    schedule(at, async () => {
      const { sendBeat } = services();
      await beatWaitingKinds({ table: table(), now: () => jobs.now, sendBeat });
      const send = async (...messages: JobMessage[]): Promise<void> => jobs.send(...messages);
      resent += (await sweep({ table: table(), now: () => jobs.now, jobs: { send } })).resent;
    });
  }
  return jobs;
}
