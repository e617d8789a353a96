import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { noHostRules } from '../../../../shared/domain/crawling/host-rules.ts';
import { createWebhookPoster } from '../../../../shared/providers/web/webhook-poster.ts';

const requests: IncomingMessage[] = [];
let respond: (request: IncomingMessage, response: ServerResponse) => void;
const server: Server = createServer((request, response) => {
  requests.push(request);
  respond(request, response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests.length = 0;
  respond = (_, response) => response.writeHead(204).end();
});

const guards = { hostRules: noHostRules, userAgent: 'Test/1.0' };
const toServer = createWebhookPoster({ ...guards, originOverrides: new Map([['hooks.example', origin]]) });
const URL_OF_HOOK = 'https://hooks.example/in?key=1';

describe('a post to a webhook', () => {
  test('carries the body, the headers and the public host, over a connection for itself', async () => {
    const bodies: string[] = [];
    respond = (request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => bodies.push(text));
      request.on('end', () => response.writeHead(201).end());
    };
    const result = await toServer(URL_OF_HOOK, '{"ü":1}', { 'webhook-id': 'one' });
    expect(result).toEqual({ outcome: 'answered', status: 201, retryAfterSeconds: null });
    expect(bodies.join('')).toBe('{"ü":1}');
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: '/in?key=1',
      headers: {
        host: 'hooks.example',
        'webhook-id': 'one',
        'content-type': 'application/json',
        'content-length': '8',
        'user-agent': 'Test/1.0',
        connection: 'close',
      },
    });
  });

  test('follows no redirect', async () => {
    respond = (_, response) => response.writeHead(307, { location: `${origin}/elsewhere` }).end();
    expect(await toServer(URL_OF_HOOK, '{}', {})).toMatchObject({ outcome: 'answered', status: 307 });
    expect(requests).toHaveLength(1);
  });

  test('reads Retry-After, and none of a body that never ends', async () => {
    respond = (_, response) => {
      response.writeHead(503, { 'retry-after': '120' });
      response.write('x'.repeat(100_000));
    };
    const result = await toServer(URL_OF_HOOK, '{}', {});
    expect(result).toEqual({ outcome: 'answered', status: 503, retryAfterSeconds: 120 });
  });

  test('gives up on a receiver that does not respond', async () => {
    respond = () => undefined;
    const impatient = createWebhookPoster({
      ...guards,
      originOverrides: new Map([['hooks.example', origin]]),
      timeoutMs: 200,
    });
    expect(await impatient(URL_OF_HOOK, '{}', {})).toEqual({ outcome: 'failed', reason: 'timeout' });
  });

  test.each([
    ['http, although the host may be reached', 'http://hooks.example/in', 'blocked_url'],
    ['a private address', 'https://10.0.0.1/in', 'blocked_address'],
    ['the metadata service', 'https://169.254.169.254/latest/meta-data', 'blocked_address'],
    ['an IPv6 loopback', 'https://[::1]/in', 'blocked_address'],
    ['a port', 'https://hooks.test.example:8443/in', 'blocked_url'],
    ['credentials', 'https://user:secret@hooks.example/in', 'blocked_url'],
    ['what is no URL', 'nonsense', 'protocol'],
  ])('refuses %s', async (_, url, reason) => {
    expect(await toServer(url, '{}', {})).toEqual({ outcome: 'failed', reason });
    expect(requests).toHaveLength(0);
  });

  test('refuses a host that the operator denies', async () => {
    const post = createWebhookPoster({
      ...guards,
      originOverrides: new Map(),
      hostRules: { allowed: [], denied: ['denied.example'] },
    });
    expect(await post('https://api.denied.example/', '{}', {})).toEqual({
      outcome: 'failed',
      reason: 'host_not_allowed',
    });
  });
});

describe('the address of a receiver', () => {
  test('is resolved and checked at each attempt: a private one after the first check gets nothing', async () => {
    const answers = ['', '127.0.0.1', '169.254.169.254', '::1'];
    const asked: string[] = [];
    const resolve: LookupFunction = (hostname, _options, callback) => {
      asked.push(hostname);
      const address = answers.shift() ?? '';
      // No test connects to a public address: the first attempt ends at the resolver.
      if (address === '') callback(Object.assign(new Error('not now'), { code: 'EAI_AGAIN' }), '');
      else callback(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
    };
    const post = createWebhookPoster({ ...guards, originOverrides: new Map(), resolve });
    expect(await post('https://rebinding.example/', '{}', {})).toEqual({ outcome: 'failed', reason: 'dns' });
    for (const _ of [1, 2, 3]) {
      expect(await post('https://rebinding.example/', '{}', {})).toEqual({
        outcome: 'failed',
        reason: 'blocked_address',
      });
    }
    expect(asked).toHaveLength(4);
    expect(requests).toHaveLength(0);
  });
});
