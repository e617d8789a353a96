import { expect, test } from 'vitest';
import { acceptsGzip } from '../../../shared/http/middleware/compress-response.ts';
import { seedPage } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();

test.each([
  ['gzip, deflate, br', true],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', true],
  ['*', true],
  ['GZIP', true],
  ['', false],
  ['br', false],
  ['gzip;q=0', false],
  ['gzip;q=0, *', false],
  ['gzip;q=0.000', false],
])('Accept-Encoding "%s": takes gzip %s', (header, expected) => {
  expect(acceptsGzip(header)).toBe(expected);
});

test('a large body comes compressed to a client that takes gzip and plain to one that does not, and is the same', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  await tenant.api.post(`/pages/${page.id}/content`, { markdown: 'Words of a long text. '.repeat(5_000) });
  const path = `/pages/${page.id}/content`;
  const plain = await tenant.api.raw('GET', path, { headers: { 'accept-encoding': 'identity' } });
  const compressed = await tenant.api.raw('GET', path, { headers: { 'accept-encoding': 'gzip' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect([plain.headers.get('vary'), compressed.headers.get('vary')]).toEqual(['accept-encoding', 'accept-encoding']);
  expect(compressed.body).toEqual(plain.body);
});
