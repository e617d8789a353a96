import { readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { projectFile } from './project-files.ts';

const kinds = new Set(['', '.json', '.md', '.ts', '.yaml', '.css', '.html', '.js']);

test('the root of the project has sources, settings and documents, and no archive', async () => {
  const files = (await readdir(projectFile('.'), { withFileTypes: true })).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => name).filter((name) => !name.startsWith('.'));
  expect(names.filter((name) => !kinds.has(extname(name)))).toEqual([]);
});
