import * as z from 'zod';
import type { Messages } from '../../shared/domain/messages/render-message.ts';
import { pageKinds } from '../../shared/domain/pages/page-kind/page-kinds.ts';
import { rubricOfKind } from '../../shared/domain/rubric/criteria-by-kind.ts';
import { gradeBands } from '../../shared/domain/rubric/grade-bands.ts';
import type { Rubric } from '../../shared/domain/rubric/rubric.ts';
import { scoreCurves } from '../../shared/domain/rubric/score-curves.ts';
import { componentName, criterionDescription, criterionName } from '../../shared/domain/scoring/component-name.ts';
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
          weight: z.number().min(0).max(1).meta({
            description: 'Share of the overall score. A component without a score is left out of the average.',
          }),
          is_system: z.boolean(),
          criteria: z.array(criterionSchema),
        }),
      ),
      grade_bands: z.array(z.strictObject({ grade: gradeSchema, min: z.number() })),
      score_curve: z.enum(scoreCurves),
      page_kinds: z
        .array(
          z.strictObject({
            page_kind: z.enum(pageKinds),
            components: z.array(z.strictObject({ component_type: z.string(), criteria: z.array(z.string()) })),
          }),
        )
        .meta({
          description:
            'What a page of each `page_kind` is graded by: the components and the keys of their criteria. The others are left out: such a component has `score: null`, and its weight and points are shared among the rest. A page without any text is graded by the whole rubric.',
        }),
    })
    .meta({ id: 'Rubric' }),
);

/** As the console shows it. */
export const consoleRubricSchema = z.lazy(() =>
  z
    .strictObject({
      data: rubricSchema,
      own: z.boolean().meta({ description: "False where the product's own rubric counts." }),
    })
    .meta({ id: 'ConsoleRubric' }),
);

export const rubricView = (
  rubric: Rubric,
  { scoreCurve }: Pick<Site, 'scoreCurve'>,
  messages: Messages,
): z.input<typeof rubricSchema> => ({
  components: rubric.components.map((component) => ({
    component_type: component.componentType,
    label: messages.renderWords(componentName(component)),
    weight: component.weight,
    is_system: component.isSystem,
    criteria: component.criteria.map((criterion) => ({
      key: criterion.key,
      label: messages.renderWords(criterionName(criterion)),
      description: messages.renderWords(criterionDescription(criterion)),
      category: criterion.category,
      max_score: criterion.maxScore,
    })),
  })),
  grade_bands: [...gradeBands],
  score_curve: scoreCurve,
  page_kinds: pageKinds.map((kind) => ({
    page_kind: kind,
    components: rubricOfKind(rubric, kind).map(({ componentType, criteria }) => ({
      component_type: componentType,
      criteria: [...criteria],
    })),
  })),
});
