/** Errors as results that a model can act on: the code, the message, the request id, and what to do next. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type * as z from 'zod';
import { ApiError, ConnectionError, type ErrorCode } from '../../typescript/src/index.ts';
import { countBytes, cut } from './answer-size.ts';

/** A call that makes no sense as it is, found before or between the calls of the API. */
export class ToolError extends Error {
  override name = 'ToolError';
  readonly code: string;
  readonly next: string;

  constructor(code: string, message: string, next: string) {
    super(message);
    this.code = code;
    this.next = next;
  }
}

const wait = 'Wait as long as retry_after_seconds says, then call again.';
const askForKey = 'Stop, and ask the person for an API key that is valid and has the scope.';
const findAgain = 'Check the id: call list_sites or find_pages. An id of another organization is not found either.';

const nextOfCode: Record<ErrorCode | 'unknown', string> = {
  invalid_request: 'Correct the argument that the message names, and call again.',
  no_content: 'The page has nothing to work on: crawl it (start_job recrawl_page), or write its body (edit_content).',
  no_content_to_validate: 'Write the field first (set_page_fields or edit_content), then resolve again.',
  unauthorized: askForKey,
  payment_required: 'The allowance is used up or there is no subscription. Stop, and say so to the person.',
  forbidden: askForKey,
  not_found: findAgain,
  site_not_found: 'Call list_sites. Add the site with add_site only when the person wants it.',
  page_not_found: 'Call find_pages with a part of the path.',
  conflict: 'Read the current state again (get_content for a body), and repeat the change on top of it.',
  keyword_generation_in_progress: 'Keywords of the site are being generated. Change the keyword later.',
  analysis_in_progress: 'The message names the job: poll it with get_job.',
  crawl_in_progress: 'The message names the job: poll it with get_job.',
  path_conflict: 'Another page has this path. Call find_pages with it.',
  already_resolved: 'Nothing is left to do for this recommendation. Call list_recommendations for the open ones.',
  not_applied: 'Resolve the recommendation first, without recheck.',
  ideas_run_in_progress: 'Call list_ideas every minute or two until its run has ended.',
  rate_limited: wait,
  generation_cap_reached: 'Stop starting analyses of this page.',
  ideas_refresh_cooldown: 'One run a day: use the ideas that list_ideas returns.',
  ideas_run_cap_reached: 'The runs of this month are used up: use the ideas that list_ideas returns.',
  engine_paused: 'Try again later.',
  writes_stopped: 'The service only reads at the moment. Try the change later.',
  internal_error: 'Try once more. If it fails again, give the person the request id.',
  unknown: 'Something before the API refused the request. Try once more, then say so to the person.',
};

interface Failure {
  code: string;
  message: string;
  status?: number;
  request_id?: string | null;
  retry_after_seconds?: number | null;
  details?: Readonly<Record<string, unknown>>;
}

const MESSAGE_CHARACTERS_MAX = 600;
const DETAILS_BYTES_MAX = 2_000;

const isKnown = (code: string): code is keyof typeof nextOfCode => Object.hasOwn(nextOfCode, code);

/** @throws what is no error of a call: a fault of this program. */
export function errorResult(error: unknown): CallToolResult {
  const { next, ...failure } = describeFailure(error);
  const shown = { ...failure, message: cut(failure.message, MESSAGE_CHARACTERS_MAX) };
  if (shown.details && countBytes(shown.details) > DETAILS_BYTES_MAX) delete shown.details;
  return { isError: true, content: [{ type: 'text', text: JSON.stringify({ error: shown, next }) }] };
}

function describeFailure(error: unknown): Failure & { next: string } {
  if (error instanceof ToolError) return { code: error.code, message: error.message, next: error.next };
  if (error instanceof ConnectionError) {
    const next = 'The API cannot be reached. Try once more in a minute, then say so to the person.';
    return { code: 'no_response', message: error.message, next };
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    const next = 'It may have taken effect: read the state before you repeat a change.';
    return { code: 'timeout', message: 'The API took too long', next };
  }
  if (!(error instanceof ApiError)) throw error;
  const { code, message, status, requestId, retryAfterSeconds, details } = error;
  return {
    code,
    message,
    status,
    request_id: requestId,
    ...(retryAfterSeconds === null ? {} : { retry_after_seconds: retryAfterSeconds }),
    ...(Object.keys(details).length === 0 ? {} : { details }),
    next: isKnown(code) ? nextOfCode[code] : nextOfCode.unknown,
  };
}

/** Names each argument that is wrong. */
export const invalidArguments = ({ issues }: z.ZodError): ToolError =>
  new ToolError('invalid_arguments', argumentsMessage(issues), nextOfCode.invalid_request);

const argumentsMessage = (issues: z.ZodError['issues']): string =>
  issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; ');
