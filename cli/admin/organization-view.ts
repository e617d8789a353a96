import { usd } from '../../shared/domain/plans/dollars.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language-data/messages/read-messages.ts';
import { OperatorError } from '../../shared/operator/operator-error.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import {
  auditAllowance,
  getOrganization,
  ideasCap,
  listUsers,
  type Organization,
  sitesMax,
} from '../../shared/table/organizations.ts';

/** @throws OperatorError when it does not exist. */
export async function knownOrganization(table: Table, organizationId: number): Promise<Organization> {
  const organization = await getOrganization(table, organizationId);
  if (!organization) throw new OperatorError(`organization ${organizationId} does not exist`);
  return organization;
}

/** An organization as it is now, with the numbers that count for it: its plan's, or its own. */
export async function organizationView(table: Table, organization: Organization) {
  const [firstUser] = await listUsers(table, organization.id);
  return {
    org_id: organization.id,
    user_id: firstUser?.id ?? null,
    name: organization.name,
    plan: organization.plan,
    preview: organization.preview,
    audit_allowance: auditAllowance(organization),
    ideas_cap: ideasCap(organization),
    sites_max: sitesMax(organization),
    language: organization.language ?? DEFAULT_LANGUAGE,
    monthly_limit_usd:
      organization.monthlyLimitMicrodollars == null ? null : usd(organization.monthlyLimitMicrodollars),
  };
}
