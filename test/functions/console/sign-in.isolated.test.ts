/**
 * Signing in at an OpenID Connect provider: who gets a session, and what an address, a clock, a key or a fault of the provider does to it.
 *
 * @module-tag stories
 */
import { describe, expect, test, vi } from 'vitest';
import { addUser } from '../../../shared/operator/identities.ts';
import { removeUser, setUserEmail } from '../../../shared/operator/people.ts';
import { getUser } from '../../../shared/table/organizations.ts';
import { newToken } from '../../../shared/table/sessions.ts';
import { apiClient } from '../../harness/api-client.ts';
import { OIDC_CLIENT } from '../../harness/oidc-server.ts';
import type { Tenant } from '../../harness/system.ts';
import {
  cookieIn,
  expectRefusal,
  newPerson,
  ORIGIN,
  pathOf,
  provider,
  sessionOf,
  signIn,
  system,
  visit,
} from './sign-ins.ts';

describe('a sign-in', () => {
  test('asks the provider for a code with PKCE, state and nonce, and takes no address to return to', async () => {
    const { location, headers } = await visit(
      '/v1/console/sign-in?return_to=https://attacker.example&next=//attacker.example',
    );
    const asked = new URL(location);
    expect(`${asked.origin}${asked.pathname}`).toBe(`${provider.issuer}/authorize`);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      response_type: 'code',
      client_id: OIDC_CLIENT.id,
      redirect_uri: `${ORIGIN}/v1/console/sign-in/callback`,
      scope: 'openid email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-coa_sign_in=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/,
    );
    const again = new URL((await visit('/v1/console/sign-in')).location).searchParams;
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(again.get(name)).not.toBe(asked.searchParams.get(name));
  });

  test('begins a session of the user who has the verified address, and leads to the console alone', async () => {
    const { tenant, user } = await newPerson();
    const answer = await signIn((callback) => `${callback}&return_to=https%3A%2F%2Fattacker.example`);
    expect([answer.status, answer.location]).toEqual([302, '/console/']);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-coa_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800; Secure$/,
    );
    const { status, body } = await sessionOf(answer);
    expect([status, body]).toMatchObject([
      200,
      { user: { id: user.id, name: 'Kim' }, organization: { id: tenant.organizationId }, sign_in: 'oidc' },
    ]);
  });

  test('finds the address at the endpoint of user info, where the standard puts it', async () => {
    await newPerson();
    provider.behaviour.claimsIn = 'user-info';
    expect((await signIn()).location).toBe('/console/');
  });

  test('does not care for the case of letters in an address, and takes no other letter for one of them', async () => {
    const { email } = await newPerson('ken@shop.example');
    provider.behaviour.person = { ...provider.behaviour.person, email: 'KEN@Shop.Example' };
    expect((await signIn()).location).toBe('/console/');
    // The Kelvin sign, of which Unicode makes a small k.
    provider.behaviour.person = { sub: 'another', email: email.replace('k', '\u212a'), email_verified: true };
    expectRefusal(await signIn(), 'You have no access yet');
  });

  test('is offered to the console, and to no other origin', async () => {
    const ask = (headers: Record<string, string>) =>
      apiClient(system.baseUrl, null).raw('GET', '/console/sign-in-method', { headers });
    expect((await ask({ 'x-console': '1' })).body).toEqual({ sign_in: 'oidc' });
    expect((await ask({})).status).toBe(403);
    expect((await ask({ 'x-console': '1', origin: 'https://attacker.example' })).status).toBe(403);
  });
});

describe('clocks that differ', () => {
  test('by 20 seconds do no harm', async () => {
    await newPerson();
    const at = Math.floor(Date.now() / 1_000);
    provider.behaviour.claims = (claims) => ({ ...claims, iat: at + 20, nbf: at + 20 });
    expect((await signIn()).status).toBe(302);
    provider.behaviour.claims = (claims) => ({ ...claims, iat: at - 320, exp: at - 20 });
    expect((await signIn()).status).toBe(302);
  });
});

describe('the keys of the provider', () => {
  test('are kept between sign-ins, and read again for one that is new', async () => {
    await newPerson();
    expect((await signIn()).status).toBe(302);
    const reads = (): number => provider.requests.filter((path) => path === '/keys').length;
    const before = reads();
    expect((await signIn()).status).toBe(302);
    expect(reads()).toBe(before);
    // Keys that were just read are not read again for every unknown name of one.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    provider.rotateKey();
    expect((await signIn()).status).toBe(302);
    expect(reads()).toBe(before + 1);
  });
});

describe('a provider that is down', () => {
  const TITLE = 'Sign-in is not available at the moment';
  const down = (paths: RegExp, status = 500) => {
    provider.behaviour.intercept = (path, response) => {
      if (!paths.test(path)) return false;
      if (status === 0) response.destroy();
      else response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Oops</h1>');
      return true;
    };
  };

  test.each([
    ['returns an error for the code', /token/, 500],
    ['closes the connection', /token/, 0],
    ['returns a page in place of JSON', /token/, 200],
  ])('and %s is a 503 with a page, and the next sign-in works', async (_, paths, status) => {
    await newPerson();
    down(paths, status);
    const answer = await signIn();
    expectRefusal(answer, TITLE, 503);
    expect(answer.headers.get('retry-after')).toBe('60');
    provider.reset();
    await newPerson();
    expect((await signIn()).status).toBe(302);
  });

  test('is a 503 with a page before the browser goes there', async () => {
    // The provider's metadata is kept for an hour.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_700_000 });
    down(/openid-configuration/, 0);
    expectRefusal(await visit('/v1/console/sign-in'), TITLE, 503);
    provider.behaviour.intercept = () => false;
    provider.behaviour.metadata = (metadata) => ({ ...metadata, issuer: 'https://attacker.example' });
    expectRefusal(await visit('/v1/console/sign-in'), TITLE, 503);
    provider.reset();
    expect((await visit('/v1/console/sign-in')).status).toBe(302);
  });
});

describe('an address', () => {
  test('is one user’s, in one organization, also when two ask at once', async () => {
    const { email } = await newPerson();
    const [first, second] = [await system.tenant(), await system.tenant()];
    const add = ({ organizationId }: Tenant, address: string) =>
      addUser(system.operator, { organizationId, name: 'Other', preview: false, email: address });
    await expect(add(first, email)).rejects.toThrow(`${email} is the address of another user`);
    const results = await Promise.allSettled([first, second].map((tenant) => add(tenant, 'race@shop.example')));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('that is given to another account of the provider signs nobody in', async () => {
    await newPerson();
    expect((await signIn()).status).toBe(302);
    provider.behaviour.person = { ...provider.behaviour.person, sub: 'the-next-owner' };
    expectRefusal(await signIn(), 'This address belongs to another account');
  });

  test('of a user who was removed signs nobody in, and what sessions there were have ended', async () => {
    const { tenant, user, email } = await newPerson();
    const before = await signIn();
    await removeUser(system.table, { organizationId: tenant.organizationId, userId: user.id }, new Date());
    expect((await sessionOf(before)).status).toBe(401);
    expectRefusal(await signIn(), 'You have no access yet');
    // It is free again, for another organization too, and another account.
    const again = await newPerson(email);
    provider.behaviour.person = { ...provider.behaviour.person, sub: 'another-account' };
    expect((await sessionOf(await signIn())).body.organization.id).toBe(again.tenant.organizationId);
  });

  test('that a user loses ends the user’s sessions, and the new one signs in', async () => {
    const { tenant, user, email } = await newPerson();
    const before = await signIn();
    await setUserEmail(system.table, user, 'new-address@shop.example');
    expect((await sessionOf(before)).status).toBe(401);
    expectRefusal(await signIn(), 'You have no access yet');
    provider.behaviour.person = { sub: 'new', email: 'new-address@shop.example', email_verified: true };
    expect((await signIn()).status).toBe(302);
    expect(await getUser(system.table, tenant.organizationId, user.id)).toMatchObject({
      email: 'new-address@shop.example',
    });
    await newPerson(email);
    const { body } = await sessionOf(await signIn());
    expect(body.organization.id).not.toBe(tenant.organizationId);
  });
});

test('gives a new session whatever cookie the browser had: an attacker cannot fix it', async () => {
  await newPerson();
  const planted = newToken();
  const started = await visit('/v1/console/sign-in', `__Host-coa_session=${planted}; __Host-coa_sign_in=${planted}`);
  expect(cookieIn(started)).not.toContain(planted);
  const callback = pathOf(await provider.authorize(started.location));
  const answer = await visit(callback, `__Host-coa_session=${planted}; ${cookieIn(started)}`);
  expect(answer.status).toBe(302);
  expect(cookieIn(answer)).not.toContain(planted);
});
