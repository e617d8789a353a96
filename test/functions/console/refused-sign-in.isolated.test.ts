/**
 * An answer of the provider begins no session unless it is the answer to a sign-in of this browser, whole and genuine.
 *
 * @module-tag stories
 */
import { createPublicKey } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { newToken } from '../../../shared/table/sessions.ts';
import { hmacToken, newSigningKey, OIDC_CLIENT, signToken, unsignedToken } from '../../harness/oidc-server.ts';
import {
  cookieIn,
  expectRefusal,
  NOT_VALID,
  NOT_VERIFIED,
  newPerson,
  pathOf,
  provider,
  signIn,
  visit,
} from './sign-ins.ts';

describe('an answer is refused', () => {
  test.each([
    ['with a forged state', (callback: string) => callback.replace(/state=[^&]*/, `state=${newToken()}`)],
    ['without a state', (callback: string) => callback.replace(/&?state=[^&]*/, '')],
  ])('%s', async (_, change) => {
    await newPerson();
    const before = provider.requests.filter((path) => path === '/token').length;
    expectRefusal(await signIn(change), NOT_VALID);
    expect(provider.requests.filter((path) => path === '/token')).toHaveLength(before);
  });

  test('in a browser that did not begin it: an attacker signs nobody in as the attacker', async () => {
    await newPerson();
    const attackers = await visit('/v1/console/sign-in');
    const callback = pathOf(await provider.authorize(attackers.location));
    expectRefusal(await visit(callback), NOT_VALID);
    const victims = await visit('/v1/console/sign-in');
    expectRefusal(await visit(callback, cookieIn(victims)), NOT_VALID);
    expectRefusal(await visit(callback, '__Host-coa_sign_in=x'), NOT_VALID);
  });

  test('more than ten minutes after the sign-in began, by the clock of the service, however fresh the code is', async () => {
    await newPerson();
    const started = await visit('/v1/console/sign-in');
    const begunAt = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: begunAt + 602_000 });
    const late = pathOf(await provider.authorize(started.location));
    expectRefusal(await visit(late, cookieIn(started)), NOT_VALID);
    vi.setSystemTime(begunAt + 590_000);
    const inTime = pathOf(await provider.authorize(started.location));
    expect((await visit(inTime, cookieIn(started))).status).toBe(302);
  });

  test('when the time of the sign-in was changed in the cookie: it is another sign-in', async () => {
    await newPerson();
    const started = await visit('/v1/console/sign-in');
    const [name, token = ''] = cookieIn(started).split('=');
    const bytes = Buffer.from(token, 'base64url');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 900_000 });
    bytes.writeUInt32BE(Math.floor(Date.now() / 1_000));
    const callback = pathOf(await provider.authorize(started.location));
    expectRefusal(await visit(callback, `${name}=${bytes.toString('base64url')}`), NOT_VALID);
  });

  test('of a sign-in that says to have begun in the future', async () => {
    await newPerson();
    const realNow = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: realNow + 120_000 });
    const started = await visit('/v1/console/sign-in');
    vi.setSystemTime(realNow);
    expectRefusal(await visit(pathOf(await provider.authorize(started.location)), cookieIn(started)), NOT_VALID);
  });

  test('when it is sent again: the code is redeemed, and the sign-in was used', async () => {
    await newPerson();
    const started = await visit('/v1/console/sign-in');
    const callback = pathOf(await provider.authorize(started.location));
    expect((await visit(callback, cookieIn(started))).status).toBe(302);
    expectRefusal(await visit(callback, cookieIn(started)), NOT_VERIFIED);
    // Another code of the same sign-in, as a provider gives one that forgets what it gave.
    const second = pathOf(await provider.authorize(started.location));
    expectRefusal(await visit(second, cookieIn(started)), NOT_VALID);
  });

  test('of which several come at once, but for one', async () => {
    await newPerson();
    const started = await visit('/v1/console/sign-in');
    const callbacks = await Promise.all(Array.from({ length: 4 }, () => provider.authorize(started.location)));
    const answers = await Promise.all(callbacks.map((callback) => visit(pathOf(callback), cookieIn(started))));
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 403, 403, 403]);
  });

  test('with a code of another sign-in: PKCE and nonce do not fit', async () => {
    await newPerson();
    const other = await visit('/v1/console/sign-in');
    const code = new URL(await provider.authorize(other.location)).searchParams.get('code');
    expectRefusal(await signIn((callback) => callback.replace(/code=[^&]*/, `code=${code}`)), NOT_VERIFIED);
  });

  const now = (): number => Math.floor(Date.now() / 1_000);
  test.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>]>([
    ['another nonce', (claims) => ({ ...claims, nonce: newToken() })],
    ['no nonce', ({ nonce: _, ...claims }) => claims],
    ['another issuer', (claims) => ({ ...claims, iss: 'https://attacker.example' })],
    ['another audience', (claims) => ({ ...claims, aud: 'another-client' })],
    ['several audiences and no party', (claims) => ({ ...claims, aud: [OIDC_CLIENT.id, 'another-client'] })],
    ['another party', (claims) => ({ ...claims, azp: 'another-client' })],
    ['an end that is past', (claims) => ({ ...claims, iat: now() - 900, exp: now() - 300 })],
    ['no end', ({ exp: _, ...claims }) => claims],
    ['no subject', ({ sub: _, ...claims }) => claims],
    ['a time at which it is not valid yet', (claims) => ({ ...claims, nbf: now() + 600 })],
  ])('with an ID token that has %s', async (_, claims) => {
    await newPerson();
    provider.behaviour.claims = claims;
    expectRefusal(await signIn(), NOT_VERIFIED);
  });

  test('with an ID token that nobody signed, or somebody else, or with a key that is no secret', async () => {
    await newPerson();
    const publicText = createPublicKey(provider.key.privateKey).export({ type: 'spki', format: 'pem' }).toString();
    const stranger = newSigningKey();
    const tokens: (typeof provider)['behaviour']['token'][] = [
      unsignedToken,
      (claims) => hmacToken(claims, publicText, { kid: provider.key.kid }),
      (claims) => hmacToken(claims, OIDC_CLIENT.secret),
      (claims) => signToken(claims, stranger),
      (claims) => signToken(claims, { ...stranger, kid: provider.key.kid }),
      (claims, key) => signToken(claims, key, { alg: 'RS512' }),
      (claims, key) => `${signToken(claims, key).slice(0, -8)}AAAAAAAA`,
      () => 'no token',
    ];
    for (const token of tokens) {
      provider.behaviour.token = token;
      expectRefusal(await signIn(), NOT_VERIFIED);
    }
  });

  test('of a provider that names another issuer for itself (RFC 9207)', async () => {
    await newPerson();
    expectRefusal(await signIn((callback) => `${callback}&iss=https%3A%2F%2Fattacker.example`), NOT_VERIFIED);
  });

  test.each([
    ['is not verified', { email_verified: false }, 'Your email address is not verified'],
    ['is not said to be verified', { email_verified: undefined }, 'Your email address is not verified'],
    ['is missing', { email: undefined }, 'Your email address is missing'],
    ['is no text', { email: ['kim@shop.example'] }, 'Your email address is missing'],
    ['is of no user', { email: 'nobody@shop.example' }, 'You have no access yet'],
  ])('when the address %s', async (_, claims, title) => {
    await newPerson();
    provider.behaviour.person = { ...provider.behaviour.person, ...claims };
    expectRefusal(await signIn(), title);
  });

  test('when the person or the provider declined, and shows none of its words', async () => {
    await newPerson();
    const decline = (callback: string) =>
      callback.replace(/code=[^&]*/, 'error=access_denied&error_description=%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    const answer = await signIn(decline);
    expectRefusal(answer, 'You were not signed in');
    expect(answer.text).not.toContain('alert');
  });
});
