import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailOf, integerId, pathId } from '../../shared/http/schemas.ts';
import { getCrawl } from '../../shared/table/crawls.ts';
import { getItem, type Table } from '../../shared/table/engine/client.ts';
import { keys } from '../../shared/table/engine/keys.ts';
import { getPlan as getPlanRow, listPlannedPages } from '../../shared/table/planning.ts';
import { getSite, type Site } from '../../shared/table/sites.ts';
import { plannedPageName } from './planning-schemas.ts';

const count = (description: string) => z.number().int().min(0).meta({ description });

const planStatusSchema = z.lazy(() =>
  z
    .strictObject({
      total: count('Planned pages.'),
      with_keyword: count('Planned pages that have a primary keyword.'),
      failed: count('Planned pages that the latest keyword run found no keyword for.'),
      done: count('Planned pages that are settled: with a keyword, or failed.'),
      keywords_running: z.boolean(),
      crawl_status: z.string().nullable().meta({ description: 'Of the latest crawl; null until the site is live.' }),
      pages: z.array(
        z
          .strictObject({
            id: integerId(),
            name: z.string(),
            path: z.string().nullable(),
            purpose: z.string().nullable(),
            primary_keyword: z.string().nullable(),
            failed: z.boolean(),
          })
          .meta({ id: 'PlanPage' }),
      ),
    })
    .meta({ id: 'PlanStatus' }),
);

export const getPlan = defineOperation({
  operationId: 'getPlan',
  method: 'GET',
  path: '/sites/{siteId}/plan',
  tag: 'Site planning',
  summary: 'The planned pages of a site, and how far their keywords are',
  description:
    'Pages that a crawl has found are live and no longer in the plan. A site that was never planned has none. Poll it while `keywords_running` is true.',
  access: 'sites:read',
  bucket: 'jobs',
  params: z.object({ siteId: pathId('Site') }),
  responses: { 200: detailOf(planStatusSchema) },
}).handle(async ({ caller, params }, { table, now }: BaseServices) => {
  const { organizationId } = caller;
  const reference = { organizationId, id: params.siteId };
  const [site, plan, keywordsRunning] = await Promise.all([
    getSite(table, organizationId, params.siteId),
    getPlanRow(table, reference),
    areKeywordsRunning(table, reference, now()),
  ]);
  if (!site) throw notFound('Site');
  const [planned, crawl] = await Promise.all([
    listPlannedPages(table, site, plan),
    site.planned || site.latestCrawlId === null ? null : getCrawl(table, organizationId, site.latestCrawlId),
  ]);
  const pages = planned.map((page) => ({
    id: page.id,
    name: plannedPageName(page),
    path: page.path,
    purpose: page.purpose,
    primary_keyword: page.primaryKeyword,
    failed: page.primaryKeyword === null && plan.failedPageIds.includes(page.id),
  }));
  const withKeyword = pages.filter((page) => page.primary_keyword !== null).length;
  const failed = pages.filter((page) => page.failed).length;
  const data = {
    total: pages.length,
    with_keyword: withKeyword,
    failed,
    done: withKeyword + failed,
    keywords_running: keywordsRunning,
    crawl_status: crawl?.status ?? null,
    pages,
  };
  return { status: 200, body: { data } };
});

async function areKeywordsRunning(
  table: Table,
  site: Pick<Site, 'organizationId' | 'id'>,
  now: Date,
): Promise<boolean> {
  const lock = await getItem(table, keys.siteLock(site.organizationId, site.id, 'KEYWORDS'));
  return lock !== null && String(lock['leaseUntil']) >= now.toISOString();
}
