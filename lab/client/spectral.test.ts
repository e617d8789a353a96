import { readFile } from 'node:fs/promises';
import core from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { projectFile } from '../../test/structure/project-files.ts';

const linter = new core.Spectral();
linter.setRuleset({ extends: [[rulesets.oas as never, 'recommended']] });

const findings = async (yaml: string): Promise<string[]> => {
  const found = await linter.run(new core.Document(yaml, parsers.Yaml));
  return found.map(({ code, message, path }) => `${code} at ${path.join('/')}: ${message}`);
};

test('the recommended rules of Spectral find no error and no warning in openapi.yaml', async () => {
  expect(await findings(await readFile(projectFile('openapi.yaml'), 'utf8'))).toEqual([]);
});

test('they find what they should: a list without items', async () => {
  const yaml = 'openapi: 3.1.1\ninfo: {title: T, version: "1"}\npaths: {}\ncomponents: {schemas: {A: {type: array}}}';
  expect((await findings(yaml)).join('\n')).toMatch(/^array-items at components\/schemas\/A/m);
});
