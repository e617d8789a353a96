/** Which request of OAuth gets which answer. Programs get JSON, people pages. */
import {
  InvalidClientError,
  InvalidClientMetadataError,
  InvalidRequestError,
  MethodNotAllowedError,
  OAuthError,
  TooManyRequestsError,
  UnsupportedGrantTypeError,
} from '@modelcontextprotocol/sdk/server/auth/errors.js';
import { throttledAddress } from '../../shared/domain/network/throttled-address.ts';
import { notFound } from '../../shared/http/api-error.ts';
import type { HttpEvent, HttpResult } from '../../shared/http/request-state.ts';
import { log } from '../../shared/logging/log.ts';
import { IdentityProviderUnavailable, SignInRefused } from '../../shared/providers/identity/identity-provider.ts';
import { RATE_WINDOW_SECONDS } from '../../shared/table/counted-use.ts';
import { countUnauthenticated } from '../../shared/table/ip-throttle.ts';
import { requireOnce } from './authorization-request.ts';
import { decide } from './decide.ts';
import { resourceMetadata, serverMetadata } from './metadata.ts';
import { registerClient } from './oauth-client.ts';
import { paths } from './oauth-paths.ts';
import { showFailure } from './pages.ts';
import { redeemCode } from './redeem-code.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { revokeToken } from './revoke-token.ts';
import type { OAuthServices } from './services.ts';
import { finishSignIn, SignInStopped, startAuthorization } from './sign-in.ts';

const BODY_BYTES_MAX = 16_384;

interface OAuthRequest {
  event: HttpEvent;
  address: string;
  requestId: string;
  services: OAuthServices;
}

interface Route {
  method: 'GET' | 'POST';
  /** Whether a person reads the answer. */
  isPage?: true;
  answer: (request: OAuthRequest) => Promise<HttpResult> | HttpResult;
}

const json = (statusCode: number, body: unknown, headers: Record<string, string> = {}): HttpResult => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
});

const grants: ReadonlyMap<string, typeof redeemCode> = new Map([
  ['authorization_code', redeemCode],
  ['refresh_token', refreshTokens],
]);

const metadata = (read: (oauth: OAuthServices['oauth']) => unknown): Route => ({
  method: 'GET',
  answer: ({ services }) => json(200, read(services.oauth)),
});

const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  [paths.resourceMetadata, metadata(resourceMetadata)],
  [paths.mcpMetadata, metadata(resourceMetadata)],
  [paths.serverMetadata, metadata(serverMetadata)],
  [paths.authorize, visit(({ event, services }) => startAuthorization(event, services))],
  [paths.callback, visit(({ event, services }) => finishSignIn(event, services))],
  [
    paths.consent,
    { method: 'POST', isPage: true, answer: ({ event, services }) => decide(event, readForm(event), services) },
  ],
  [paths.register, { method: 'POST', answer: register }],
  [paths.token, { method: 'POST', answer: giveTokens }],
  [
    paths.revoke,
    {
      method: 'POST',
      answer: async ({ event, services }) => {
        await revokeToken(readForm(event), services);
        return json(200, {});
      },
    },
  ],
]);

/** Open to everybody, so each is counted by address. */
function visit(answer: Route['answer']): Route {
  return {
    method: 'GET',
    isPage: true,
    async answer(request) {
      await countAddress(request);
      return answer(request);
    },
  };
}

export async function answerRequest(request: OAuthRequest): Promise<HttpResult> {
  const { event, requestId } = request;
  const route = routes.get(event.rawPath);
  if (!route) throw notFound('Route');
  try {
    requireMethod(event, route);
    return await route.answer(request);
  } catch (error) {
    const failed = route.isPage ? explain(error, requestId) : await renderOAuthError(error, request);
    if (failed === null) throw error;
    return failed;
  }
}

function requireMethod(event: HttpEvent, { method }: Route): void {
  const asked = event.requestContext.http.method;
  if (asked !== method && !(asked === 'HEAD' && method === 'GET')) throw new MethodNotAllowedError(`only ${method}`);
}

async function giveTokens({ event, services }: OAuthRequest): Promise<HttpResult> {
  const form = readForm(event);
  const grant = grants.get(requireOnce(form, 'grant_type'));
  if (!grant) throw new UnsupportedGrantTypeError('grant_type: only authorization_code and refresh_token');
  return json(200, await grant(form, services), { pragma: 'no-cache' });
}

async function register(request: OAuthRequest): Promise<HttpResult> {
  await countAddress(request);
  const { id, name, redirectUris } = registerClient(readJson(request.event));
  return json(201, {
    client_id: id,
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: [...grants.keys()],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  });
}

function readBody({ body = '', isBase64Encoded }: HttpEvent): string {
  const text = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (text.length > BODY_BYTES_MAX) throw new InvalidRequestError(`the body is larger than ${BODY_BYTES_MAX} bytes`);
  return text.toString('utf8');
}

function readForm(event: HttpEvent): URLSearchParams {
  const type = event.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new InvalidRequestError('the body is no form');
  return new URLSearchParams(readBody(event));
}

function readJson(event: HttpEvent): unknown {
  const text = readBody(event);
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidClientMetadataError('the body is no JSON');
  }
}

/** @throws TooManyRequestsError */
async function countAddress({ address, services: { table, limits, now } }: OAuthRequest): Promise<void> {
  const counted = await countUnauthenticated(table, { ip: throttledAddress(address), limit: limits.ip, now: now() });
  if (counted === 'limited') throw new TooManyRequestsError('too many requests of this address: try again in a minute');
}

const statusOf = (error: OAuthError): number => {
  if (error instanceof TooManyRequestsError) return 429;
  if (error instanceof MethodNotAllowedError) return 405;
  return error instanceof InvalidClientError ? 401 : 400;
};

/** Failures of programs are counted by address, as wrong keys are. Null for what is no fault of the request. */
async function renderOAuthError(error: unknown, request: OAuthRequest): Promise<HttpResult | null> {
  if (!(error instanceof OAuthError)) return null;
  log.info('oauth refused', { error: error.errorCode, reason: error.message });
  if (!(error instanceof TooManyRequestsError)) {
    try {
      await countAddress(request);
    } catch (limited) {
      return renderOAuthError(limited, request);
    }
  }
  const status = statusOf(error);
  const retry = status === 429 ? { 'retry-after': String(RATE_WINDOW_SECONDS) } : {};
  return json(status, error.toResponseObject(), retry);
}

/** Null for what is no fault of the request. */
function explain(error: unknown, requestId: string): HttpResult | null {
  if (error instanceof OAuthError)
    return showFailure(statusOf(error), `The request is not valid. ${error.message}`, requestId);
  if (error instanceof SignInStopped) return showFailure(403, error.message, requestId);
  if (error instanceof SignInRefused) {
    log.warn('sign-in refused', { problem: error.fault, reason: error.message });
    return showFailure(
      403,
      'Your organization’s sign-in did not say who you are, or your email address is not verified.',
      requestId,
    );
  }
  if (!(error instanceof IdentityProviderUnavailable)) return null;
  log.warn('sign-in refused', { problem: 'unavailable', reason: error.message });
  return showFailure(
    503,
    'Your organization’s sign-in does not respond as it should. Try again in a few minutes.',
    requestId,
  );
}
