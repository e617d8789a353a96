import { ContentionError } from '../table/engine/contention.ts';
import { type ErrorCode, statusOfErrorCode } from './error-codes.ts';

/** What a handler throws to answer with an error; `error-envelope.ts` renders it. */
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
export const asApiError = (error: unknown): unknown =>
  error instanceof ContentionError ? new ApiError('conflict', error.message) : error;

export const invalidRequest = (message: string, details?: Record<string, unknown>): ApiError =>
  new ApiError('invalid_request', message, details ? { details } : {});

/**
 * The same words for missing, deleted, foreign and malformed (spec, What the service does 7), without the id.
 * @example throw notFound('Page') // 404 "Page not found"
 */
export const notFound = (resource: string): ApiError => new ApiError('not_found', `${resource} not found`);
