import type { Table } from '../table/engine/client.ts';
import { auditAllowance, getUsage, type Organization, requireOrganization } from '../table/organizations.ts';

/** Page audits of the month. */
export interface Allowance {
  limit: number;
  used: number;
  remaining: number;
}

export const allowanceOf = (organization: Organization, used: number): Allowance => {
  const limit = auditAllowance(organization);
  return { limit, used, remaining: Math.max(0, limit - used) };
};

export async function readAllowance(
  table: Table,
  organizationId: number,
  now: Date,
): Promise<{ organization: Organization; allowance: Allowance }> {
  const [organization, usage] = await Promise.all([
    requireOrganization(table, organizationId),
    getUsage(table, organizationId, now),
  ]);
  return { organization, allowance: allowanceOf(organization, usage.audits) };
}
