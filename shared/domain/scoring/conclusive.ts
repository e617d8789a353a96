import type { Rubric } from '../rubric/rubric.ts';

/** The share of the rubric's weight whose grading may fail. */
const FAILED_SHARE_MAX = 0.5;

interface GradedOutcome {
  readonly componentType: string;
  readonly status: string;
  readonly score: number | null;
}

/**
 * Whether what could be graded says enough about the page. With the weight of failed components shared among the others, an
 * outage of the model would else be a score of the one component that needs none, and cost the allowance of an analysis.
 */
export function isConclusive(components: readonly GradedOutcome[], { components: parts }: Rubric): boolean {
  if (components.every(({ score }) => score === null)) return false;
  const failed = components.filter(({ status }) => status === 'failed').map(({ componentType }) => componentType);
  const sumWeight = (some: typeof parts): number => some.reduce((total, { weight }) => total + weight, 0);
  const failedWeight = sumWeight(parts.filter(({ componentType }) => failed.includes(componentType)));
  return failedWeight <= FAILED_SHARE_MAX * sumWeight(parts) + 1e-9;
}
