import { expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();
const at = (path: string) => new URL(path, system.baseUrl).href;

test('the page that the crawler’s User-Agent names is served to everyone, with how to stop the crawler', async () => {
  const response = await fetch(at('/crawler'));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const text = await response.text();
  expect(text).toContain('User-agent: ContentOptimizationBot\nDisallow: /');
  expect(text).toContain('Retry-After');
});

test('its head has the same headers and no body', async () => {
  const response = await fetch(at('/crawler'), { method: 'HEAD' });
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    '',
  ]);
});

test.each([
  ['POST', '/crawler'],
  ['GET', '/crawler/x'],
  ['GET', '/v1/crawler'],
])('%s %s is no page: it asks for a key as every unknown path does', async (method, path) => {
  expect((await fetch(at(path), { method })).status).toBe(401);
});
