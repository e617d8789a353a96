import { AsyncLocalStorage } from 'node:async_hooks';
import type { Table } from '../../table/engine/client.ts';
import type { PaidSubject } from '../../table/spending.ts';

/** Who bears what the paid calls of a request, or of a step of a job, cost. */
export interface Payer {
  table: Table;
  now: () => Date;
  organizationId: number;
  /** Asked for at the first paid call: most requests and steps make none, and pay no read for it. */
  subject: () => Promise<PaidSubject>;
}

const storage = new AsyncLocalStorage<Payer>();

/** Runs what this payer pays for. */
export const withPayer = <T>(payer: Payer, run: () => T): T => storage.run(payer, run);

/** Null outside of requests and jobs. */
export const currentPayer = (): Payer | null => storage.getStore() ?? null;

/** A subject that is read once. */
export function readOnce(read: () => Promise<PaidSubject>): () => Promise<PaidSubject> {
  let reading: Promise<PaidSubject> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
