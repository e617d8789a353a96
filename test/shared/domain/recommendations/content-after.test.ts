import { describe, expect, test } from 'vitest';
import { applyInlineContent, setField } from '../../../../shared/domain/recommendations/content-after.ts';
import { gradingInput } from '../grading/sample-pages.ts';

// Blocks b1 (the heading) to b4.
const page = gradingInput({ title: 'Old', markdown: '# Coffee\n\nFirst words.\n\nSecond words.\n\nThird words.\n' });
const edit = { targetField: 'body_content', operation: 'replace', targetNodeIds: ['b3'], afterNodeId: null };

describe('content for the body', () => {
  test.each([
    {
      name: 'replaces the targeted blocks',
      edit,
      content: 'New words.',
      body: '# Coffee\n\nFirst words.\n\nNew words.\n\nThird words.\n',
    },
    {
      name: 'stands where the first of them stood',
      edit: { ...edit, targetNodeIds: ['b2', 'b4'] },
      content: '## New\n\nWords.',
      body: '# Coffee\n\n## New\n\nWords.\n\nSecond words.\n',
    },
    {
      name: 'is inserted after a block',
      edit: { ...edit, operation: 'insert', targetNodeIds: null, afterNodeId: 'b1' },
      content: 'New words.',
      body: '# Coffee\n\nNew words.\n\nFirst words.\n\nSecond words.\n\nThird words.\n',
    },
    {
      name: 'is inserted at the end when the block is gone',
      edit: { ...edit, operation: 'insert', targetNodeIds: null, afterNodeId: 'gone' },
      content: 'New words.',
      body: '# Coffee\n\nFirst words.\n\nSecond words.\n\nThird words.\n\nNew words.\n',
    },
    {
      name: 'is the whole body when it repeats half of the other blocks',
      edit,
      content: '# Coffee\n\nFirst words.\n\nNew words.',
      body: '# Coffee\n\nFirst words.\n\nNew words.',
    },
  ])('$name', ({ edit: given, content, body }) => {
    const before = structuredClone(page);
    const after = applyInlineContent(page, given, content);
    expect(after.fields.body).toBe(body);
    expect(page).toEqual(before);
  });

  test('is the whole body of a page without one', () => {
    const after = applyInlineContent(gradingInput({ markdown: null }), { ...edit, operation: 'insert' }, 'New words.');
    expect(after.document?.children).toHaveLength(1);
  });
});

test.each([
  { targetField: 'title', key: 'title' },
  { targetField: 'meta_description', key: 'metaDescription' },
  { targetField: 'h1', key: 'h1' },
  { targetField: 'schema', key: 'schema' },
] as const)('a value of $targetField changes that field alone', ({ targetField, key }) => {
  const { fields } = setField(page, targetField, 'New');
  expect(fields).toEqual({
    ...page.fields,
    [key]: 'New',
    sources: { ...page.fields.sources, [key]: { source: 'draft', draftId: 0 } },
  });
});
