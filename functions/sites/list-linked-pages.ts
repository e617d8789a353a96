import * as z from 'zod';
import { countDepths, pageSelections, placeSorts, selectPlaced } from '../../shared/domain/issues/placed-pages.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { integerId, pageMetaFields, paginationQuery, pathId, queryInteger } from '../../shared/http/schemas.ts';
import { pageMeta } from '../../shared/table/engine/pagination.ts';
import { getPlacedPages } from '../../shared/table/link-counts.ts';
import { getPages } from '../../shared/table/pages.ts';

/** More than any site has that people go through. */
const CLICKS_MAX = 1_000;

const clicksField = () =>
  z.number().int().nullable().meta({ description: 'The least from the home page; null without a way.' });

const linkedPagesSchema = z.lazy(() =>
  z.strictObject({
    data: z.array(
      z
        .strictObject({
          page_id: integerId(),
          path: z.string().nullable(),
          title: z.string().nullable(),
          clicks: clicksField(),
          incoming_links: z.number().int(),
          linking_pages: z.number().int(),
          outgoing_links: z.number().int(),
          external_links: z.number().int(),
        })
        .meta({ id: 'PlacedPage' }),
    ),
    meta: z.strictObject({
      ...pageMetaFields,
      complete: z.boolean().nullable().meta({
        description:
          'The crawl read all that it met. Null before the first crawl, and after one of an earlier release.',
      }),
      orphans: z.number().int().meta({ description: 'Pages that no other page links to.' }),
      depths: z.array(z.strictObject({ clicks: clicksField(), pages: z.number().int() })),
    }),
  }),
);

export const listLinkedPages = defineOperation({
  operationId: 'listLinkedPages',
  method: 'GET',
  path: '/sites/{siteId}/linked-pages',
  tag: 'Sites',
  summary: 'List pages by their links',
  description:
    'How the pages that the latest crawl of the site read are linked. `orphans`: no page links to it; `unreached`: no links lead there from the home page.',
  access: 'sites:read',
  params: z.object({ siteId: pathId('Site') }),
  query: z.object({
    clicks: queryInteger(0, CLICKS_MAX).optional(),
    only: z.enum(pageSelections).optional(),
    sort: z.enum(placeSorts).default('most_linked'),
    ...paginationQuery(50),
  }),
  responses: { 200: linkedPagesSchema },
}).handle(async ({ caller: { organizationId }, params: { siteId }, query }, { table }: BaseServices) => {
  const [, placed] = await Promise.all([
    requireSite(table, organizationId, siteId),
    getPlacedPages(table, { organizationId, siteId }),
  ]);
  const { page, limit, ...selection } = query;
  const selected = selectPlaced(placed.pages, selection);
  const listed = selected.slice((page - 1) * limit, page * limit);
  const rows = await getPages(
    table,
    organizationId,
    listed.map(({ pageId }) => pageId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const data = listed.flatMap((one) => {
    const row = byId.get(one.pageId);
    if (row === undefined) return [];
    const { path, title } = row;
    const { pageId, clicks, incoming, linkingPages, outgoing, external } = one;
    const links = { incoming_links: incoming, linking_pages: linkingPages, outgoing_links: outgoing };
    return [{ page_id: pageId, path, title, clicks, ...links, external_links: external }];
  });
  const meta = { ...pageMeta(selected.length, query), complete: placed.isComplete, ...countDepths(placed.pages) };
  return { status: 200, body: { data, meta: { ...meta, depths: [...meta.depths] } } };
});
