/** `npm run audit -- --html FILE`, on the real system. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runAudit } from '../../../../cli/audit/run-audit.ts';
import { useSystem } from '../../../harness/system.ts';
import { recordingOutput } from '../recording-output.ts';
import { documentOf, expectInert, textOf } from './report-html.ts';

const system = useSystem({ webSites: 2 });
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'audit-command-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const inFolder = (name: string): string => path.join(folder, name);

const page = (title: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${'We repair bicycles within a week. '.repeat(30)}</p><a href="/">Home</a> <a href="/prices/">Prices</a></main></body></html>`;

async function run(argv: string[]) {
  const [stdout, stderr] = [recordingOutput(), recordingOutput()];
  const { key } = await system.tenant();
  let started = 0;
  const exitCode = await runAudit(argv, {
    stdout,
    stderr,
    variables: {},
    signal: new AbortController().signal,
    wait: (seconds) => setTimeout(Math.min(seconds, 0.1) * 1_000),
    startSystem: async () => {
      started += 1;
      return { baseUrl: system.baseUrl, apiKey: key, stop: async () => {} };
    },
  });
  return { exitCode, started, stdout: stdout.text(), stderr: stderr.text() };
}

describe('with a site', () => {
  let domain = '';
  beforeAll(() => {
    ({ domain } = system.web.take({
      '/': page('Bicycle repair'),
      '/prices/': page('Prices'),
      '/robots.txt': 'User-agent: *\nAllow: /',
    }));
  });

  test('the report of a page is written, an older file is replaced, and the answer in JSON is alone on stdout', async () => {
    await writeFile(inFolder('page.html'), 'older');
    const result = await run([`https://${domain}/prices/`, '--json', '--html', inFolder('page.html')]);
    expect(result.exitCode).toBe(0);
    expect(JSON.parse(result.stdout)).toHaveProperty('data.page.path', '/prices/');
    expect(result.stderr).toMatch(/✓ Wrote .*page\.html \(\d+ KB, [\d.]+ s\)\n/);
    const html = await readFile(inFolder('page.html'), 'utf8');
    expect(textOf(documentOf(html).querySelector('h1'))).toMatch(/^Page audit: /);
    expectInert(html);
  });

  test('with --site, every page is analysed and the report is of the site', { tags: 'stories' }, async () => {
    const result = await run([`https://${domain}/prices/`, '--site', '--html', inFolder('site.html')]);
    expect(result.exitCode).toBe(0);
    expect(result.stdout).toContain(`Pages of ${domain}, worst first`);
    const document = documentOf(await readFile(inFolder('site.html'), 'utf8'));
    expect(document.querySelectorAll('.pages-table tbody tr')).toHaveLength(2);
    expect(textOf(document.querySelector('.tile'))).toContain('mean score of 2 pages that were graded');
  });
});

describe('what cannot be written is one line and exit code 1, before anything starts', () => {
  test.each([
    [
      'a folder that is missing',
      ['--html', 'missing/a.html'],
      /^audit: .*missing\/a\.html cannot be written: the folder .* does not exist\n$/,
    ],
    [
      'a PDF in such a folder',
      ['--pdf', 'missing/a.pdf'],
      /^audit: .*missing\/a\.pdf cannot be written: the folder .* does not exist\n$/,
    ],
    ['a folder in the place of the file', ['--html', '.'], /^audit: .* cannot be written: it is a folder\n$/],
  ])('%s', async (_, [option = '', file = ''], line) => {
    const result = await run([option, inFolder(file)]);
    expect(result).toMatchObject({ exitCode: 1, started: 0, stdout: '' });
    expect(result.stderr).toMatch(line);
  });

  describe('where no browser can be installed', () => {
    const { arch } = process;
    beforeAll(() => Object.defineProperty(process, 'arch', { value: 'arm64' }));
    afterEach(() => Object.defineProperty(process, 'arch', { value: arch }));

    test('--pdf says what to do, and no file is left', async () => {
      const result = await run(['--html', inFolder('none.html'), '--pdf', inFolder('none.pdf')]);
      expect(result).toMatchObject({ exitCode: 1, started: 0, stdout: '' });
      expect(result.stderr).toMatch(/^audit: --pdf needs a browser: run npm ci without --omit=dev.*\n$/);
      expect((await readdir(folder)).filter((name) => name.startsWith('none'))).toEqual([]);
    });
  });
});
