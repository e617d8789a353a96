import * as z from 'zod';
import type { Item, Table } from './client.ts';
import type { Conditions } from './expressions.ts';
import type { Key } from './keys.ts';
import type { Write } from './transaction.ts';
import { deleteItem, updateItem } from './writes.ts';

/**
 * A lock is an item with a holder and a lease. A holder that dies without a release loses it when the lease ends; a holder
 * that works longer than the lease renews it.
 */
const heldByNobodyElse = (holder: string, now: Date): Conditions => [
  [
    { attribute: 'pk', is: 'missing' },
    { attribute: 'leaseUntil', is: '<', value: now.toISOString() },
    { attribute: 'holder', is: '=', value: holder },
  ],
];

/** The lock is free. */
export const notHeld = (now: Date): Conditions => [
  [
    { attribute: 'pk', is: 'missing' },
    { attribute: 'leaseUntil', is: '<', value: now.toISOString() },
  ],
];

/** This holder has the lock. */
export const heldBy = (holder: string): Conditions => [{ attribute: 'holder', is: '=', value: holder }];

/** Who holds the lock: the id of its job. */
export const readHolder = (lock: Item | null | undefined): string => z.string().parse(lock?.['holder']);

/** Whether the lock is held. */
export const isHeld = (lock: Item, now: Date): boolean => String(lock['leaseUntil'] ?? '') >= now.toISOString();

const leaseEnd = (now: Date, leaseSeconds: number): string =>
  new Date(now.getTime() + leaseSeconds * 1000).toISOString();

interface Lease {
  key: Key;
  holder: string;
  leaseSeconds: number;
  now: Date;
  /** Other attributes of the lock, for a job without a row. */
  with?: Record<string, unknown>;
}

/** Takes the lock within a transaction that also writes what it protects. */
export const acquireLeaseWrite = (name: string, { key, holder, leaseSeconds, now, with: more }: Lease): Write => ({
  name,
  put: { ...key, ...more, holder, leaseUntil: leaseEnd(now, leaseSeconds) },
  if: heldByNobodyElse(holder, now),
});

/** Extends a lease that is still held. False when another holder has taken it: stop working. */
export async function renewLease(table: Table, lease: Lease): Promise<boolean> {
  const { key, holder, leaseSeconds, now, with: more } = lease;
  const result = await updateItem(
    table,
    key,
    { set: { ...more, leaseUntil: leaseEnd(now, leaseSeconds) } },
    heldBy(holder),
  );
  return result.ok;
}

/** Releases a lock; does nothing when another holder has taken it. */
export async function releaseLease(table: Table, key: Key, holder: string): Promise<void> {
  await deleteItem(table, key, heldBy(holder));
}

/** Releases a lock within a transaction. It fails under its name when another holder has taken it. */
export const releaseLeaseWrite = (name: string, key: Key, holder: string): Write => ({
  name,
  delete: key,
  if: [[{ attribute: 'pk', is: 'missing' }, ...heldBy(holder).flat()]],
});
