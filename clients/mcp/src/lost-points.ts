import type { Components } from '../../typescript/src/index.ts';

type Component = Components['schemas']['Component'];

interface LostPoints {
  component_type: string;
  criterion: string;
  /** Of the 100 points of the overall score. */
  points: number;
  rationale: string;
}

/** The criteria that were not met in full, the costliest first: the rubric's weight of the component, shared by its criteria. */
export function lostPoints(components: readonly Component[], weights: ReadonlyMap<string, number>): LostPoints[] {
  const graded = components.filter(({ score }) => score !== null);
  const readWeight = ({ component_type }: Component): number => weights.get(component_type) ?? 0;
  const sum = graded.reduce((total, component) => total + readWeight(component), 0) || 1;
  return graded
    .flatMap((component) => {
      const criteria = Object.entries(component.criteria_scores);
      const scoreMax = criteria.reduce((total, [, { max_score }]) => total + max_score, 0) || 1;
      const share = (100 * readWeight(component)) / sum / scoreMax;
      return criteria.map(([criterion, { score, max_score, rationale }]) => ({
        component_type: component.component_type,
        criterion,
        points: Math.round(share * (max_score - score) * 10) / 10,
        rationale,
      }));
    })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
}
