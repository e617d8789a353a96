import { expect, test } from 'vitest';
import { documentFromMarkdown } from '../../../../shared/domain/markdown/document-from-markdown.ts';
import { insertBlocks, replaceBlocks } from '../../../../shared/domain/markdown/edit-blocks.ts';
import { parseMarkdown } from '../../../../shared/domain/markdown/parse-markdown.ts';
import { markdownFromDocument } from '../../../../shared/domain/markdown/serialize-markdown.ts';

function documentOf(markdown: string) {
  let count = 0;
  const newId = (): string => {
    count += 1;
    return `b${count}`;
  };
  return documentFromMarkdown({ markdown, previous: null, newId });
}

// b1 heading, b2 list, b3 and b5 items, b4 and b6 their paragraphs, b7 paragraph.
const list = documentOf('# Title\n\n- one\n- two\n\nEnd.\n');
const added = parseMarkdown('New.').children;

test.each([
  { name: 'a top-level block', ids: ['b7'], after: '# Title\n\n- one\n- two\n\nNew.\n' },
  {
    name: 'a block inside another: what is left of the outer one stays',
    ids: ['b4'],
    after: '# Title\n\n- two\n\nNew.\n\nEnd.\n',
  },
  { name: 'all that a block holds: the block goes with it', ids: ['b4', 'b6'], after: '# Title\n\nNew.\n\nEnd.\n' },
  { name: 'no block at all: at the end', ids: ['gone'], after: '# Title\n\n- one\n- two\n\nEnd.\n\nNew.\n' },
])('replaces $name', ({ ids, after }) => {
  const before = structuredClone(list);
  expect(markdownFromDocument(replaceBlocks(list, ids, added))).toBe(after);
  expect(list).toEqual(before);
});

test.each([
  { afterId: 'b1', after: '# Title\n\nNew.\n\n- one\n- two\n\nEnd.\n' },
  { afterId: 'b6', after: '# Title\n\n- one\n- two\n\nNew.\n\nEnd.\n' },
  { afterId: null, after: '# Title\n\n- one\n- two\n\nEnd.\n\nNew.\n' },
])('inserts after $afterId', ({ afterId, after }) => {
  expect(markdownFromDocument(insertBlocks(list, afterId, added))).toBe(after);
});
