/**
 * Signing in at a certified provider: its pages, its codes and keys, and each way in which it knows its clients.
 *
 * @module-tag stories
 */
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { addUser } from '../../../shared/operator/identities.ts';
import { openOidcProvider } from '../../../shared/providers/identity/oidc-provider.ts';
import { apiClient } from '../../harness/api-client.ts';
import { type Account, signInThere, startCertifiedProvider, type Visitor } from '../../harness/certified-provider.ts';
import { useSystem } from '../../harness/system.ts';

const ORIGIN = 'https://console.example';
const CALLBACK = `${ORIGIN}/v1/console/sign-in/callback`;
const SECRET = 'a secret of the client, with signs that are encoded: % & +';
const METHODS = ['client_secret_basic', 'client_secret_post', 'none'] as const;

const provider = await startCertifiedProvider(
  METHODS.map((method) => ({
    client_id: `console ${method}`,
    ...(method === 'none' ? {} : { client_secret: SECRET }),
    token_endpoint_auth_method: method,
    redirect_uris: [CALLBACK],
  })),
);
afterAll(() => provider.close());
afterEach(() => {
  vi.useRealTimers();
});
const system = useSystem({
  environment: {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'console client_secret_post',
    OIDC_CLIENT_SECRET: SECRET,
    CONSOLE_ORIGIN: ORIGIN,
  },
});

const visit = async (url: string, cookie = '') => {
  const response = await fetch(url.replace(ORIGIN, system.baseUrl.replace(/\/v1$/, '')), {
    redirect: 'manual',
    headers: { cookie },
  });
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
    text: await response.text(),
  };
};

async function signIn(visitor: Visitor) {
  const started = await visit(`${ORIGIN}/v1/console/sign-in`);
  const callback = await signInThere(started.location, visitor);
  return { callback, begun: started.cookie, ...(await visit(callback, started.cookie)) };
}

let people = 0;
async function newPerson(change: (account: Account) => Account = (account) => account) {
  people += 1;
  const name = `kim-${people}`;
  const email = `${name}@shop.example`;
  provider.accounts.set(name, change({ email, email_verified: true }));
  const tenant = await system.tenant();
  await addUser(system.operator, { organizationId: tenant.organizationId, name: 'Kim', preview: false, email });
  return { name, tenant };
}

describe('a person who signs in at a certified provider', () => {
  test('gets a session of the organization where the operator gave access', async () => {
    const { name, tenant } = await newPerson();
    const signedIn = await signIn({ name });
    expect([signedIn.status, signedIn.location]).toEqual([302, '/console/']);
    const headers = { cookie: signedIn.cookie, 'x-console': '1' };
    const session = await apiClient(system.baseUrl, null).raw('GET', '/console/session', { headers });
    expect(session.body).toMatchObject({ organization: { id: tenant.organizationId }, sign_in: 'oidc' });
  });

  test('gets no second session for the same answer of the provider', async () => {
    const { name } = await newPerson();
    const { callback, begun } = await signIn({ name });
    const again = await visit(callback, begun);
    expect([again.status, again.cookie]).toEqual([403, '']);
  });

  test.each(['login', 'consent'] as const)('and turns back at %s gets a page that says so', async (declinesAt) => {
    const { name } = await newPerson();
    const turnedBack = await signIn({ name, declinesAt });
    expect(new URL(turnedBack.callback).searchParams.get('error')).toBe('access_denied');
    expect([turnedBack.status, turnedBack.cookie]).toEqual([403, '']);
  });

  test('with an address that is not verified has no access', async () => {
    const { name } = await newPerson((account) => ({ ...account, email_verified: false }));
    expect(await signIn({ name })).toMatchObject({ status: 403, cookie: '' });
  });

  test('without an address has no access', async () => {
    const { name } = await newPerson(() => ({}));
    expect(await signIn({ name })).toMatchObject({ status: 403, cookie: '' });
  });

  test('whom no operator gave access has none', async () => {
    provider.accounts.set('stranger', { email: 'stranger@shop.example', email_verified: true });
    expect(await signIn({ name: 'stranger' })).toMatchObject({ status: 403, cookie: '' });
  });

  test('signs in with a key that the provider has changed', async () => {
    const { name } = await newPerson();
    expect((await signIn({ name })).status).toBe(302);
    provider.rotateKey();
    // Keys that were just read are not read again within a minute.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await signIn({ name })).status).toBe(302);
  });
});

describe('a client that the provider knows by', () => {
  const secrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) };

  test.each(METHODS)('%s redeems a code, with its own verifier alone', async (method) => {
    const { name } = await newPerson();
    const client = openOidcProvider({
      issuer: provider.issuer,
      clientId: `console ${method}`,
      clientSecret: method === 'none' ? undefined : SECRET,
      redirectUri: CALLBACK,
    });
    const answer = async () => {
      const back = await signInThere((await client.signInUrl(secrets)).href, { name });
      return Object.fromEntries(new URL(back).searchParams);
    };
    expect(await client.verifyAnswer(await answer(), secrets)).toEqual({
      issuer: provider.issuer,
      subject: name,
      email: `${name}@shop.example`,
    });
    await expect(client.verifyAnswer(await answer(), { ...secrets, verifier: 'w'.repeat(43) })).rejects.toMatchObject({
      name: 'SignInRefused',
    });
  });
});
