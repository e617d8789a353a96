/** For suites in which assistants are let in by OAuth. The service is reached as on a stage: by TLS, under its name. */
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, afterEach, vi } from 'vitest';
import { addUser } from '../../shared/operator/identities.ts';
import { OIDC_CLIENT, startOidcServer } from '../harness/oidc-server.ts';
import { useSystem } from '../harness/system.ts';

export const ORIGIN = 'https://console.example';
export const IP_LIMIT = 30;
export const RESOURCE = `${ORIGIN}/mcp`;
export const provider = await startOidcServer();
afterAll(() => provider.close());
afterEach(() => {
  provider.reset();
  vi.useRealTimers();
});
export const system = useSystem({
  webSites: 4,
  environment: {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: OIDC_CLIENT.id,
    OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
    CONSOLE_ORIGIN: ORIGIN,
    MCP_OAUTH: 'on',
    RATE_LIMIT_IP: String(IP_LIMIT),
    TRUSTED_PROXIES: '127.0.0.1',
  },
});

let people = 0;
/** A user with a unique address, who is the one that signs in at the provider. */
export async function newPerson() {
  people += 1;
  const email = `ada-${people}@shop.example`;
  const tenant = await system.tenant();
  const user = await addUser(system.operator, {
    organizationId: tenant.organizationId,
    name: 'Ada',
    preview: false,
    email,
  });
  provider.behaviour.person = { sub: `account-of-${email}`, email, email_verified: true };
  return { tenant, user, email };
}

/** A request to the service under its name; each from another address, unless it names one. */
export function reach(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', `192.0.2.${randomBytes(1)[0]}`);
  return fetch(String(url).replace(ORIGIN, system.baseUrl.replace(/\/v1$/, '')), {
    redirect: 'manual',
    ...init,
    headers,
  });
}

// biome-ignore lint/suspicious/noExplicitAny: tests read any field of any answer
export const jsonOf = async (response: Response): Promise<any> => response.json();

export const postForm = (path: string, form: Record<string, string> | [string, string][], headers = {}) =>
  reach(`${ORIGIN}${path}`, { method: 'POST', headers, body: new URLSearchParams(form) });

const cookieIn = ({ headers }: Response): string => headers.get('set-cookie')?.split(';')[0] ?? '';
const location = ({ headers }: Response): string => headers.get('location') ?? '';

/** The page where a person decides, after a sign-in that began at this address. */
export async function openConsent(address: string | URL) {
  const started = await reach(address);
  const callback = await provider.authorize(location(started));
  const page = await reach(callback, { headers: { cookie: cookieIn(started) } });
  const text = await page.text();
  const hidden = (name: string): string =>
    (new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
  return { started, callback, page, text, cookie: cookieIn(page), request: hidden('request'), proof: hidden('proof') };
}
type Consent = Awaited<ReturnType<typeof openConsent>>;

export const decide = (
  { cookie, request, proof }: Pick<Consent, 'cookie' | 'request' | 'proof'>,
  { decision = 'allow', scopes = ['sites:read'] }: { decision?: string; scopes?: string[] } = {},
): Promise<Response> =>
  postForm(
    '/oauth/consent',
    [
      ['request', request],
      ['proof', proof],
      ['decision', decision],
      ...scopes.map((scope): [string, string] => ['scope', scope]),
    ],
    { cookie },
  );

export async function register(metadata: Record<string, unknown>, headers = {}): Promise<Response> {
  return reach(`${ORIGIN}/oauth/register`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  });
}

export const REDIRECT = 'https://assistant.example/callback';
const idOf = async (response: Response): Promise<string> => (await jsonOf(response)).client_id;
export const newClient = async (name = 'An assistant', redirect = REDIRECT): Promise<string> =>
  idOf(await register({ client_name: name, redirect_uris: [redirect] }));

export const newVerifier = (): string => randomBytes(32).toString('base64url');
/** The address of a request, with what a test changes of it. */
export const authorizeUrl = (clientId: string, verifier: string, change: Record<string, string> = {}): string =>
  `${ORIGIN}/oauth/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'a-state',
    resource: RESOURCE,
    ...change,
  })}`;

/** A code that a person has just granted, with what redeems it. */
export async function newCode(scopes: string[] = ['sites:read'], change: Record<string, string> = {}) {
  const person = await newPerson();
  const clientId = await newClient();
  const verifier = newVerifier();
  const decided = await decide(await openConsent(authorizeUrl(clientId, verifier, change)), { scopes });
  const code = new URL(location(decided)).searchParams.get('code') ?? '';
  const form = {
    grant_type: 'authorization_code',
    code,
    client_id: clientId,
    redirect_uri: REDIRECT,
    code_verifier: verifier,
    resource: RESOURCE,
  };
  return { ...person, clientId, form };
}

export const redeem = async (form: Record<string, string>) => {
  const response = await postForm('/oauth/token', form);
  return { status: response.status, headers: response.headers, body: await jsonOf(response) };
};

export async function newGrant(scopes?: string[]) {
  const granted = await newCode(scopes);
  const { body } = await redeem(granted.form);
  return { ...granted, access: body.access_token as string, refresh: body.refresh_token as string };
}

export const refreshForm = (clientId: string, refresh: string, more: Record<string, string> = {}) => ({
  grant_type: 'refresh_token',
  refresh_token: refresh,
  client_id: clientId,
  ...more,
});

/** The API's answer to a token. */
export const me = (token: string): Promise<Response> =>
  reach(`${ORIGIN}/v1/me`, { headers: { authorization: `Bearer ${token}` } });
