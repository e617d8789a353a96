import { readFile } from 'node:fs/promises';
import type { Browser, CDPSession } from 'puppeteer-core';
import { log } from '../../../logging/log.ts';
import { browserFlags } from './browser-flags.ts';
import { findBrowserPackage, HOW_TO_INSTALL } from './browser-package.ts';
import { type UnpackedBrowser, unpackBrowser } from './unpack-browser.ts';

/** The browser is not there, or does not start. */
export class BrowserUnavailableError extends Error {
  override name = 'BrowserUnavailableError';
}

export interface RendererProcess {
  readonly pid: number;
  readonly residentBytes: number;
}

/** A running browser, with what only its processes hold. */
export interface BrowserProcess {
  readonly browser: Browser;
  readonly pid: number;
  /** The processes that run pages. */
  renderers(): Promise<RendererProcess[]>;
  /** Ends the browser and every process that it started. Never rejects. */
  kill(): Promise<void>;
}

const LAUNCH_MS_MAX = 20_000;
const CLOSE_MS_MAX = 2_000;
/** Of `/proc/<pid>/statm`. */
const MEMORY_PAGE_BYTES = 4_096;

/** @throws BrowserUnavailableError with what to do about it. */
export async function startBrowser(): Promise<BrowserProcess> {
  const found = findBrowserPackage();
  if (found === null) throw new BrowserUnavailableError(`no browser is installed: ${HOW_TO_INSTALL}`);
  try {
    const unpacked = await unpackBrowser(found.directory, found.version);
    return await describeProcess(await launch(unpacked));
  } catch (error) {
    throw new BrowserUnavailableError(`the browser does not start: ${messageOf(error)}`, { cause: error });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** Root may not use the sandbox, and in containers no user may. */
async function launch(unpacked: UnpackedBrowser): Promise<Browser> {
  if (process.getuid?.() === 0) return launchWith(unpacked, false);
  try {
    return await launchWith(unpacked, true);
  } catch (error) {
    log.warn('the browser runs without its sandbox, which this system does not allow', { reason: messageOf(error) });
    return launchWith(unpacked, false);
  }
}

async function launchWith(unpacked: UnpackedBrowser, sandboxed: boolean): Promise<Browser> {
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({
    executablePath: unpacked.executable,
    headless: 'shell',
    // No debugging port, which every page and every user of the machine could reach. The browser ends with its pipe.
    pipe: true,
    args: browserFlags({ sandboxed }),
    timeout: LAUNCH_MS_MAX,
    // Nothing of this process's environment, credentials above all, is the browser's business.
    env: {
      LD_LIBRARY_PATH: unpacked.libraryDirectory,
      FONTCONFIG_PATH: unpacked.fontDirectory,
      HOME: unpacked.homeDirectory,
      TMPDIR: unpacked.homeDirectory,
      TZ: 'UTC',
      LANG: 'en_US.UTF-8',
    },
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  letProcessEnd(browser);
  return browser;
}

/** A browser without pages keeps no process alive. */
function letProcessEnd(browser: Browser): void {
  const child = browser.process();
  child?.unref();
  for (const stream of child?.stdio ?? []) {
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
  }
}

async function describeProcess(browser: Browser): Promise<BrowserProcess> {
  const pid = browser.process()?.pid;
  if (pid === undefined) throw new Error('the browser has no process');
  const session = await browser.target().createCDPSession();
  return {
    browser,
    pid,
    renderers: () => readRenderers(session),
    kill: () => kill(browser, pid),
  };
}

async function readRenderers(session: CDPSession): Promise<RendererProcess[]> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return Promise.all(renderers.map(async ({ id }) => ({ pid: id, residentBytes: await residentBytesOf(id) })));
}

async function residentBytesOf(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * MEMORY_PAGE_BYTES;
}

async function kill(browser: Browser, pid: number): Promise<void> {
  const closed = browser.close().catch(() => undefined);
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSE_MS_MAX).unref())]);
  // It leads a separate group of processes: whatever is left of them ends with it.
  killGroup(pid);
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // None is left.
  }
}

/** Ends one process of the browser: its page crashes, the others stay. */
export function killRenderer(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is over already.
  }
}
