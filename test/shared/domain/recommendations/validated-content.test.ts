import { expect, test } from 'vitest';
import {
  DOCUMENT_CONTEXT_CHARACTERS_MAX,
  documentContext,
  inlineContent,
  storedContent,
  TRUNCATION_MARKER,
} from '../../../../shared/domain/recommendations/validated-content.ts';
import { gradingInput } from '../grading/sample-pages.ts';

test.each([
  { name: 'exactly the cap', text: 'x'.repeat(60_000), expected: 'x'.repeat(60_000) },
  { name: 'one more', text: 'x'.repeat(60_001), expected: 'x'.repeat(60_000) + TRUNCATION_MARKER },
  { name: 'the cap in emoji', text: '☕'.repeat(60_000), expected: '☕'.repeat(60_000) },
  {
    name: 'one emoji more, not cut in half',
    text: '🚲'.repeat(60_001),
    expected: '🚲'.repeat(60_000) + TRUNCATION_MARKER,
  },
])('a document of $name', ({ text, expected }) => {
  expect(documentContext(text) === expected).toBe(true);
  expect(DOCUMENT_CONTEXT_CHARACTERS_MAX).toBe(60_000);
});

test('blank content is nothing to validate', () => {
  const { fields, document } = gradingInput({ markdown: ' \n\n ' });
  const body = { targetField: 'body_content', targetNodeIds: null };
  expect([inlineContent(' \n'), storedContent(body, fields, document)]).toEqual([null, null]);
});

test('blocks that are still there are read in the order they are named, others are left out', () => {
  const { fields, document } = gradingInput({ markdown: '# One\n\nTwo.\n' });
  const target = { targetField: 'body_content', targetNodeIds: ['b2', 'gone', 'b1'] };
  expect(storedContent(target, fields, document)).toEqual({
    scope: 'targeted_nodes',
    text: '# One\n\nTwo.\n',
    document: '# One\n\nTwo.\n',
    nodeIds: ['b2', 'b1'],
  });
});
