import { logWithMetrics, type MetricValues } from '../../logging/log-metrics.ts';
import type { Caller } from '../operation.ts';
import type { HttpMiddleware, HttpRequest } from '../request-state.ts';

function requestMetrics(status: number, durationMs: number): MetricValues {
  const ofClass = { 2: 'Requests2xx', 3: 'Requests3xx', 4: 'Requests4xx' } as const;
  const name = ofClass[Math.floor(status / 100) as keyof typeof ofClass] ?? 'Requests5xx';
  return { [name]: 1, RequestDuration: durationMs, ...(status === 429 ? { RequestsLimited: 1 } : {}) };
}

const callerFields = (caller: Caller) => ({
  organization_id: caller.organizationId,
  ...('session' in caller ? { user_id: caller.userId } : { key_id: caller.keyId }),
});

function write({ event, response, internal: { state } }: HttpRequest): void {
  const status = response?.statusCode ?? 500;
  const durationMs = Math.max(0, Date.now() - state.receivedAt.getTime());
  logWithMetrics('request', requestMetrics(status, durationMs), {
    method: event.requestContext.http.method,
    route: event.routeKey,
    status,
    duration_ms: durationMs,
    ...(state.caller ? callerFields(state.caller) : {}),
  });
}

/** One line per request, which is also its metrics: never a key, never a query string, never a body. */
export const accessLog = (): HttpMiddleware => ({ after: write, onError: write });
