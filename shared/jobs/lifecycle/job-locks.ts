/** The locks that a job holds from its start to its end. */
import type { Table } from '../../table/engine/client.ts';
import type { Key } from '../../table/engine/keys.ts';
import { acquireLeaseWrite, releaseLeaseWrite, renewLease } from '../../table/engine/leases.ts';
import type { Write } from '../../table/engine/transaction.ts';
import type { JobLock, JobRow } from '../../table/jobs.ts';
import type { JobKind } from '../job-kind.ts';

const keyOfLock = ({ pk, sk }: JobLock): Key => ({ pk, sk });

/** `lock`, `lock2` …: of several writes in one transaction, the name says which one failed. */
const lockName = (at: number, suffix = ''): string => `${at === 0 ? 'lock' : `lock${at + 1}`}${suffix}`;

/** Takes the locks of a job that begins, or begins again. A write fails under its name while another job holds the lock. */
export const acquireLockWrites = <Row extends JobRow>(
  kind: JobKind<Row>,
  locks: readonly JobLock[],
  now: Date,
  suffix = '',
): Write[] =>
  locks.map((lock, at) =>
    acquireLeaseWrite(lockName(at, suffix), {
      key: keyOfLock(lock),
      holder: lock.holder,
      leaseSeconds: kind.deadlines.leaseSeconds,
      now,
      ...(lock.with ? { with: lock.with } : {}),
    }),
  );

export const releaseLockWrites = (locks: readonly JobLock[]): Write[] =>
  locks.map((lock, at) => releaseLeaseWrite(lockName(at), keyOfLock(lock), lock.holder));

/** Extends the leases of the job's locks. False when it holds none of them any more. */
export async function renewLocks(table: Table, { job }: JobRow, leaseSeconds: number, now: Date): Promise<boolean> {
  const held = await Promise.all(
    job.locks.map((lock) => renewLease(table, { key: keyOfLock(lock), holder: lock.holder, leaseSeconds, now })),
  );
  return held.length === 0 || held.includes(true);
}
