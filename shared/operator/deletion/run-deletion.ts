/**
 * Deletes an organization, a site or a page for good. The progress is in the table, so a command that is killed at any point
 * goes on where it was when it is given again; of two at once, one is refused.
 */
import { randomUUID } from 'node:crypto';
import { secondsLater } from '../../domain/jobs/deadlines.ts';
import { cancelJob } from '../../jobs/lifecycle/end-job.ts';
import {
  advanceDeletion,
  createDeletion,
  type DeletedSubject,
  type Deletion,
  getDeletion,
  subjectId,
  takeDeletion,
} from '../../table/deletions.ts';
import type { Table } from '../../table/engine/client.ts';
import type { Key } from '../../table/engine/keys.ts';
import { scanTable } from '../../table/engine/scan-table.ts';
import type { Row } from '../../table/engine/writes.ts';
import { OperatorError } from '../operator-error.ts';
import { addCounts, type Counts, countKeys, deleteRows } from './delete-rows.ts';
import { fence, findSubjectJobs } from './fence.ts';
import { belongsTo } from './subject.ts';
import { walkSubject } from './walk-subject.ts';

/**
 * Longer than the longest task and request that can be under way, and than the time for which lists trust what they have read
 * (`shared/pages/page-catalogue.ts`).
 */
export const SETTLE_SECONDS = 660;
const LEASE_SECONDS = 120;
/** Rows of a walk that are deleted, and recorded, together. */
const ROWS_AT_ONCE = 500;

interface DeletionServices {
  table: Table;
  now: () => Date;
  waitUntil: (at: Date) => Promise<void>;
  /** Takes a line that says how far it is. */
  progress?: (text: string) => void;
}

/** `wait`: stays until the second look at the table; without it the command has to be given again after `settledAt`. */
export async function runDeletion(
  services: DeletionServices,
  subject: DeletedSubject,
  { wait }: { wait: boolean },
): Promise<Deletion> {
  let deletion = await beginDeletion(services, subject);
  while (deletion.phase !== 'done') {
    if (isSettling(deletion, services.now())) {
      if (!wait) return deletion;
      await services.waitUntil(new Date(deletion.settledAt));
    }
    deletion = await runPhase(services, deletion);
  }
  return deletion;
}

const isSettling = ({ phase, settledAt }: Deletion, now: Date): boolean =>
  phase === 'verifying' && settledAt > now.toISOString();

async function beginDeletion({ table, now }: DeletionServices, subject: DeletedSubject): Promise<Deletion> {
  const at = now();
  const deletion: Deletion = {
    ...subject,
    phase: 'deleting',
    cursor: null,
    settledAt: at.toISOString(),
    unfinished: [],
    counts: {},
    requestedAt: at.toISOString(),
    endedAt: null,
    holder: null,
    leaseUntil: at.toISOString(),
  };
  if (await createDeletion(table, deletion)) return deletion;
  return (await getDeletion(table, subject.subjectKind, subjectId(subject))) ?? deletion;
}

async function runPhase(services: DeletionServices, known: Deletion): Promise<Deletion> {
  const { table, now } = services;
  const holder = randomUUID();
  const lease = { holder, now: now(), leaseUntil: secondsLater(now(), LEASE_SECONDS) };
  const taken = await takeDeletion(table, known, lease);
  if (!taken) throw new OperatorError('another command is deleting it; if that one was killed, try again in 2 minutes');
  const run = new DeletionRun(services, taken, holder);
  try {
    await run.phase();
  } finally {
    await run.release();
  }
  return run.deletion;
}

class DeletionRun {
  readonly #services: DeletionServices;
  readonly #holder: string;
  deletion: Deletion;

  constructor(services: DeletionServices, deletion: Deletion, holder: string) {
    this.#services = services;
    this.deletion = deletion;
    this.#holder = holder;
  }

  async phase(): Promise<void> {
    const { phase } = this.deletion;
    if (phase !== 'clearing' && this.deletion.cursor === null) await this.#fence();
    if (isSettling(this.deletion, this.#services.now())) return;
    await this.#pass();
    if (phase === 'deleting') return this.#advance({ phase: 'verifying', cursor: null });
    if (phase === 'verifying' && this.deletion.subjectKind !== 'organization') {
      return this.#advance({ phase: 'clearing', cursor: null });
    }
    return this.#advance({ phase: 'done', cursor: null, endedAt: this.#services.now().toISOString() });
  }

  async release(): Promise<void> {
    this.deletion = { ...this.deletion, holder: null };
    await advanceDeletion(this.#services.table, this.deletion, this.#holder);
  }

  async #fence(): Promise<void> {
    const { now } = this.#services;
    const { phase, unfinished } = this.deletion;
    const jobs = await findSubjectJobs(this.#services, this.deletion);
    const partitions = jobs.map(({ kind, row }) => kind.keyOf(row).pk);
    // Known before a job is cancelled: whoever goes on after a kill has to find what its tasks still write.
    await this.#advance({ unfinished: [...new Set([...unfinished, ...partitions])] });
    for (const { kind, row } of jobs) await cancelJob(this.#services, kind, row);
    const deleted = await fence(this.#services, this.deletion);
    const settledAt = secondsLater(now(), SETTLE_SECONDS).toISOString();
    // Tasks of a job that began in the meantime can write until they end.
    const settling = phase === 'deleting' || jobs.length > 0 ? { settledAt } : {};
    await this.#advance({ ...settling, counts: addCounts(this.deletion.counts, countKeys(deleted)) });
  }

  async #pass(): Promise<void> {
    const { table } = this.#services;
    const { deletion: subject } = this;
    const options = {
      subject,
      belongs: belongsTo(table, subject),
      keepPages: subject.phase !== 'clearing' && subject.subjectKind !== 'organization',
      now: this.#services.now,
      dryRun: false,
    };
    const remove = async (rows: readonly Row[], cursor: Key | null): Promise<void> => {
      const counts: Counts = await deleteRows(table, rows, options);
      await this.#advance({ cursor, counts: addCounts(this.deletion.counts, counts) });
    };
    if (subject.phase === 'verifying') {
      for await (const { rows, next } of scanTable(table, subject.cursor)) await remove(rows, next);
      return;
    }
    let rows: Row[] = [];
    for await (const part of walkSubject(table, subject)) {
      rows.push(...part);
      if (rows.length < ROWS_AT_ONCE) continue;
      await remove(rows, null);
      rows = [];
    }
    await remove(rows, null);
  }

  async #advance(changes: Partial<Deletion>): Promise<void> {
    const { table, now, progress } = this.#services;
    const leaseUntil = secondsLater(now(), LEASE_SECONDS).toISOString();
    this.deletion = { ...this.deletion, ...changes, leaseUntil };
    const count = Object.values(this.deletion.counts).reduce((sum, one) => sum + one, 0);
    progress?.(`${this.deletion.phase}: ${count} rows deleted`);
    if (await advanceDeletion(table, this.deletion, this.#holder)) return;
    throw new OperatorError('another command has taken the deletion over');
  }
}
