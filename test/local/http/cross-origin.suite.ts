import { expect, test } from 'vitest';
import { parseEnvironment } from '../../../shared/environment.ts';
import { system } from '../../systems/refusals.ts';

const preflight = (origin: string) =>
  fetch(`${system.baseUrl}/me`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  });

test('a script of an allowed origin may send its key and read the headers about limits', async () => {
  const asked = await preflight('https://cms.example');
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe('https://cms.example');
  expect(asked.headers.get('access-control-allow-headers')).toBe(
    'authorization,content-type,idempotency-key,mcp-protocol-version,prefer',
  );
  expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
  const sent = await fetch(`${system.baseUrl}/me`, { headers: { origin: 'https://cms.example' } });
  expect(sent.status).toBe(401);
  expect(sent.headers.get('access-control-allow-origin')).toBe('https://cms.example');
  expect(sent.headers.get('access-control-expose-headers')).toContain('x-ratelimit-remaining');
  expect(sent.headers.get('vary')).toBe('origin');
});

test.each(['https://evil.example', 'https://app.example.evil.example', 'null', 'http://app.example'])(
  'a script of %s gets no permission',
  async (origin) => {
    for (const response of [
      await preflight(origin),
      await fetch(`${system.baseUrl}/health`, { headers: { origin } }),
    ]) {
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  },
);

test.each(['app.example', 'https://app.example/', 'https://app.example/path', 'ftp://app.example', 'https://*'])(
  'the origin %j stops the start with the name of the variable',
  (origin) => {
    expect(() => parseEnvironment({ CORS_ALLOWED_ORIGINS: origin })).toThrow(/CORS_ALLOWED_ORIGINS: must be origins/);
  },
);
