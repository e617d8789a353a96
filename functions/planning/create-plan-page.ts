import * as z from 'zod';
import { textOrNull } from '../../shared/domain/pages/page-change.ts';
import { plannedSlug } from '../../shared/domain/planning/slug.ts';
import { notFound } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { readBriefLanguage } from '../../shared/planning/brief-language.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { newPage } from '../../shared/table/pages.ts';
import { createPlannedPagesWrites, readPlan } from '../../shared/table/planning.ts';
import { freePaths } from './free-paths.ts';
import {
  pageNameSchema,
  pagePurposeSchema,
  pageSlugSchema,
  plannedPage,
  plannedPageSchema,
} from './planning-schemas.ts';
import type { PlanningServices } from './services.ts';

export const createPlanPage = defineOperation({
  operationId: 'createPlanPage',
  method: 'POST',
  path: '/sites/{siteId}/plan/pages',
  tag: 'Site planning',
  summary: 'Create a planned page',
  description:
    'The slug is normalized (`About Us` becomes `about-us`, `home` is the homepage) and made unique with a number. Without a slug, it is derived from the name. ' +
    'The page has no URL until a crawl of the live site finds a page at its path.',
  access: 'content:write',
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject({
    name: pageNameSchema,
    slug: pageSlugSchema.nullish(),
    purpose: pagePurposeSchema.nullish(),
  }),
  responses: { 201: detailSchema(plannedPageSchema) },
}).handle(async ({ caller, params, body }, { table, ids, now }: PlanningServices) => {
  const { organizationId } = caller;
  const [site, id] = await Promise.all([requireSite(table, organizationId, params.siteId), ids.next('page')]);
  const { brief } = await readPlan(table, site);
  const language = await readBriefLanguage(brief);
  for await (const path of freePaths(table, site, plannedSlug(body.name, body.slug))) {
    const page = newPage({
      id,
      organizationId,
      siteId: site.id,
      url: null,
      path,
      planned: true,
      name: body.name,
      purpose: textOrNull(body.purpose),
      language,
      discoveredVia: 'plan',
      createdAt: now().toISOString(),
    });
    const result = await transact(table, createPlannedPagesWrites(site, [page]));
    if (result.ok) return { status: 201, body: { data: plannedPage(page) } };
    if (result.failed.includes('site')) throw notFound('Site');
  }
  throw new Error(`planned page ${id} found no path`);
});
