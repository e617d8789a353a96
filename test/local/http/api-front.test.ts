import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { DOCUMENT_MAX_BODY_BYTES } from '../../../shared/http/operation.ts';
import { apiClient } from '../../harness/api-client.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';

const system = useSystem();
let tenant: Tenant;
beforeAll(async () => {
  tenant = await system.tenant();
});

/** Sends these bytes and answers all that comes until the server closes the connection, or `until` is in it. */
const exchange = (bytes: string, until: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(system.baseUrl);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      received += chunk;
      if (received.includes(until)) socket.destroy();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });

test('an idle connection is kept for longer than a reverse proxy in front keeps it (60 s)', async () => {
  const { headers } = await tenant.api.get('/me');
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

describe('a path or method that no operation has', () => {
  test.each([
    ['GET', '/nothing'],
    ['GET', '/sites/1/nothing'],
    ['GET', '/sites/'],
    ['GET', '//sites'],
    ['GET', '/SITES'],
    ['DELETE', '/sites'],
    ['PUT', '/me'],
    ['OPTIONS', '/sites'],
    ['PATCH', '/health'],
    ['GET', '/sites/%zz'],
    ['GET', '/sites/%00/pages/%ff'],
    ['GET', '/%2e%2e/%2e%2e/etc/passwd'],
    ['GET', `/${'x'.repeat(8_000)}`],
  ])('%s %s answers 404 in the envelope, and 401 without a key', async (method, path) => {
    const withKey = await tenant.api.raw(method, path);
    const without = await apiClient(system.baseUrl, null).raw(method, path);
    expect([withKey.status, withKey.body?.error.code]).toEqual([404, 'not_found']);
    expect([without.status, without.body]).toEqual([
      401,
      { error: { code: 'unauthorized', message: 'Missing API key' } },
    ]);
    for (const { headers } of [withKey, without]) {
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });

  test.each(['TRACE', 'PURGE', 'PROPFIND', 'M-SEARCH', 'BREW'])(
    '%s, which fetch cannot send, answers so too',
    async (method) => {
      const head = `${method} /v1/sites HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tenant.key}\r\n\r\n`;
      const received = await exchange(head, '"}}');
      expect(received).toMatch(/^HTTP\/1\.1 404 /);
      expect(received).toContain('{"error":{"code":"not_found","message":"Route not found"}}');
    },
  );

  test('outside of the version answers so too', async () => {
    const root = system.baseUrl.replace('/v1', '');
    for (const path of ['/', '/v2/sites', '/sites', '/v1']) {
      expect((await apiClient(root, tenant.key).get(path)).body.error).toEqual({
        code: 'not_found',
        message: 'Route not found',
      });
    }
  });

  test('answers HEAD with the status alone', async () => {
    const { status, text } = await tenant.api.raw('HEAD', '/sitez');
    expect([status, text]).toEqual([404, '']);
  });
});

describe('a body that no Lambda takes', () => {
  const huge = JSON.stringify({ domain: 'x'.repeat(DOCUMENT_MAX_BODY_BYTES + 2_000_000) });
  const json = { 'content-type': 'application/json' };

  test('is refused as any that is too large: after the key, with the headers of every answer', async () => {
    const answer = await tenant.api.raw('POST', '/sites', { headers: json, body: huge });
    expect([answer.status, answer.body.error]).toEqual([
      400,
      { code: 'invalid_request', message: 'The request body is larger than 1,048,576 bytes' },
    ]);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/);
  });

  test('of a stranger is not what he is told about', async () => {
    const answer = await apiClient(system.baseUrl, null).raw('POST', '/sites', { headers: json, body: huge });
    expect([answer.status, answer.body.error.message]).toEqual([401, 'Missing API key']);
  });
});

describe('HTTP that is broken', () => {
  test('is no expectation that the server does not know: the request is answered as any', async () => {
    const request = 'GET /v1/health HTTP/1.1\r\nHost: x\r\nExpect: nothing\r\nConnection: close\r\n\r\n';
    expect(await exchange(request, '\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('does not stop the server: a body that ends too early, a head that is no HTTP', async () => {
    const request = `POST /v1/sites HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"domain":`;
    const { hostname, port } = new URL(system.baseUrl);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(request, () => socket.destroy()));
      socket.on('close', () => resolve());
    });
    expect(await exchange('nonsense\r\n\r\n', '\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect((await tenant.api.get('/health')).status).toBe(200);
  });
});

test('requests at once each get their own answer', async () => {
  const ids = Array.from({ length: 40 }, (_, at) => at + 1);
  const answers = await Promise.all(ids.map((id) => tenant.api.get(`/jobs?ids=job_an_${id}`)));
  expect(answers.map(({ body }) => body.data[0].id)).toEqual(ids.map((id) => `job_an_${id}`));
  expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(40);
});
