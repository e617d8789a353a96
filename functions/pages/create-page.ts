import * as z from 'zod';
import { NAME_CHARACTERS_MAX, SECONDARY_KEYWORDS_AT_CREATION_MAX } from '../../shared/domain/pages/limits.ts';
import { textOrNull } from '../../shared/domain/pages/page-change.ts';
import { isSubscribed } from '../../shared/domain/plans/plans.ts';
import { siteUrl } from '../../shared/domain/urls/domain.ts';
import { normalizePagePath, pagePathKey, toFolderKey } from '../../shared/domain/urls/page-url.ts';
import { ApiError, invalidRequest, notFound } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { characters, detailSchema, pagePath, pathId, triggerSchema } from '../../shared/http/schemas.ts';
import { requestOpportunityScores } from '../../shared/jobs/request-opportunity-scores.ts';
import { startPageCrawl } from '../../shared/jobs/start-page-crawl.ts';
import { pageSummary, pageSummarySchema } from '../../shared/resources/page.ts';
import { crawlTrigger } from '../../shared/resources/trigger.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { auditAllowance, getUsage, requireOrganization } from '../../shared/table/organizations.ts';
import { findPageIdByPath } from '../../shared/table/page-ids.ts';
import { createPageWrites, newPage, type Page } from '../../shared/table/pages.ts';
import { type Site, updateSiteWrite } from '../../shared/table/sites.ts';
import { keywordSchema, purposeSchema } from './page-change-schema.ts';
import type { PageServices } from './services.ts';

export const createPage = defineOperation({
  operationId: 'createPage',
  method: 'POST',
  path: '/sites/{siteId}/pages',
  tag: 'Pages',
  summary: 'Create a page',
  description:
    'The path is normalized: lower case, a leading slash, and a trailing slash unless the path looks like a file. The query and the fragment are removed. ' +
    'With `crawl: true` the page is crawled at once: the response is 202 with a job, and its `page_id` is usable immediately. ' +
    "This needs an active subscription (402). It does not wait for a running crawl of the site. Recrawls of the site's pages return 409 until it ends. " +
    'Returns 409 `conflict` with `details.page_id` when a page, planned or not, already exists at the path.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject({
    path: pagePath().meta({ description: 'A path such as "/about/", not a URL. Blank is rejected.' }),
    crawl: z.boolean().default(false),
    title: characters(0, NAME_CHARACTERS_MAX).nullish().meta({
      description: "Stored as the page's `name`. Its `title` is null until a snapshot exists.",
    }),
    purpose: purposeSchema.nullish(),
    primary_keyword: keywordSchema.nullish(),
    secondary_keywords: z.array(keywordSchema).max(SECONDARY_KEYWORDS_AT_CREATION_MAX).nullish(),
  }),
  responses: { 201: detailSchema(pageSummarySchema), 202: triggerSchema },
  errors: ['payment_required', 'conflict'],
}).handle(async ({ caller, params, body }, services: PageServices) => {
  const { table, ids, now } = services;
  const { organizationId } = caller;
  const [site, id, unpaid] = await Promise.all([
    requireSite(table, organizationId, params.siteId),
    ids.next('page'),
    body.crawl ? missingSubscription(table, organizationId, now()) : null,
  ]);
  if (unpaid) throw unpaid;
  const { path, url } = resolvePlace(site, body.path);
  await refuseFoldedPath(table, site, path);
  if (body.crawl && url === null) throw invalidRequest('Invalid body: crawl: must be false for a planned site');
  const page = newPage({
    id,
    organizationId,
    siteId: site.id,
    url,
    path,
    planned: url === null,
    name: textOrNull(body.title),
    purpose: textOrNull(body.purpose),
    primaryKeyword: body.primary_keyword ?? null,
    secondaryKeywords: body.secondary_keywords ?? null,
    discoveredVia: 'api',
    createdAt: now().toISOString(),
  });
  await writePage(table, page);
  if (page.primaryKeyword !== null) await requestOpportunityScores(services, site);
  if (!body.crawl) return { status: 201, body: { data: pageSummary(page, 'current') } };
  const started = await startPageCrawl(services, { page, newPath: null, exclusive: false });
  if (!started.started) throw new Error(`the crawl of page ${page.id} was refused: ${started.reason}`);
  return { status: 202, body: crawlTrigger(started.crawl) };
});

/** A planned site has no host, so its pages have no URL yet. */
function resolvePlace(site: Site, sentPath: string): { path: string; url: string | null } {
  const path = normalizePagePath(sentPath);
  const origin = site.planned ? null : siteUrl(site.domain);
  return { path, url: origin === null ? null : `${origin}${path}` };
}

/** A default document that an older release kept under the key of its folder: the item of its own path does not say so. */
async function refuseFoldedPath(table: Table, { organizationId, id }: Site, path: string): Promise<void> {
  const pathKey = pagePathKey(path);
  const taken = toFolderKey(pathKey) === null ? null : await findPageIdByPath(table, organizationId, id, pathKey);
  if (taken !== null) throw pathIsTaken(taken);
}

const pathIsTaken = (pageId: number): ApiError =>
  new ApiError('conflict', 'A page already exists at this path', { details: { page_id: pageId } });

/** The page, its path and the site's count, all or nothing: of two requests for one path, one gets the other's page id. */
async function writePage(table: Table, page: Page): Promise<void> {
  const result = await transact(table, [
    ...createPageWrites(page),
    updateSiteWrite(page.organizationId, page.siteId, { add: { pageCount: 1 } }),
  ]);
  if (result.ok) return;
  if (result.failed.includes('site')) throw notFound('Site');
  throw pathIsTaken(z.number().parse(result.items['path']?.['pageId']));
}

/** The crawl's only gate. */
async function missingSubscription(table: Table, organizationId: number, now: Date): Promise<ApiError | null> {
  const [organization, usage] = await Promise.all([
    requireOrganization(table, organizationId),
    getUsage(table, organizationId, now),
  ]);
  if (isSubscribed(organization.plan)) return null;
  const limit = auditAllowance(organization);
  return new ApiError('payment_required', 'An active subscription is required to crawl a page', {
    details: { limit, used: usage.audits, remaining: Math.max(0, limit - usage.audits) },
  });
}
