/** Signing in by a one-time link, and what a session is good for. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { fence } from '../../../shared/operator/deletion/fence.ts';
import { addUser } from '../../../shared/operator/identities.ts';
import { removeUser } from '../../../shared/operator/people.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { hashToken, newToken } from '../../../shared/table/sessions.ts';
import { createSignInLink } from '../../../shared/table/sign-in-links.ts';
import { apiClient } from '../../harness/api-client.ts';
import { beginSession, type Person, sessionHeaders } from '../../harness/session-client.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();
const json = { 'content-type': 'application/json' };

const linkFor = async (person: Person, now = new Date()): Promise<string> =>
  (await createSignInLink(system.table, { organizationId: person.organizationId, userId: person.userId }, now)).token;

const signIn = (token: unknown, headers: Record<string, string> = { 'x-console': '1' }) =>
  apiClient(system.baseUrl, null).raw('POST', '/console/session', {
    headers: { ...json, ...headers },
    body: JSON.stringify({ token }),
  });

const withSession = (token: string, method: string, path: string, headers: Record<string, string> = {}) =>
  apiClient(system.baseUrl, null).raw(method, path, { headers: { ...sessionHeaders(token), ...headers } });

const cookieOf = (headers: Headers): string => /coa_session=([\w-]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

describe('a one-time link', () => {
  test('signs in the user that it was made for, once', async () => {
    const tenant = await system.tenant();
    const token = await linkFor(tenant);
    const first = await signIn(token);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      user: { id: tenant.userId, name: 'Test organization' },
      organization: { id: tenant.organizationId, name: 'Test organization' },
      expires_at: expect.any(String),
      sign_in: 'link',
    });
    expect(first.headers.get('set-cookie')).toMatch(
      /^coa_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800$/,
    );
    const read = await withSession(cookieOf(first.headers), 'GET', '/console/session');
    expect([read.status, read.body]).toEqual([200, first.body]);

    const again = await signIn(token);
    expect([again.status, again.body.error.code]).toEqual([401, 'unauthorized']);
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  test('that two use at once gives one session', async () => {
    const token = await linkFor(await system.tenant());
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
  });

  test.each([
    ['forged', () => newToken()],
    ['no token', () => ''],
    ['too long', () => 'x'.repeat(200)],
    ['a key of the table', () => '../SESSION#'],
  ])('that is %s signs nobody in', async (_, token) => {
    const { status, headers } = await signIn(token());
    expect([status, headers.get('set-cookie')]).toEqual([401, null]);
  });

  test.each([
    ['an object', {}],
    ['a number', 5],
    ['nothing', undefined],
  ])('that is %s is a bad request', async (_, token) => {
    expect((await signIn(token)).status).toBe(400);
  });

  test('works for 10 minutes', async () => {
    const tenant = await system.tenant();
    const [old, recent] = await Promise.all([linkFor(tenant, minutesAgo(10.1)), linkFor(tenant, minutesAgo(9))]);
    expect((await signIn(old)).status).toBe(401);
    expect((await signIn(recent)).status).toBe(200);
  });

  test('of a user who is gone signs nobody in', async () => {
    const tenant = await system.tenant();
    const user = await addUser(system.operator, { organizationId: tenant.organizationId, name: 'Kim', preview: false });
    const token = await linkFor({ organizationId: tenant.organizationId, userId: user.id });
    await removeUser(system.table, { organizationId: tenant.organizationId, userId: user.id }, new Date());
    expect((await signIn(token)).status).toBe(401);
  });

  test('is stored as a digest alone, and so is the session', async () => {
    const token = await linkFor(await system.tenant());
    const session = cookieOf((await signIn(token)).headers);
    const item = await system.table.documents.send(
      new GetCommand({ TableName: system.table.name, Key: keys.session(hashToken(session)) }),
    );
    expect(item.Item).toMatchObject({ signIn: 'link', expiresAtSeconds: expect.any(Number) });
    expect(JSON.stringify(item.Item)).not.toContain(session);
  });

  test('gives a new session whatever cookie the browser had: an attacker cannot fix it', async () => {
    const planted = newToken();
    const answer = await signIn(await linkFor(await system.tenant()), sessionHeaders(planted));
    expect(answer.status).toBe(200);
    expect(cookieOf(answer.headers)).not.toBe(planted);
    expect((await withSession(planted, 'GET', '/console/session')).status).toBe(401);
  });
});

describe('a session', () => {
  test('serves the API with all scopes, and names itself', async () => {
    const tenant = await system.tenant();
    const token = await beginSession(system.table, tenant);
    const { body } = await withSession(token, 'GET', '/me');
    expect(body).toEqual({
      name: 'Console session',
      prefix: 'session',
      scopes: ['sites:read', 'content:write', 'cms:publish'],
    });
  });

  test('is refused when the cookie is forged', async () => {
    const answers = await Promise.all(
      [newToken(), 'x', '', `${newToken()}%00`].map((token) => withSession(token, 'GET', '/sites')),
    );
    for (const { status, body } of answers) expect([status, body.error.message]).toEqual([401, 'Invalid session']);
  });

  test('does not help a request with a wrong key: the Authorization header wins', async () => {
    const token = await beginSession(system.table, await system.tenant());
    const answer = await withSession(token, 'GET', '/sites', { authorization: 'Bearer nonsense' });
    expect([answer.status, answer.body.error.message]).toEqual([401, 'Invalid API key']);
  });

  test('is served to requests of its own origin', async () => {
    const token = await beginSession(system.table, await system.tenant());
    const origin = new URL(system.baseUrl).origin;
    const { status } = await withSession(token, 'GET', '/sites', { origin, 'sec-fetch-site': 'same-origin' });
    expect(status).toBe(200);
  });

  test('ends 12 hours after its last request', async () => {
    const tenant = await system.tenant();
    const idle = await beginSession(system.table, tenant, { now: minutesAgo(12 * 60 + 1) });
    const answer = await withSession(idle, 'GET', '/sites');
    expect([answer.status, answer.body.error.message]).toEqual([401, 'Session expired']);

    const used = await beginSession(system.table, tenant, { now: minutesAgo(11 * 60) });
    expect((await withSession(used, 'GET', '/sites')).status).toBe(200);
    const { Item } = await system.table.documents.send(
      new GetCommand({ TableName: system.table.name, Key: keys.session(hashToken(used)) }),
    );
    expect(Date.parse(String(Item?.['idleUntil'])) - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
  });

  test('ends after 7 days however much it is used', async () => {
    const token = await beginSession(system.table, await system.tenant(), { now: minutesAgo(7 * 24 * 60 + 1) });
    await system.table.documents.send(
      new UpdateCommand({
        TableName: system.table.name,
        Key: keys.session(hashToken(token)),
        UpdateExpression: 'SET idleUntil = :later',
        ExpressionAttributeValues: { ':later': new Date(Date.now() + 3_600_000).toISOString() },
      }),
    );
    const answer = await withSession(token, 'GET', '/sites');
    expect([answer.status, answer.body.error.message]).toEqual([401, 'Session expired']);
  });

  test('ends by signing out, wherever its cookie is', async () => {
    const token = await beginSession(system.table, await system.tenant());
    const answer = await withSession(token, 'DELETE', '/console/session');
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers.get('set-cookie')).toBe('coa_session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0');
    expect((await withSession(token, 'GET', '/sites')).status).toBe(401);
  });

  test('ends with its user, and the sessions of others go on', async () => {
    const tenant = await system.tenant();
    const { organizationId } = tenant;
    const user = await addUser(system.operator, { organizationId, name: 'Kim', preview: false });
    const [leaving, staying] = [
      await beginSession(system.table, { organizationId, userId: user.id }),
      await beginSession(system.table, tenant),
    ];
    expect((await withSession(leaving, 'GET', '/sites')).status).toBe(200);
    await removeUser(system.table, { organizationId, userId: user.id }, new Date());
    expect((await withSession(leaving, 'GET', '/sites')).status).toBe(401);
    expect((await withSession(leaving, 'GET', '/console/session')).status).toBe(401);
    expect((await withSession(staying, 'GET', '/sites')).status).toBe(200);
  });

  test('ends with its organization, before anything of it is deleted', async () => {
    const tenant = await system.tenant();
    const token = await beginSession(system.table, tenant);
    const subject = { subjectKind: 'organization', ofOrganization: tenant.organizationId, ofSite: null, ofPage: null };
    await fence(
      { table: system.table, now: () => new Date(), isOver: () => false },
      { ...subject, subjectKind: 'organization' },
    );
    expect((await withSession(token, 'GET', '/sites')).status).toBe(401);
  });

  test('shows its rate limit, and is counted by itself', async () => {
    const tenant = await system.tenant();
    const [one, other] = [await beginSession(system.table, tenant), await beginSession(system.table, tenant)];
    const remaining = async (token: string): Promise<number> =>
      Number((await withSession(token, 'GET', '/sites')).headers.get('x-ratelimit-remaining'));
    const first = await remaining(one);
    expect(await remaining(one)).toBe(first - 1);
    expect(await remaining(other)).toBe(first);
  });

  test('has its own Idempotency-Keys: a repeat gets the first response, another session its own', async () => {
    const tenant = await system.tenant();
    const [one, other] = [await beginSession(system.table, tenant), await beginSession(system.table, tenant)];
    const post = (token: string) =>
      apiClient(system.baseUrl, null).raw('POST', '/sites/plan', {
        headers: { ...sessionHeaders(token), ...json, 'idempotency-key': 'one' },
        body: JSON.stringify({ brief: 'A shop for bicycles in Leeds.' }),
      });
    const first = await post(one);
    const repeat = await post(one);
    const second = await post(other);
    expect([repeat.status, repeat.text, repeat.headers.get('idempotent-replayed')]).toEqual([
      first.status,
      first.text,
      'true',
    ]);
    expect(second.headers.get('idempotent-replayed')).toBeNull();
    expect(second.body.data.id).not.toBe(first.body.data.id);
  });
});
