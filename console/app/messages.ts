/** Explains an error to the person, in the console's own words where it has some. */
import { texts } from '../texts/texts.ts';
import { ApiError, ConnectionError } from './client.ts';

type ErrorKind = 'no_access' | 'connection' | 'failed';

/** Another organization's resource returns 404 as a missing one does, and no resource has an invalid path: all are one kind. */
export function classifyError(error: unknown): ErrorKind {
  if (error instanceof ConnectionError) return 'connection';
  if (error instanceof ApiError && ([401, 403, 404].includes(error.status) || error.message.startsWith('Invalid path')))
    return 'no_access';
  return 'failed';
}

export function describeError(error: unknown): string {
  if (error instanceof ConnectionError) return texts.states.noConnection;
  if (!(error instanceof ApiError)) return texts.states.unexpected;
  if (error.status === 401) return texts.states.sessionEnded;
  if (error.status >= 500) return texts.errors.codes[error.code] ?? texts.states.serverFault(error.requestId);
  return describeRefusal(error);
}

/** `Invalid body: include[0]: is too long`: the field, and what is wrong with it. */
function readInvalidField(message: string): { field: string; reason: string } | null {
  const [where = '', path = '', ...reason] = message.split(': ');
  if (!where.startsWith('Invalid ') || reason.length === 0) return null;
  return { field: path.split('[', 1).join().split('.', 1).join(), reason: reason.join(': ') };
}

/** By what the API says word for word, else by the field or the code: the API writes its refusals in English alone. */
function describeRefusal({ code, message }: ApiError): string {
  const { sentences, fields, codes, other } = texts.errors;
  const invalid = readInvalidField(message);
  if (invalid) return fields[invalid.field]?.(invalid.reason) ?? other(`${invalid.field}: ${invalid.reason}`);
  return sentences[message] ?? codes[code] ?? other(message);
}
