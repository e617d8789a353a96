import * as z from 'zod';
import { isSubscribed } from '../../shared/domain/plans/plans.ts';
import { ApiError } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { cacheOpportunities, getCachedOpportunities } from '../../shared/table/opportunities.ts';
import { auditAllowance, getUsage, type Organization, requireOrganization } from '../../shared/table/organizations.ts';
import { composeOpportunities } from './compose-opportunities.ts';
import { opportunitiesSchema } from './opportunity.ts';
import { readSitePages } from './read-site-pages.ts';
import type { OpportunityServices } from './services.ts';

export const getOpportunities = defineOperation({
  operationId: 'getOpportunities',
  method: 'GET',
  path: '/sites/{siteId}/opportunities',
  tag: 'Opportunities',
  summary: 'Get the opportunities of a site',
  description:
    'Ranks the graded pages with a keyword by demand (monthly searches, impressions) and ease (keyword difficulty, possible content gain), best first. ' +
    'Never triggers a computation of grades or keywords. Cached for about 60 seconds per site; the `X-Cache` header is `HIT` or `MISS`. ' +
    'Search figures cover the 28 days that ended two days ago. They are null without search-console data.',
  access: 'sites:read',
  params: z.object({ siteId: pathId('Site') }),
  responses: { 200: detailSchema(opportunitiesSchema) },
  errors: ['payment_required'],
}).handle(async ({ caller, params }, services: OpportunityServices) => {
  const { table, now } = services;
  const startedAt = now();
  const { organizationId } = caller;
  const [site, cached, organization] = await Promise.all([
    requireSite(table, organizationId, params.siteId),
    getCachedOpportunities(table, { organizationId, id: params.siteId }, startedAt),
    requireOrganization(table, organizationId),
  ]);
  if (!isSubscribed(organization.plan)) throw await subscriptionRequired(table, organization, startedAt);
  // Values that an earlier release stored may have another form.
  const known = opportunitiesSchema.safeParse(cached);
  if (known.success) return { status: 200, headers: { 'x-cache': 'HIT' }, body: { data: known.data } };
  const data = await composeOpportunities(table, await readSitePages(services, site, startedAt));
  await cacheOpportunities(table, site, data, startedAt);
  return { status: 200, headers: { 'x-cache': 'MISS' }, body: { data } };
});

async function subscriptionRequired(table: Table, organization: Organization, now: Date): Promise<ApiError> {
  const limit = auditAllowance(organization);
  const { audits: used } = await getUsage(table, organization.id, now);
  return new ApiError('payment_required', 'Opportunities require an active subscription', {
    details: { limit, used, remaining: Math.max(0, limit - used) },
  });
}
