import * as z from 'zod';
import { PAGE_URL_CHARACTERS_MAX } from '../../shared/domain/pages/limits.ts';
import { isAbsoluteHttpUrl, isOnHost } from '../../shared/domain/pages/page-urls.ts';
import { parseHttpUrl } from '../../shared/domain/urls/http-url.ts';
import { invalidRequest } from '../../shared/http/api-error.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePageWithDrafts } from '../../shared/http/require.ts';
import { characters, detailSchema, pathId } from '../../shared/http/schemas.ts';
import { requestOpportunityScores } from '../../shared/jobs/request-opportunity-scores.ts';
import { linkCountsView, pageDetail, pageDetailSchema } from '../../shared/resources/page.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { getCountsOfPage } from '../../shared/table/link-counts.ts';
import type { Page } from '../../shared/table/pages.ts';
import { getSite } from '../../shared/table/sites.ts';
import { changePage, pageSite } from './change-page.ts';
import { NAMES_NOTHING, namesSomething, pageChange, pageChangeShape } from './page-change-schema.ts';
import type { PageServices } from './services.ts';

const hasNoCredentials = (url: string): boolean => {
  const parsed = parseHttpUrl(url);
  return parsed === null || (parsed.username === '' && parsed.password === '');
};

export const updatePage = defineOperation({
  operationId: 'updatePage',
  method: 'PATCH',
  path: '/pages/{pageId}',
  tag: 'Pages',
  summary: 'Update a page',
  description:
    'Requires at least one field. Keywords are stored exactly as sent. ' +
    'Returns the page as of the update. After a keyword write, `opportunity_score` and `is_priority` may predate the site-wide recompute. ' +
    'While keyword generation runs for the site, keyword writes return 409. Writes of other fields are never blocked.',
  access: 'content:write',
  localized,
  params: z.object({ pageId: pathId('Page') }),
  body: z
    .strictObject({
      ...pageChangeShape,
      gsc_url: characters(1, PAGE_URL_CHARACTERS_MAX)
        .refine(isAbsoluteHttpUrl, 'must be an absolute http(s) URL')
        .refine((url) => !url.includes('#'), 'must not have a fragment')
        .refine(hasNoCredentials, 'must not have a user name or a password')
        .nullable()
        .optional()
        .meta({
          description:
            "Must be on the site's canonical host, with or without `www.`. Null clears it, and the next reconciliation derives it again.",
        }),
    })
    .refine(namesSomething, NAMES_NOTHING),
  responses: { 200: detailSchema(pageDetailSchema) },
  errors: ['keyword_generation_in_progress', 'conflict'],
}).handle(async ({ caller, params, body, messages }, services: PageServices) => {
  const { table, now } = services;
  const found = await requirePageWithDrafts(table, caller.organizationId, params.pageId);
  if (typeof body.gsc_url === 'string') await requireOwnHost(table, found.page, body.gsc_url);
  const change = { ...pageChange(body), gscUrl: body.gsc_url };
  const [page, counts] = await Promise.all([
    changePage(table, found.page, change, now()),
    getCountsOfPage(table, found),
  ]);
  if (change.primaryKeyword !== undefined) await requestOpportunityScores(services, pageSite(page));
  const data = { ...pageDetail(page, found.drafts, messages), ...linkCountsView(counts) };
  return { status: 200, body: { data } };
});

/** One read more than other changes need: only the site has its canonical host. */
async function requireOwnHost(table: Table, page: Page, url: string): Promise<void> {
  const site = await getSite(table, page.organizationId, page.siteId);
  if (site && !site.planned && isOnHost(url, site.domain)) return;
  throw invalidRequest("Invalid body: gsc_url: must be on the site's canonical host");
}
