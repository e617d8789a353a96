/** A browser that reaches this machine's loopback address and nothing else: pages of this project alone, so without a sandbox. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'puppeteer-core';
import { findBrowserPackage } from '../../../../shared/providers/web/browser/browser-package.ts';
import { unpackBrowser } from '../../../../shared/providers/web/browser/unpack-browser.ts';

export async function launchBrowser(): Promise<Browser> {
  const found = findBrowserPackage();
  if (found === null) throw new Error('no browser is installed');
  const unpacked = await unpackBrowser(found.directory, found.version);
  const { default: puppeteer } = await import('puppeteer-core');
  const home = await mkdtemp(path.join(tmpdir(), 'console-browser-'));
  const browser = await puppeteer.launch({
    executablePath: unpacked.executable,
    headless: 'shell',
    pipe: true,
    timeout: 30_000,
    args: [
      '--no-sandbox',
      '--no-zygote',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--mute-audio',
      '--font-render-hinting=none',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
    env: {
      LD_LIBRARY_PATH: unpacked.libraryDirectory,
      FONTCONFIG_PATH: unpacked.fontDirectory,
      HOME: home,
      TMPDIR: home,
      TZ: 'UTC',
      LANG: 'en_US.UTF-8',
    },
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  browser.once(
    'disconnected',
    () => void rm(home, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined),
  );
  return browser;
}
