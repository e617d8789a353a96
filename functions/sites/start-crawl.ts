import * as z from 'zod';
import { type CrawlOptions, crawlOptionLimits, isPathGlob } from '../../shared/domain/crawling/crawl-options.ts';
import { hostRefusal, isHostAllowed } from '../../shared/domain/crawling/host-rules.ts';
import { renderModes } from '../../shared/domain/crawling/render-mode.ts';
import { isSubscribed } from '../../shared/domain/plans/plans.ts';
import { ApiError, invalidRequest } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { characters, pathId, triggerSchema } from '../../shared/http/schemas.ts';
import { readAllowance } from '../../shared/jobs/allowance.ts';
import { startSiteCrawl } from '../../shared/jobs/start-site-crawl.ts';
import { crawlIsRunning } from '../../shared/resources/crawl-is-running.ts';
import { crawlTrigger } from '../../shared/resources/trigger.ts';
import type { SiteServices } from './services.ts';

const MAX_PAGES_MAX = 1_000_000;
const MAX_CHECKS_MAX = 10_000;

const globs = (description: string) =>
  z
    .array(
      characters(1, crawlOptionLimits.globCharacters).refine(
        isPathGlob,
        'must be a glob of paths such as "/blog/**": it begins with / or *, and has no spaces, braces or brackets',
      ),
    )
    .max(crawlOptionLimits.globs)
    .default([])
    .meta({ description });

export const startCrawl = defineOperation({
  operationId: 'startCrawl',
  method: 'POST',
  path: '/sites/{siteId}/crawl',
  tag: 'Sites',
  summary: 'Crawl a site',
  description:
    'Reads the pages of the site again, and those that are new. Poll the job, whose `progress` counts the pages, or cancel it. Requires an active subscription. ' +
    'Returns 400 `no_content` for a planned site, which has no domain yet, and 409 `crawl_in_progress` while any crawl of the site runs; the message names the job. ' +
    'In `include` and `exclude`, `*` stands for any characters of one segment of the path, `**` for any characters, `?` for one character. ' +
    'Case and a slash at the end do not count. The start page is read in any case. ' +
    'Pages that are left out stay as the last crawl read them.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject({
    max_pages: z.number().int().min(1).max(MAX_PAGES_MAX).optional().meta({
      description: 'The crawl reads at most so many pages. The service may allow fewer.',
    }),
    include: globs('Globs of the paths to read. Left out or empty: all paths.'),
    exclude: globs('Globs of the paths not to read. They go before `include`.'),
    render: z.enum(renderModes).optional().meta({
      description: 'Whether a browser reads the pages, for this crawl alone. Left out: as the site is set.',
    }),
    max_checks: z.number().int().min(0).max(MAX_CHECKS_MAX).optional().meta({
      description:
        'At the end of the crawl at most so many addresses that are no pages of the site are requested: links to other sites, files and pictures; and at most eight other spellings of addresses of its pages, unless it is 0. The service may allow fewer.',
    }),
  }),
  bodyOptional: true,
  responses: { 202: triggerSchema },
  errors: ['no_content', 'payment_required', 'crawl_in_progress'],
}).handle(async ({ caller, params, body }, services: SiteServices) => {
  const [site, { organization, allowance }] = await Promise.all([
    requireSite(services.table, caller.organizationId, params.siteId),
    readAllowance(services.table, caller.organizationId, services.now()),
  ]);
  if (site.planned) throw new ApiError('no_content', 'The site is planned: it has no domain to crawl');
  if (!isSubscribed(organization.plan)) {
    throw new ApiError('payment_required', 'An active subscription is required', { details: { ...allowance } });
  }
  if (!isHostAllowed(site.domain, services.hostRules)) throw invalidRequest(hostRefusal(site.domain));
  const { max_pages: maxPages = null, include, exclude, render = null, max_checks: maxChecks = null } = body;
  const options: CrawlOptions = { maxPages, include, exclude, render, maxChecks };
  const result = await startSiteCrawl(services, site, { options });
  if (!result.started) throw new ApiError('crawl_in_progress', crawlIsRunning(result.runningJobId));
  return { status: 202, body: crawlTrigger(result.crawl) };
});
