import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, integerId, pathId } from '../../shared/http/schemas.ts';
import { getCrawl } from '../../shared/table/crawls.ts';
import { keywordWriter } from '../../shared/table/keyword-lock.ts';
import { listPlannedPages, readPlan } from '../../shared/table/planning.ts';
import { openQuestionsSchema, readOpenQuestions } from './open-questions.ts';
import { pageSuggestion, plannedPageName, suggestionShape } from './planning-schemas.ts';

const count = (description: string) => z.number().int().min(0).meta({ description });

const planStatusSchema = z.lazy(() =>
  z
    .strictObject({
      total: count('Number of planned pages.'),
      with_keyword: count('Number of planned pages with a primary keyword.'),
      failed: count('Number of planned pages that need a keyword and for which the latest keyword run found none.'),
      done: count('Number of planned pages that have a keyword, failed, or need none.'),
      keywords_running: z.boolean(),
      crawl_status: z
        .string()
        .nullable()
        .meta({ description: 'Status of the latest crawl; null until the site is live.' }),
      open_questions: openQuestionsSchema,
      pages: z.array(
        z
          .strictObject({
            id: integerId(),
            name: z.string(),
            path: z.string().nullable(),
            purpose: z.string().nullable(),
            ...suggestionShape,
            primary_keyword: z.string().nullable(),
            failed: z.boolean(),
            needs_keyword: z.boolean().meta({
              description:
                'False for a page without a keyword that no visitor searches for (legal pages, "About us"), as the latest keyword run found. It has not failed.',
            }),
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
  summary: 'Get the plan of a site',
  description:
    'Returns the planned pages and the progress of their keywords. Poll it while `keywords_running` is true. ' +
    'A page that a crawl has found is live and no longer in the plan. A site that was never planned has an empty plan.',
  access: 'sites:read',
  bucket: 'jobs',
  params: z.object({ siteId: pathId('Site') }),
  responses: { 200: detailSchema(planStatusSchema) },
}).handle(async ({ caller, params }, { table, now }: BaseServices) => {
  const { organizationId } = caller;
  const reference = { organizationId, id: params.siteId };
  const [site, plan, writer] = await Promise.all([
    requireSite(table, organizationId, params.siteId),
    readPlan(table, reference),
    keywordWriter(table, reference, now()),
  ]);
  const [planned, crawl] = await Promise.all([
    listPlannedPages(table, site, plan),
    site.planned || site.latestCrawlId === null ? null : getCrawl(table, organizationId, site.latestCrawlId),
  ]);
  const pages = planned.map((page) => ({
    id: page.id,
    name: plannedPageName(page),
    path: page.path,
    purpose: page.purpose,
    ...pageSuggestion(page),
    primary_keyword: page.primaryKeyword,
    failed: page.primaryKeyword === null && plan.failedPageIds.includes(page.id),
    needs_keyword: page.primaryKeyword !== null || !plan.unsearchedPageIds.includes(page.id),
  }));
  const withKeyword = pages.filter((page) => page.primary_keyword !== null).length;
  const failed = pages.filter((page) => page.failed).length;
  const unneeded = pages.filter((page) => !page.needs_keyword).length;
  const data = {
    total: pages.length,
    with_keyword: withKeyword,
    failed,
    done: withKeyword + failed + unneeded,
    keywords_running: writer !== null,
    crawl_status: crawl?.status ?? null,
    open_questions: site.planned ? await readOpenQuestions(site, plan) : [],
    pages,
  };
  return { status: 200, body: { data } };
});
