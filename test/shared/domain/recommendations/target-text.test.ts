import { expect, test } from 'vitest';
import { excerptDigest, targetText } from '../../../../shared/domain/recommendations/target-text.ts';
import { gradingInput } from '../grading/sample-pages.ts';

const { fields, document } = gradingInput({ title: 'Coffee', markdown: '# Coffee\n\nFirst words.\n' });

test.each([
  { target: { targetField: 'title', targetNodeIds: null }, text: 'Coffee' },
  { target: { targetField: 'meta_description', targetNodeIds: null }, text: null },
  { target: { targetField: 'body_content', targetNodeIds: ['b2'] }, text: 'First words.\n' },
  { target: { targetField: 'body_content', targetNodeIds: null }, text: null },
  { target: { targetField: 'body_content', targetNodeIds: ['gone'] }, text: null },
])('$target is about $text', ({ target, text }) => {
  expect(targetText(target, fields, document)).toBe(text);
});

test('layout does not change a digest, words do, and no text has none', () => {
  expect(excerptDigest('First  words.\n')).toBe(excerptDigest('First words.'));
  expect(excerptDigest('First words')).not.toBe(excerptDigest('First words.'));
  expect([excerptDigest(null), excerptDigest(' \n')]).toEqual([null, null]);
});
