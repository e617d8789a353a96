import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSmokeRun } from '../../scripts/smoke.ts';
import { runSmokeChecks, type SmokeResult, type SmokeTarget } from '../../scripts/smoke-checks.ts';
import { useSystem } from '../harness/system.ts';

const system = useSystem();
async function resultsOf(target: SmokeTarget): Promise<SmokeResult[]> {
  const results: SmokeResult[] = [];
  for await (const result of runSmokeChecks(target)) results.push(result);
  return results;
}
const problemsOf = async (target: SmokeTarget) =>
  Object.fromEntries((await resultsOf(target)).map(({ name, problem }) => [name, problem]));

describe('a system that works', () => {
  test('passes every check with a key', async () => {
    const { key } = await system.tenant();
    const results = await resultsOf({ baseUrl: system.baseUrl, key });
    expect(results.filter(({ problem }) => problem !== null)).toEqual([]);
    expect(results.length).toBeGreaterThan(6);
  });

  test('is checked without a key as far as strangers see it', async () => {
    const results = await resultsOf({ baseUrl: system.baseUrl, key: null });
    expect(results.map(({ problem }) => problem)).toEqual([null, null, null, null, null]);
  });

  test('fails with a key that it does not know', async () => {
    const problems = await problemsOf({ baseUrl: system.baseUrl, key: `coa_${'y'.repeat(43)}` });
    expect(problems['me tells the key, and what is left of its limit']).toMatch(/^expected 200, got 401: /);
  });
});

describe('a system that does not work', () => {
  let broken: Server;
  let baseUrl: string;
  beforeAll(async () => {
    // As the gateway answers for functions that crash at their start.
    broken = createServer((_, answer) => answer.writeHead(500).end('{"message":"Internal Server Error"}'));
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(broken.address() as AddressInfo).port}/v1`;
  });
  afterAll(() => broken.close());

  test('fails every check, and each says what came', async () => {
    const results = await resultsOf({ baseUrl, key: `coa_${'x'.repeat(43)}` });
    expect(results.length).toBeGreaterThan(6);
    for (const { problem } of results) expect(problem).toMatch(/got 500: .*Internal Server Error/);
  });

  test('that is not there is told with the reason', async () => {
    const [first] = await resultsOf({ baseUrl: 'http://127.0.0.1:9/v1', key: null });
    expect(first?.problem).toMatch(/fetch failed|bad port/);
  });
});

describe('the command line', () => {
  test.each([
    { argv: ['--base-url', 'https://api.example.com/v1'], baseUrl: 'https://api.example.com/v1', key: null },
    { argv: ['--base-url', 'https://api.example.com/v1/'], baseUrl: 'https://api.example.com/v1', key: null },
    { argv: ['--base-url=http://127.0.0.1:3000/v1', '--key', ''], baseUrl: 'http://127.0.0.1:3000/v1', key: null },
    { argv: ['--base-url=http://a/v1', '--key=coa_x'], baseUrl: 'http://a/v1', key: 'coa_x' },
  ])('reads $argv', ({ argv, baseUrl, key }) => {
    expect(readSmokeRun(argv)).toEqual({ baseUrl, key, stageName: null });
  });

  test('reads the stage whose workers are called', () => {
    expect(readSmokeRun(['--base-url', 'https://a/v1', '--stage', 'dev']).stageName).toBe('dev');
  });

  test.each([
    { argv: [], message: /^usage: / },
    { argv: ['--base-url', 'api.example.com/v1'], message: /^usage: / },
    { argv: ['--base-url', 'ftp://api.example.com/v1'], message: /^usage: / },
    { argv: ['--base-url', 'https://api.example.com'], message: /ends in the version/ },
    { argv: ['https://api.example.com/v1'], message: /positional/ },
    { argv: ['--base-url', 'https://a/v1', '--stage', 'production'], message: /^unknown stage "production"/ },
  ])('refuses $argv', ({ argv, message }) => {
    expect(() => readSmokeRun(argv)).toThrow(message);
  });
});
