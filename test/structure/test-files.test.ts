import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { projectFile, projectFiles } from './project-files.ts';

/** What reaches beyond its file: a system in this process, environment variables, functions that are replaced. */
const changesTheProcess =
  /\bvi\.(mock|doMock|stubEnv|stubGlobal|spyOn|useFakeTimers)\(|\b(mockClient|startEmbeddedSystem|startOwnSystem|setProcessVariables|useSystem|useConsole|stackOf|silenceLog)\((?!\))|\b(silenceLog|useConsole)\(\)/;

test('a test file that changes its process is named *.isolated.test.ts, and no other is', async () => {
  const files = (await projectFiles('test')).filter(
    // These are isolated as a whole: they have an engine of their own.
    (file) => file.endsWith('.test.ts') && !file.startsWith('test/dynamodb-local/'),
  );
  const sources = await Promise.all(
    files.map(async (file) => ({ file, source: await readFile(projectFile(file), 'utf8') })),
  );
  const shouldBeIsolated = ({ source }: { source: string }): boolean =>
    changesTheProcess.test(source) ||
    /from '[^']*\/(judge-fixes|log-lines|run-story|sign-ins|use-jobs|use-sender)\.ts'/.test(source);
  const misnamed = sources.filter((given) => given.file.endsWith('.isolated.test.ts') !== shouldBeIsolated(given));
  expect(misnamed.map(({ file }) => file)).toEqual([]);
});
