/** OpenID Connect by discovery: the authorization code flow with PKCE, and ID tokens whose signature is verified. */
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  ResponseBodyError,
} from 'openid-client';
import { comparableEmail } from '../../domain/people/email-address.ts';
import {
  type IdentityProvider,
  IdentityProviderUnavailable,
  type SignInFault,
  SignInRefused,
  type VerifiedPerson,
} from './identity-provider.ts';

export interface OidcClient {
  issuer: string;
  clientId: string;
  /** Undefined for a public client, which PKCE alone protects. */
  clientSecret: string | undefined;
  redirectUri: string;
}

const REQUEST_SECONDS = 5;
const METADATA_KEPT_MS = 3_600_000;
const SCOPE = 'openid email';

export function openOidcProvider(client: OidcClient, now: () => Date = () => new Date()): IdentityProvider {
  let kept: { configuration: Promise<Configuration>; until: number } | undefined;
  const configuration = (): Promise<Configuration> => {
    const at = now().getTime();
    if (!kept || kept.until <= at) kept = { configuration: discover(client), until: at + METADATA_KEPT_MS };
    const { configuration: discovered } = kept;
    return discovered.catch((error: unknown) => {
      // A failure is not kept: the next sign-in asks again.
      if (kept?.configuration === discovered) kept = undefined;
      throw error;
    });
  };
  return {
    signInUrl: async ({ state, nonce, verifier }) =>
      buildAuthorizationUrl(await configuration(), {
        redirect_uri: client.redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    async verifyAnswer(answer, { state, nonce, verifier }) {
      const discovered = await configuration();
      const url = new URL(`${client.redirectUri}?${new URLSearchParams(answer)}`);
      const tokens = await authorizationCodeGrant(discovered, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }).catch(refuse);
      const claims = tokens.claims();
      if (!claims) throw new SignInRefused('answer', 'the provider returned no ID token');
      // The library asks for it where the token is for several parties.
      if (claims.azp !== undefined && claims.azp !== client.clientId) {
        throw new SignInRefused('answer', 'the ID token was issued for another client (azp)');
      }
      const { iss: issuer, sub: subject } = claims;
      const known = namesVerifiedEmail(claims)
        ? claims
        : { ...claims, ...(await userInfo(discovered, tokens.access_token, subject)) };
      return { issuer, subject, email: readEmail(known) } satisfies VerifiedPerson;
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: OidcClient): Promise<Configuration> {
  const insecure = issuer.toLowerCase().startsWith('http:');
  try {
    const discovered = await discovery(
      new URL(issuer),
      clientId,
      undefined,
      // The authentication methods of the provider are known with its metadata only.
      (metadata, ...request) => authentication(clientSecret, metadata)(metadata, ...request),
      {
        timeout: REQUEST_SECONDS,
        execute: [enableNonRepudiationChecks, ...(insecure ? [allowInsecureRequests] : [])],
      },
    );
    return discovered;
  } catch (error) {
    throw new IdentityProviderUnavailable(`discovery failed: ${describeError(error)}`, { cause: error });
  }
}

function authentication(
  secret: string | undefined,
  { token_endpoint_auth_methods_supported: methods }: { token_endpoint_auth_methods_supported?: string[] | undefined },
): ReturnType<typeof None> {
  if (secret === undefined) return None();
  // Without a list it is Basic (OpenID Connect Discovery, section 3).
  return methods?.includes('client_secret_post') ? ClientSecretPost(secret) : ClientSecretBasic(secret);
}

/** Claims of an ID token, or of the user info. */
type Claims = Readonly<Record<string, unknown>>;

/** @throws SignInRefused without an address, and where it is not verified. */
function readEmail(claims: Claims): string {
  const { email: given } = claims;
  const email = typeof given === 'string' ? comparableEmail(given) : null;
  if (email === null) throw new SignInRefused('email-missing', 'the provider names no email address');
  if (!isVerified(claims))
    throw new SignInRefused('email-unverified', 'the provider has not verified the email address');
  return email;
}

const namesVerifiedEmail = (claims: Claims): boolean => typeof claims['email'] === 'string' && isVerified(claims);

/** Some providers write booleans as text. Entra ID has a separate claim: that the owner of the domain is verified. */
function isVerified({ email_verified: verified, xms_edov: domainVerified }: Claims): boolean {
  if (verified !== undefined) return verified === true || verified === 'true';
  return domainVerified === true || [1, '1', 'true'].some((value) => value === domainVerified);
}

/** Where a provider puts the address by the letter of the standard (OpenID Connect Core, section 5.4). */
async function userInfo(configuration: Configuration, accessToken: string, subject: string): Promise<Claims> {
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return {};
  return fetchUserInfo(configuration, accessToken, subject).catch(refuse);
}

/** Faults of the token, its keys or the response; all other failures are the provider's, or of the way to it. */
const refusedCodes: ReadonlySet<string> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
]);
/** The provider's own words for that it cannot help it either (RFC 6749, 4.1.2.1), and for a client that it does not know. */
const unavailableErrors: ReadonlySet<string> = new Set([
  'server_error',
  'temporarily_unavailable',
  'invalid_client',
  'unauthorized_client',
]);

/** @throws SignInRefused, IdentityProviderUnavailable */
function refuse(error: unknown): never {
  const fault = classifyFault(error);
  if (fault === null) throw new IdentityProviderUnavailable(describeError(error), { cause: error });
  throw new SignInRefused(fault, describeError(error), { cause: error });
}

function classifyFault(error: unknown): SignInFault | null {
  if (error instanceof AuthorizationResponseError) return unavailableErrors.has(error.error) ? null : 'declined';
  if (error instanceof ResponseBodyError) {
    return error.status >= 500 || unavailableErrors.has(error.error) ? null : 'answer';
  }
  return error instanceof ClientError && refusedCodes.has(error.code ?? '') ? 'answer' : null;
}

/** With the cause that the library wraps: it says which claim, or which connection. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return `it returned ${error.error}`;
  const { cause } = error;
  return cause instanceof Error && cause.message !== error.message
    ? `${error.message}: ${cause.message}`
    : error.message;
}
