import * as z from 'zod';
import { isSubscribed } from '../../shared/domain/plans/plans.ts';
import { normalizePagePath, pagePathKey } from '../../shared/domain/urls/page-url.ts';
import { ApiError } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePage } from '../../shared/http/require.ts';
import { pagePath, pathId, triggerSchema } from '../../shared/http/schemas.ts';
import { readAllowance } from '../../shared/jobs/allowance.ts';
import type { JobServices } from '../../shared/jobs/job-services.ts';
import { startPageCrawl } from '../../shared/jobs/start-page-crawl.ts';
import { crawlIsRunning } from '../../shared/resources/crawl-is-running.ts';
import { crawlTrigger } from '../../shared/resources/trigger.ts';
import { findPageIdByPath } from '../../shared/table/page-ids.ts';
import type { Page } from '../../shared/table/pages.ts';

export const recrawlPage = defineOperation({
  operationId: 'recrawlPage',
  method: 'POST',
  path: '/pages/{pageId}/recrawl',
  tag: 'Analysis',
  summary: 'Start a recrawl',
  description:
    'On completion the content version advances (source `crawl`) and the current analysis becomes `content_stale`. Use `new_path` for a renamed slug. ' +
    'A document that is not the page itself (a shell that a script fills, a check for robots, a request for consent, a "not found" page with status 200) changes neither: what was read before stays in force as a whole, and `result.not_read` of the job says why. `unread_snapshot` of the page has that document. ' +
    'When the live page returns a non-2xx status, including a redirect to another page, the job completes with `snapshot_id: null`. ' +
    'The job fails when the page does not respond, when a 2xx response is not HTML, or when robots.txt disallows the path. Recrawls obey robots.txt as crawls of a site do. ' +
    'Returns 409 `crawl_in_progress` while any crawl of the site runs, including the crawl of a page that was just created. The message names the job to poll.',
  access: 'content:write',
  params: z.object({ pageId: pathId('Page') }),
  body: z.strictObject({
    new_path: pagePath().optional().meta({ description: 'A path such as "/about/", not a URL. Blank is rejected.' }),
  }),
  bodyOptional: true,
  responses: { 202: triggerSchema },
  errors: ['no_content', 'payment_required', 'crawl_in_progress', 'path_conflict'],
}).handle(async ({ caller, params, body }, services: JobServices) => {
  const [page, { organization, allowance }] = await Promise.all([
    requirePage(services.table, caller.organizationId, params.pageId),
    readAllowance(services.table, caller.organizationId, services.now()),
  ]);
  if (page.url === null) throw new ApiError('no_content', 'The page has no URL to crawl');
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
  throw new ApiError('path_conflict', `Page ${taken} of the site already exists at new_path`);
}
