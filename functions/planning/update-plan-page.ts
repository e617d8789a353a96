import * as z from 'zod';
import { textOrNull } from '../../shared/domain/pages/page-change.ts';
import { plannedSlug } from '../../shared/domain/planning/slug.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import type { Page } from '../../shared/table/pages.ts';
import { changePlannedPageWrites } from '../../shared/table/planning.ts';
import { freePaths } from './free-paths.ts';
import { requirePlannedPage } from './planned-page.ts';
import {
  pageNameSchema,
  pagePurposeSchema,
  pageSlugSchema,
  plannedPage,
  plannedPageName,
  plannedPageSchema,
} from './planning-schemas.ts';
import type { PlanningServices } from './services.ts';

const bodySchema = z
  .strictObject({
    name: pageNameSchema.optional(),
    slug: pageSlugSchema.optional(),
    purpose: pagePurposeSchema.nullable().optional().meta({ description: 'Trimmed. Blank or null clears it.' }),
  })
  .refine((change) => Object.keys(change).length > 0, 'must have at least one field');
type Change = z.output<typeof bodySchema>;

export const updatePlanPage = defineOperation({
  operationId: 'updatePlanPage',
  method: 'PATCH',
  path: '/sites/{siteId}/plan/pages/{pageId}',
  tag: 'Site planning',
  summary: 'Update a planned page',
  description:
    'Requires at least one field. A new name does not change the slug. Returns 404 once a crawl has found the page, because it is live then.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site'), pageId: pathId('Page') }),
  body: bodySchema,
  responses: { 200: detailSchema(plannedPageSchema) },
  errors: ['conflict'],
}).handle(async ({ caller, params, body }, services: PlanningServices) => {
  const changed = await retryWhileContended('this page', async () => {
    const page = await requirePlannedPage(services.table, caller.organizationId, params);
    return tryChange(services, page, body);
  });
  return { status: 200, body: { data: plannedPage(changed) } };
});

/** `contended` when the page moved, went live or was deleted since it was read. */
async function tryChange(
  { table, now }: PlanningServices,
  page: Page,
  change: Change,
): Promise<Page | typeof contended> {
  const set = {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.purpose === undefined ? {} : { purpose: textOrNull(change.purpose) }),
    // The suggestion was for the page as the plan named and described it.
    ...(change.name === undefined && change.purpose === undefined ? {} : { suggestion: null }),
    updatedAt: now().toISOString(),
  };
  for await (const path of pathsFor(table, page, change)) {
    const result = await transact(table, changePlannedPageWrites(page, { set, path }));
    if (result.ok) return { ...page, ...set, path: path ?? page.path };
    if (result.failed.includes('page')) return contended;
  }
  return contended;
}

/** Where the page may go: one `null` when it stays. */
async function* pathsFor(table: PlanningServices['table'], page: Page, change: Change): AsyncGenerator<string | null> {
  if (change.slug === undefined) {
    yield null;
    return;
  }
  const slug = plannedSlug(change.name ?? plannedPageName(page), change.slug);
  yield* freePaths(table, { organizationId: page.organizationId, id: page.siteId }, slug, page.id);
}
