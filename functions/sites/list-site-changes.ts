import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { cursorListSchema, cursorQuery, formatCursor } from '../../shared/http/cursor.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { pathId, queryInteger } from '../../shared/http/schemas.ts';
import { siteChangeResource, siteChangeSchema } from '../../shared/resources/site-issue.ts';
import { getChangesParts, LISTED_CHANGES_MAX, listCrawlsWithChanges } from '../../shared/table/site-changes.ts';

const LIMIT = 100;

export const listSiteChanges = defineOperation({
  operationId: 'listSiteChanges',
  method: 'GET',
  path: '/sites/{siteId}/changes',
  tag: 'Sites',
  summary: 'List what changed on a site',
  description:
    'What each crawl of the whole site found to be different from the crawl before, oldest first: pages that appeared, vanished, moved, changed title, status, canonical URL, index directive or word count, and grades that rose or fell. ' +
    'A page that a crawl did not come to is not compared. Kept for 90 days.',
  access: 'sites:read',
  params: z.object({ siteId: pathId('Site') }),
  query: z.object({
    since: z.iso.datetime({ offset: true }).optional().meta({
      description: 'Changes found after this time, for example `2026-11-01T00:00:00Z`. Left out: all that are kept.',
    }),
    cursor: cursorQuery(3),
    limit: queryInteger(1, LISTED_CHANGES_MAX).default(LIMIT),
  }),
  responses: { 200: z.lazy(() => cursorListSchema(siteChangeSchema)) },
}).handle(async ({ caller, params, query }, { table }: BaseServices) => {
  const key = { organizationId: caller.organizationId, siteId: params.siteId };
  const [, crawls] = await Promise.all([
    requireSite(table, caller.organizationId, params.siteId),
    listCrawlsWithChanges(table, key),
  ]);
  const { since, limit, cursor: [crawlId = 0, from = 0, at = 0] = [] } = query;
  const sinceMs = since === undefined ? 0 : Date.parse(since);
  const parts = crawls
    .filter((crawl) => Date.parse(crawl.at) > sinceMs && crawl.crawlId >= crawlId)
    .flatMap((crawl) => Array.from({ length: crawl.parts }, (_, part) => ({ ...crawl, part })))
    .filter((part) => part.crawlId > crawlId || part.part >= from);
  // Small crawls have a part each: some are read at once.
  const some = parts.slice(0, PARTS_AT_ONCE);
  const read = await getChangesParts(table, key, some);
  const changes = some.flatMap((part, index) => (read[index] ?? []).map((change, place) => ({ change, part, place })));
  const start = changes.filter(
    ({ part, place }) => part.crawlId === crawlId && part.part === from && place < at,
  ).length;
  const shown = changes.slice(start, start + limit);
  const next = changes[start + limit];
  const later = parts[PARTS_AT_ONCE];
  const nextCursor = next
    ? formatCursor([next.part.crawlId, next.part.part, next.place])
    : later
      ? formatCursor([later.crawlId, later.part, 0])
      : null;
  return {
    status: 200,
    body: {
      data: shown.map(({ change, part }) => siteChangeResource(change, part)),
      meta: { limit, next_cursor: nextCursor },
    },
  };
});

/** Full parts of as many changes as a list shows, and one that is begun. */
const PARTS_AT_ONCE = 11;
