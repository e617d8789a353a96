import { ApiError, ConnectionError, JobFailedError } from '../../clients/typescript/src/errors.ts';
import { describeApiError } from '../describe-api-error.ts';
import { exitCodeOfStatus, exitCodes } from './exit-codes.ts';

export interface Failure {
  /** One line: what is wrong, the request id, and what to do. */
  readonly message: string;
  readonly exitCode: number;
  /** For programs, with `--json`. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Why a command failed. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof ApiError) {
    const { code, status, requestId, details, retryAfterSeconds } = error;
    const id = requestId === null ? '' : ` [request ${requestId}]`;
    const advice = adviceOn(error);
    return {
      message: `${describeApiError(error)}${id}${advice === null ? '' : `: ${advice}`}`,
      exitCode: exitCodeOfStatus(status),
      details: {
        code,
        status,
        request: error.request,
        request_id: requestId,
        retry_after_seconds: retryAfterSeconds,
        details,
      },
    };
  }
  if (error instanceof ConnectionError) {
    const message = `${describeApiError(error)}: check the address with "coa whoami", and that the service runs`;
    return { message, exitCode: exitCodes.unreachable, details: { code: 'unreachable' } };
  }
  if (error instanceof JobFailedError) {
    const { id, status } = error.job;
    return {
      message: `${error.message} (job ${id})`,
      exitCode: exitCodes.failed,
      details: { code: `job_${status}`, job_id: id },
    };
  }
  return { message: describeApiError(error), exitCode: exitCodes.failed, details: {} };
}

/** The person's next step; null where the message of the API says it. */
function adviceOn({ code, status, details, retryAfterSeconds }: ApiError): string | null {
  if (status === 401) return 'sign in with a valid key by "coa login"';
  if (status === 403) return 'sign in with a key that has this scope';
  if (status === 402 && 'remaining' in details)
    return `the plan allows ${details['limit']}, ${details['used']} are used`;
  if (code === 'conflict' && 'page_id' in details) return `it is page ${details['page_id']}`;
  if (status === 404) return 'check the id; a resource of another organization is not found either';
  if (retryAfterSeconds !== null) return `repeat it in ${retryAfterSeconds} s`;
  if (typeof details['retry_at'] === 'string') return `repeat it after ${details['retry_at']}`;
  if (status >= 500) return 'repeat it later, and give the request id to the operator of the service';
  return null;
}
