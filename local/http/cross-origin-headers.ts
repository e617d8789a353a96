import type { IncomingMessage } from 'node:http';
import { crossOriginPolicy } from '../../shared/http/cross-origin.ts';

/** Whether the browser asks what it may send (Fetch standard, CORS-preflight request). */
export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;

/** The headers that API Gateway adds for the origin of a request; none where its origin is not allowed. */
export function crossOriginHeaders(
  request: IncomingMessage,
  allowedOrigins: readonly string[],
): Readonly<Record<string, string>> {
  const { origin } = request.headers;
  if (origin === undefined) return {};
  const all = allowedOrigins.includes('*');
  // The response differs by origin, so that a cache must not give one origin the response of another.
  const vary: Record<string, string> = all || allowedOrigins.length === 0 ? {} : { vary: 'origin' };
  if (!all && !allowedOrigins.includes(origin)) return vary;
  const allowed = { ...vary, 'access-control-allow-origin': all ? '*' : origin };
  const { methods, requestHeaders, exposedHeaders, preflightSeconds } = crossOriginPolicy;
  if (!isPreflight(request)) return { ...allowed, 'access-control-expose-headers': exposedHeaders.join(',') };
  return {
    ...allowed,
    'access-control-allow-methods': methods.join(','),
    'access-control-allow-headers': requestHeaders.join(','),
    'access-control-max-age': String(preflightSeconds),
  };
}
