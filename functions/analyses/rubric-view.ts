import * as z from 'zod';
import { gradeBands } from '../../shared/domain/rubric/grade-bands.ts';
import type { Rubric } from '../../shared/domain/rubric/rubric.ts';
import { scoreCurves } from '../../shared/domain/rubric/score-curves.ts';
import { gradeSchema } from '../../shared/resources/grade.ts';
import type { Site } from '../../shared/table/sites.ts';

const criterionSchema = z.lazy(() =>
  z.strictObject({
    key: z.string(),
    label: z.string(),
    description: z.string(),
    category: z.string().nullable(),
    max_score: z.number(),
  }),
);

export const rubricSchema = z.lazy(() =>
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

/** As the console shows it. */
export const consoleRubricResponse = z.lazy(() =>
  z
    .strictObject({
      data: rubricSchema,
      own: z.boolean().meta({ description: "False where the product's own rubric counts." }),
    })
    .meta({ id: 'ConsoleRubric' }),
);

export const rubricView = (rubric: Rubric, { scoreCurve }: Pick<Site, 'scoreCurve'>): z.input<typeof rubricSchema> => ({
  components: rubric.components.map((component) => ({
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
  })),
  grade_bands: [...gradeBands],
  score_curve: scoreCurve,
});
