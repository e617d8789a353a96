import * as z from 'zod';
import { PAGE_URL_CHARACTERS_MAX } from '../../shared/domain/pages/limits.ts';
import { isAbsoluteHttpUrl, listPathKeys } from '../../shared/domain/pages/page-urls.ts';
import { type PageKey, pageKey, pathOfKey, storedPagePath } from '../../shared/domain/urls/page-url.ts';
import { ApiError, invalidRequest } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { characters, detailSchema, integerId } from '../../shared/http/schemas.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { findPageIdsByPlaces } from '../../shared/table/page-places.ts';
import { getPages, type Page } from '../../shared/table/pages.ts';
import { siteIdsByHost } from '../../shared/table/sites.ts';

export const lookupPage = defineOperation({
  operationId: 'lookupPage',
  method: 'GET',
  path: '/pages/lookup',
  tag: 'Pages',
  summary: 'Find a page by URL',
  description:
    'The scheme, a leading `www.` of the host, and trailing slashes of the path are ignored. ' +
    'The query and the fragment are ignored too, except on pages that the site addresses by exactly this query. ' +
    'When several sites have the page, the most recently added site wins. ' +
    'Returns 404 `site_not_found` with `details: {domain}` when no site has the host, and 404 `page_not_found` with `details: {site_id, domain, path}` when no such site has the page.',
  access: 'sites:read',
  query: z.object({
    url: characters(1, PAGE_URL_CHARACTERS_MAX).refine(isAbsoluteHttpUrl, 'must be an absolute http(s) URL'),
  }),
  responses: {
    200: detailSchema(
      z
        .strictObject({
          page_id: integerId(),
          site_id: integerId(),
          url: z.string().nullable(),
          path: z.string().nullable(),
        })
        .meta({ id: 'PageLookup' }),
    ),
  },
  errors: ['site_not_found', 'page_not_found'],
}).handle(async ({ caller, query }, { table }: BaseServices) => {
  const key = pageKey(query.url);
  if (!key) throw invalidRequest('Invalid query: url: must be an absolute http(s) URL');
  // Four dependent reads with the authentication: sites are found by host, pages by site and path, rows by page.
  const siteIds = await siteIdsByHost(table, caller.organizationId, key.host);
  const [newestSiteId] = siteIds;
  if (newestSiteId === undefined) {
    throw new ApiError('site_not_found', 'The organization has no site on this host', {
      details: { domain: key.host },
    });
  }
  const page = await findFirstPage(table, caller.organizationId, siteIds, key);
  if (!page) {
    throw new ApiError('page_not_found', 'The site has no page at this path', {
      details: { site_id: newestSiteId, domain: key.host, path: pathOfKey(storedPagePath(query.url) ?? '/') },
    });
  }
  return { status: 200, body: { data: { page_id: page.id, site_id: page.siteId, url: page.url, path: page.path } } };
});

/** A site's page with the URL's query comes before its page without one. */
async function findFirstPage(
  table: Table,
  organizationId: number,
  siteIds: readonly number[],
  key: PageKey,
): Promise<Page | null> {
  const places = siteIds.flatMap((siteId) => listPathKeys(key).map((pathKey) => ({ siteId, pathKey })));
  const ids = (await findPageIdsByPlaces(table, organizationId, places)).filter((id) => id !== null);
  const byId = new Map((await getPages(table, organizationId, ids)).map((page) => [page.id, page]));
  return ids.map((id) => byId.get(id)).find((page) => page !== undefined) ?? null;
}
