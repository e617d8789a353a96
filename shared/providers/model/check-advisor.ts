import type { Check } from '../../domain/checks/check.ts';
import { type AdvisedPage, type CheckAdvice, checkAdvice } from '../../domain/checks/check-advice.ts';
import { rulesModel } from '../../domain/grading/grade-component.ts';

/** The port that words what to do about the checks of a page: one call for all of them. */
export interface CheckAdvisor {
  readonly model: string;
  advise(input: { checks: readonly Check[]; page: AdvisedPage }): Promise<readonly CheckAdvice[]>;
}

/** `rules-v1`: the check's finding and what to do about it, from the page's own words. */
export const rulesCheckAdvisor: CheckAdvisor = {
  model: rulesModel,
  advise: async ({ checks, page }) => checkAdvice(checks, page),
};
