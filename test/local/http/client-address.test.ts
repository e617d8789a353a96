/** Whom the front says to the functions that a request is from; they count by it. */
import { request } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import type { ApiGroup } from '../../../functions/catalog/api-groups.ts';
import { type ApiFront, startApiFront } from '../../../local/http/api-front.ts';
import { parseEnvironment } from '../../../shared/environment.ts';

const fronts: ApiFront[] = [];
afterAll(async () => {
  for (const front of fronts) await front.stop();
});

/** Responds with the client's address. */
const echo: ApiGroup = {
  name: 'echo',
  operations: [],
  needs: [],
  parsesMarkdown: false,
  timeoutSeconds: 5,
  load: async () => ({
    handler: async ({ requestContext }) => ({ statusCode: 200, body: requestContext.http.sourceIp }),
  }),
};

async function frontBehind(trusted: string): Promise<number> {
  const { TRUSTED_PROXIES: trustedProxies } = parseEnvironment({ TRUSTED_PROXIES: trusted });
  const pages = async () => false;
  const front = await startApiFront({
    groups: [echo],
    host: '127.0.0.1',
    port: 0,
    allowedOrigins: [],
    trustedProxies,
    pages,
  });
  fronts.push(front);
  return front.port;
}

/** Several values are as many headers. */
const clientOf = (port: number, forwarded: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { 'x-real-ip': '192.0.2.66', forwarded: 'for=192.0.2.66', 'x-forwarded-for': forwarded };
    const sent = request({ host: '127.0.0.1', port, headers }, (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve(text));
    });
    sent.on('error', reject);
    sent.end();
  });

describe('the client of a request', () => {
  test.each([
    ['of a proxy that is not trusted', ''],
    ['of a proxy that is not trusted, where others are', '10.0.0.0/8,127.0.0.2'],
  ])('is the address of the connection: %s', async (_, trusted) => {
    const port = await frontBehind(trusted);
    for (const forwarded of [[], ['198.51.100.1'], ['198.51.100.1, 127.0.0.1'], ['127.0.0.1']]) {
      expect(await clientOf(port, forwarded), forwarded.join()).toBe('127.0.0.1');
    }
  });

  test.each([
    ['one proxy', ['198.51.100.1'], '198.51.100.1'],
    ['one proxy, with what the client wrote', ['192.0.2.66, 198.51.100.1'], '198.51.100.1'],
    ['one proxy, with nonsense that the client wrote', ['evil, , 1.2.3.4.5,198.51.100.1'], '198.51.100.1'],
    ['two proxies', ['192.0.2.66, 198.51.100.1, 10.1.2.3'], '198.51.100.1'],
    ['a client that says to be a proxy', ['10.0.0.9, 198.51.100.1'], '198.51.100.1'],
    ['several headers', ['192.0.2.66', '198.51.100.1, 10.1.2.3', 'fd00::7'], '198.51.100.1'],
    ['an IPv6 client', ['192.0.2.66,2001:db8::1'], '2001:db8::1'],
    ['a proxy as IPv6 says an IPv4 address', ['198.51.100.1, ::ffff:10.1.2.3'], '198.51.100.1'],
    ['a client within the networks of proxies', ['10.1.2.3'], '10.1.2.3'],
  ])('is the right-most address that is no trusted proxy: %s', async (_, forwarded, client) => {
    expect(await clientOf(await frontBehind('127.0.0.1, 10.0.0.0/8, fd00::/8'), forwarded)).toBe(client);
  });

  test.each([
    ['is missing', []],
    ['is empty', ['']],
    ['ends with no address', ['198.51.100.1, unknown']],
    ['ends with a comma', ['198.51.100.1,']],
    ['has a port', ['198.51.100.1:443']],
    ['has a name', ['client.example']],
    ['has no address behind a proxy', ['198.51.100.1, evil, 10.1.2.3']],
    ['is long', [`198.51.100.1,${'x'.repeat(8_000)}`]],
  ])('is the proxy where its header %s', async (_, forwarded) => {
    expect(await clientOf(await frontBehind('127.0.0.1,10.0.0.0/8'), forwarded)).toBe('127.0.0.1');
  });
});
