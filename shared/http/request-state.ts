import type middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Messages } from '../domain/messages/render-message.ts';
import type { IdempotentRequest } from '../table/engine/idempotent-request.ts';
import type { Claim } from '../table/idempotency-keys.ts';
import type { ApiError } from './api-error.ts';
import type { Caller, Operation } from './operation.ts';

/** The counters of the bucket that a request spent (spec, Limits 2). */
interface RateLimitState {
  limit: number;
  remaining: number;
  /** Unix seconds at which the window ends. */
  resetAt: number;
}

/** The state that the steps of the request path share. */
export interface RequestState {
  requestId: string;
  /** On the clock of the gateway. */
  receivedAt: Date;
  /** On the clock of this process (`performance.now()`). */
  startedAt: number;
  operation: Operation | null;
  /** Who sent the request, as far as the network shows. */
  clientAddress: string;
  /** The value of a cookie of the request. */
  cookie: (name: string) => string | undefined;
  /** The body as parsed JSON, before validation; `undefined` when there is none or it is not JSON. */
  uncheckedBody: unknown;
  /** Why the body could not be read; reported after the key has been checked. */
  bodyError?: ApiError;
  caller: Caller | null;
  rateLimit: RateLimitState | null;
  /** The `Idempotency-Key` that this request holds, until its response is kept. */
  idempotency: (IdempotentRequest & { claim: Claim }) | null;
  /** The response of an earlier request with the same `Idempotency-Key`. */
  replay: HttpResult | null;
  params: unknown;
  query: unknown;
  body: unknown;
  /** `Prefer: respond-async`, of an operation that may start a job; else false. */
  prefersAsync: boolean;
  /** The form of the response that `Accept` prefers, of an operation that has several; else empty. */
  contentType: string;
  /** The sentences of the service in the language of the response, of an operation that is localized. */
  messages: Messages | null;
}

/** middy keeps `internal` per request: one typed object in it holds our state. */
export interface Internal extends Record<string, unknown> {
  state: RequestState;
}

export type HttpEvent = APIGatewayProxyEventV2;
export type HttpResult = APIGatewayProxyStructuredResultV2;
export type HttpRequest = middy.Request<HttpEvent, HttpResult, Error, Context, Internal>;
export type HttpMiddleware = middy.MiddlewareObj<HttpEvent, HttpResult, Error, Context, Internal>;
