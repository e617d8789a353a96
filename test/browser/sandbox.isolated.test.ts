/**
 * The browser runs in its sandbox, or not at all, unless the operator says otherwise.
 *
 * @module-tag browser
 */
import { readFileSync, readlinkSync, statSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { type BrowserProcess, startBrowser } from '../../shared/providers/web/browser/browser-process.ts';
import { launchBrowser } from '../../shared/providers/web/browser/launch.ts';
import { OWNERLESS_USER } from '../../shared/providers/web/browser/ways-to-start.ts';
import { captureLog } from '../harness/log-lines.ts';

const started: BrowserProcess[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(started.splice(0).map((running) => running.kill()));
});

type Variables = Parameters<typeof startBrowser>[0];
const start = async (variables: Variables, launch = launchBrowser): Promise<BrowserProcess> => {
  const running = await startBrowser(variables, launch);
  started.push(running);
  return running;
};
const refused: Variables = { CRAWL_RENDER_UNSANDBOXED: 'no', AWS_LAMBDA_FUNCTION_NAME: undefined };
const allowed: Variables = { ...refused, CRAWL_RENDER_UNSANDBOXED: 'yes' };

/** A system whose kernel refuses the sandbox; the browser itself is the real one. */
const withoutSandbox: typeof launchBrowser = (unpacked, way) =>
  way.isSandboxed ? Promise.reject(new Error('No usable sandbox!')) : launchBrowser(unpacked, way);

const statusOf = (pid: number, field: string): string =>
  new RegExp(`^${field}:[ \\t]*(\\S*)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
const isRoot = process.getuid?.() === 0;
const expectedUser = isRoot ? OWNERLESS_USER : process.getuid?.();

/** The browser, or the message of what refused to start it. */
const startOrRefuse = (variables: Variables): Promise<BrowserProcess | string> =>
  start(variables).catch((error: Error) => error.message);

test('page code has a user, names and system calls that are not this process’s, or there is no browser', async () => {
  const running = await startOrRefuse(refused);
  if (typeof running === 'string') return expect(running).toContain('the browser does not start');
  await running.browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
  const renderers = await running.renderers();
  expect(renderers.length).toBeGreaterThan(0);
  for (const { pid } of renderers) {
    expect({ user: statusOf(pid, 'Uid'), filter: statusOf(pid, 'Seccomp') }).toEqual({
      user: String(expectedUser),
      filter: '2',
    });
  }
});

test('the browser of root is another user, which may write nothing of it and read nothing of this process', async () => {
  const running = await start(allowed);
  expect(Number(statusOf(running.pid, 'Uid'))).toBe(expectedUser);
  expect(statusOf(running.pid, 'Groups')).toBe(isRoot ? '' : statusOf(process.pid, 'Groups'));
  const executable = statSync(readlinkSync(`/proc/${running.pid}/exe`));
  expect({ owner: executable.uid, others: (executable.mode & 0o022).toString(8) }).toEqual({
    owner: process.getuid?.(),
    others: '0',
  });
  const home = readlinkSync(`/proc/${running.pid}/cwd`);
  expect(home).toContain('content-optimization-browser-home-');
  expect({ owner: statSync(home).uid, mode: (statSync(home).mode & 0o777).toString(8) }).toEqual({
    owner: expectedUser,
    mode: '700',
  });
  const variables = readFileSync(`/proc/${running.pid}/environ`, 'utf8')
    .split('\0')
    .map((entry) => entry.split('=')[0]);
  expect(variables.filter((name) => /^(?:AWS|CRAWL|DATA|NODE|MODEL)/.test(name ?? ''))).toEqual([]);
});

test('without a sandbox there is no browser, and one line of the log says what to do', async () => {
  const log = captureLog();
  await expect(start(refused, withoutSandbox)).rejects.toThrow('the browser does not start: No usable sandbox!');
  const lines = log.lines();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 'ERROR', message: expect.stringContaining('CRAWL_RENDER_UNSANDBOXED=yes') });
});

test('without a sandbox it runs where the operator says so, as the other user still, and one line of the log says it', async () => {
  const log = captureLog();
  const running = await start(allowed, withoutSandbox);
  expect({ isSandboxed: running.isSandboxed, user: Number(statusOf(running.pid, 'Uid')) }).toEqual({
    isSandboxed: false,
    user: expectedUser,
  });
  expect(log.lines()).toMatchObject([{ level: 'WARN', message: expect.stringContaining('without its sandbox') }]);
});
