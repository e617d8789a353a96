/**
 * Which requests a person's session may serve. A browser sends the cookie along with requests that other pages make, so the cookie
 * alone proves nothing: the request must also carry a header that no form and no other origin can send without being asked
 * first, and must say, where the browser says it, that it comes from the service's own origin.
 */
import type { Environment } from '../environment.ts';
import type { HttpEvent } from './request-state.ts';

const CONSOLE_HEADER = 'x-console';

const COOKIE = 'coa_session';
/** Of a cookie with this prefix browsers see to it that it is secure and of this host alone (RFC 6265bis, 4.1.3). */
const HOST_PREFIX = '__Host-';

/** Where the service is reached: over TLS on a stage, over plain HTTP on the machine itself. */
export interface ConsoleSite {
  secure: boolean;
  /** `https://api.example.com` where something before the service has that name; else the host of the request counts. */
  origin: string | undefined;
}

export const readConsoleSite = ({
  CONSOLE_ORIGIN: origin,
  AWS_LAMBDA_FUNCTION_NAME: lambda,
}: Pick<Environment, 'CONSOLE_ORIGIN' | 'AWS_LAMBDA_FUNCTION_NAME'>): ConsoleSite => ({
  secure: origin?.startsWith('https:') ?? lambda !== undefined,
  origin,
});

export const sessionCookieName = ({ secure }: Pick<ConsoleSite, 'secure'>): string =>
  secure ? `${HOST_PREFIX}${COOKIE}` : COOKIE;

/** The `Set-Cookie` header that keeps a token for some seconds; 0 removes it. */
export function setCookie(
  name: string,
  value: string,
  {
    secure,
    maxAgeSeconds,
    sameSite = 'Strict',
  }: { secure: boolean; maxAgeSeconds: number; sameSite?: 'Strict' | 'Lax' },
): string {
  const parts = [`${name}=${value}`, 'Path=/', 'HttpOnly', `SameSite=${sameSite}`, `Max-Age=${maxAgeSeconds}`];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

/** The cookies of a request: API Gateway takes them out of the headers. Of two of one name the first counts. */
export function readCookie(event: HttpEvent, name: string): string | undefined {
  const pairs = event.cookies ?? (event.headers['cookie'] ?? '').split(';');
  const found = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Why the request is not one of the console's own; null when it is. */
export function faultOfConsoleRequest(event: HttpEvent, site: ConsoleSite): string | null {
  const { headers } = event;
  if (headers[CONSOLE_HEADER] !== '1') return `Missing header: ${CONSOLE_HEADER}: 1`;
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return 'The request comes from another origin';
  const { origin } = headers;
  if (origin !== undefined && origin !== ownOrigin(event, site)) return 'The request comes from another origin';
  return null;
}

const ownOrigin = (event: HttpEvent, { secure, origin }: ConsoleSite): string =>
  origin ?? `${secure ? 'https' : 'http'}://${event.headers['host'] ?? event.requestContext.domainName}`;
