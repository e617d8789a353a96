import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { Browser } from 'puppeteer-core';
import { browserFlags } from './browser-flags.ts';
import { createPipeTransport } from './pipe-transport.ts';
import { killGroup } from './process-group.ts';
import type { UnpackedBrowser } from './unpack-browser.ts';
import type { WayToStart } from './ways-to-start.ts';

export interface LaunchedBrowser {
  readonly browser: Browser;
  readonly pid: number;
  /** Ends the browser and every process that it started, and removes its files. Never rejects. */
  kill(): Promise<void>;
}

const LAUNCH_MS_MAX = 20_000;
/** Of what the browser says when it does not start. */
const COMPLAINT_CHARACTERS_MAX = 2_000;

/**
 * Starts the browser in one way. Puppeteer's own `launch` cannot start it as another user.
 * @throws Error with what the browser said, when it ends or does not respond.
 */
export async function launchBrowser(unpacked: UnpackedBrowser, way: WayToStart): Promise<LaunchedBrowser> {
  // Its profile, and the one folder that it may write.
  const home = await mkdtemp(path.join(tmpdir(), 'content-optimization-browser-home-'));
  const removeHome = (): Promise<void> =>
    rm(home, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  try {
    if (way.userId !== null) await chown(home, way.userId, way.userId);
    const child = spawn(unpacked.executable, await argumentsFor(way, home), {
      ...(way.userId === null ? {} : { uid: way.userId, gid: way.userId }),
      cwd: home,
      // It leads a group of processes, which ends as one.
      detached: true,
      // No debugging port, which every page and every user of the machine could reach. The browser ends with its pipes.
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
      // Nothing of this process's environment, credentials above all, is the browser's business.
      env: {
        LD_LIBRARY_PATH: unpacked.libraryDirectory,
        FONTCONFIG_PATH: unpacked.fontDirectory,
        HOME: home,
        TMPDIR: home,
        TZ: 'UTC',
        LANG: 'en_US.UTF-8',
      },
    });
    const browser = await connect(child);
    const { pid } = child;
    if (pid === undefined) throw new Error('the browser has no process');
    letProcessEnd(child);
    let killed: Promise<void> | null = null;
    // A process that ends without closing its browser leaves neither of them behind.
    const endAtExit = (): void => {
      killGroup(pid);
      rmSync(home, { recursive: true, force: true, maxRetries: 3 });
    };
    process.once('exit', endAtExit);
    return {
      browser,
      pid,
      kill() {
        // Once: another group may have the number later.
        if (killed === null) killGroup(pid);
        process.off('exit', endAtExit);
        killed ??= removeHome();
        return killed;
      },
    };
  } catch (error) {
    await removeHome();
    throw error;
  }
}

async function argumentsFor({ isSandboxed }: WayToStart, home: string): Promise<string[]> {
  const { default: puppeteer } = await import('puppeteer-core');
  const flags = await puppeteer.defaultArgs({
    browser: 'chrome',
    headless: 'shell',
    args: browserFlags({ isSandboxed }),
    userDataDir: home,
  });
  return [...flags, '--remote-debugging-pipe'];
}

/** @throws Error when the browser ends before it responds, or does not respond in time; it is ended then. */
async function connect(child: ChildProcess): Promise<Browser> {
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(0, COMPLAINT_CHARACTERS_MAX);
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`it ended with ${signal ?? code}: ${complaint.trim()}`)));
    setTimeout(() => reject(new Error(`no response within ${LAUNCH_MS_MAX} ms`)), LAUNCH_MS_MAX).unref();
  });
  ended.catch(() => undefined);
  const { default: puppeteer } = await import('puppeteer-core');
  const [, , , toBrowser, fromBrowser] = child.stdio;
  const connected = puppeteer.connect({
    transport: createPipeTransport(toBrowser as Writable, fromBrowser as Readable),
  });
  connected.catch(() => undefined);
  try {
    return await Promise.race([connected, ended]);
  } catch (error) {
    if (child.pid !== undefined) killGroup(child.pid);
    throw error;
  }
}

/** A browser without pages keeps no process alive. */
function letProcessEnd(child: ChildProcess): void {
  child.unref();
  for (const stream of child.stdio) {
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
  }
}
