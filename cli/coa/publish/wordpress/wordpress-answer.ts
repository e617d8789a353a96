/** An answer of the REST API, read to its end, or why there is none. */
import { parseSeconds } from '../../../../clients/typescript/src/errors.ts';
import { CommandError } from '../../errors.ts';
import { exitCodeOfStatus, exitCodes } from '../../exit-codes.ts';
import { TargetError } from '../target-error.ts';

const RETRY_SECONDS_MAX = 60;
const FIRST_PAUSE_SECONDS = 1;

/** A response that was read to its end. */
export interface ReadResponse {
  readonly origin: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface WordpressAnswer {
  readonly json: unknown;
  readonly totalPages: number;
}

/** The next step by status; the rest of the line is what WordPress says. */
const advice: Readonly<Record<number, string>> = {
  401: 'check WORDPRESS_USER and WORDPRESS_APPLICATION_PASSWORD, or WORDPRESS_TOKEN',
  403: 'the user may not edit this; an editor or an administrator may',
  404: 'the REST API is not there: check --url, and that no plugin switches it off',
  409: 'somebody else edits this page: repeat the command later',
  429: 'WordPress, or what stands before it, limits requests: repeat the command later',
};
const ofSystem: ReadonlySet<number> = new Set([401, 429, 503]);

export function parseAnswer({ origin, headers, text }: ReadResponse): WordpressAnswer {
  try {
    return { json: JSON.parse(text), totalPages: Number(headers.get('x-wp-totalpages') ?? 1) };
  } catch {
    throw new CommandError(`${origin} has no REST API of WordPress there: check --url`);
  }
}

export function toRefusal({ status, headers, text }: ReadResponse): TargetError {
  const { code, message } = readReason(text);
  const isGone = code === 'rest_post_invalid_id';
  const next = isGone
    ? 'the page was deleted meanwhile: crawl the site again'
    : (advice[status] ?? (status >= 500 ? 'WordPress failed: see its log, and repeat the command' : null));
  const seconds = parseSeconds(headers.get('retry-after')) ?? FIRST_PAUSE_SECONDS;
  const mayPass = (status === 429 || status >= 500) && seconds <= RETRY_SECONDS_MAX;
  return new TargetError(`WordPress answers ${status} (${message})${next === null ? '' : `: ${next}`}`, {
    exitCode: isGone ? exitCodes.notFound : status === 404 ? exitCodes.failed : exitCodeOfStatus(status),
    isOfSystem: ofSystem.has(status),
    retrySeconds: mayPass ? seconds : null,
  });
}

/** The reason that WordPress gives; a proxy or a page of HTML gives none. */
function readReason(text: string): { code: string | null; message: string } {
  try {
    const { code = null, message = 'no reason' } = JSON.parse(text);
    return { code, message: String(message) };
  } catch {
    return { code: null, message: 'no reason' };
  }
}

export const noAnswer = (origin: string, cause: unknown): TargetError =>
  new TargetError(`no response from ${origin}: ${describeCause(cause)}`, {
    exitCode: exitCodes.unreachable,
    isOfSystem: true,
    retrySeconds: FIRST_PAUSE_SECONDS,
  });

function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
