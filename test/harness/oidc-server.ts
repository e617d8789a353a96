/**
 * An OpenID Connect provider over HTTP: discovery, keys, codes that are redeemed once with PKCE, ID tokens. A test sets what is
 * wrong with it.
 */
import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const OIDC_CLIENT = { id: 'console', secret: 'a-secret-of-the-client' };

type Claims = Record<string, unknown>;

interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** Behaviour that a test may change. */
interface OidcBehaviour {
  /** Who signs in. */
  person: Claims;
  /** Changes the claims of ID tokens. */
  claims: (claims: Claims) => Claims;
  /** Makes the token of its claims. */
  token: (claims: Claims, key: SigningKey) => string;
  /** Where the person's claims are: in the ID token, or at the endpoint of user info alone. */
  claimsIn: 'id-token' | 'user-info';
  metadata: (metadata: Claims) => Claims;
  /** Called before each request; true when it has responded itself. */
  intercept: (path: string, response: ServerResponse) => boolean;
}

interface OidcServer {
  readonly issuer: string;
  readonly behaviour: OidcBehaviour;
  /** Paths of the requests so far. */
  readonly requests: string[];
  readonly key: SigningKey;
  /** As if the person had signed in there: where the browser is sent back to. */
  authorize(url: string): Promise<string>;
  /** Signs with another key from now on, which takes the place of the former one. */
  rotateKey(): void;
  reset(): void;
  close(): Promise<void>;
}

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const newSigningKey = (): SigningKey => ({
  kid: randomUUID(),
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }),
});

export function signToken(claims: Claims, { kid, privateKey }: SigningKey, header: Claims = {}): string {
  const content = `${base64url({ alg: 'RS256', kid, typ: 'JWT', ...header })}.${base64url(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

/** Without a signature. */
export const unsignedToken = (claims: Claims): string => `${base64url({ alg: 'none' })}.${base64url(claims)}.`;

/** With the text of a public key, or of the client's secret, as the secret of an HMAC. */
export function hmacToken(claims: Claims, secret: string, header: Claims = {}): string {
  const content = `${base64url({ alg: 'HS256', ...header })}.${base64url(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

const usual = (): OidcBehaviour => ({
  person: { sub: 'account-1', email: 'kim@shop.example', email_verified: true },
  claims: (claims) => claims,
  token: (claims, key) => signToken(claims, key),
  claimsIn: 'id-token',
  metadata: (metadata) => metadata,
  intercept: () => false,
});

/** RFC 6749, section 2.3.1: both parts are encoded as in a form. */
const clientOf = ({ headers }: IncomingMessage): string =>
  decodeURIComponent(Buffer.from((headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString());

interface Grant {
  challenge: string;
  nonce: string;
  redirectUri: string;
}

export async function startOidcServer(): Promise<OidcServer> {
  const grants = new Map<string, Grant>();
  const requests: string[] = [];
  const behaviour = usual();
  let key = newSigningKey();
  let issuer = '';

  const json = (response: ServerResponse, body: unknown, status = 200): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  const metadata = (): Claims => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    userinfo_endpoint: `${issuer}/user-info`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    code_challenge_methods_supported: ['S256'],
  });

  async function redeem(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    if (clientOf(request) !== `${OIDC_CLIENT.id}:${OIDC_CLIENT.secret}`) {
      return json(response, { error: 'invalid_client' }, 401);
    }
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri')) {
      return json(response, { error: 'invalid_grant' }, 400);
    }
    const at = Math.floor(Date.now() / 1_000);
    const { sub, ...person } = behaviour.person;
    const claims = behaviour.claims({
      iss: issuer,
      aud: OIDC_CLIENT.id,
      sub,
      iat: at,
      exp: at + 300,
      nonce: grant.nonce,
      ...(behaviour.claimsIn === 'id-token' ? person : {}),
    });
    return json(response, {
      access_token: 'access',
      token_type: 'Bearer',
      expires_in: 300,
      id_token: behaviour.token(claims, key),
    });
  }

  function authorize(address: string): string {
    const { searchParams: asked } = new URL(address);
    const code = randomUUID();
    const redirectUri = asked.get('redirect_uri') ?? '';
    grants.set(code, {
      redirectUri,
      challenge: asked.get('code_challenge') ?? '',
      nonce: asked.get('nonce') ?? '',
    });
    return `${redirectUri}?${new URLSearchParams({ code, state: asked.get('state') ?? '' })}`;
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    requests.push(pathname);
    if (behaviour.intercept(pathname, response)) return;
    if (pathname === '/.well-known/openid-configuration') return json(response, behaviour.metadata(metadata()));
    if (pathname === '/keys') {
      const { kid, publicKey } = key;
      return json(response, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }] });
    }
    // A browser that comes here has a session there already.
    if (pathname === '/authorize') {
      response.writeHead(302, { location: authorize(`${issuer}${request.url}`) }).end();
      return undefined;
    }
    if (pathname === '/token') return void redeem(request, response);
    if (pathname === '/user-info') return json(response, behaviour.person);
    return json(response, {}, 404);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    behaviour,
    requests,
    get key() {
      return key;
    },
    authorize: async (address) => authorize(address),
    rotateKey() {
      key = newSigningKey();
    },
    reset() {
      Object.assign(behaviour, usual());
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
