import { log } from '../../logging/log.ts';
import type { HttpMiddleware, HttpRequest } from '../request-state.ts';

function write({ event, response, internal: { state } }: HttpRequest): void {
  log.info('request', {
    method: event.requestContext.http.method,
    route: event.routeKey,
    status: response?.statusCode,
    duration_ms: Date.now() - state.receivedAt.getTime(),
    ...(state.caller ? { organization_id: state.caller.organizationId, key_id: state.caller.keyId } : {}),
  });
}

/** One line per request: never a key, never a query string, never a body. */
export const accessLog = (): HttpMiddleware => ({ after: write, onError: write });
