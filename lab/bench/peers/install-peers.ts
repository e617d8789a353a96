import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** No part of the project, and under other licences: they are there for the measurement alone. */
const packages = {
  '@crawlee/cheerio': '3.18.1',
  '@mozilla/readability': '0.6.0',
  linkedom: '0.18.12',
  turndown: '7.2.5',
  yoastseo: '3.6.0',
};
const INSTALL_MS_MAX = 300_000;

interface InstalledPeers extends AsyncDisposable {
  /** The temporary folder, for `createRequire`. */
  folder: string;
}

/** Installs the packages to compare with into a temporary folder. Rejects where npm cannot, as on a machine that is offline. */
export async function installPeers(): Promise<InstalledPeers> {
  await using cleanup = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), 'content-optimization-peers-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const list = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  process.stdout.write(`npm installs ${list.join(', ')} into ${folder}, which is removed afterwards\n`);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true }));
  const options = ['--no-audit', '--no-fund', '--ignore-scripts'];
  await promisify(execFile)('npm', ['install', ...options, ...list], { cwd: folder, timeout: INSTALL_MS_MAX });
  const installed = cleanup.move();
  return { folder, [Symbol.asyncDispose]: () => installed.disposeAsync() };
}
