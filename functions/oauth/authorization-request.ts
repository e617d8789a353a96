/** The request with which a program sends a person here. */
import {
  InvalidRequestError,
  InvalidScopeError,
  InvalidTargetError,
  UnsupportedResponseTypeError,
} from '@modelcontextprotocol/sdk/server/auth/errors.js';
import { type Scope, scopes } from '../../shared/http/operation.ts';
import { isRedirectOf, type OAuthClient } from './oauth-client.ts';
import type { OAuthServices } from './services.ts';

/** Base64 of it fits into a cookie. */
const REQUEST_CHARACTERS_MAX = 2_800;
const STATE_CHARACTERS_MAX = 1_000;

export interface AuthorizationRequest {
  client: OAuthClient;
  redirectUri: string;
  state: string | null;
  challenge: string;
  /** Scopes that the person may grant. */
  offered: readonly Scope[];
}

/** @throws InvalidRequestError for one parameter given twice (RFC 6749, 3.1). */
export function readOnce(parameters: URLSearchParams, name: string): string | null {
  const [value = null, ...more] = parameters.getAll(name);
  if (more.length > 0) throw new InvalidRequestError(`${name}: is given more than once`);
  return value === '' ? null : value;
}

export function requireOnce(parameters: URLSearchParams, name: string): string {
  const value = readOnce(parameters, name);
  if (value === null) throw new InvalidRequestError(`${name}: is missing`);
  return value;
}

/**
 * Faults are shown here and never sent to the program's address: anybody may register one, and a service that sends browsers
 * wherever a link says is a gift to those who fake pages (RFC 9700, 4.11.2).
 * @throws OAuthError
 */
export async function readAuthorizationRequest(
  query: string,
  services: Pick<OAuthServices, 'oauth' | 'findClient'>,
): Promise<AuthorizationRequest> {
  if (query.length > REQUEST_CHARACTERS_MAX) throw new InvalidRequestError('the request is too long');
  const parameters = new URLSearchParams(query);
  const client = await services.findClient(requireOnce(parameters, 'client_id'));
  const redirectUri = requireOnce(parameters, 'redirect_uri');
  if (!isRedirectOf(client, redirectUri)) throw new InvalidRequestError('redirect_uri: is not one of this client');
  const state = readOnce(parameters, 'state');
  return { client, redirectUri, state, ...readGrantAsked(parameters, services.oauth.resource) };
}

function readGrantAsked(
  parameters: URLSearchParams,
  resource: string,
): Pick<AuthorizationRequest, 'challenge' | 'offered'> {
  if (requireOnce(parameters, 'response_type') !== 'code')
    throw new UnsupportedResponseTypeError('response_type: only code');
  if ((readOnce(parameters, 'state') ?? '').length > STATE_CHARACTERS_MAX)
    throw new InvalidRequestError('state: is too long');
  const challenge = requireOnce(parameters, 'code_challenge');
  if (!/^[\w-]{43}$/.test(challenge)) throw new InvalidRequestError('code_challenge: is no SHA-256 in base64url');
  if (readOnce(parameters, 'code_challenge_method') !== 'S256')
    throw new InvalidRequestError('code_challenge_method: only S256');
  requireResource(parameters, resource);
  return { challenge, offered: readScopes(readOnce(parameters, 'scope')) ?? scopes };
}

/** RFC 8707: a token for another audience is not made. Without one it is for the only audience that there is. */
export function requireResource(parameters: URLSearchParams, resource: string): void {
  const asked = readOnce(parameters, 'resource');
  if (asked !== null && asked.replace(/\/$/, '') !== resource)
    throw new InvalidTargetError('resource: is not served here');
}

/** Null where none is named. Those that are unknown are left out (RFC 6749, 3.3). @throws InvalidScopeError when none is left */
export function readScopes(text: string | null): Scope[] | null {
  if (text === null) return null;
  const asked = new Set(text.split(' '));
  const known = scopes.filter((scope) => asked.has(scope));
  if (known.length === 0) throw new InvalidScopeError(`scope: is none of ${scopes.join(', ')}`);
  return known;
}

/** The address of the program, with the answer. It names this server (RFC 9207). */
export function answerLocation(
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  issuer: string,
  answer: Record<string, string>,
): string {
  const parameters = new URLSearchParams({ ...answer, ...(state === null ? {} : { state }), iss: issuer });
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${parameters}`;
}
