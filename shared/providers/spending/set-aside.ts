import { usageMonth } from '../../domain/plans/plans.ts';
import type { Table } from '../../table/engine/client.ts';
import { getOrganization } from '../../table/organizations.ts';
import { commitSpending } from '../../table/spending.ts';
import { SpendingLimitError } from './payer.ts';

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
