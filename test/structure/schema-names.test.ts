import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { projectFile, projectFiles } from './project-files.ts';

test('a schema of a response has the suffix of every schema', async () => {
  const files = (await Promise.all(['functions', 'shared'].map(projectFiles))).flat();
  const sources = await Promise.all(
    files.filter((file) => file.endsWith('.ts')).map((file) => readFile(projectFile(file), 'utf8')),
  );
  const made = sources.flatMap((source) =>
    [...source.matchAll(/const (\w+) = (?:z\.|detailOf\()/g)].map(([, name]) => name),
  );
  expect(made.filter((name) => name?.endsWith('Schema')).length).toBeGreaterThan(50);
  expect(made.filter((name) => name?.endsWith('Response'))).toEqual([]);
});
