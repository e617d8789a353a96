/**
 * `/mcp` of the embedded system as HTTP clients meet it, before and around the protocol.
 */
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { describe, expect, test } from 'vitest';
import { MCP_MAX_BODY_BYTES } from '../../../functions/mcp/mcp-event.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import { ALLOWED_ORIGIN, system } from '../../systems/ip-limit.ts';
import { httpTransport, openSession, revoke } from './mcp-session.ts';

const address = (): string => system.baseUrl.replace(/\/v1$/, '/mcp');
const json = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
const listTools = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

const post = (headers: Record<string, string>, body = listTools): Promise<Response> =>
  fetch(address(), { method: 'POST', headers: { ...json, ...headers }, body });
const withKey = (key: string): { authorization: string } => ({ authorization: `Bearer ${key}` });

/** From another address of this machine. */
const postFrom = (localAddress: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; retryAfter: string | undefined; body: string }>((resolve, reject) => {
    const request = httpRequest(address(), { method: 'POST', localAddress, headers: { ...json, ...headers } });
    request.once('error', reject);
    request.once('response', async (response) =>
      resolve({
        status: response.statusCode,
        retryAfter: response.headers['retry-after'],
        body: await text(response),
      }),
    );
    request.end(listTools);
  });

describe('authentication', () => {
  test.each([
    ['no key', {}, 'Bearer', 'Missing API key'],
    ['another scheme', { authorization: 'Basic dTpw' }, 'Bearer', 'Missing API key'],
    ['a wrong key', withKey(`coa_${'x'.repeat(43)}`), 'Bearer error="invalid_token"', 'Invalid API key'],
    ['a malformed key', withKey('coa_ü'), 'Bearer error="invalid_token"', 'Invalid API key'],
  ])('%s: 401 with WWW-Authenticate, before the message is looked at', async (_, headers, challenge, message) => {
    const response = await post({ ...headers, 'content-type': 'text/plain' }, 'no message');
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe(challenge);
    expect(await response.json()).toEqual({ error: { code: 'unauthorized', message } });
    expect(response.headers.get('x-request-id')).toMatch(/./);
  });

  test('those who fail are counted by their own address, as everywhere, and others are not hindered', async () => {
    const wrong = () => postFrom('127.0.0.7', withKey(`coa_${'y'.repeat(43)}`));
    expect((await wrong()).status).toBe(401);
    // The limit is of a minute of the clock, which may end in between.
    const refused = await waitUntil('the address is refused', async () => {
      const answer = await wrong();
      return answer.status === 429 && answer;
    });
    expect(refused.retryAfter).toMatch(/^\d+$/);
    expect(JSON.parse(refused.body).error).toEqual({
      code: 'rate_limited',
      message: 'Too many unauthenticated requests',
    });
    const { key } = await system.tenant();
    expect((await postFrom('127.0.0.7', withKey(key))).status).toBe(200);
    expect((await postFrom('127.0.0.8', {})).status).toBe(401);
  });

  test('a key that is revoked in mid-session ends the session with 401 at its next call', async () => {
    const tenant = await system.tenant();
    const session = await openSession(httpTransport({ baseUrl: system.baseUrl, key: tenant.key }));
    await session.call('list_sites');
    await revoke(system, tenant.keyId);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const refused = await session.client.callTool({ name: 'list_sites', arguments: {} }).catch((error) => error);
      expect([UnauthorizedError, StreamableHTTPError].some((kind) => refused instanceof kind)).toBe(true);
    }
    expect((await post(withKey(tenant.key))).status).toBe(401);
  });
});

describe('before the protocol', () => {
  test.each([
    ['of a page of the web', 'https://evil.example', 403],
    ['of a sandboxed page', 'null', 403],
    ['whose name only looks like this machine', 'http://localhost.evil.example', 403],
    ['that the operator allows', ALLOWED_ORIGIN, 200],
    ['of a page of this machine', 'http://localhost:6274', 200],
  ])('an Origin %s', async (_, origin, status) => {
    const { key } = await system.tenant();
    expect((await post({ ...withKey(key), origin })).status).toBe(status);
  });

  test('a name that was bound to this machine is refused, although Origin and Host agree', async () => {
    const { key } = await system.tenant();
    const rebound = { host: 'evil.example', origin: 'http://evil.example', ...withKey(key) };
    expect((await postFrom('127.0.0.1', rebound)).status).toBe(403);
  });

  test.each(['GET', 'DELETE', 'PUT'])('%s: 405, because there is no session to read or to end', async (method) => {
    const { key } = await system.tenant();
    const response = await fetch(address(), { method, headers: { ...withKey(key), accept: 'text/event-stream' } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('a body above the limit: 413', async () => {
    const { key } = await system.tenant();
    expect((await post(withKey(key), ' '.repeat(MCP_MAX_BODY_BYTES + 1))).status).toBe(413);
  });

  test.each([
    ['a body that is no JSON', {}, '{', 400],
    ['JSON that is no message', {}, '{"id": 1}', 400],
    ['another media type', { 'content-type': 'text/plain' }, listTools, 415],
    ['a client that takes no JSON', { accept: 'text/html' }, listTools, 406],
    ['a version of the protocol that nobody knows', { 'mcp-protocol-version': '1999-01-01' }, listTools, 400],
  ])('%s', async (_, headers, body, status) => {
    const { key } = await system.tenant();
    const response = await post({ ...withKey(key), ...headers }, body);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      expect.stringContaining('application/json'),
    ]);
  });
});

test('two sessions at once see each their own organization', async () => {
  const tenants = await Promise.all([system.tenant(), system.tenant()]);
  const sessions = await Promise.all(
    tenants.map(async (tenant, at) => {
      await tenant.api.post('/sites/plan', {
        brief: 'A bakery in Graz.',
        name: `Site ${at}`,
        location_country_code: 2040,
      });
      return openSession(httpTransport({ baseUrl: system.baseUrl, key: tenant.key }));
    }),
  );
  const seen = await Promise.all(
    Array.from({ length: 10 }, () =>
      Promise.all(
        sessions.map(async ({ call }) => (await call('list_sites')).sites.map(({ name }: { name: string }) => name)),
      ),
    ),
  );
  expect(seen).toEqual(Array.from({ length: 10 }, () => [['Site 0'], ['Site 1']]));
});
