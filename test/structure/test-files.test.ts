import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { filesWithTag, testTags } from '../commands.ts';
import { apiFiles } from '../projects.ts';
import { projectFile, projectFiles } from './project-files.ts';

/** Effects beyond the test's file: a system with settings, environment variables, functions that are replaced. */
const changesTheProcess =
  /\bvi\.(mock|doMock|stubEnv|stubGlobal|spyOn|useFakeTimers)\(|\b(startEmbeddedSystem|startOwnSystem|setProcessVariables|useConsole|stackOf|silenceLog)\((?!\))|\b(silenceLog|useConsole)\(\)|\buseSystem\(\{[^}]*\b(own|environment)\b/;

const files = (await projectFiles('test')).filter(
  // These are isolated as a whole: they have their own engine.
  (file) => file.endsWith('.test.ts') && !file.startsWith('test/dynamodb-local/'),
);
const sources = await Promise.all(
  files.map(async (file) => ({ file, source: await readFile(projectFile(file), 'utf8') })),
);

test('a test file that changes its process is named *.isolated.test.ts, and no other is', () => {
  const shouldBeIsolated = ({ source }: { source: string }): boolean =>
    changesTheProcess.test(source) ||
    /from '[^']*\/(log-lines|run-story|sign-ins|use-jobs|use-sender|join-suites)\.ts'/.test(source);
  const misnamed = sources.filter((given) => given.file.endsWith('.isolated.test.ts') !== shouldBeIsolated(given));
  expect(misnamed.map(({ file }) => file)).toEqual([]);
});

test('a file that joins the shared system, also through a helper, is in the project that starts it; tests of the domain are not', () => {
  const api = apiFiles();
  expect(api).toContain('test/functions/sites/create-site.test.ts');
  expect(api.filter((file) => file.startsWith('test/shared/domain/'))).toEqual([]);
  const joins = sources.filter(
    ({ file, source }) => /\buseSystem\(/.test(source) && !file.endsWith('.isolated.test.ts'),
  );
  expect(joins.map(({ file }) => file).filter((file) => !api.includes(file))).toEqual([]);
});

test('each suite takes its system from test/systems, where a test file joins those that share one', async () => {
  const suites = (await projectFiles('test')).filter((file) => file.endsWith('.suite.ts'));
  const systems = await Promise.all(
    suites.map(async (file) => {
      const source = await readFile(projectFile(file), 'utf8');
      return [file, /\/systems\/([a-z-]+)\.ts'/.exec(source)?.[1]] as const;
    }),
  );
  expect(suites.length).toBeGreaterThan(0);
  expect(systems.filter(([, system]) => !files.includes(`test/systems/${system}.isolated.test.ts`))).toEqual([]);
});

test('every command beside `npm test` has tests', () => {
  const named = testTags.map(({ name }) => [name, filesWithTag(name).length > 0]);
  expect(named).toEqual(testTags.map(({ name }) => [name, true]));
});
