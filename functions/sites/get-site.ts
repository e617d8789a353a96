import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { siteDetail, siteDetailSchema } from '../../shared/resources/site.ts';
import { getCrawlSchedule } from '../../shared/table/crawl-schedules.ts';
import { getCrawl } from '../../shared/table/crawls.ts';
import { getSiteScores } from '../../shared/table/site-scores.ts';

export const getSite = defineOperation({
  operationId: 'getSite',
  method: 'GET',
  path: '/sites/{siteId}',
  tag: 'Sites',
  summary: 'Get a site',
  access: 'sites:read',
  params: z.object({ siteId: pathId('Site') }),
  responses: { 200: detailSchema(siteDetailSchema) },
}).handle(async ({ caller, params }, { table }: BaseServices) => {
  const site = await requireSite(table, caller.organizationId, params.siteId);
  const reference = { organizationId: caller.organizationId, siteId: site.id };
  const [latestCrawl, schedule, scores] = await Promise.all([
    site.latestCrawlId ? getCrawl(table, caller.organizationId, site.latestCrawlId) : null,
    getCrawlSchedule(table, reference),
    getSiteScores(table, reference),
  ]);
  return { status: 200, body: { data: siteDetail(site, latestCrawl, { schedule, scores }) } };
});
