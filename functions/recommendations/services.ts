import type { BaseServices } from '../../shared/http/api-handler.ts';
import type { Validator } from '../../shared/providers/model/validator.ts';

export interface RecommendationServices extends BaseServices {
  validator: Validator;
  /** How long the validator may take before the content passes without a verdict. */
  validationBudgetMs: number;
}
