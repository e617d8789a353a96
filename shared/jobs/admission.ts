/** Lets jobs begin, as many of each kind as may run at once. What is above waits in the table, not in the queue: docs/decisions/0019-admission-of-jobs.md. */
import { chooseCandidates, chooseNext, mayTakeSlot } from '../domain/jobs/admission.ts';
import { secondsLater } from '../domain/jobs/deadlines.ts';
import { isOver } from '../domain/jobs/job-states.ts';
import { log } from '../logging/log.ts';
import type { Table } from '../table/engine/client.ts';
import {
  endTurn,
  isAnyWaiting,
  putWaiting,
  readLine,
  readWaiting,
  removeWaiting,
  type WaitingRow,
} from '../table/job-line.ts';
import { endBeats, extendSlot, freeSlot, type JobSlot, readSlots, setBeat, takeSlot } from '../table/job-slots.ts';
import type { JobRow } from '../table/jobs.ts';
import type { JobKind } from './job-kind.ts';
import { type JobKinds, kindOfJobId } from './job-kinds.ts';
import { type AdmissionBeat, executionName, type JobMessage, jobMessageSchema } from './job-message.ts';
import { readJob } from './lifecycle/job-rows.ts';
import { findOpening, type Opening, recordProbe } from './pauses.ts';
import { runInParallel } from './run-in-parallel.ts';

export interface AdmissionServices {
  table: Table;
  now: () => Date;
  kinds: JobKinds;
  /** How many jobs of a kind may run at the same time. */
  slotsOf(kind: JobKind<JobRow>): number;
  /** Starts the execution of a job. Idempotent. */
  start(message: JobMessage): Promise<'started' | 'already started'>;
  /** Sends the beat to the queue, to arrive after so many seconds. */
  sendBeat(beat: AdmissionBeat, delaySeconds: number): Promise<void>;
}

/** The result of a message. `over`: the job was cancelled or has failed, so nothing starts. */
type Admitted = 'started' | 'already started' | 'waiting' | 'over';

/** While jobs wait, the free slots are given away so often; less often, step by step, while none gets free. */
const BEAT_SECONDS = 1;
const IDLE_BEAT_SECONDS_MAX = 4;
/** And so often while executions cannot be started, and while the kind is paused. */
const BEAT_AFTER_FAILURE_SECONDS = 15;
const BEAT_PAUSED_SECONDS = 15;
/** A beat that is as late as this was lost. */
const BEAT_LOST_SECONDS = 15;
/** When others wait, whether the job of a slot still runs is found out so often. */
export const SLOT_LEASE_SECONDS = 60;
const STARTS_AT_ONCE = 10;
/** Passes of one beat: the jobs that are over give their turn to others. */
const PASSES_MAX = 20;

/** Starts the job of a message when a slot of its kind is free for its organization; else the job waits for one. */
export async function admitJob(services: AdmissionServices, message: JobMessage): Promise<Admitted> {
  const { table, now } = services;
  const kind = kindOfJobId(message.jobId, services.kinds);
  // The starter refuses a machine that is none.
  if (!kind?.machines.includes(message.machine)) return services.start(message);
  const [row, { slots, beatAt, pause }, isContended] = await Promise.all([
    readJob(table, kind, message),
    readSlots(table, kind.name),
    isAnyWaiting(table, kind.name),
  ]);
  // Its row was deleted. A kind that once kept its jobs elsewhere may have to move it first.
  if (row === null && kind.adoptFormer === undefined) return 'over';
  const state = row?.job.id === message.jobId ? row.job.state : 'queued';
  if (isOver(state)) return 'over';
  // It has begun already, or an earlier version started it.
  if (state === 'running') return services.start(message);
  const own = slots.find(({ jobId }) => jobId === message.jobId);
  if (own) return services.start({ ...message, slot: own.slot });
  if (!isContended && pause === null) {
    const started = await startInFreeSlot(services, kind, message, slots);
    if (started !== null) return started;
  }
  const { organizationId, queuedAt = '' } = message;
  await putWaiting(table, kind.name, { organizationId, queuedAt, execution: executionName(message), message }, now());
  if (!isBeating(beatAt, now())) await beginBeats(services, kind, beatAt);
  return 'waiting';
}

/** Null when there is no free slot for this organization. */
async function startInFreeSlot(
  services: AdmissionServices,
  kind: JobKind<JobRow>,
  message: JobMessage,
  slots: readonly JobSlot[],
): Promise<'started' | 'already started' | null> {
  const free = freeNumbers(services.slotsOf(kind), slots);
  const held = slots.filter(({ organizationId }) => organizationId === message.organizationId).length;
  if (!mayTakeSlot(held, free.length)) return null;
  // Starters that work at the same time begin at different slots; a message that is delivered twice at the same one.
  const first = message.id % free.length;
  for (const slot of [...free.slice(first), ...free.slice(0, first)]) {
    if (await takeSlot(services.table, kind.name, createSlot(message, slot, services.now()))) {
      return startIn(services, kind, message, slot);
    }
  }
  return null;
}

/** A slot whose job could not be started is free again. */
async function startIn(
  { table, start }: AdmissionServices,
  kind: JobKind<JobRow>,
  message: JobMessage,
  slot: number,
): Promise<'started' | 'already started'> {
  try {
    return await start({ ...message, slot });
  } catch (error) {
    await freeSlot(table, kind.name, { slot, jobId: message.jobId });
    throw error;
  }
}

const createSlot = ({ jobId, organizationId, id }: JobMessage, slot: number, now: Date): JobSlot => ({
  slot,
  jobId,
  organizationId,
  id,
  leaseUntil: secondsLater(now, SLOT_LEASE_SECONDS).toISOString(),
});

function freeNumbers(count: number, slots: readonly JobSlot[]): number[] {
  const taken = new Set(slots.map(({ slot }) => slot));
  return Array.from({ length: count }, (_, at) => at).filter((slot) => !taken.has(slot));
}

const isBeating = (beatAt: string | null, now: Date): boolean =>
  beatAt !== null && secondsLater(new Date(beatAt), BEAT_LOST_SECONDS) > now;

/** The beats of a kind follow each other until no job waits. Of several processes that would begin them, one does. */
async function beginBeats(
  services: AdmissionServices,
  kind: JobKind<JobRow>,
  before: string | null,
  { seconds = BEAT_SECONDS, moved = before === null } = {},
): Promise<void> {
  const now = services.now();
  const beat = secondsLater(now, seconds).toISOString();
  const next = { beatAt: beat, ...(moved ? { movedAt: now.toISOString() } : {}) };
  if (!(await setBeat(services.table, kind.name, before, next))) return;
  await services.sendBeat({ admit: kind.name, beat, seconds }, seconds);
}

/** Gives the free slots of a kind to jobs that wait, and sends the next beat while there are any. */
export async function beatAdmission(
  services: AdmissionServices,
  { admit, beat, seconds: paused = BEAT_SECONDS }: AdmissionBeat,
): Promise<{ started: number }> {
  const { table, now } = services;
  const kind = services.kinds.get(admit);
  if (!kind) throw new Error(`no kind of job is called ${admit}`);
  const { pause } = await readSlots(table, kind.name);
  const opening = await findOpening(services, kind, pause);
  const { begun, left, failed } = await admitWaiting(services, kind, opening);
  const [first] = begun;
  if (opening === 'probe' && first) await recordProbe(services, kind.name, first);
  const started = begun.length;
  const idle = started > 0 ? BEAT_SECONDS : Math.min(paused * 2, IDLE_BEAT_SECONDS_MAX);
  const seconds = opening === 'all' ? (failed ? BEAT_AFTER_FAILURE_SECONDS : idle) : BEAT_PAUSED_SECONDS;
  if (beat !== undefined && left) await beginBeats(services, kind, beat, { seconds, moved: started > 0 });
  if (beat !== undefined && !left) await endBeats(table, kind.name, beat);
  // One that came in the meantime saw that there are beats; one that the sweeper found may have none.
  const { beatAt } = await readSlots(table, kind.name);
  if (!isBeating(beatAt, now()) && (await isAnyWaiting(table, kind.name))) await beginBeats(services, kind, beatAt);
  return { started };
}

async function admitWaiting(
  services: AdmissionServices,
  kind: JobKind<JobRow>,
  opening: Opening,
): Promise<{ begun: WaitingRow[]; left: boolean; failed: boolean }> {
  const begun: WaitingRow[] = [];
  if (opening === 'none') return { begun, left: await isAnyWaiting(services.table, kind.name), failed: false };
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const { slots: stored } = await readSlots(services.table, kind.name);
    const slots = await selectRunning(services, kind, stored);
    const free = freeNumbers(services.slotsOf(kind), slots).slice(0, opening === 'probe' ? 1 : undefined);
    const running = slots.map(({ organizationId }) => organizationId);
    const line = await readFirst(services, kind, { free: free.length, running });
    const next = chooseNext({ free: free.length, running, line });
    const held = new Map(slots.map(({ jobId, slot }) => [jobId, slot]));
    const outcomes = await runInParallel(next, STARTS_AT_ONCE, (row, at) =>
      startWaiting(services, kind, row, { free: free[at] ?? 0, held }),
    );
    const started = next.filter((_, at) => outcomes[at] === 'started');
    begun.push(...started);
    await endTurns(services, kind, line, new Set(started.map(({ organizationId }) => organizationId)));
    const isDone = !outcomes.includes('over') && line.every(({ jobs }) => jobs.length > 0);
    if (isDone) {
      return { begun, left: await isAnyWaiting(services.table, kind.name), failed: outcomes.includes('failed') };
    }
  }
  return { begun, left: true, failed: false };
}

interface InLine {
  organizationId: number;
  jobs: WaitingRow[];
}

/** The organizations that may be next, with as many of their oldest jobs as slots are free. */
async function readFirst(
  { table, slotsOf }: AdmissionServices,
  kind: JobKind<JobRow>,
  { free, running }: { free: number; running: readonly number[] },
): Promise<InLine[]> {
  if (free === 0) return [];
  const line = await readLine(table, kind.name, slotsOf(kind));
  return runInParallel(chooseCandidates({ free, running, line }), STARTS_AT_ONCE, async (organizationId) => ({
    organizationId,
    jobs: await readWaiting(table, kind.name, organizationId, free),
  }));
}

/** Who had a turn is behind the others, and who has no job any more leaves the line. */
async function endTurns(
  { table, now }: AdmissionServices,
  kind: JobKind<JobRow>,
  line: readonly InLine[],
  begun: ReadonlySet<number>,
): Promise<void> {
  const at = now();
  const over = line.filter(({ organizationId, jobs }) => begun.has(organizationId) || jobs.length === 0);
  await runInParallel(over, STARTS_AT_ONCE, ({ organizationId }) =>
    endTurn(table, kind.name, organizationId, {
      turnAt: begun.has(organizationId) ? at.toISOString() : null,
      now: at,
    }),
  );
}

/** The slots whose jobs still run. A slot whose lease has ended is looked at: its job is over, or the lease is extended. */
async function selectRunning(
  { table, now }: AdmissionServices,
  kind: JobKind<JobRow>,
  slots: readonly JobSlot[],
): Promise<JobSlot[]> {
  const at = now();
  const kept = await runInParallel(slots, STARTS_AT_ONCE, async (slot) => {
    if (slot.leaseUntil > at.toISOString()) return slot;
    const row = await readJob(table, kind, slot);
    if (row?.job.id === slot.jobId && !isOver(row.job.state)) {
      await extendSlot(table, kind.name, slot, secondsLater(at, SLOT_LEASE_SECONDS));
      return slot;
    }
    await freeSlot(table, kind.name, slot);
    return null;
  });
  return kept.filter((slot) => slot !== null);
}

/** It waits until it is started: a failure costs nothing but the time until the next beat. */
async function startWaiting(
  services: AdmissionServices,
  kind: JobKind<JobRow>,
  waiting: WaitingRow,
  { free, held }: { free: number; held: ReadonlyMap<string, number> },
): Promise<'started' | 'over' | 'taken' | 'failed'> {
  try {
    const message = jobMessageSchema.parse(waiting.message);
    const row = await readJob(services.table, kind, message);
    const isQueued = row?.job.state === 'queued' && row.job.attempt === message.attempt;
    if ((row?.job.id === message.jobId && !isQueued) || (row === null && !kind.adoptFormer)) {
      await removeWaiting(services.table, waiting);
      return 'over';
    }
    // A starter that died between its start and the removal left it its slot.
    const slot = held.get(message.jobId) ?? free;
    if (!(await takeSlot(services.table, kind.name, createSlot(message, slot, services.now())))) return 'taken';
    await startIn(services, kind, message, slot);
    await removeWaiting(services.table, waiting);
    return 'started';
  } catch (error) {
    log.error('a job that waits could not be started; the next beat retries it', error, {
      job_id: waiting.message['jobId'],
    });
    return 'failed';
  }
}
