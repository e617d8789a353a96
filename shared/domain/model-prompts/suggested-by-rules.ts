import { rulesModel } from '../grading/rules-model.ts';
import type { PlannedPage } from '../planning/plan-input.ts';
import type { SuggestedPage } from '../planning/suggested-page.ts';

export const suggestedByRules = (page: PlannedPage): SuggestedPage => ({
  ...page,
  basis: 'rules',
  basisWords: null,
  wordedBy: rulesModel,
  keywords: [],
});
