import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { clientPace, handleMcpPost } from '../../clients/mcp/src/index.ts';
import { createClient } from '../../clients/typescript/src/index.ts';
import type { Environment } from '../../shared/environment.ts';
import { ApiError, unauthorized } from '../../shared/http/api-error.ts';
import type { HttpLambda } from '../../shared/http/api-handler.ts';
import { FRONT_SECRET_HEADER, VIEWER_ADDRESS_HEADER } from '../../shared/http/front.ts';
import { accessLog } from '../../shared/http/middleware/access-log.ts';
import { compressResponse } from '../../shared/http/middleware/compress-response.ts';
import { errorEnvelope } from '../../shared/http/middleware/error-envelope.ts';
import { identifyClient } from '../../shared/http/middleware/identify-client.ts';
import { responseHeaders } from '../../shared/http/middleware/response-headers.ts';
import { startRequest } from '../../shared/http/middleware/start-request.ts';
import { type OAuthSite, readOAuthSite } from '../../shared/http/oauth-resource.ts';
import type { HttpEvent, HttpResult, Internal, RequestState } from '../../shared/http/request-state.ts';
import { runInLogContext } from '../../shared/logging/context.ts';
import { createKeyCheck, type KeyCheck, type SendToApi } from './key-check.ts';
import { bearerKey, isOriginAllowed, isReadOnly, mcpRequest, refuseRequest, toHttpResult } from './mcp-event.ts';

type McpEnvironment = Pick<
  Environment,
  | 'API_URL'
  | 'FRONT_SECRETS'
  | 'FRONT_DIRECT'
  | 'CORS_ALLOWED_ORIGINS'
  | 'AWS_LAMBDA_FUNCTION_NAME'
  | 'MCP_OAUTH'
  | 'CONSOLE_ORIGIN'
>;

/** With the check of the key, below the 29 seconds that the function has. */
const TOOL_TIMEOUT_MS = 20_000;

/**
 * The Lambda handler of `/mcp`. It has no right to the table: whatever a tool does is an ordinary request to the API with the
 * caller's own key, so that scopes, limits and the borders between organizations are those of the API.
 */
export function mcpLambda(environment: McpEnvironment, now: () => number = Date.now): HttpLambda {
  const { API_URL: apiUrl, CORS_ALLOWED_ORIGINS: allowedOrigins } = environment;
  const keys = createKeyCheck(apiUrl, now);
  const oauth = readOAuthSite(environment);
  const states = new WeakMap<HttpEvent, RequestState>();
  const handler = middy<HttpEvent, HttpResult, Error, Context, Internal>()
    .use(accessLog())
    .use(responseHeaders())
    .use({ onError: ({ response }) => nameAuthorization(response, oauth) })
    .use(errorEnvelope())
    .use(startRequest(new Map(), states))
    .use(identifyClient(environment))
    .use(compressResponse({ onLambda: environment.AWS_LAMBDA_FUNCTION_NAME !== undefined }))
    .handler((event: HttpEvent) => {
      const address = states.get(event)?.clientAddress ?? '';
      const send = sendFor(address, environment.FRONT_SECRETS);
      return answer(event, { keys, apiUrl, send, allowedOrigins });
    });
  return (event, context) =>
    runInLogContext(
      { request_id: event.requestContext.requestId },
      () => handler(event, context) as Promise<HttpResult>,
    );
}

/** A client without a token, or with one that is over, learns where people grant access (RFC 9728, 5.1). */
function nameAuthorization(response: HttpResult | null | undefined, oauth: OAuthSite | null): void {
  if (!oauth || response?.statusCode !== 401) return;
  const challenge = String(response.headers?.['www-authenticate'] ?? 'Bearer');
  const separator = challenge.includes('=') ? ',' : '';
  response.headers = {
    ...response.headers,
    'www-authenticate': `${challenge}${separator} resource_metadata="${oauth.resourceMetadata}"`,
  };
}

/**
 * Requests to the API for a client at an address. Where CloudFront is before the gateway, they prove themselves as CloudFront
 * does, and go to the gateway directly: the firewall has seen the client already, and would count all clients as this function.
 */
const sendFor =
  (address: string, [secret]: readonly string[]): SendToApi =>
  (url, init) => {
    const headers = new Headers(init.headers);
    if (secret !== undefined) {
      headers.set(FRONT_SECRET_HEADER, secret);
      headers.set(VIEWER_ADDRESS_HEADER, address);
    }
    return fetch(url, { ...init, headers, redirect: 'error' });
  };

async function answer(
  event: HttpEvent,
  given: { keys: KeyCheck; apiUrl: string; send: SendToApi; allowedOrigins: readonly string[] },
): Promise<HttpResult> {
  const { keys, apiUrl, send, allowedOrigins } = given;
  if (!isOriginAllowed(event, allowedOrigins)) {
    throw new ApiError('forbidden', 'The Origin of the request is not allowed');
  }
  const refused = refuseRequest(event);
  if (refused) return refused;
  const key = bearerKey(event);
  const scopes = await keys.require(key, send);
  let revoked = false;
  const client = createClient({
    baseUrl: apiUrl,
    apiKey: key,
    ...clientPace,
    fetch: async (url, init) => {
      const response = await send(url, init);
      revoked ||= response.status === 401;
      return response;
    },
  });
  const response = await handleMcpPost(mcpRequest(event), {
    ...{ client, toolTimeoutMs: TOOL_TIMEOUT_MS, readOnly: isReadOnly(event) },
    readScopes: async () => scopes,
  });
  if (!revoked) return await toHttpResult(response);
  keys.forget(key);
  throw unauthorized('The API key is no longer valid', { isKeyGiven: true });
}
