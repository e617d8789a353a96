import { usd } from '../domain/plans/dollars.ts';
import type { Table } from '../table/engine/client.ts';
import {
  auditAllowance,
  getUsage,
  type Organization,
  requireOrganization,
  type Usage,
} from '../table/organizations.ts';

/** Page audits of the month, or another unit that is counted. */
export interface Allowance {
  limit: number;
  used: number;
  remaining: number;
}

/** US dollars of the month. */
export interface Dollars {
  limit: number;
  used: number;
  remaining: number;
}

/** Both, where the dollars are used up. */
export interface SpentLimit {
  allowance: Allowance;
  dollars: Dollars;
}

export const computeAllowance = (organization: Organization, used: number): Allowance => {
  const limit = auditAllowance(organization);
  return { limit, used, remaining: Math.max(0, limit - used) };
};

/**
 * The dollars of the month, when none is left for another paid call; else null. Each call is checked again, for what it may
 * cost itself.
 */
export function spentDollars(organization: Organization, usage: Usage): Dollars | null {
  const limit = organization.monthlyLimitMicrodollars ?? null;
  if (limit === null || usage.committedMicrodollars < limit) return null;
  return { limit: usd(limit), used: usd(usage.committedMicrodollars), remaining: 0 };
}

export async function readAllowance(
  table: Table,
  organizationId: number,
  now: Date,
): Promise<{ organization: Organization; allowance: Allowance; dollars: Dollars | null }> {
  const [organization, usage] = await Promise.all([
    requireOrganization(table, organizationId),
    getUsage(table, organizationId, now),
  ]);
  return {
    organization,
    allowance: computeAllowance(organization, usage.audits),
    dollars: spentDollars(organization, usage),
  };
}

/** For work that may be paid for without being counted otherwise; see `spentDollars`. */
export async function readSpentLimit(table: Table, organizationId: number, now: Date): Promise<SpentLimit | null> {
  const { allowance, dollars } = await readAllowance(table, organizationId, now);
  return dollars && { allowance, dollars };
}
