import type { HttpMiddleware, HttpRequest } from '../request-state.ts';

function omit({ event, response }: HttpRequest): void {
  if (!response || event.requestContext.http.method !== 'HEAD') return;
  delete response.body;
  response.isBase64Encoded = false;
}

/** A HEAD request gets the status and headers of the GET without its body (RFC 9110, section 9.3.2). */
export const omitHeadBody = (): HttpMiddleware => ({ after: omit, onError: omit });
