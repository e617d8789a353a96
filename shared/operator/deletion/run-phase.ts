/** One phase of a deletion, under a lease. The progress is in the table: whoever comes next goes on where it was. */
import { randomUUID } from 'node:crypto';
import { secondsLater } from '../../domain/jobs/deadlines.ts';
import { cancelJob } from '../../jobs/lifecycle/end-job.ts';
import { advanceDeletion, type Deletion, takeDeletion } from '../../table/deletions.ts';
import type { Table } from '../../table/engine/client.ts';
import type { scanInSegments } from '../../table/engine/scan-table.ts';
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
/** Rows of a walk that are deleted, and recorded, together: of 400 KB each they fit the sweeper's memory. */
const ROWS_AT_ONCE = 200;

export interface PhaseServices {
  table: Table;
  now: () => Date;
  /** Takes a line that says how far it is. */
  progress?: (text: string) => void;
}

interface Limits {
  /** Reads the whole table once, for what no key leads to. Without it the second look is a second walk. */
  scan: typeof scanInSegments | null;
  /** Whether the time of this step is over. */
  isOver: () => boolean;
}

/** Writes that were under way may still appear. */
export const isSettling = ({ phase, settledAt }: Deletion, now: Date): boolean =>
  phase === 'verifying' && settledAt > now.toISOString();

/** Null while another process is at it. */
export async function runPhase(services: PhaseServices, known: Deletion, limits: Limits): Promise<Deletion | null> {
  const { table, now } = services;
  const holder = randomUUID();
  const lease = { holder, now: now(), leaseUntil: secondsLater(now(), LEASE_SECONDS) };
  const taken = await takeDeletion(table, known, lease);
  if (!taken) return null;
  const run = new DeletionRun(services, taken, { holder, limits });
  try {
    await run.phase();
  } finally {
    await run.release();
  }
  return run.deletion;
}

class DeletionRun {
  readonly #services: PhaseServices;
  readonly #holder: string;
  readonly #limits: Limits;
  deletion: Deletion;

  constructor(services: PhaseServices, deletion: Deletion, { holder, limits }: { holder: string; limits: Limits }) {
    this.#services = services;
    this.deletion = deletion;
    this.#holder = holder;
    this.#limits = limits;
  }

  async phase(): Promise<void> {
    const { phase, cursor, walkedTo } = this.deletion;
    const begins = cursor === null && walkedTo === null;
    if (phase !== 'clearing' && begins && !(await this.#fence())) return;
    if (isSettling(this.deletion, this.#services.now())) return;
    if (!(await this.#pass())) return;
    const beginning = { cursor: null, walkedTo: null };
    if (phase === 'deleting') return this.#advance({ phase: 'verifying', ...beginning });
    if (phase === 'verifying' && this.deletion.subjectKind !== 'organization') {
      return this.#advance({ phase: 'clearing', ...beginning });
    }
    return this.#advance({ phase: 'done', ...beginning, endedAt: this.#services.now().toISOString() });
  }

  async release(): Promise<void> {
    this.deletion = { ...this.deletion, holder: null };
    await advanceDeletion(this.#services.table, this.deletion, this.#holder);
  }

  /** False where the time was over before. */
  async #fence(): Promise<boolean> {
    const { now } = this.#services;
    const { phase, unfinished } = this.deletion;
    const jobs = await findSubjectJobs(this.#services, this.deletion);
    const partitions = jobs.map(({ kind, row }) => kind.keyOf(row).pk);
    // Known before a job is cancelled: whoever goes on after a kill has to find what its tasks still write.
    await this.#advance({ unfinished: [...new Set([...unfinished, ...partitions])] });
    for (const { kind, row } of jobs) await cancelJob(this.#services, kind, row);
    const { isOver } = this.#limits;
    const { deleted, isComplete } = await fence({ ...this.#services, isOver }, this.deletion);
    const settledAt = secondsLater(now(), SETTLE_SECONDS).toISOString();
    // Tasks of a job that began in the meantime can write until they end.
    const settling = phase === 'deleting' || jobs.length > 0 ? { settledAt } : {};
    await this.#advance({ ...settling, counts: addCounts(this.deletion.counts, countKeys(deleted)) });
    return isComplete;
  }

  /** False where the time was over before. */
  async #pass(): Promise<boolean> {
    const { table } = this.#services;
    const { deletion: subject } = this;
    const options = {
      subject,
      belongs: belongsTo(table, subject),
      keepPages: subject.phase !== 'clearing' && subject.subjectKind !== 'organization',
      now: this.#services.now,
      dryRun: false,
    };
    const { scan, isOver } = this.#limits;
    const remove = async (
      rows: readonly Row[],
      place: Partial<Pick<Deletion, 'cursor' | 'walkedTo'>>,
    ): Promise<void> => {
      const counts: Counts = await deleteRows(table, rows, options);
      await this.#advance({ ...place, counts: addCounts(this.deletion.counts, counts) });
    };
    if (subject.phase === 'verifying' && scan) {
      for await (const { rows, next } of scan(table, subject.cursor)) await remove(rows, { cursor: next });
      return true;
    }
    let rows: Row[] = [];
    for await (const part of walkSubject(table, subject, scan ? null : subject.walkedTo)) {
      rows.push(...part.rows);
      if (rows.length < ROWS_AT_ONCE) continue;
      await remove(rows, scan || part.walkedTo === null ? {} : { walkedTo: part.walkedTo });
      rows = [];
      if (isOver()) return false;
    }
    await remove(rows, {});
    return true;
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
