/** Explains an error to the person, in the console's own words where it has some. */
import { texts } from '../texts/texts.ts';
import { ApiError, ConnectionError } from './client.ts';

type ErrorKind = 'no_access' | 'connection' | 'failed';

/** Another organization's resource returns 404 as a missing one does: the two are one kind. */
export function classifyError(error: unknown): ErrorKind {
  if (error instanceof ConnectionError) return 'connection';
  if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return 'no_access';
  return 'failed';
}

export function describeError(error: unknown): string {
  if (error instanceof ConnectionError) return texts.states.noConnection;
  if (error instanceof ApiError) {
    if (error.status === 401) return texts.states.sessionEnded;
    return error.status >= 500 ? texts.states.serverFault(error.requestId) : error.message;
  }
  return texts.states.unexpected;
}
