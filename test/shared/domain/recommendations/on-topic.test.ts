import { expect, test } from 'vitest';
import { setField } from '../../../../shared/domain/recommendations/content-after.ts';
import { readEdit } from '../../../../shared/domain/recommendations/edit-reading.ts';
import { fieldIsOnTopic } from '../../../../shared/domain/recommendations/objections/about-topic.ts';
import { gradingInput } from '../grading/sample-pages.ts';

const value = 'Bicycle chain care: clean, oil and replace it';
const text = 'Riders who train through winter, or race across muddy fields, wear out sprockets quickly.';

const objections = (targetField: string, markdown: string, acceptedTexts: string[] = []) => {
  const before = gradingInput({ title: 'Welcome to our site', primaryKeyword: 'sprockets', markdown });
  const after = setField(before, targetField, value);
  return fieldIsOnTopic(readEdit({ targetField, criteria: [], before, after, acceptedTexts, today: '2026-11-24' }));
};

test.each([`# Chain care\n\n${text}`, `## Bicycle chain care\n\n${text}`, `Clean it. ${text}`])(
  'what is on topic as a title is on topic as an H1: %j',
  (markdown) => {
    expect(objections('title', markdown)).toEqual([]);
    expect(objections('h1', markdown)).toEqual([]);
  },
);

test('an H1 that shares words with a title that was accepted since the analysis is on topic', () => {
  const markdown = `# Hello\n\n${text.repeat(2)}`;
  expect(objections('h1', markdown)).not.toEqual([]);
  expect(objections('h1', markdown, [value])).toEqual([]);
});
