import { log } from '../../logging/log.ts';
import { ApiError, toApiError } from '../api-error.ts';
import type { HttpMiddleware, HttpResult } from '../request-state.ts';

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

/** Renders an error as the spec's envelope. A 5xx says only `Internal server error` and never carries details. */
export function renderError(error: ApiError): HttpResult {
  const internal = error.status >= 500;
  const body = {
    error: {
      code: error.code,
      message: internal ? 'Internal server error' : error.message,
      ...(error.details && !internal ? { details: error.details } : {}),
    },
  };
  // RFC 9110, 11.6.1: every 401 has a challenge.
  const challenge = error.status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  return {
    statusCode: error.status,
    headers: { ...jsonHeaders, ...challenge, ...error.headers },
    body: JSON.stringify(body),
  };
}

/** The one place that turns an error into a response. An unknown error is logged in full and returned as a 500. */
export const errorEnvelope = (): HttpMiddleware => ({
  onError: (request) => {
    const error = toApiError(request.error);
    if (error instanceof ApiError) {
      if (error.status >= 500) log.warn('request refused', { code: error.code, reason: error.message });
      request.response = renderError(error);
      return;
    }
    log.error('request crashed', error);
    request.response = renderError(new ApiError('internal_error', 'Internal server error'));
  },
});
