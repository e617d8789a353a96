import type { Rubric } from '../rubric/rubric.ts';
import type { GradedComponent } from './component-score.ts';
import { applyChanges, type CriterionChanges } from './criterion-changes.ts';
import type { MeasuredEffect } from './measured-effect.ts';
import { creditRecommendation, type ScoredRecommendation } from './recommendation-credit.ts';

interface Measured {
  readonly id: number;
  readonly effect: MeasuredEffect;
  readonly covers: ReadonlySet<number>;
}

/**
 * The criteria scores with all verified edits: what a new analysis of the content that was verified gives. Where the edits were
 * measured together, by that measurement; what it does not hold is added by what each edit did alone.
 */
export function verifiedComponents(
  components: readonly GradedComponent[],
  rubric: Rubric,
  recommendations: readonly ScoredRecommendation[],
): readonly GradedComponent[] {
  const measured = recommendations.flatMap((recommendation): Measured[] => {
    const { id, verification } = recommendation;
    const effect = verification?.measured;
    if (!effect || id === undefined || !creditRecommendation(recommendation).verified) return [];
    return [{ id, effect, covers: new Set([id, ...(effect.together?.with ?? [])]) }];
  });
  if (measured.length === 0) return components;
  const steps = changesInOrder(measured);
  return rubric.components.flatMap((component) => {
    const graded = components.find(({ componentType }) => componentType === component.componentType);
    if (graded === undefined) return [];
    const criteriaScores = steps.reduce(
      (scores, changes) => applyChanges(scores, changes, component.criteria),
      graded.criteriaScores,
    );
    return [{ ...graded, criteriaScores }];
  });
}

function changesInOrder(measured: readonly Measured[]): CriterionChanges[] {
  const ids = new Set(measured.map(({ id }) => id));
  const newestFirst = measured.toSorted(
    (a, b) => b.effect.measuredAt.localeCompare(a.effect.measuredAt) || b.id - a.id,
  );
  const [widest] = newestFirst
    .filter(({ covers }) => [...covers].every((id) => ids.has(id)))
    .toSorted((a, b) => b.covers.size - a.covers.size);
  const rest = newestFirst.filter(({ id }) => widest?.covers.has(id) !== true);
  const held = measured.filter(({ id }) => widest?.covers.has(id) === true);
  // One reading of the stored body has the edits of all: a second one would count them twice.
  const [newestBody] = rest.filter(({ effect }) => effect.isStoredBody);
  const hasBody = held.some(({ effect }) => effect.isStoredBody);
  const added = rest.filter((one) => !one.effect.isStoredBody || (!hasBody && one === newestBody));
  const first = widest === undefined ? [] : [widest.effect.together?.changes ?? widest.effect.alone];
  return [...first, ...added.toSorted((a, b) => a.id - b.id).map(({ effect }) => effect.alone)];
}
