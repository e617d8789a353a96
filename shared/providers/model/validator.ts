import type { ValidatorVerdict } from '../../domain/recommendations/rules-verdict.ts';
import type { ValidationRequest } from '../../domain/recommendations/validation-request.ts';

/** The port that judges whether a recommendation was followed. It may fail, and take its time: see `validateWithin`. */
export interface Validator {
  readonly model: string;
  validate(request: ValidationRequest, signal: AbortSignal): Promise<ValidatorVerdict>;
}
