/** @module-tag stories */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OwnSystem, startOwnSystem } from '../../harness/own-system.ts';

const LIMIT = 3;

let system: OwnSystem;
beforeAll(async () => {
  system = await startOwnSystem({ environment: { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_IP: String(LIMIT) } });
});
afterAll(async () => {
  vi.useRealTimers();
  await system.stop();
});

/** A request without a key, as the proxy on this machine passes it on. */
const statusFor = async (forwarded: string): Promise<number> =>
  (await fetch(`${system.baseUrl}/me`, { headers: { 'x-forwarded-for': forwarded } })).status;

test("a stranger who spends an address's budget locks out no other client of the proxy, whatever the stranger's header says", async () => {
  // The window of the limit stays the same.
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let sent = 0; sent < LIMIT; sent += 1) expect(await statusFor(`203.0.113.${sent}, 192.0.2.66`)).toBe(401);
  expect(await statusFor('203.0.113.9, 192.0.2.66')).toBe(429);
  expect(await statusFor('198.51.100.7')).toBe(401);
});
