import type { BaseServices } from '../../shared/http/api-handler.ts';
import type { Validator } from '../../shared/providers/model/validator.ts';
import type { AddressProber } from '../../shared/providers/web/address-prober.ts';

export interface RecommendationServices extends BaseServices {
  validator: Validator;
  /** How long the validator may take before the content passes without a verdict. */
  validationBudgetMs: number;
  /** Asks other sites whether a link leads to something. */
  probeAddress: AddressProber;
  /** Whether names resolve at all: where they do not, a host that is not found says nothing. */
  hasNetwork: () => Promise<boolean>;
}
