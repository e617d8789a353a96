import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { expect, test, vi } from 'vitest';
import { createGuardedConnector } from '../../../../shared/providers/web/guarded-connector.ts';
import { openSite, respond } from './site-server.ts';

// No public address can be listened on in a test: here the loopback address plays one, and 10.0.0.0/8 the private network.
vi.mock('../../../../shared/providers/web/forbidden-addresses.ts', () => ({
  isForbiddenAddress: (address: string) => address.startsWith('10.'),
}));

test("a host with a public address is reached there, through the socket's own lookup", async () => {
  const { origin, requests } = await openSite((_req, res) => respond(res, '<p>public'));
  const asked: string[] = [];
  const resolve: LookupFunction = (hostname, _options, callback) => {
    asked.push(hostname);
    callback(null, [
      { address: '10.0.0.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
  };
  const agent = new Agent({ connect: createGuardedConnector(1_000, resolve) });
  const response = await request(`http://shop.example:${new URL(origin).port}/page`, { dispatcher: agent });
  expect(await response.body.text()).toBe('<p>public');
  expect(asked).toEqual(['shop.example']);
  expect(requests[0]?.headers.host).toMatch(/^shop\.example:\d+$/);
  await agent.close();
});
