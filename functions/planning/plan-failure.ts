import { ApiError } from '../../shared/http/api-error.ts';
import { ModelError } from '../../shared/providers/model/text-model.ts';

const reasons: Readonly<Record<ModelError['kind'], string>> = {
  unavailable: 'the language model is overloaded or down; try again later',
  late: 'the language model did not answer in time; try again later',
  rejected: 'the provider of the language model rejects the requests of this service; its operator has to look at it',
  refused: 'the language model does not answer about this brief',
  malformed: 'the language model answered what is no plan; try again',
  over_limit: 'the monthly limit of the organization leaves too little for it',
};

/**
 * The error of a plan that was to replace existing pages and that a language model failed at. 409, because a 5xx of the contract says nothing
 * but "Internal server error", and its client must know that the pages are kept and whether another try can help.
 */
export const toPlanError = (error: unknown): unknown =>
  error instanceof ModelError ? new ApiError('conflict', `The existing pages are kept: ${reasons[error.kind]}`) : error;
