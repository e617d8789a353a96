/**
 * `Idempotency-Key` on requests that write: a repeat gets the first final response again instead of a second effect. A
 * request without the header costs nothing more (docs/decisions/0023-idempotency-keys.md).
 */
import { log } from '../../logging/log.ts';
import type { Table } from '../../table/engine/client.ts';
import {
  type ClaimResult,
  claimIdempotencyKey,
  keepResponse,
  markEffectiveWrite,
  releaseIdempotencyKey,
} from '../../table/idempotency-keys.ts';
import { ApiError, invalidRequest } from '../api-error.ts';
import { conflictReasons } from '../conflict-reasons.ts';
import type { Caller } from '../operation.ts';
import { RESPOND_ASYNC } from '../prefer.ts';
import type { HttpEvent, HttpMiddleware, HttpRequest, HttpResult, RequestState } from '../request-state.ts';

const IDEMPOTENCY_KEY_LENGTH_MAX = 255;
/** Seconds after which the client may repeat a request that is still running. */
const RUNNING_RETRY_SECONDS = 2;

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const visibleAscii = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

interface IdempotencyOptions {
  table: Table;
  now: () => Date;
}

function readKey(event: HttpEvent): string | null {
  const given = event.headers['idempotency-key'] ?? event.headers['Idempotency-Key'];
  if (given === undefined || reading.has(event.requestContext.http.method)) return null;
  if (given.length > IDEMPOTENCY_KEY_LENGTH_MAX || !visibleAscii.test(given)) {
    throw invalidRequest(
      `Invalid header: Idempotency-Key: must have 1 to ${IDEMPOTENCY_KEY_LENGTH_MAX} printable ASCII characters`,
    );
  }
  return given;
}

/** A body that is JSON is compared as its value: white space makes no other request. */
const requestText = (event: HttpEvent, { uncheckedBody, prefersAsync }: RequestState): string =>
  JSON.stringify([
    event.requestContext.http.method,
    event.rawPath,
    event.rawQueryString,
    uncheckedBody ?? event.body ?? null,
    // A job is another response than the pages themselves.
    ...(prefersAsync ? [RESPOND_ASYNC] : []),
  ]);

function toReplay(result: Exclude<ClaimResult, { outcome: 'claimed' }>): HttpResult {
  switch (result.outcome) {
    case 'replay':
      return { ...result.response, headers: { ...result.response.headers, 'idempotent-replayed': 'true' } };
    case 'running':
      throw new ApiError('conflict', 'A request with this Idempotency-Key is still running', {
        details: { reason: conflictReasons.stillRunning },
        headers: { 'retry-after': String(RUNNING_RETRY_SECONDS) },
      });
    case 'other-request':
      throw new ApiError('conflict', 'This Idempotency-Key was sent with another request', {
        details: { reason: conflictReasons.otherRequest },
      });
    case 'response-lost':
      throw new ApiError(
        'conflict',
        'The first request with this Idempotency-Key took effect, but its response was lost: read the resource',
        { details: { reason: conflictReasons.responseLost } },
      );
  }
}

const claim = async ({ table, now }: IdempotencyOptions, event: HttpEvent, state: RequestState, caller: Caller) => {
  const idempotencyKey = readKey(event);
  if (idempotencyKey === null) return;
  const result = await claimIdempotencyKey(table, {
    organizationId: caller.organizationId,
    sender: 'session' in caller ? { sessionHash: caller.session.hash } : { keyId: caller.keyId },
    idempotencyKey,
    request: requestText(event, state),
    holder: state.requestId,
    now: now(),
  });
  if (result.outcome !== 'claimed') {
    state.replay = toReplay(result);
    return;
  }
  state.idempotency = { claim: result.claim, mark: markEffectiveWrite(result.claim), marked: false };
};

/** Claims the key of the request, or finds the response of its first request. Behind every check of the caller. */
export const claimIdempotency = (options: IdempotencyOptions): HttpMiddleware => ({
  before: async ({ event, internal: { state } }) => {
    if (state.caller) await claim(options, event, state, state.caller);
  },
});

/** A refusal of a request that had no effect is about a state that may change: it is given anew each time. */
const isFinal = (status: number, hadEffect: boolean): boolean => status < 400 || (hadEffect && status < 500);

async function settle(
  { table, now }: IdempotencyOptions,
  { response, internal: { state } }: HttpRequest,
): Promise<void> {
  if (!state.idempotency || !response) return;
  const { claim: held, marked } = state.idempotency;
  state.idempotency = null;
  const { statusCode = 500, headers = {}, body } = response;
  try {
    // A secret is not written anywhere: a repeat after the effect returns a conflict.
    const isKept = isFinal(statusCode, marked) && !(state.operation?.returnsSecret && statusCode < 400);
    if (!isKept) return await releaseIdempotencyKey(table, held);
    const kept = {
      statusCode,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ...(body === undefined ? {} : { body }),
    };
    await keepResponse(table, held, kept, now());
  } catch (error) {
    // The effect is written and marked: the client gets its response, and a repeat gets a conflict that says so.
    log.error('the response of an Idempotency-Key was not kept', error);
  }
}

/** Keeps a response before it is compressed for the client that asked first. */
export const keepIdempotentReply = (options: IdempotencyOptions): HttpMiddleware => ({
  after: (request) => settle(options, request),
});

/** Keeps a rendered error, or gives the key back when the error is not final. Above the error envelope. */
export const keepIdempotentError = (options: IdempotencyOptions): HttpMiddleware => ({
  onError: (request) => settle(options, request),
});
