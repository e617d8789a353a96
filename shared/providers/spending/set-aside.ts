import { usageMonth } from '../../domain/plans/plans.ts';
import { log } from '../../logging/log.ts';
import { getOrganization } from '../../table/organizations.ts';
import { type Cost, commitSpending, dollarsOf, settleSpending } from '../../table/spending.ts';
import type { Payer } from './payer.ts';

/** The organization's monthly limit leaves less than the call may cost. Nothing was sent. */
export class SpendingLimitError extends Error {
  override name = 'SpendingLimitError';

  constructor() {
    super("the organization's monthly limit in dollars leaves less than the call may cost");
  }
}

/** What was set aside for one call. It is settled once; what never is counts toward the limit until the month ends. */
export interface SetAside {
  /** The call cost this. Never throws: its result is paid for, and must not be lost for want of a counter. */
  settle(cost: Cost): Promise<void>;
  /** The call cost nothing. */
  release(): Promise<void>;
}

/**
 * Sets aside what a call may cost at most, before it is made. What a call did cost is known after it alone, so a process that is
 * cut off in between leaves the amount set aside: it counts toward the limit, and usage shows it as unsettled.
 * @throws SpendingLimitError
 */
export async function setAside(payer: Payer, microdollarsMax: number): Promise<SetAside> {
  const { table, organizationId } = payer;
  const month = usageMonth(payer.now());
  const committed = Math.ceil(microdollarsMax);
  if (committed > 0) {
    const limit = (await getOrganization(table, organizationId))?.monthlyLimitMicrodollars ?? null;
    const isWithin = await commitSpending(table, organizationId, { month, microdollars: committed, limit });
    if (!isWithin) throw new SpendingLimitError();
  }
  const settle = async (cost: Cost): Promise<void> => {
    try {
      const subject = await payer.subject();
      await settleSpending(table, organizationId, { month, committed, cost, subject });
    } catch (error) {
      log.error('the cost of a paid call was not counted', error, {
        organization_id: organizationId,
        cost_usd: dollarsOf(cost) / 1_000_000,
        set_aside_usd: committed / 1_000_000,
      });
    }
  };
  return { settle, release: () => (committed > 0 ? settle({}) : Promise.resolve()) };
}
