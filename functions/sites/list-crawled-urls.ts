import * as z from 'zod';
import { urlOutcomes } from '../../shared/domain/crawling/crawled-url.ts';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { cursorListSchema, cursorQuery, formatCursor } from '../../shared/http/cursor.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { characters, pathId, queryInteger } from '../../shared/http/schemas.ts';
import { crawledUrlResource, crawledUrlSchema } from '../../shared/resources/crawl.ts';
import { listCrawledUrls as listFromHistory } from '../../shared/table/crawl-urls.ts';
import { getCrawl } from '../../shared/table/crawls.ts';

const LIMIT_MAX = 500;
const LIMIT = 100;
const REASON_CHARACTERS_MAX = 60;

export const listCrawledUrls = defineOperation({
  operationId: 'listCrawledUrls',
  method: 'GET',
  path: '/sites/{siteId}/crawls/{crawlId}/urls',
  tag: 'Sites',
  summary: 'List the URLs of a crawl',
  description:
    'Every URL of the site that the crawl met, in the order in which it met them, with what came of it, also while it runs. ' +
    'URLs that were not requested (robots.txt, `include` and `exclude`, limits, files) are listed up to 5,000. Kept for 90 days.',
  access: 'sites:read',
  params: z.object({ siteId: pathId('Site'), crawlId: pathId('Crawl') }),
  query: z.object({
    outcome: z.enum(urlOutcomes).optional(),
    reason: characters(1, REASON_CHARACTERS_MAX).optional(),
    cursor: cursorQuery(2),
    limit: queryInteger(1, LIMIT_MAX).default(LIMIT),
  }),
  responses: { 200: z.lazy(() => cursorListSchema(crawledUrlSchema)) },
}).handle(async ({ caller, params, query }, { table }: BaseServices) => {
  const [site, crawl] = await Promise.all([
    requireSite(table, caller.organizationId, params.siteId),
    getCrawl(table, caller.organizationId, params.crawlId),
  ]);
  if (crawl?.siteId !== site.id || crawl.kind !== 'site') throw notFound('Crawl');
  const { outcome, reason, limit, cursor: [part = 0, at = 0] = [] } = query;
  const { urls, next } = await listFromHistory(table, crawl, {
    from: { part, at },
    limit,
    isWanted: (url) => (outcome ?? url.outcome) === url.outcome && (reason ?? url.reason) === url.reason,
  });
  const nextCursor = next && formatCursor([next.part, next.at]);
  return { status: 200, body: { data: urls.map(crawledUrlResource), meta: { limit, next_cursor: nextCursor } } };
});
