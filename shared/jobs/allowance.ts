import { usd } from '../domain/plans/dollars.ts';
import type { Table } from '../table/engine/client.ts';
import {
  auditAllowance,
  getUsage,
  type Organization,
  requireOrganization,
  type Usage,
} from '../table/organizations.ts';

/** Page audits of the month; or dollars, where the monthly limit is what is used up. */
export interface Allowance {
  limit: number;
  used: number;
  remaining: number;
}

export const allowanceOf = (organization: Organization, used: number): Allowance => {
  const limit = auditAllowance(organization);
  return { limit, used, remaining: Math.max(0, limit - used) };
};

/**
 * The dollars of the month, when none is left for another paid call; else null. Each call is checked again, for what it may
 * cost itself.
 */
export function spentLimit(organization: Organization, usage: Usage): Allowance | null {
  const limit = organization.monthlyLimitMicrodollars ?? null;
  if (limit === null || usage.committedMicrodollars < limit) return null;
  return { limit: usd(limit), used: usd(usage.committedMicrodollars), remaining: 0 };
}

export async function readAllowance(
  table: Table,
  organizationId: number,
  now: Date,
): Promise<{ organization: Organization; allowance: Allowance; spent: Allowance | null }> {
  const [organization, usage] = await Promise.all([
    requireOrganization(table, organizationId),
    getUsage(table, organizationId, now),
  ]);
  return { organization, allowance: allowanceOf(organization, usage.audits), spent: spentLimit(organization, usage) };
}

/** For work that may be paid for without being counted otherwise; see `spentLimit`. */
export const readSpentLimit = async (table: Table, organizationId: number, now: Date): Promise<Allowance | null> =>
  (await readAllowance(table, organizationId, now)).spent;
