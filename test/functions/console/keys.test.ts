/** Keys are made in the dashboard (spec, Authentication 2). */
import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { createApiKey, listApiKeys, type NewApiKey } from '../../../shared/table/api-keys.ts';
import { queryItems } from '../../../shared/table/engine/client.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { hashToken } from '../../../shared/table/sessions.ts';
import { type ApiClient, apiClient } from '../../harness/api-client.ts';
import { beginSession, sessionHeaders } from '../../harness/session-client.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';

const system = useSystem();

async function person(tenant: Tenant) {
  const token = await beginSession(system.table, tenant);
  const headers = sessionHeaders(token);
  const client = apiClient(system.baseUrl, null);
  const send = (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
    client.raw(method, path, {
      headers: { ...headers, 'content-type': 'application/json', ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { send, hash: hashToken(token), organizationId: tenant.organizationId };
}

const me = (key: string): ReturnType<ApiClient['get']> => apiClient(system.baseUrl, key).get('/me');

describe('a person', () => {
  test.each([
    ['never', null],
    ['30_days', 30],
    ['90_days', 90],
    ['1_year', 365],
  ] as const)('creates a key that expires: %s', async (expires, days) => {
    const { send } = await person(await system.tenant());
    const { status, body } = await send('POST', '/console/keys', { name: ' CMS ', expires });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'CMS', scopes: ['sites:read', 'content:write', 'cms:publish'] });
    const until = body.expires_at === null ? null : Date.parse(body.expires_at) - Date.parse(body.created_at);
    expect(until).toBe(days === null ? null : days * 86_400_000);
    expect((await me(body.key)).body).toMatchObject({ name: 'CMS', prefix: body.prefix });
  });

  test('sees all keys of the organization, the newest first, with when they were used', async () => {
    const tenant = await system.tenant();
    const { send } = await person(tenant);
    const made = (await send('POST', '/console/keys', { name: 'New', expires: 'never' })).body;
    await tenant.api.get('/sites');
    const { body } = await send('GET', '/console/keys');
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([made.id, tenant.keyId]);
    expect(body.data[0]).toMatchObject({ last_used_at: null, revoked_at: null });
    expect(Date.now() - Date.parse(body.data[1].last_used_at)).toBeLessThan(120_000);
    expect(JSON.stringify(body)).not.toContain(tenant.key);
  });

  test('reveals a key again, and no key of another organization', async () => {
    const [tenant, other] = [await system.tenant(), await system.tenant()];
    const { send } = await person(tenant);
    const { body } = await send('POST', `/console/keys/${tenant.keyId}/reveal`);
    expect(body).toEqual({ key: tenant.key });
    expect((await send('POST', `/console/keys/${other.keyId}/reveal`)).status).toBe(404);
  });

  test('revokes a key at once and for good', async () => {
    const tenant = await system.tenant();
    const { send } = await person(tenant);
    expect((await send('DELETE', `/console/keys/${tenant.keyId}`)).status).toBe(204);
    expect((await me(tenant.key)).body.error.message).toBe('API key revoked');
    const [first] = (await send('GET', '/console/keys')).body.data;
    await send('DELETE', `/console/keys/${tenant.keyId}`);
    const [again] = (await send('GET', '/console/keys')).body.data;
    expect(again.revoked_at).toBe(first.revoked_at);
  });

  test.each([
    [{ name: '', expires: 'never' }, /name/],
    [{ name: '   ', expires: 'never' }, /name/],
    [{ name: 'x'.repeat(201), expires: 'never' }, /name/],
    [{ name: 'x', expires: '7_days' }, /expires/],
    [{ name: 'x' }, /expires/],
    [{ name: 'x', expires: 'never', scopes: [] }, /scopes/],
  ])('cannot create a key from %j', async (body, message) => {
    const { send } = await person(await system.tenant());
    const answer = await send('POST', '/console/keys', body);
    expect([answer.status, answer.body.error.message]).toEqual([400, expect.stringMatching(message)]);
  });
});

describe('the active keys of an organization', () => {
  const store = async (organizationId: number, count: number, given: Partial<NewApiKey> = {}): Promise<void> => {
    for (let at = 0; at < count; at += 1) {
      await createApiKey(system.table, {
        keyId: await system.operator.ids.next('apiKey'),
        ...{
          organizationId,
          userId: 1,
          name: 'Stored',
          prefix: 'coa_abcd',
          scopes: [],
          expiresAt: null,
          revokedAt: null,
        },
        ...{ secretHash: randomUUID(), encryptedSecret: 'sealed', createdAt: '2026-01-01T00:00:00.000Z' },
        ...given,
      });
    }
  };
  const active = async (organizationId: number): Promise<number> =>
    (await listApiKeys(system.table, organizationId)).filter(({ revokedAt }) => revokedAt === null).length;

  test('are at most 50: another one returns 409, and one that is revoked makes room', async () => {
    const tenant = await system.tenant();
    await store(tenant.organizationId, 49);
    const { send } = await person(tenant);
    const refused = await send('POST', '/console/keys', { name: 'One more', expires: 'never' });
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        error: {
          code: 'conflict',
          message: 'The organization has 50 active API keys, which is the most it can have: revoke one first',
        },
      },
    ]);
    const [{ id }] = (await send('GET', '/console/keys')).body.data;
    await send('DELETE', `/console/keys/${id}`);
    expect((await send('POST', '/console/keys', { name: 'One more', expires: 'never' })).status).toBe(201);
  });

  test('are those that work: revoked and expired ones do not count', async () => {
    const tenant = await system.tenant();
    await store(tenant.organizationId, 30, { revokedAt: '2026-02-01T00:00:00.000Z' });
    await store(tenant.organizationId, 30, { expiresAt: '2026-02-01T00:00:00.000Z' });
    const { send } = await person(tenant);
    expect((await send('POST', '/console/keys', { name: 'One more', expires: 'never' })).status).toBe(201);
  });

  test('are never more, also when many are created at once', async () => {
    const tenant = await system.tenant();
    await store(tenant.organizationId, 45);
    const { send } = await person(tenant);
    const create = () => send('POST', '/console/keys', { name: 'At once', expires: 'never' });
    const statuses = (await Promise.all(Array.from({ length: 12 }, create))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    expect(await active(tenant.organizationId)).toBe(50);
  });

  test('all stay where an organization has more', async () => {
    const tenant = await system.tenant();
    await store(tenant.organizationId, 59);
    expect((await tenant.api.get('/me')).status).toBe(200);
    await expect(tenant.newKey()).rejects.toThrow('50 active API keys');
    expect(await active(tenant.organizationId)).toBe(60);
  });
});

describe('a key that was created', () => {
  test('is created once for one Idempotency-Key, and its secret is kept in no response', async () => {
    const { send, hash, organizationId } = await person(await system.tenant());
    const once = { 'idempotency-key': 'one' };
    const first = await send('POST', '/console/keys', { name: 'CMS', expires: 'never' }, once);
    const repeat = await send('POST', '/console/keys', { name: 'CMS', expires: 'never' }, once);
    expect([first.status, repeat.status]).toEqual([201, 409]);
    expect(repeat.body.error.message).toContain('took effect');
    expect((await send('GET', '/console/keys')).body.data).toHaveLength(2);
    await send('POST', `/console/keys/${first.body.id}/reveal`, undefined, { 'idempotency-key': 'two' });
    const kept = await queryItems(system.table, { pk: keys.sessionIdempotencyKey(organizationId, hash, '').pk });
    // The effect is known, and the response is not there; a reveal had no effect.
    expect(kept).toMatchObject([{ state: 'effective' }]);
    expect(kept[0]).not.toHaveProperty('response');
  });

  test('belongs to the person who made it', async () => {
    const tenant = await system.tenant();
    const { send } = await person(tenant);
    const { body } = await send('POST', '/console/keys', { name: 'CMS', expires: 'never' });
    const { Item } = await system.table.documents.send(
      new GetCommand({ TableName: system.table.name, Key: keys.organizationKey(tenant.organizationId, body.id) }),
    );
    expect(Item?.['userId']).toBe(tenant.userId);
  });
});
