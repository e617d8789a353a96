import type { LookupFunction } from 'node:net';
import { describe, expect, test } from 'vitest';
import { guardLookup } from '../../../../shared/providers/web/guard-lookup.ts';
import { createGuardedConnector } from '../../../../shared/providers/web/guarded-connector.ts';
import { createHttpWebFetcher } from '../../../../shared/providers/web/http-web-fetcher.ts';
import { openSite, respond } from './site-server.ts';

/** A resolver that answers with these addresses. */
const resolvesTo =
  (...addresses: string[]): LookupFunction =>
  (_hostname, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

function lookup(resolve: LookupFunction, all: boolean): Promise<unknown> {
  return new Promise((done) => {
    guardLookup(resolve)('shop.example', { all }, (error, address) => done(error ?? address));
  });
}

describe('resolving', () => {
  test('drops forbidden addresses and keeps the order of the rest', async () => {
    const resolve = resolvesTo('10.0.0.1', '93.184.216.34', '::1', '2606:4700::1');
    expect(await lookup(resolve, true)).toEqual([
      { address: '93.184.216.34', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ]);
    expect(await lookup(resolve, false)).toBe('93.184.216.34');
  });

  test.each([[['127.0.0.1']], [['10.0.0.1', 'fd00::1']], [[]]])('blocks a host with %j', async (addresses) => {
    expect(await lookup(resolvesTo(...addresses), true)).toMatchObject({ code: 'BLOCKED_ADDRESS' });
  });

  test("passes the resolver's own error on", async () => {
    const failing: LookupFunction = (_hostname, _options, callback) =>
      callback(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }), '');
    expect(await lookup(failing, true)).toMatchObject({ code: 'ENOTFOUND' });
  });
});

describe('connecting', () => {
  const connect = (resolve: LookupFunction, hostname: string, port: string): Promise<unknown> =>
    new Promise((done) => {
      const connector = createGuardedConnector(1_000, resolve);
      connector({ hostname, host: hostname, protocol: 'http:', port }, (error, socket) => {
        socket?.destroy();
        done(error ?? 'connected');
      });
    });

  test.each(['127.0.0.1', '::1', '169.254.169.254'])(
    'blocks the literal address %s, which no resolver sees',
    async (address) => {
      const { origin } = await openSite((_req, res) => respond(res, 'secret'));
      expect(await connect(resolvesTo('93.184.216.34'), address, new URL(origin).port)).toMatchObject({
        code: 'BLOCKED_ADDRESS',
      });
    },
  );

  test('a name is resolved once, and a private answer never reaches a socket', async () => {
    const { origin, requests } = await openSite((_req, res) => respond(res, 'secret'));
    let lookups = 0;
    const resolve: LookupFunction = (hostname, options, callback) => {
      lookups += 1;
      resolvesTo('127.0.0.1')(hostname, options, callback);
    };
    expect(await connect(resolve, 'shop.example', new URL(origin).port)).toMatchObject({ code: 'BLOCKED_ADDRESS' });
    expect(lookups).toBe(1);
    expect(requests).toEqual([]);
  });
});

describe('without an override', () => {
  test.each([
    ["localhost, by the system's resolver", 'http://localhost/', 'blocked_address'],
    ['a loopback address', 'http://127.0.0.1/', 'blocked_address'],
    ['a loopback address over TLS', 'https://127.0.0.1/', 'blocked_address'],
    ['a short form of it', 'http://127.1/', 'blocked_address'],
    ['a hexadecimal form of it', 'http://0x7f000001/', 'blocked_address'],
    ['a decimal form of it', 'http://2130706433/', 'blocked_address'],
    ['an octal form of it', 'http://0177.0.0.1/', 'blocked_address'],
    ['it inside IPv6', 'http://[::ffff:127.0.0.1]/', 'blocked_address'],
    ['it inside IPv6, in hexadecimal', 'http://[::ffff:7f00:1]/', 'blocked_address'],
    ['a private address', 'http://10.0.0.1/', 'blocked_address'],
    ['a private address in decimal', 'http://3232235777/', 'blocked_address'],
    ['an IPv6 address of a link', 'http://[fe80::1]/', 'blocked_address'],
    ['IPv6 loopback', 'http://[::1]/', 'blocked_address'],
    ['0.0.0.0', 'http://0.0.0.0/', 'blocked_address'],
    ['the metadata service', 'http://169.254.169.254/latest/meta-data/', 'blocked_address'],
    ['another port', 'http://localhost:9001/', 'blocked_url'],
    ['another scheme', 'ftp://localhost/', 'blocked_url'],
    ['credentials', 'http://user@localhost/', 'blocked_url'],
    ['no URL', 'localhost', 'blocked_url'],
  ])('%s is not reached', async (_name, url, reason) => {
    const fetcher = createHttpWebFetcher();
    const response = await fetcher.fetch({ url, accept: 'html' });
    await fetcher.close();
    expect(response).toMatchObject({ outcome: 'failed', reason, retryable: false, redirects: [] });
  });

  test('a www host is not covered by the override of the bare one', async () => {
    const { fetcher, requests } = await openSite((_req, res) => respond(res, 'secret'), {
      originOverrides: new Map([['localhost.example', 'http://127.0.0.1:1']]),
    });
    expect(await fetcher.fetch({ url: 'http://localhost/', accept: 'html' })).toMatchObject({
      reason: 'blocked_address',
    });
    expect(requests).toEqual([]);
  });
});
