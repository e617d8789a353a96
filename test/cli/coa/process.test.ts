/** @module-tag stories */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { processVariables } from '../../../shared/environment.ts';
import { projectFile } from '../../structure/project-files.ts';
import { errorAnswer, type StandInRoutes, startStandInApi } from '../audit/stand-in-api.ts';

const bin = projectFile('cli/coa/bin.js');
const run = promisify(execFile);

async function apiOf(routes: StandInRoutes) {
  const api = await startStandInApi(routes);
  return { ...api, env: { ...processVariables(), COA_BASE_URL: api.baseUrl, COA_API_KEY: 'coa_key', NO_COLOR: '1' } };
}

const pageItem = (id: number, title: string) => ({
  id,
  url: `https://shop.example/${id}/`,
  path: `/${id}/`,
  site_id: 1,
  title,
  primary_keyword: null,
  is_priority: false,
  opportunity_score: null,
  overall_grade: 'B',
});

/** A list of so many pages, in parts of a hundred. */
function pagesRoutes(total: number, title: string): StandInRoutes {
  const part = (page: number) => ({
    body: {
      data: Array.from({ length: Math.min(100, total - (page - 1) * 100) }, (_, at) =>
        pageItem((page - 1) * 100 + at + 1, title),
      ),
      meta: { total, page, per_page: 100 },
    },
  });
  const first = { 'GET /sites/1/pages?limit=100': () => part(1) };
  const rest = Array.from({ length: Math.ceil(total / 100) - 1 }, (_, at) => [
    `GET /sites/1/pages?limit=100&page=${at + 2}`,
    () => part(at + 2),
  ]);
  return { ...first, ...Object.fromEntries(rest) };
}

/** The modules that a command loads. */
async function modulesOf(...words: string[]): Promise<string[]> {
  const preload = pathToFileURL(projectFile('test/cli/coa/loaded-modules.ts')).href;
  const child = spawn(process.execPath, ['--import', preload, bin, ...words], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const pipe = child.stdio[3];
  let text = '';
  pipe?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await once(child, 'close');
  const root = pathToFileURL(projectFile('')).href;
  return text
    .split('\n')
    .filter((url) => url.startsWith('file:'))
    .map((url) => url.replace(root, '').replace(/^\//, ''));
}

describe('what is loaded', () => {
  test('help loads neither the client nor the service nor any command', async () => {
    const modules = await modulesOf('--help');
    // package.json has the version.
    const own = modules.filter((file) => !file.startsWith('node_modules/') && file !== 'package.json');
    expect(own.filter((file) => !/^cli\/(coa\/[^/]+|audit\/printable\.ts)$/.test(file))).toEqual([]);
    expect(own.length).toBeLessThan(20);
    expect(
      modules.filter((file) => file.startsWith('node_modules/') && !file.startsWith('node_modules/commander/')),
    ).toEqual([]);
  });

  test('the help of a command loads its group alone', async () => {
    const modules = await modulesOf('sites', 'crawl', '--help');
    expect(modules.filter((file) => /^(clients|shared|functions|local)\//.test(file))).toEqual([]);
    expect(modules.filter((file) => file.startsWith('cli/coa/commands/') && !file.includes('/sites/'))).toEqual([]);
    expect(modules).toContain('cli/coa/commands/sites/crawl.ts');
  });
});

describe('the process', () => {
  test('lists 10,000 pages in a heap that could not hold them, as JSON and as rows', { tags: 'limits' }, async () => {
    const title = 'x'.repeat(5_000);
    const { env } = await apiOf(pagesRoutes(10_000, title));
    for (const words of [['--json'], []]) {
      const child = spawn(
        process.execPath,
        ['--max-old-space-size=32', bin, 'pages', 'list', '--site', '1', ...words],
        {
          env,
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      let rows = 0;
      let bytes = 0;
      child.stdout.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        for (const byte of chunk) if (byte === 10) rows += 1;
      });
      const [exitCode] = await once(child, 'close');
      expect(exitCode).toBe(0);
      expect(bytes).toBeGreaterThan(50_000_000);
      expect(rows - (words.length > 0 ? 2 : 0)).toBe(10_000);
    }
  });

  test('a reader that has enough ends it without a word', async () => {
    const { env } = await apiOf(pagesRoutes(2_000, 'Title'));
    const command = `"${process.execPath}" "${bin}" pages list --site 1 | head -n 1; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = await run('bash', ['-c', command], { env });
    expect({ stdout, stderr }).toEqual({ stdout: '1\t/1/\tTitle\t–\t–\tB\tno\t–\n0\n', stderr: '' });
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends a command that waits, with exit code 130', async (signal) => {
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const job = {
      id: 'job_an_1',
      status: 'processing',
      retry_after_seconds: 60,
      page_id: 7,
      progress: { stage: 'analyzing', done: 0, total: 1 },
    };
    const { env } = await apiOf({
      'GET /jobs?ids=job_an_1': () => {
        resolve();
        return { body: { data: [job], meta: { requested: 1, found: 1 } } };
      },
    });
    const child = spawn(process.execPath, [bin, 'jobs', 'wait', 'job_an_1'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await asked;
    child.kill(signal);
    const [exitCode] = await once(child, 'close');
    expect(exitCode).toBe(130);
    expect(said.split('\n').at(-2)).toBe('coa: interrupted');
  });

  test('Retry-After of a rate limit is waited for; a long one is exit code 6 at once', async () => {
    const limited = (seconds: string) =>
      errorAnswer(429, 'rate_limited', 'Rate limit exceeded', { 'retry-after': seconds });
    const me = { body: { name: 'Key', prefix: 'coa_abcd', scopes: ['sites:read'] } };
    const passing = await apiOf({ 'GET /me': ({ attempt }) => (attempt === 1 ? limited('2') : me) });
    const { stderr } = await run(process.execPath, [bin, 'whoami'], { env: passing.env });
    expect(stderr).toContain('rate limit reached: the API asks for 2 s\n');
    expect(passing.calls).toHaveLength(2);

    const staying = await apiOf({ 'GET /me': limited('3600') });
    await expect(run(process.execPath, [bin, 'whoami', '--quiet'], { env: staying.env })).rejects.toMatchObject({
      code: 6,
      stdout: '',
      stderr: 'coa: Rate limit exceeded (429 rate_limited, GET /me): repeat it in 3600 s\n',
    });
    expect(staying.calls).toHaveLength(1);
  });

  test('an allowance that is used up is exit code 6, with the numbers', async () => {
    const refused = {
      error: {
        code: 'payment_required',
        message: 'Allowance exhausted',
        details: { limit: 10, used: 10, remaining: 0 },
      },
    };
    const { env } = await apiOf({ 'POST /pages/7/analyze': { status: 402, body: refused } });
    await expect(run(process.execPath, [bin, 'analyze', '7'], { env })).rejects.toMatchObject({
      code: 6,
      stderr:
        'coa: Allowance exhausted (402 payment_required, POST /pages/7/analyze): the plan allows 10, 10 are used\n',
    });
  });

  test('a key that is revoked in mid-command ends it with exit code 4; what was written stays', async () => {
    const routes = pagesRoutes(300, 'Title');
    const { env } = await apiOf({
      ...routes,
      'GET /sites/1/pages?limit=100&page=2': errorAnswer(401, 'unauthorized', 'API key revoked', {
        'x-request-id': 'r7',
      }),
    });
    const error = await run(process.execPath, [bin, 'pages', 'list', '--site', '1', '--quiet'], { env }).catch(
      (thrown) => thrown,
    );
    expect(error).toMatchObject({
      code: 4,
      stderr:
        'coa: API key revoked (401 unauthorized, GET /sites/1/pages) [request r7]: sign in with a valid key by "coa login"\n',
    });
    expect(error.stdout.split('\n')).toHaveLength(101);
  });

  test('a service that is gone is exit code 7, and one that answers without the envelope is exit code 1', async () => {
    const env = { ...processVariables(), COA_BASE_URL: 'http://127.0.0.1:1', COA_API_KEY: 'coa_key' };
    const gone = await run(process.execPath, [bin, 'sites', 'list'], { env }).catch((thrown) => thrown);
    expect(gone).toMatchObject({ code: 7, stdout: '' });
    expect(gone.stderr).toMatch(
      /^coa: No response to GET \/sites\?limit=100: .*: check the address with "coa whoami"[^\n]*\n$/,
    );
    const proxy = await apiOf({ 'GET /me': { status: 418, body: '<html>' } });
    const odd = await run(process.execPath, [bin, 'whoami'], { env: proxy.env }).catch((thrown) => thrown);
    expect(odd).toMatchObject({ code: 1 });
    expect(odd.stderr).toContain('The API returned status 418');
  });

  test('a response that is cut off in the middle is exit code 7', async () => {
    const { env } = await apiOf({ 'GET /me': { headers: { 'content-length': '1000' }, body: '{"name": "K' } });
    const cut = await run(process.execPath, [bin, 'whoami'], { env, timeout: 30_000 }).catch((thrown) => thrown);
    expect(cut).toMatchObject({ code: 7 });
  });

  test('runs by its name from the package.json of the project', async () => {
    const { stdout } = await run(path.join(projectFile(''), 'cli/coa/bin.js'), ['pages', '--help']);
    expect(stdout).toMatch(/^Usage: coa pages/);
  });
});
