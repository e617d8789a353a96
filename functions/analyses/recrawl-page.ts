import * as z from 'zod';
import { isSubscribed } from '../../shared/domain/plans/plans.ts';
import { normalizePagePath, pagePathKey } from '../../shared/domain/urls/page-url.ts';
import { ApiError, notFound } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { pagePath, pathId, triggerResponse } from '../../shared/http/schemas.ts';
import { readAllowance } from '../../shared/jobs/allowance.ts';
import type { JobServices } from '../../shared/jobs/job-services.ts';
import { startPageCrawl } from '../../shared/jobs/start-page-crawl.ts';
import { crawlIsRunning } from '../../shared/resources/crawl-is-running.ts';
import { crawlTrigger } from '../../shared/resources/trigger.ts';
import { findPageIdByPath, getPage, type Page } from '../../shared/table/pages.ts';

export const recrawlPage = defineOperation({
  operationId: 'recrawlPage',
  method: 'POST',
  path: '/pages/{pageId}/recrawl',
  tag: 'Analysis',
  summary: 'Reads a page again',
  description:
    'On completion the content version advances (source `crawl`) and the current analysis becomes `content_stale`. ' +
    'Use `new_path` for a renamed slug. A live page that answers with a non-2xx status, a redirect to another page included, completes with `snapshot_id: null`. ' +
    '409 `crawl_in_progress` while any crawl of the site runs, that of a page that was just added included; its message names the job to poll. ' +
    'The job fails when there is no answer at all, when a 2xx answer is no HTML, and when robots.txt disallows the path: a recrawl obeys it as a crawl of the site does.',
  access: 'content:write',
  params: z.object({ pageId: pathId('Page') }),
  body: z.strictObject({
    new_path: pagePath().optional().meta({ description: 'A path, not a URL: "/about/". Blank is refused.' }),
  }),
  bodyOptional: true,
  responses: { 202: triggerResponse },
  errors: ['no_content', 'payment_required', 'crawl_in_progress', 'path_conflict'],
}).handle(async ({ caller, params, body }, services: JobServices) => {
  const [page, { organization, allowance }] = await Promise.all([
    getPage(services.table, caller.organizationId, params.pageId),
    readAllowance(services.table, caller.organizationId, services.now()),
  ]);
  if (!page) throw notFound('Page');
  if (page.url === null) throw new ApiError('no_content', 'The page has no URL to read');
  if (!isSubscribed(organization.plan)) {
    throw new ApiError('payment_required', 'An active subscription is required', {
      details: { ...allowance },
    });
  }
  const newPath = body.new_path === undefined ? null : normalizePagePath(body.new_path);
  if (newPath !== null) await refuseTakenPath(services, page, newPath);
  const result = await startPageCrawl(services, { page, newPath, exclusive: true });
  if (!result.started) throw new ApiError('crawl_in_progress', crawlIsRunning(result.jobId));
  return { status: 202, body: crawlTrigger(result.crawl) };
});

async function refuseTakenPath({ table }: JobServices, page: Page, newPath: string): Promise<void> {
  const taken = await findPageIdByPath(table, page.organizationId, page.siteId, pagePathKey(newPath));
  if (taken === null || taken === page.id) return;
  throw new ApiError('path_conflict', 'Another live page of the site is at new_path', { details: { page_id: taken } });
}
