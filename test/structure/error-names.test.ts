import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { projectFile, projectFiles } from './project-files.ts';

const errorClass = /class (\w+) extends \w*(?:Error|Exception) \{\n {2}override (?:readonly )?name = '(\w+)';/g;
const anyErrorClass = /class (\w+) extends \w*(?:Error|Exception) \{/g;

// Lambda bundles are minified: an error without its own name would reach the logs, and Step Functions, as one letter.
test('every error class of a Lambda states its own name', async () => {
  const named: string[] = [];
  const all: string[] = [];
  for (const file of [...(await projectFiles('shared')), ...(await projectFiles('functions'))]) {
    const source = await readFile(projectFile(file), 'utf8');
    all.push(...[...source.matchAll(anyErrorClass)].map(([, name = '']) => name));
    named.push(
      ...[...source.matchAll(errorClass)].filter(([, name, own]) => name === own).map(([, name = '']) => name),
    );
  }
  expect(all.length).toBeGreaterThan(5);
  expect(named).toEqual(all);
});
