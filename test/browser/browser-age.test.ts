/** @module-tag browser */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBrowserPackage } from '../../shared/providers/web/browser/browser-package.ts';

/** Runs the command on the installed browser with this registry; returns its output and exit status. */
async function check(registry: string): Promise<{ said: string; status: number }> {
  const script = join(import.meta.dirname, '../../scripts/check-browser-age.ts');
  return new Promise((resolve) => {
    const env = { ...process.env, npm_config_registry: registry };
    execFile(process.execPath, [script], { env }, (error, said) =>
      resolve({ said, status: error === null ? 0 : Number(error.code) }),
    );
  });
}

describe('npm run test:all -- browser-age', () => {
  const installed = findBrowserPackage()?.version ?? '';

  test('fails when the registry has a version that is 61 days younger', async () => {
    const time = { [installed]: '2026-01-01T00:00:00.000Z', '9999.0.0': '2026-03-03T00:00:00.000Z' };
    const versions = Object.fromEntries(
      Object.keys(time).map((version) => [version, { name: '@sparticuz/chromium', version }]),
    );
    const packument = { name: '@sparticuz/chromium', 'dist-tags': { latest: '9999.0.0' }, versions, time };
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(packument));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const answer = await check(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.closeAllConnections();
    server.close();
    expect(answer).toEqual({ said: expect.stringContaining('61 days before 9999.0.0'), status: 1 });
  });

  test('passes and says so where it cannot ask', async () => {
    expect(await check('http://127.0.0.1:9/')).toEqual({
      said: expect.stringContaining('The age of the browser is not decided'),
      status: 0,
    });
  });
});
