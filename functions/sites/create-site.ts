import * as z from 'zod';
import { isHostAllowed } from '../../shared/domain/crawling/host-rules.ts';
import { renderModes } from '../../shared/domain/crawling/render-mode.ts';
import { isSubscribed, planNames, plans } from '../../shared/domain/plans/plans.ts';
import { clampedScopes } from '../../shared/domain/plans/run-scopes.ts';
import { parseDomain } from '../../shared/domain/urls/domain.ts';
import { invalidRequest } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { characters, detailSchema } from '../../shared/http/schemas.ts';
import { noSiteRoom, requireSiteRoom } from '../../shared/http/site-room.ts';
import { siteCrawlWrites } from '../../shared/jobs/start-site-crawl.ts';
import { siteDetail, siteDetailSchema } from '../../shared/resources/site.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { requireOrganization, sitesMax } from '../../shared/table/organizations.ts';
import { createSiteWrites, newSite, runScopes } from '../../shared/table/sites.ts';
import type { SiteServices } from './services.ts';

const planSites = planNames.map((plan) => `${plans[plan].sites} (\`${plan}\`)`).join(', ');

export const createSite = defineOperation({
  operationId: 'createSite',
  method: 'POST',
  path: '/sites',
  tag: 'Sites',
  summary: 'Add a site',
  description:
    'Queues the setup job: page discovery, search-console enrichment and a crawl. ' +
    'Poll `GET /sites/{siteId}` until `background_status` is null: the keywords, and then the analyses, of the scopes have ended by then. Until then its crawl runs. ' +
    `The plan says how many sites an organization may have at a time: ${planSites}. Another one returns 402. ` +
    'An organization without a subscription has one free site-run. For that run, wider scopes are reduced, not rejected: keywords `all` becomes `top`; analysis `top` and `all` become `homepage`.',
  access: 'content:write',
  body: z.strictObject({
    domain: characters(1, 300).meta({ description: 'A public hostname; a scheme and a trailing slash are allowed.' }),
    auto_run_keyword_scope: z.enum(runScopes).default('none'),
    auto_run_analysis_scope: z.enum(runScopes).default('none'),
    render: z.enum(renderModes).optional().meta({
      description:
        'Whether a browser reads the pages of the site: `auto`, those whose text comes by script; `always`, every page; `never`, none. Left out: as the service is set.',
    }),
  }),
  responses: { 201: detailSchema(siteDetailSchema) },
  errors: ['payment_required'],
}).handle(async ({ caller, body }, { table, ids, jobs, now, hostRules }: SiteServices) => {
  const domain = parseDomain(body.domain);
  if (!domain) throw invalidRequest('Invalid body: domain: must be a public hostname such as "example.com"');
  if (!isHostAllowed(domain, hostRules))
    throw invalidRequest(`Invalid body: domain: ${domain} is not a host that this service crawls`);
  const organization = await requireOrganization(table, caller.organizationId);
  requireSiteRoom(organization);
  const createdAt = now();
  const [siteId, crawlId] = await Promise.all([ids.next('site'), ids.next('crawl')]);
  const { crawl, writes, message } = siteCrawlWrites({
    id: crawlId,
    organizationId: caller.organizationId,
    siteId,
    now: createdAt,
  });
  const site = newSite({
    id: siteId,
    organizationId: caller.organizationId,
    domain,
    createdAt: createdAt.toISOString(),
    backgroundStatus: 'discovering',
    latestCrawlId: crawlId,
    render: body.render ?? null,
    ...clampedScopes(isSubscribed(organization.plan), body.auto_run_keyword_scope, body.auto_run_analysis_scope),
  });
  const result = await transact(table, [...createSiteWrites(site, sitesMax(organization)), ...writes]);
  if (!result.ok) {
    if (!result.failed.includes('siteLimit')) throw new Error(`site ${siteId} could not be written: ${result.failed}`);
    // Of several requests at once, the row that was read before may not have the site yet: the transaction's own count
    // is used.
    throw noSiteRoom(organization, Number(result.items['siteLimit']?.['siteCount'] ?? sitesMax(organization)));
  }
  await jobs.send(message);
  return { status: 201, body: { data: siteDetail(site, crawl, { schedule: null, scores: null }) } };
});
