/**
 * The suites on one system: files named `*.suite.ts` that import it from this folder. They run one after the other in one
 * test file, so that the system is started once for all.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe } from 'vitest';
import { projectFile } from '../structure/project-files.ts';

export function joinSuites(system: string): void {
  const suites = globSync('test/**/*.suite.ts')
    .toSorted()
    .filter((file) => readFileSync(file, 'utf8').includes(`/systems/${system}.ts'`));
  // The suite's own tests and hooks are registered while it is loaded, which makes them this `describe`'s.
  for (const suite of suites) describe(suite, async () => void (await import(projectFile(suite))));
}
