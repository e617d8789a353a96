import { afterAll, expect, test, vi } from 'vitest';
import { IP_LIMIT, system } from '../../systems/ip-limit.ts';

afterAll(() => void vi.useRealTimers());

/** A request without a key, as the proxy on this machine passes it on. */
const statusFor = async (forwarded: string): Promise<number> =>
  (await fetch(`${system.baseUrl}/me`, { headers: { 'x-forwarded-for': forwarded } })).status;

test("a stranger who spends an address's budget locks out no other client of the proxy, whatever the stranger's header says", async () => {
  // The window of the limit stays the same.
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let sent = 0; sent < IP_LIMIT; sent += 1) expect(await statusFor(`203.0.113.${sent}, 192.0.2.66`)).toBe(401);
  expect(await statusFor('203.0.113.9, 192.0.2.66')).toBe(429);
  expect(await statusFor('198.51.100.7')).toBe(401);
});
