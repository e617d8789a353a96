import * as z from 'zod';
import type { Messages } from '../../shared/domain/messages/render-message.ts';
import { PAGES_PER_CHANGE_MAX } from '../../shared/domain/pages/limits.ts';
import { type PageChange, writesKeywords } from '../../shared/domain/pages/page-change.ts';
import { ApiError, notFound, toApiError } from '../../shared/http/api-error.ts';
import { errorCodes } from '../../shared/http/error-codes.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { anyInteger, pathId } from '../../shared/http/schemas.ts';
import { requestOpportunityScores } from '../../shared/jobs/request-opportunity-scores.ts';
import { keywordGenerationRuns } from '../../shared/resources/keyword-generation-runs.ts';
import { type PageDetail, pageDetail, pageDetailSchema } from '../../shared/resources/page.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { keywordWriter } from '../../shared/table/keyword-lock.ts';
import { getPageWithDrafts, type Page } from '../../shared/table/pages.ts';
import type { Draft } from '../../shared/table/stored-draft.ts';
import { changePage } from './change-page.ts';
import { NAMES_NOTHING, namesSomething, pageChange, pageChangeShape } from './page-change-schema.ts';
import type { PageServices } from './services.ts';

const failureSchema = z
  .strictObject({ page_id: anyInteger(1), code: z.enum(errorCodes), message: z.string() })
  .meta({ id: 'PageFailure' });

export const updatePages = defineOperation({
  operationId: 'updatePages',
  method: 'PATCH',
  path: '/sites/{siteId}/pages',
  tag: 'Pages',
  summary: 'Update several pages',
  description:
    'Sets the same fields on every listed page. The update can succeed in part: read `meta.updated` and `meta.failed`, not the status code. ' +
    'Pages are written one at a time, in the listed order. A page that cannot be updated is listed in `failed`; the code of an id that is not a live page of the site is `not_found`. ' +
    'A keyword write while keyword generation runs for the site is refused as a whole with 409, before anything is written.',
  access: 'content:write',
  localized,
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject({
    page_ids: z
      .array(anyInteger(1))
      .min(1)
      .max(PAGES_PER_CHANGE_MAX)
      .refine((ids) => new Set(ids).size === ids.length, 'must be unique')
      .meta({ uniqueItems: true }),
    set: z.strictObject(pageChangeShape).refine(namesSomething, NAMES_NOTHING),
  }),
  responses: {
    200: z.strictObject({
      data: z.strictObject({ updated: z.array(pageDetailSchema), failed: z.array(failureSchema) }),
      meta: z.strictObject({ requested: z.number().int(), updated: z.number().int(), failed: z.number().int() }),
    }),
  },
  errors: ['keyword_generation_in_progress'],
}).handle(async ({ caller, params, body, messages }, services: PageServices) => {
  const { table, now } = services;
  const { organizationId } = caller;
  const change = pageChange(body.set);
  const at = now();
  const [site, writer, found] = await Promise.all([
    requireSite(table, organizationId, params.siteId),
    writesKeywords(change) ? keywordWriter(table, { organizationId, id: params.siteId }, at) : null,
    Promise.all(body.page_ids.map((pageId) => getPageWithDrafts(table, organizationId, pageId))),
  ]);
  if (writer !== null) throw keywordGenerationRuns(site.id, writer);
  const updated: PageDetail[] = [];
  const failed: z.input<typeof failureSchema>[] = [];
  for (const [position, pageId] of body.page_ids.entries()) {
    const target = found[position];
    const onSite = target?.page.siteId === site.id ? target : null;
    const outcome = await changeOne(table, onSite, change, { now: now(), messages });
    if (outcome instanceof ApiError) failed.push({ page_id: pageId, code: outcome.code, message: outcome.message });
    else updated.push(outcome);
  }
  // Once for all of them.
  if (change.primaryKeyword !== undefined && updated.length > 0) await requestOpportunityScores(services, site);
  const meta = { requested: body.page_ids.length, updated: updated.length, failed: failed.length };
  return { status: 200, body: { data: { updated, failed }, meta } };
});

/** The page as of its update, or why it could not be changed. A fault of ours ends the request: what is written stays. */
async function changeOne(
  table: Table,
  target: { page: Page; drafts: Draft[] } | null,
  change: PageChange,
  { now, messages }: { now: Date; messages: Messages },
): Promise<PageDetail | ApiError> {
  if (!target) return notFound('Page');
  try {
    return pageDetail(await changePage(table, target.page, change, now), target.drafts, messages);
  } catch (error) {
    const refused = toApiError(error);
    if (refused instanceof ApiError) return refused;
    throw error;
  }
}
