import * as z from 'zod';
import { defaultRubric } from './default-rubric.ts';
import { gradeBands } from './grade-bands.ts';
import { componentTypes, type Rubric } from './rubric.ts';
import { scoreCurves } from './score-curves.ts';

const weightTolerance = 0.001;

const knownCriteria: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  defaultRubric.components.map((component) => [
    component.componentType,
    new Set(component.criteria.map(({ key }) => key)),
  ]),
);

const criterionSchema = z.strictObject({
  key: z.string().min(1).max(100),
  label: z.string().trim().min(1).max(200),
  description: z.string().trim().min(1).max(2000),
  category: z.string().trim().min(1).max(100).nullable().default(null),
  max_score: z.number().int().min(1).max(100),
});

const componentSchema = z.strictObject({
  component_type: z.enum(componentTypes),
  label: z.string().trim().min(1).max(200),
  weight: z.number().gt(0).max(1),
  is_system: z.boolean().default(false),
  criteria: z.array(criterionSchema).min(1).max(50),
});

// The file has the form of the API's own answer, so that a rubric can be read, edited and set again. Bands and curve are
// accepted for that reason alone: bands are the same for every site, the curve is a separate setting, and the kinds follow from the criteria.
const rubricSchema = z
  .strictObject({
    components: z.array(componentSchema).min(1).max(componentTypes.length),
    grade_bands: z.array(z.strictObject({ grade: z.string(), min: z.number() })).optional(),
    score_curve: z.enum(scoreCurves).optional(),
    page_kinds: z.unknown().optional(),
  })
  .check(({ value, issues }) => {
    const report = (message: string, path: (string | number)[]) =>
      issues.push({ code: 'custom', message, path, input: value });
    if (value.grade_bands !== undefined && JSON.stringify(value.grade_bands) !== JSON.stringify(gradeBands)) {
      report('grade bands are the same for every site and cannot be changed', ['grade_bands']);
    }
    const sum = value.components.reduce((total, component) => total + component.weight, 0);
    if (Math.abs(sum - 1) > weightTolerance)
      report(`weights must sum to 1, not ${Number(sum.toFixed(4))}`, ['components']);
    const seen = new Set<string>();
    value.components.forEach((component, at) => {
      const path = ['components', at];
      if (seen.has(component.component_type))
        report(`${component.component_type} is listed twice`, [...path, 'component_type']);
      seen.add(component.component_type);
      component.criteria.forEach(({ key }, index) => {
        const keyPath = [...path, 'criteria', index, 'key'];
        if (seen.has(`criterion ${key}`)) report(`the key ${key} is used twice`, keyPath);
        seen.add(`criterion ${key}`);
        // Every analysis must be gradable by the rules grader, which takes over when a model is out of reach.
        if (!knownCriteria.get(component.component_type)?.has(key)) {
          report(
            `${component.component_type} has no criterion ${key}; its criteria are ${[...(knownCriteria.get(component.component_type) ?? [])].join(', ')}`,
            keyPath,
          );
        }
      });
    });
  });

type ParsedRubric = { readonly ok: true; readonly rubric: Rubric } | { readonly ok: false; readonly message: string };

/**
 * Reads a site's own rubric: `{components: […]}` as `GET /sites/{siteId}/rubric` returns it. It may leave components and
 * criteria out, and change weights, labels and points; weights sum to 1 within 0.001.
 */
export function parseRubric(value: unknown): ParsedRubric {
  const result = rubricSchema.safeParse(value);
  if (!result.success) {
    const described = result.error.issues
      .slice(0, 5)
      .map((issue) => `${issue.path.join('.') || 'rubric'}: ${issue.message}`);
    return { ok: false, message: described.join('; ') };
  }
  return {
    ok: true,
    rubric: {
      components: result.data.components.map((component) => ({
        componentType: component.component_type,
        label: component.label,
        weight: component.weight,
        isSystem: component.is_system,
        criteria: component.criteria.map(({ max_score: maxScore, ...criterion }) => ({ ...criterion, maxScore })),
      })),
    },
  };
}
