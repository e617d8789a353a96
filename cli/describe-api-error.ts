import { ApiError, ConnectionError } from '../clients/typescript/src/errors.ts';

/** Describes a refusal by the API or the network in one line. */
export function describeApiError(error: unknown): string {
  if (error instanceof ApiError) return `${error.message} (${error.status} ${error.code}, ${error.request})`;
  if (error instanceof ConnectionError) return `${error.message}: ${describeCause(error)}`;
  return error instanceof Error ? error.message || error.name : String(error);
}

/** fetch says only "fetch failed": what failed is in its cause, or in the first of several. */
function describeCause({ cause }: Error): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause.cause instanceof Error) return describeCause(cause);
  const [first] = cause instanceof AggregateError ? cause.errors : [];
  return first instanceof Error ? first.message : cause.message || cause.name;
}
