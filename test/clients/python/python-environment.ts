import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFile } from '../../structure/project-files.ts';

const run = promisify(execFile);
const PYTHON_MIN = '(3, 10)';
const requirements = projectFile('clients/python/requirements-test.txt');
const INSTALL_MS = 240_000;

/** A Python with httpx and what the tests need, or why there is none. */
type PythonEnvironment = { python: string } | { missing: string };

/** The first of them that is recent enough. */
const findPython = (): string | undefined =>
  ['python3', 'python'].find(
    (command) => spawnSync(command, ['-c', `import sys; sys.exit(sys.version_info < ${PYTHON_MIN})`]).status === 0,
  );

const lastLine = (error: unknown): string =>
  String(error instanceof Error ? (Reflect.get(error, 'stderr') ?? error.message) : error)
    .trim()
    .split('\n')
    .at(-1) ?? '';

/** Made once, and again when its packages change. */
export async function openPythonEnvironment(): Promise<PythonEnvironment> {
  const command = findPython();
  if (command === undefined) return { missing: 'there is no Python 3.10 or later' };
  const { stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
  const digest = createHash('sha256').update(stdout).update(readFileSync(requirements)).digest('hex').slice(0, 16);
  const folder = projectFile(`node_modules/.cache/python-client-${digest}`);
  const python = path.join(folder, 'bin', 'python');
  const isComplete = (): boolean => spawnSync(python, ['-c', 'import httpx, mypy, pytest']).status === 0;
  if (existsSync(python) && isComplete()) return { python };
  try {
    await run(command, ['-m', 'venv', folder]);
    const given = [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      '--timeout',
      '15',
      '--retries',
      '1',
    ];
    await run(python, [...given, '-r', requirements], { timeout: INSTALL_MS });
    return { python };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    return { missing: `pip could not install ${path.basename(requirements)}: ${lastLine(error)}` };
  }
}
