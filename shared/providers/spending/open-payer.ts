import { type Cost, sumMicrodollars } from '../../domain/plans/cost.ts';
import { usd } from '../../domain/plans/dollars.ts';
import { usageMonth } from '../../domain/plans/plans.ts';
import { log } from '../../logging/log.ts';
import type { Table } from '../../table/engine/client.ts';
import { getOrganization } from '../../table/organizations.ts';
import { commitSpending, type PaidSubject, settleSpending } from '../../table/spending.ts';
import { type Payer, type SetAside, SpendingLimitError } from './payer.ts';

interface PayerOptions {
  table: Table;
  now: () => Date;
  organizationId: number;
  /** Asked for after the first paid call: most requests and steps make none, and pay no read for it. */
  subject: () => Promise<PaidSubject>;
}

/**
 * An organization that pays within the limit of its month. What a call did cost is known after it alone, so a process that is cut
 * off in between leaves the amount set aside: it counts toward the limit, and usage shows it as unsettled.
 */
export function openPayer({ table, now, organizationId, subject }: PayerOptions): Payer {
  let reading: Promise<PaidSubject> | undefined;
  const subjectOnce = (): Promise<PaidSubject> => {
    reading ??= subject();
    return reading;
  };
  return {
    organizationId,
    async setAside(microdollarsMax): Promise<SetAside> {
      const { month, committed } = await setAsideDollars(table, organizationId, microdollarsMax, now());
      const settle = async (cost: Cost): Promise<void> => {
        try {
          await settleSpending(table, organizationId, { month, committed, cost, subject: await subjectOnce() });
        } catch (error) {
          log.error('the cost of a paid call was not counted', error, {
            organization_id: organizationId,
            cost_usd: usd(sumMicrodollars(cost)),
            set_aside_usd: usd(committed),
          });
        }
      };
      return { settle, release: () => (committed > 0 ? settle({}) : Promise.resolve()) };
    },
  };
}

/**
 * Sets aside what a call of an organization may cost at most, in millionths of a US dollar, within the limit of its month.
 * @throws SpendingLimitError
 */
export async function setAsideDollars(
  table: Table,
  organizationId: number,
  microdollarsMax: number,
  now: Date,
): Promise<{ month: string; committed: number }> {
  const month = usageMonth(now);
  const committed = Math.ceil(microdollarsMax);
  if (committed > 0) {
    const limit = (await getOrganization(table, organizationId))?.monthlyLimitMicrodollars ?? null;
    const isWithin = await commitSpending(table, organizationId, { month, microdollars: committed, limit });
    if (!isWithin) throw new SpendingLimitError();
  }
  return { month, committed };
}
