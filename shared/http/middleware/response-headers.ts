import type { HttpMiddleware, HttpRequest } from '../request-state.ts';

/** The headers of every response, whatever it is about. */
export const commonHeaders = (requestId: string): Record<string, string> => ({
  'x-request-id': requestId,
  'x-content-type-options': 'nosniff',
  // Responses are an organization's own data: a shared cache must not keep them unless the operation says otherwise.
  'cache-control': 'no-store',
  'strict-transport-security': 'max-age=31536000',
});

function complete({ response, internal: { state } }: HttpRequest): void {
  if (!response) return;
  response.headers = {
    ...commonHeaders(state.requestId),
    ...(state.rateLimit
      ? {
          'x-ratelimit-limit': String(state.rateLimit.limit),
          'x-ratelimit-remaining': String(state.rateLimit.remaining),
          'x-ratelimit-reset': String(state.rateLimit.resetAt),
        }
      : {}),
    ...response.headers,
  };
}

/** The headers of every response, errors too: request id, rate limit, and the security headers. */
export const responseHeaders = (): HttpMiddleware => ({ after: complete, onError: complete });
