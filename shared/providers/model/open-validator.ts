import { rulesModel } from '../../domain/grading/grade-component.ts';
import { rulesVerdict } from '../../domain/recommendations/rules-verdict.ts';
import { type Environment, EnvironmentError } from '../../environment.ts';
import type { Validator } from './validator.ts';

/** `rules-v1`: grades the criteria of the recommendation before and after, deterministic, no key and no network. */
export const rulesValidator: Validator = {
  model: rulesModel,
  validate: async ({ recommendation, rubric, before, after }) =>
    rulesVerdict({ criteria: recommendation.criteria, rubric, before, after }),
};

/**
 * The validator that the environment asks for.
 * @throws EnvironmentError for a provider that this release has no adapter for.
 */
export function openValidator({ MODEL_PROVIDER }: Pick<Environment, 'MODEL_PROVIDER'>): Validator {
  if (MODEL_PROVIDER === 'rules') return rulesValidator;
  throw new EnvironmentError(
    `invalid environment: MODEL_PROVIDER: no adapter for ${MODEL_PROVIDER} in this release; use rules`,
  );
}
