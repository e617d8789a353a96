import * as z from 'zod';
import { ApiError } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { cursorListSchema, cursorQuery, formatCursor } from '../../shared/http/cursor.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePage } from '../../shared/http/require.ts';
import { pathId, queryInteger } from '../../shared/http/schemas.ts';
import { incomingLinkSchema, readIncomingLinks } from '../../shared/resources/incoming-link.ts';
import { getSourcesOfPage } from '../../shared/table/link-sources.ts';
import { getSiteAudit } from '../../shared/table/site-audits.ts';

const LIMIT_MAX = 100;
const LIMIT = 50;

export const listIncomingLinks = defineOperation({
  operationId: 'listIncomingLinks',
  method: 'GET',
  path: '/pages/{pageId}/incoming-links',
  tag: 'Pages',
  summary: 'List links to a page',
  description:
    'The links of other pages of the site that lead to the page, also through redirects and other spellings, as the latest crawl of the site found them. ' +
    'In parts of whole linking pages: at least one, and no more once `limit` links are reached. A list that was begun before the latest crawl ended is read from its beginning again.',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page') }),
  query: z.object({ cursor: cursorQuery(2), limit: queryInteger(1, LIMIT_MAX).default(LIMIT) }),
  responses: { 200: z.lazy(() => cursorListSchema(incomingLinkSchema)) },
}).handle(async ({ caller, params, query }, { table }: BaseServices) => {
  const page = await requirePage(table, caller.organizationId, params.pageId);
  const audit = await getSiteAudit(table, page);
  const { limit, cursor: [crawlId = audit?.crawlId ?? 0, from = 0] = [] } = query;
  if (crawlId !== (audit?.crawlId ?? 0)) {
    throw new ApiError('invalid_request', 'cursor is of a list that a later crawl replaced; begin without a cursor');
  }
  const sources = audit === null ? [] : (await getSourcesOfPage(table, page, audit, page.id)).slice(from);
  let links = 0;
  const wanted = sources.filter(({ linkIds }, at) => {
    const isRead = at === 0 || links + linkIds.length <= limit;
    links += isRead ? linkIds.length : limit;
    return isRead;
  });
  const [data = []] = await readIncomingLinks(table, page, [{ url: page.url, sources: wanted }]);
  const nextCursor = wanted.length < sources.length ? formatCursor([crawlId, from + wanted.length]) : null;
  return { status: 200, body: { data, meta: { limit, next_cursor: nextCursor } } };
});
