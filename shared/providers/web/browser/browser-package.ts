import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Packages of the browser: nothing else of the system needs them. */
const packages = ['puppeteer-core', '@sparticuz/chromium', 'tar-fs'] as const;

/** The folder beside a bundle that has the packed browser. */
export const PACKED_BROWSER = 'browser';

const require = createRequire(import.meta.url);

/** Where the packed browser is, and its version; null where it is not installed or has no build for this machine. */
export function findBrowserPackage(): { directory: string; version: string } | null {
  // npm has the browser for 64-bit Linux alone, without saying so in its metadata.
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    const directory = packageDirectory();
    const { version } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as { version: string };
    return { directory, version };
  } catch {
    return null;
  }
}

function packageDirectory(): string {
  const beside = path.join(import.meta.dirname, PACKED_BROWSER);
  if (existsSync(path.join(beside, 'package.json'))) return beside;
  for (const name of packages) require.resolve(name);
  // The package exports no path to itself: `build/index.js` is its entry.
  return path.resolve(path.dirname(require.resolve('@sparticuz/chromium')), '..');
}

/** True where pages can be rendered in this process. */
export const isBrowserInstalled = (): boolean => findBrowserPackage() !== null;

/** For logs and snapshots: what an operator has to do. */
export const HOW_TO_INSTALL = 'run npm ci without --omit=dev, on 64-bit Linux';
