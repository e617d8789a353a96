/**
 * Costs of an organization's paid calls: counted for its month, for the site and in the job that they were made for.
 */
import * as z from 'zod';
import { type Cost, type Spent, sumMicrodollars } from '../domain/plans/cost.ts';
import { queryItems, type Table } from './engine/client.ts';
import { runOutsideRequest } from './engine/idempotent-request.ts';
import { type Key, keys, prefixes } from './engine/keys.ts';
import { transact, type Write } from './engine/transaction.ts';

/** Sums of a month. Dollars are millionths of a US dollar: sums of binary fractions drift. */
export const spentShape = {
  modelCalls: z.number().default(0),
  modelBatchCalls: z.number().default(0),
  modelInputTokens: z.number().default(0),
  modelCachedInputTokens: z.number().default(0),
  modelOutputTokens: z.number().default(0),
  modelMicrodollars: z.number().default(0),
  unpricedModelCalls: z.number().default(0),
  providerCalls: z.number().default(0),
  providerMicrodollars: z.number().default(0),
} satisfies Record<keyof Spent, z.ZodType>;

/**
 * Sets aside what a call may cost, so that calls at the same time cannot pass the limit together. False when less is left.
 * @param limit Of the month; null for none.
 */
export async function commitSpending(
  table: Table,
  organizationId: number,
  { month, microdollars, limit }: { month: string; microdollars: number; limit: number | null },
): Promise<boolean> {
  if (limit !== null && microdollars > limit) return false;
  const result = await runOutsideRequest(() =>
    transact(table, [
      {
        name: 'limit',
        update: keys.usage(organizationId, month),
        changes: { add: { committedMicrodollars: microdollars } },
        if:
          limit === null
            ? []
            : [
                [
                  { attribute: 'committedMicrodollars', is: 'missing' },
                  { attribute: 'committedMicrodollars', is: '<=', value: limit - microdollars },
                ],
              ],
      },
    ]),
  );
  return result.ok;
}

/** Whom the cost of a call is counted for, beside the organization. */
export interface PaidSubject {
  siteId: number | null;
  /** The row of the job. */
  job: Key | null;
}

/** Counts what a call cost, once, and gives back what was set aside for it beyond that. */
export async function settleSpending(
  table: Table,
  organizationId: number,
  { month, committed, cost, subject }: { month: string; committed: number; cost: Cost; subject: PaidSubject },
): Promise<void> {
  const ofOrganization: Write[] = [
    {
      update: keys.usage(organizationId, month),
      changes: { add: { ...cost, committedMicrodollars: sumMicrodollars(cost) - committed } },
    },
    ...(subject.siteId === null
      ? []
      : [
          {
            update: keys.siteUsage(organizationId, month, subject.siteId),
            changes: { set: { ofSite: subject.siteId }, add: { ...cost } },
          },
        ]),
  ];
  const costOfJob = countForJob(cost);
  const ofJob: Write[] =
    subject.job === null || Object.keys(costOfJob).length === 0
      ? []
      : [
          {
            update: subject.job,
            changes: { add: costOfJob },
            if: [{ attribute: 'job', is: 'present' }],
          },
        ];
  const result = await runOutsideRequest(() => transact(table, [...ofOrganization, ...ofJob]));
  // The job was deleted in the meantime; the organization paid all the same.
  if (!result.ok) await runOutsideRequest(() => transact(table, ofOrganization));
}

/** Counters of a job's row; a call by rules leaves none. */
function countForJob(cost: Cost): Record<string, number> {
  const { modelCalls = 0, modelBatchCalls = 0, modelInputTokens = 0, modelOutputTokens = 0 } = cost;
  return {
    ...(sumMicrodollars(cost) > 0 ? { costMicrodollars: sumMicrodollars(cost) } : {}),
    ...(modelBatchCalls > 0 ? { modelBatchCalls } : {}),
    ...(modelCalls > 0 ? { modelCalls, modelInputTokens, modelOutputTokens } : {}),
  };
}

/** `ofSite`, because a row with `siteId` is deleted with its site. */
const siteSpendingSchema = z.object({ ofSite: z.number(), ...spentShape });
export type SiteSpending = z.infer<typeof siteSpendingSchema>;

/** Lists the costs of each site in a month, in no order: sites without costs are left out. */
export async function listSiteSpending(table: Table, organizationId: number, month: string): Promise<SiteSpending[]> {
  const { pk } = keys.usage(organizationId, month);
  const items = await queryItems(table, { pk, prefix: prefixes.siteUsage(month) });
  return items.map((item) => siteSpendingSchema.parse(item));
}
