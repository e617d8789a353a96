import { AsyncLocalStorage } from 'node:async_hooks';
import type { Cost } from '../../domain/plans/cost.ts';

/**
 * Money set aside for one call. It is settled once; an unsettled amount counts toward the limit until the month ends.
 */
export interface SetAside {
  /** The call cost this. Never throws: its result is paid for, and must not be lost for want of a counter. */
  settle(cost: Cost): Promise<void>;
  /** The call cost nothing. */
  release(): Promise<void>;
}

/** The port to whoever bears what the paid calls of a request, or of a step of a job, cost. */
export interface Payer {
  readonly organizationId: number;
  /**
   * Sets aside what a call may cost at most, in millionths of a US dollar, before it is made.
   * @throws SpendingLimitError
   */
  setAside(microdollarsMax: number): Promise<SetAside>;
}

/** The organization's monthly limit leaves less than the call may cost. Nothing was sent. */
export class SpendingLimitError extends Error {
  override name = 'SpendingLimitError';

  constructor() {
    super("the organization's monthly limit in dollars leaves less than the call may cost");
  }
}

const storage = new AsyncLocalStorage<Payer>();

/** Runs what this payer pays for. */
export const runAsPayer = <T>(payer: Payer, run: () => T): T => storage.run(payer, run);

/** Null outside of requests and jobs. */
export const currentPayer = (): Payer | null => storage.getStore() ?? null;
