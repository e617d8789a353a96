import { readCookie } from '../console-request.ts';
import type { Operation } from '../operation.ts';
import { prefersAsync } from '../prefer.ts';
import type { HttpEvent, HttpMiddleware, RequestState } from '../request-state.ts';

/**
 * Sets up the request's state and finds its operation by API Gateway's route key. The `$default` route, which gets
 * every path that no operation has, finds none.
 */
export const startRequest = (
  operationByRouteKey: ReadonlyMap<string, Operation>,
  states: WeakMap<HttpEvent, RequestState>,
): HttpMiddleware => ({
  before: ({ event, internal }) => {
    const operation = operationByRouteKey.get(event.routeKey) ?? null;
    internal.state = {
      requestId: event.requestContext.requestId,
      receivedAt: new Date(event.requestContext.timeEpoch),
      startedAt: performance.now(),
      operation,
      clientAddress: event.requestContext.http.sourceIp,
      cookie: (name) => readCookie(event, name),
      uncheckedBody: undefined,
      caller: null,
      rateLimit: null,
      idempotency: null,
      replay: null,
      params: {},
      query: {},
      body: undefined,
      prefersAsync: operation?.mayRespondAsync === true && prefersAsync(event),
      contentType: '',
      messages: null,
    };
    states.set(event, internal.state);
  },
});
