import * as z from 'zod';
import { isSubscribed } from '../../shared/domain/plans/plans.ts';
import { ApiError } from '../../shared/http/api-error.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { cacheOpportunities, getCachedOpportunities } from '../../shared/table/opportunities.ts';
import { auditAllowance, getUsage, type Organization, requireOrganization } from '../../shared/table/organizations.ts';
import { messageSchema } from '../../shared/table/stored-message.ts';
import { composeOpportunities } from './compose-opportunities.ts';
import { opportunitiesSchema } from './opportunity.ts';
import { readSitePages } from './read-site-pages.ts';
import type { OpportunityServices } from './services.ts';
import { wordOpportunities } from './word-opportunities.ts';

const cachedSchema = z.lazy(() => z.object({ data: opportunitiesSchema, said: z.array(messageSchema) }));

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
  localized,
  params: z.object({ siteId: pathId('Site') }),
  responses: { 200: detailSchema(opportunitiesSchema) },
  errors: ['payment_required'],
}).handle(async ({ caller, params, messages }, services: OpportunityServices) => {
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
  const known = cachedSchema.safeParse(cached).data;
  if (known) return { status: 200, headers: { 'x-cache': 'HIT' }, body: { data: wordOpportunities(known, messages) } };
  const composed = await composeOpportunities(table, await readSitePages(services, site, startedAt));
  await cacheOpportunities(table, site, composed, startedAt);
  return { status: 200, headers: { 'x-cache': 'MISS' }, body: { data: wordOpportunities(composed, messages) } };
});

async function subscriptionRequired(table: Table, organization: Organization, now: Date): Promise<ApiError> {
  const limit = auditAllowance(organization);
  const { audits: used } = await getUsage(table, organization.id, now);
  return new ApiError('payment_required', 'Opportunities require an active subscription', {
    details: { limit, used, remaining: Math.max(0, limit - used) },
  });
}
