import * as z from 'zod';
import { isHostAllowed } from '../../shared/domain/crawling/host-rules.ts';
import { parseDomain } from '../../shared/domain/urls/domain.ts';
import { ApiError, invalidRequest } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { characters, detailSchema, integerId, pathId } from '../../shared/http/schemas.ts';
import { holderOfLock } from '../../shared/jobs/crawl-locks.ts';
import { siteCrawlWrites } from '../../shared/jobs/start-site-crawl.ts';
import { crawlIsRunning } from '../../shared/resources/crawl-is-running.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { goLiveWrites } from '../../shared/table/planning.ts';
import type { PlanningServices } from './services.ts';

const DOMAIN_CHARACTERS_MAX = 2_048;

export const goLive = defineOperation({
  operationId: 'goLive',
  method: 'POST',
  path: '/sites/{siteId}/go-live',
  tag: 'Site planning',
  summary: 'Take a planned site live',
  description:
    'Sets the domain and starts the crawl `job_cr_{crawl_id}`. A scheme, a path and anything after it are removed from `domain`; a plain name is rejected. ' +
    'The crawl requests the path of every planned page, whether or not a link leads to it, within its page limit and where robots.txt allows it. Planned pages that are found at their path become live. The others stay planned. ' +
    'On a site that serves a page at every path, only pages that a link or a sitemap names become live. ' +
    'Returns 409 `conflict` when the site is already live or a crawl is running.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject({
    domain: characters(1, DOMAIN_CHARACTERS_MAX)
      .refine(
        (domain) => parseDomain(domain, { stripPath: true }) !== null,
        'must be a public hostname such as "example.com"',
      )
      .meta({ description: 'A public hostname.' }),
  }),
  responses: {
    202: detailSchema(
      z
        .strictObject({ crawl_id: integerId(), status: z.literal('pending'), domain: z.string() })
        .meta({ id: 'GoneLive' }),
    ),
  },
  errors: ['conflict'],
}).handle(async ({ caller, params, body }, { table, ids, jobs, now, hostRules }: PlanningServices) => {
  const { organizationId } = caller;
  // Checked by the schema; read here in the form in which it is stored.
  const domain = parseDomain(body.domain, { stripPath: true }) ?? body.domain;
  if (!isHostAllowed(domain, hostRules))
    throw invalidRequest(`Invalid body: domain: ${domain} is not a host that this service crawls`);
  const site = await requireSite(table, organizationId, params.siteId);
  if (!site.planned) throw alreadyLive();
  const crawlId = await ids.next('crawl');
  const at = now();
  const { writes, message } = siteCrawlWrites({ id: crawlId, organizationId, siteId: site.id, now: at });
  const live = { domain, latestCrawlId: crawlId, updatedAt: at.toISOString() };
  const result = await transact(table, [...goLiveWrites(site, live), ...writes]);
  if (!result.ok)
    throw result.failed.includes('site')
      ? alreadyLive()
      : new ApiError('conflict', crawlIsRunning(holderOfLock(result.items['lock'])));
  await jobs.send(message);
  return { status: 202, body: { data: { crawl_id: crawlId, status: 'pending', domain } } };
});

const alreadyLive = (): ApiError => new ApiError('conflict', 'The site is already live');
