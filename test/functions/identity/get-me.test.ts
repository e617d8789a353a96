import { expect, test } from 'vitest';
import { listApiKeys, revokeApiKey } from '../../../shared/table/api-keys.ts';
import { apiClient } from '../../harness/api-client.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();

test('answers the name, the prefix and the scopes of the key, unwrapped', async () => {
  const { api, key } = await system.tenant();
  const { status, body } = await api.get('/me');
  expect(status).toBe(200);
  expect(body).toEqual({
    name: 'Test key',
    prefix: key.slice(0, 8),
    scopes: ['sites:read', 'content:write', 'cms:publish'],
  });
});

test('works for a key of any scope', async () => {
  const { newKey } = await system.tenant();
  const { api } = await newKey({ scopes: ['cms:publish'] });
  expect((await api.get('/me')).body.scopes).toEqual(['cms:publish']);
});

test('401 is "Missing API key, Invalid API key, API key revoked, API key expired", by what became of the key', async () => {
  const tenant = await system.tenant();
  const messageFor = async (key: string | null): Promise<unknown> => {
    const { status, body } = await apiClient(system.baseUrl, key).get('/me');
    return status === 200 ? 'valid' : [status, body];
  };
  const refused = (message: string) => [401, { error: { code: 'unauthorized', message } }];
  expect(await messageFor(null)).toEqual(refused('Missing API key'));
  expect(await messageFor(`${tenant.key.slice(0, -4)}AAAA`)).toEqual(refused('Invalid API key'));
  const revoked = await tenant.newKey();
  expect(await messageFor(revoked.key)).toBe('valid');
  const listed = await listApiKeys(system.table, tenant.organizationId);
  const [key] = listed.filter(({ keyId }) => keyId === revoked.keyId);
  if (key) await revokeApiKey(system.table, key, new Date().toISOString());
  expect(await messageFor(revoked.key)).toEqual(refused('API key revoked'));
  const expired = await tenant.newKey({ expiresAt: '2020-01-01T00:00:00.000Z' });
  expect(await messageFor(expired.key)).toEqual(refused('API key expired'));
});
