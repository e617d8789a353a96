/** Between the gateway's events and the web-standard requests that the MCP SDK takes. */
import type { HttpEvent, HttpResult } from '../../shared/http/request-state.ts';

/** A tool takes a text of 100,000 characters, which escaped takes six bytes each. */
export const MCP_MAX_BODY_BYTES = 1_000_000;

const passedOn = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id'];

const decodeBody = ({ body = '', isBase64Encoded }: HttpEvent): Buffer =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');

export const mcpRequest = (event: HttpEvent): Request =>
  new Request(`https://${event.requestContext.domainName}/mcp`, {
    method: 'POST',
    headers: passedOn.flatMap((name): [string, string][] => {
      const value = event.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
    body: decodeBody(event).toString('utf8'),
  });

export const toHttpResult = async (response: Response): Promise<HttpResult> => ({
  statusCode: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
});

/** The header by which a client asks for tools that read, and no others. */
export const isReadOnly = ({ headers }: HttpEvent): boolean => headers['x-mcp-readonly']?.trim() === 'true';

/** The key of `Authorization: Bearer <key>`; empty when there is none. */
export function bearerKey({ headers }: HttpEvent): string {
  const [, key = ''] = /^Bearer +(\S+) *$/i.exec(headers['authorization'] ?? '') ?? [];
  // A value that no header can carry is no key either.
  return /^[!-~]*$/.test(key) ? key : 'malformed';
}

const jsonError = (statusCode: number, message: string, headers: Record<string, string> = {}): HttpResult => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify({ error: { code: 'invalid_request', message } }),
});

/** The response to a request that is no message of the protocol. Null for one that may be. */
export function refuseRequest(event: HttpEvent): HttpResult | null {
  if (event.requestContext.http.method !== 'POST') {
    return jsonError(405, 'This server keeps no session and sends nothing by itself: use POST', { allow: 'POST' });
  }
  if (decodeBody(event).length > MCP_MAX_BODY_BYTES) {
    return jsonError(413, `The request body is larger than ${MCP_MAX_BODY_BYTES} bytes`);
  }
  return null;
}

/**
 * Whether the request comes from no browser, or from a page that may call (MCP, security of streamable HTTP: DNS rebinding). A page
 * of this machine may call a server of this machine.
 */
export function isOriginAllowed({ headers, requestContext }: HttpEvent, allowedOrigins: readonly string[]): boolean {
  const { origin } = headers;
  if (origin === undefined || allowedOrigins.includes('*') || allowedOrigins.includes(origin)) return true;
  return isLoopback(origin) && isLoopback(`http://${requestContext.domainName}`);
}

const isLoopback = (url: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(URL.parse(url)?.hostname ?? '');
