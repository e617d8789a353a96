import { expect, test } from 'vitest';
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

test('answers 401 without a key', async () => {
  const { status, body } = await apiClient(system.baseUrl, null).get('/me');
  expect([status, body]).toEqual([401, { error: { code: 'unauthorized', message: 'Missing API key' } }]);
});
