import * as z from 'zod';
import { analyzedAfterCrawl, firstRun } from '../../shared/domain/crawling/crawl-schedule.ts';
import { hostRefusal, isHostAllowed } from '../../shared/domain/crawling/host-rules.ts';
import { isSubscribed } from '../../shared/domain/plans/plans.ts';
import { ApiError, invalidRequest } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { readAllowance } from '../../shared/jobs/allowance.ts';
import { crawlScheduleResource, crawlScheduleSchema, scheduleEvery } from '../../shared/resources/crawl-schedule.ts';
import { type CrawlSchedule, getCrawlSchedule, saveCrawlSchedule } from '../../shared/table/crawl-schedules.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { SiteServices } from './services.ts';

const HOUR_MAX = 23;

export const setSchedule = defineOperation({
  operationId: 'setSchedule',
  method: 'PUT',
  path: '/sites/{siteId}/schedule',
  tag: 'Sites',
  summary: 'Crawl a site at regular times',
  description:
    'The first crawl comes when the hour comes next; its day of the week or of the month is that of all others. A month without such a day has its crawl on its last day. ' +
    'Setting the same interval and hour again changes no date. The site itself shows `next_run`, and what became of the latest run. ' +
    'A run is skipped, and says why, while another crawl of the site runs, and while the organization has no active subscription; the next one comes as usual. Runs that were missed are not made up for. ' +
    'After the crawl `analyse` analyzes `all` pages, or those that are `changed` since their latest analysis, or have none. Each analysis takes a page audit of the allowance, ' +
    'unless it finds no change. Pages that the crawl could not really read are left out. ' +
    'Requires an active subscription, unless it is switched off. Returns 400 `no_content` for a planned site, which has no domain yet.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject({
    every: z.enum(scheduleEvery),
    hour: z.number().int().min(0).max(HOUR_MAX).default(0).meta({ description: 'UTC, all year round.' }),
    analyse: z.enum(analyzedAfterCrawl).default('none'),
  }),
  responses: { 200: z.lazy(() => detailSchema(crawlScheduleSchema)) },
  errors: ['no_content', 'payment_required'],
}).handle(async ({ caller, params, body }, services: SiteServices) => {
  const { table, now } = services;
  const { organizationId } = caller;
  const [site, { organization, allowance }, before] = await Promise.all([
    requireSite(table, organizationId, params.siteId),
    readAllowance(table, organizationId, now()),
    getCrawlSchedule(table, { organizationId, siteId: params.siteId }),
  ]);
  const isOn = body.every !== 'off';
  if (isOn && site.planned) throw new ApiError('no_content', 'The site is planned: it has no domain to crawl');
  if (isOn && !isSubscribed(organization.plan)) {
    throw new ApiError('payment_required', 'An active subscription is required', { details: { ...allowance } });
  }
  if (isOn && !isHostAllowed(site.domain, services.hostRules)) throw invalidRequest(hostRefusal(site.domain));
  const settings = { every: body.every, hour: body.hour, analyze: body.analyse };
  const keepTimes = before?.every === body.every && before.hour === body.hour;
  const { startsAt, dueAt } = keepTimes ? before : scheduleTimes(settings, site, now());
  const schedule = { organizationId, siteId: site.id, ...settings, startsAt, dueAt };
  if (!(await saveCrawlSchedule(table, schedule, { keepTimes })))
    throw new ApiError('site_not_found', 'Site not found');
  return { status: 200, body: { data: crawlScheduleResource({ ...schedule, lastRun: before?.lastRun ?? null }) } };
});

/** New dates. They stay while interval and hour do: a client that sets a schedule each day must not move the crawl. */
function scheduleTimes(
  { every, hour }: Pick<CrawlSchedule, 'every' | 'hour'>,
  { id: siteId }: Site,
  now: Date,
): Pick<CrawlSchedule, 'startsAt' | 'dueAt'> {
  if (every === 'off') return { startsAt: null, dueAt: null };
  const startsAt = firstRun({ hour, siteId }, now).toISOString();
  return { startsAt, dueAt: startsAt };
}
