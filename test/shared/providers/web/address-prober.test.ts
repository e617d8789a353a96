import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createAddressProber } from '../../../../shared/providers/web/address-prober.ts';

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (path === '/hangs') return;
  if (path === '/moved') response.writeHead(301, { location: 'https://site.example/there' });
  else if (path === '/loop') response.writeHead(302, { location: '/loop' });
  else if (path === '/inside') response.writeHead(302, { location: 'http://127.0.0.1/there' });
  else response.writeHead(path === '/there' ? 200 : 404);
  response.end('x'.repeat(100_000));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const probe = createAddressProber({ originOverrides: new Map([['site.example', origin]]), userAgent: 'test' });
const never = new AbortController().signal;

test.each([
  ['https://site.example/there', { outcome: 'answered', status: 200 }],
  ['https://site.example/none', { outcome: 'answered', status: 404 }],
  ['https://site.example/moved', { outcome: 'answered', status: 200 }],
  ['https://site.example/loop', { outcome: 'failed', reason: 'blocked_url', retryable: false }],
  ['https://site.example/inside', { outcome: 'failed', reason: 'blocked_address', retryable: false }],
  ['http://127.0.0.1/there', { outcome: 'failed', reason: 'blocked_address', retryable: false }],
  ['http://[::1]/there', { outcome: 'failed', reason: 'blocked_address', retryable: false }],
  ['http://localhost/there', { outcome: 'failed', reason: 'blocked_address', retryable: false }],
  ['http://169.254.169.254/latest/', { outcome: 'failed', reason: 'blocked_address', retryable: false }],
  ['https://site.example:22/there', { outcome: 'answered', status: 200 }],
  ['https://user:pass@site.example/', { outcome: 'failed', reason: 'blocked_url', retryable: false }],
  ['ftp://site.example/', { outcome: 'failed', reason: 'blocked_url', retryable: false }],
  ['no address', { outcome: 'failed', reason: 'blocked_url', retryable: false }],
])('%s', async (url, outcome) => {
  expect(await probe(url, never)).toEqual(outcome);
});

test('ends with the signal', async () => {
  const ended = await probe('https://site.example/hangs', AbortSignal.timeout(100));
  expect(ended).toEqual({ outcome: 'failed', reason: 'timeout', retryable: true });
});
