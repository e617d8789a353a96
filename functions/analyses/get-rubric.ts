import * as z from 'zod';
import { gradeBands } from '../../shared/domain/rubric/grade-bands.ts';
import { scoreCurves } from '../../shared/domain/rubric/score-curves.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { detailOf, pathId } from '../../shared/http/schemas.ts';
import { gradeSchema } from '../../shared/resources/grade.ts';
import { getSiteRubric } from '../../shared/table/rubrics.ts';

const criterionSchema = z.lazy(() =>
  z.strictObject({
    key: z.string(),
    label: z.string(),
    description: z.string(),
    category: z.string().nullable(),
    max_score: z.number(),
  }),
);

const rubricSchema = z.lazy(() =>
  z
    .strictObject({
      components: z.array(
        z.strictObject({
          component_type: z.string(),
          label: z.string(),
          weight: z.number().min(0).max(1),
          is_system: z.boolean(),
          criteria: z.array(criterionSchema),
        }),
      ),
      grade_bands: z.array(z.strictObject({ grade: gradeSchema, min: z.number() })),
      score_curve: z.enum(scoreCurves),
    })
    .meta({ id: 'Rubric' }),
);

export const getRubric = defineOperation({
  operationId: 'getRubric',
  method: 'GET',
  path: '/sites/{siteId}/rubric',
  tag: 'Analysis',
  summary: 'Get the rubric of a site',
  description:
    'Each site can have its own rubric: do not reuse it across sites. A score earns the grade of the first band whose `min` it reaches.',
  access: 'sites:read',
  params: z.object({ siteId: pathId('Site') }),
  responses: { 200: detailOf(rubricSchema) },
}).handle(async ({ caller, params }, { table }: BaseServices) => {
  const [site, rubric] = await Promise.all([
    requireSite(table, caller.organizationId, params.siteId),
    getSiteRubric(table, caller.organizationId, params.siteId),
  ]);
  const components = rubric.components.map((component) => ({
    component_type: component.componentType,
    label: component.label,
    weight: component.weight,
    is_system: component.isSystem,
    criteria: component.criteria.map(({ key, label, description, category, maxScore }) => ({
      key,
      label,
      description,
      category,
      max_score: maxScore,
    })),
  }));
  return { status: 200, body: { data: { components, grade_bands: [...gradeBands], score_curve: site.scoreCurve } } };
});
