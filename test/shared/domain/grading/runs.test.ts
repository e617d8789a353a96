/** @module-tag limits */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { processVariables } from '../../../../shared/environment.ts';
import { readPageCases } from '../../../corpora/pages/page-case.ts';

const run = promisify(execFile);
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Everything that a process says of ten pages. */
async function said(environment: Record<string, string>, flags: readonly string[] = []): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    [...flags, at('../../../harness/print-analyses.ts'), ...readPageCases().map(({ folder }) => folder)],
    { env: { ...processVariables(), ...environment }, maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout;
}

test('what is said of a page is byte-identical from run to run: in another process, time zone and locale, with other seeds of hashes', async () => {
  const first = await said({ TZ: 'UTC', LC_ALL: 'C' });
  expect(first.split('\n').length).toBeGreaterThan(10);
  const other = await said({ TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' }, [
    '--hash-seed=7',
    '--random-seed=11',
  ]);
  expect(other).toBe(first);
});
