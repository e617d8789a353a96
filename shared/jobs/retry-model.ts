import { ModelError } from '../providers/model/text-model.ts';
import { RetryableError } from './worker-errors.ts';

/**
 * Makes a request to a language model retryable: when the provider is overloaded or down, the state machine retries the
 * task. Other failures are thrown unchanged, and not retried.
 * @throws RetryableError, or the ModelError of the provider.
 */
export async function retryModel<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ModelError && error.kind === 'unavailable') {
      throw new RetryableError(error.message, { cause: error });
    }
    throw error;
  }
}
