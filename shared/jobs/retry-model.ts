import { ModelError } from '../providers/model/text-model.ts';
import { RetryableError } from './worker-errors.ts';

/**
 * What a task asks of a language model. A provider that is overloaded or down is worth another try of the task, by the state
 * machine, a little later; all other failures are told as they are, and nothing tries them again.
 * @throws RetryableError, or the ModelError as it came.
 */
export async function retryModel<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ModelError && error.kind === 'unavailable') {
      throw new RetryableError(error.message, { cause: error });
    }
    throw error;
  }
}
