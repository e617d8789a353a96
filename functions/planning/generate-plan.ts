import * as z from 'zod';
import { ApiError } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailOf, pathId } from '../../shared/http/schemas.ts';
import { getPlan, storeBrief } from '../../shared/table/planning.ts';
import { generatePages } from './generate-pages.ts';
import { briefSchema, plannedPage, plannedPageSchema } from './planning-schemas.ts';
import type { PlanningServices } from './services.ts';

export const generatePlan = defineOperation({
  operationId: 'generatePlan',
  method: 'POST',
  path: '/sites/{siteId}/plan/generate',
  tag: 'Site planning',
  summary: 'Generates the pages of a planned site from its brief',
  description:
    'Idempotent: planned pages that are there already are answered as they are, without a model call. With `regenerate: true` the planned pages that nobody has written to ' +
    '(no content version, no draft) are deleted and generated anew; the others stay as they are. A `brief` replaces the stored one. ' +
    'Typically 10 to 30 seconds where a language model plans. 409 `conflict` for a live site.',
  access: 'content:write',
  bucket: 'llm',
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject({ regenerate: z.boolean().default(false), brief: briefSchema.optional() }),
  bodyOptional: true,
  responses: {
    200: detailOf(
      z.strictObject({ pages: z.array(plannedPageSchema), brief: z.string() }).meta({ id: 'GeneratedPlan' }),
    ),
  },
  errors: ['conflict'],
}).handle(async ({ caller, params, body }, services: PlanningServices) => {
  const { table } = services;
  const site = await requireSite(table, caller.organizationId, params.siteId);
  if (!site.planned) throw new ApiError('conflict', 'The site is live already');
  const plan = body.brief === undefined ? await getPlan(table, site) : await storeBrief(table, site, body.brief);
  const pages = await generatePages(services, site, plan, { regenerate: body.regenerate });
  return { status: 200, body: { data: { pages: pages.map(plannedPage), brief: plan.brief ?? '' } } };
});
