import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { getSiteRubric } from '../../shared/table/rubrics.ts';
import { rubricSchema, rubricView } from './rubric-view.ts';

export const getRubric = defineOperation({
  operationId: 'getRubric',
  method: 'GET',
  path: '/sites/{siteId}/rubric',
  tag: 'Analysis',
  summary: 'Get the rubric of a site',
  description:
    'Each site can have its own rubric: do not reuse it across sites. A score earns the grade of the first band whose `min` it reaches. `page_kinds` says which part of the rubric each kind of page is graded by. ' +
    'Names and descriptions of a rubric that are those of the product are in the language of the response; a rubric that is to be set again is read with `Accept-Language: en`.',
  access: 'sites:read',
  localized,
  params: z.object({ siteId: pathId('Site') }),
  responses: { 200: detailSchema(rubricSchema) },
}).handle(async ({ caller, params, messages }, { table }: BaseServices) => {
  const [site, rubric] = await Promise.all([
    requireSite(table, caller.organizationId, params.siteId),
    getSiteRubric(table, caller.organizationId, params.siteId),
  ]);
  return { status: 200, body: { data: rubricView(rubric, site, messages) } };
});
