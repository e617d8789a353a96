import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { renderDocument } from '../../scripts/state-changes/render-document.ts';
import { sentences, testedSentences } from '../../scripts/state-changes/sentences.ts';
import { root, testNames } from '../../scripts/state-changes/test-names.ts';

test('docs/state-changes.md is as `npm run generate -- state-changes` writes it', () => {
  expect(readFileSync(path.join(root, 'docs/state-changes.md'), 'utf8')).toBe(renderDocument());
});

test('every sentence on a state change has a test that names it', () => {
  const untested = testedSentences().filter(({ tests }) => tests.length === 0);
  expect(untested.map(({ tag }) => tag)).toEqual([]);
});

test('a tag names one sentence, and a tag in the name of a test is one of them', () => {
  const tags = sentences().map(({ tag }) => tag);
  expect(tags.filter((tag, at) => tags.indexOf(tag) !== at)).toEqual([]);
  const groups = new Set(tags.map((tag) => tag.split('/')[0]));
  const used = testNames().flatMap(({ name }) =>
    [...name.matchAll(/\[([a-z-]+\/[a-z0-9-]+)\]/g)].map(([, tag]) => tag),
  );
  expect(used.filter((tag = '') => groups.has(tag.split('/')[0]) && !tags.includes(tag))).toEqual([]);
});
