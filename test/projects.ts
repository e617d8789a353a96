/**
 * Which of the three projects of `npm test` a test file is in, by what it needs: `own` when it changes its process (a system
 * with its own settings, replaced functions) and is named `*.isolated.test.ts`; `api` when it imports the harness of the
 * shared system, itself or through what it imports; else `unit`, which starts no system.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SHARED_SYSTEM = 'test/harness/system.ts';
/** Files that ask for the shared system without the harness of the tests. */
const usesSharedSystem = /\binject\('shared/;
// Types are gone at run time.
const importOfOwn = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+\.ts)'/gm;

export const isolatedFiles = 'test/**/*.isolated.test.ts';

/** The isolated files that replace whole modules. */
export const mockedFiles = (): string[] =>
  globSync(isolatedFiles)
    .filter((file) => /\bvi\.mock\(/.test(readFileSync(file, 'utf8')))
    .toSorted();

const needs = new Map<string, boolean>();

function needsSharedSystem(file: string): boolean {
  const known = needs.get(file);
  if (known !== undefined) return known;
  // Of a circle, one file is asked first.
  needs.set(file, false);
  const source = readFileSync(file, 'utf8');
  const imported = [...source.matchAll(importOfOwn)]
    .map(([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier))
    .filter((other) => other.startsWith('test/'));
  const answer = file === SHARED_SYSTEM || usesSharedSystem.test(source) || imported.some(needsSharedSystem);
  needs.set(file, answer);
  return answer;
}

/** The files that share the run's system. */
export const apiFiles = (): string[] =>
  globSync('test/**/*.test.ts')
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.endsWith('.isolated.test.ts') && needsSharedSystem(file))
    .toSorted();
