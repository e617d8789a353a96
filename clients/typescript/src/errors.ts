import type { components } from './schema.generated.ts';

/** Every `code` of the API's error envelope. Later versions of the API may add some. */
export type ErrorCode = components['schemas']['Error']['error']['code'];

/** The API refused a request, or failed. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** Switch on this; `unknown` for a response without the API's envelope, from something in front of it. */
  readonly code: ErrorCode | 'unknown';
  readonly status: number;
  /** Names the request in the service's log. */
  readonly requestId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds after which a repeat makes sense, where the API says so. */
  readonly retryAfterSeconds: number | null;
  /** Method and path of the request, without the query: `GET /sites/1`. */
  readonly request: string;

  constructor(
    message: string,
    given: Pick<ApiError, 'code' | 'status' | 'requestId' | 'details' | 'retryAfterSeconds' | 'request'>,
  ) {
    super(message);
    this.code = given.code;
    this.status = given.status;
    this.requestId = given.requestId;
    this.details = given.details;
    this.retryAfterSeconds = given.retryAfterSeconds;
    this.request = given.request;
  }
}

/** No response came: the network failed, or the time was up. `cause` is what `fetch` threw. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
}

/** A job that was waited for ended without a result. */
export class JobFailedError extends Error {
  override name = 'JobFailedError';
  readonly job: components['schemas']['Job'];

  constructor(job: components['schemas']['Job']) {
    super(job.error ?? `The job ${job.id} was ${job.status}`);
    this.job = job;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** `details.reason` of a conflict with an earlier request that had the same `Idempotency-Key`. */
const idempotencyReasons: readonly unknown[] = ['response_lost', 'other_request', 'still_running'];

/** A write met an earlier one with its `Idempotency-Key`. `reason` says what became of that one. */
export class IdempotencyConflictError extends ApiError {
  override name = 'IdempotencyConflictError';

  /** `response_lost`: it took effect, so read the resource and do not write again. */
  get reason(): 'response_lost' | 'other_request' | 'still_running' {
    return this.details['reason'] as 'response_lost';
  }
}

/** Another caller saved first: read the resource again, and decide. */
export class VersionConflictError extends ApiError {
  override name = 'VersionConflictError';
}

function conflictClass(reason: unknown): typeof ApiError {
  if (reason === 'other_version') return VersionConflictError;
  return idempotencyReasons.includes(reason) ? IdempotencyConflictError : ApiError;
}

/** The error of a response that is not a success. */
export function toApiError(response: Response, text: string, request: string): ApiError {
  const given = {
    request,
    status: response.status,
    requestId: response.headers.get('x-request-id'),
    retryAfterSeconds: parseSeconds(response.headers.get('retry-after')),
  };
  const envelope = errorIn(text);
  if (!envelope) {
    return new ApiError(`The API returned status ${response.status}`, { ...given, code: 'unknown', details: {} });
  }
  const { code, message, details } = envelope;
  const known = isRecord(details) ? details : {};
  return new (conflictClass(code === 'conflict' ? known['reason'] : null))(String(message), {
    ...given,
    code: String(code) as ErrorCode,
    details: known,
  });
}

function errorIn(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text);
    const error = isRecord(body) ? body['error'] : null;
    return isRecord(error) && 'code' in error ? error : null;
  } catch {
    return null;
  }
}

/** `Retry-After` in seconds; a proxy may send a date. */
export function parseSeconds(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds : null;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1_000));
}
