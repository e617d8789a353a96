import { gradeComponent, rulesModel } from '../../domain/grading/grade-component.ts';
import { type Environment, EnvironmentError } from '../../environment.ts';
import type { Grader } from './grader.ts';

/** `rules-v1`: deterministic, computed from the content, no key and no network. */
const rulesGrader: Grader = {
  model: rulesModel,
  gradeComponent: async (input) => gradeComponent(input),
};

/**
 * The grader that the environment asks for.
 * @throws EnvironmentError for a provider that this release has no adapter for.
 */
export function openGrader({ MODEL_PROVIDER }: Pick<Environment, 'MODEL_PROVIDER'>): Grader {
  if (MODEL_PROVIDER === 'rules') return rulesGrader;
  throw new EnvironmentError(
    `invalid environment: MODEL_PROVIDER: no adapter for ${MODEL_PROVIDER} in this release; use rules`,
  );
}
