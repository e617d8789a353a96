import { ContentionError } from '../table/engine/contention.ts';
import { IdempotencyKeyLostError } from '../table/engine/idempotent-request.ts';
import { WritesStoppedError } from '../table/engine/stopped-writes.ts';
import { type ErrorCode, statusOfErrorCode } from './error-codes.ts';

/** Thrown by a handler to return an error; `error-envelope.ts` renders it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.code = code;
    this.details = options.details;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return statusOfErrorCode[this.code];
  }
}

/** Contention is a conflict: the client reads again and decides whether to repeat its change. Other errors stay as they are. */
export const toApiError = (error: unknown): unknown => {
  if (error instanceof WritesStoppedError) return writesStopped();
  const isConflict = error instanceof ContentionError || error instanceof IdempotencyKeyLostError;
  return isConflict ? new ApiError('conflict', error.message) : error;
};

/** A restore takes from minutes to hours. */
const STOPPED_RETRY_SECONDS = 120;

export const writesStopped = (): ApiError =>
  new ApiError('writes_stopped', 'the operator has stopped all writes', {
    headers: { 'retry-after': String(STOPPED_RETRY_SECONDS) },
  });

export const invalidRequest = (message: string, details?: Record<string, unknown>): ApiError =>
  new ApiError('invalid_request', message, details ? { details } : {});

/** RFC 6750, section 3: a request without a key gets no error code. */
export const unauthorized = (message: string, { isKeyGiven }: { isKeyGiven: boolean }): ApiError =>
  new ApiError('unauthorized', message, {
    headers: { 'www-authenticate': isKeyGiven ? 'Bearer error="invalid_token"' : 'Bearer' },
  });

/**
 * The same message for missing, deleted, foreign and malformed ids (spec, What the service does 7), without the id.
 * @example throw notFound('Page') // 404 "Page not found"
 */
export const notFound = (resource: string): ApiError => new ApiError('not_found', `${resource} not found`);
