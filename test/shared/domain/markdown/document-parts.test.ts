import { describe, expect, test } from 'vitest';
import { documentFromMarkdown } from '../../../../shared/domain/markdown/document-from-markdown.ts';
import { headings, links, markdownOfNodes } from '../../../../shared/domain/markdown/document-parts.ts';
import { plainText } from '../../../../shared/domain/markdown/plain-text.ts';

function document(markdown: string) {
  let count = 0;
  return documentFromMarkdown({ markdown, previous: null, newId: () => `b${++count}` });
}

describe('headings', () => {
  test('lists levels and texts in order, also those in quotes', () => {
    expect(headings(document('# A *b*\n\ntext\n\n> ### C [d](/e)'))).toEqual([
      { level: 1, text: 'A b', id: 'b1' },
      { level: 3, text: 'C d', id: 'b4' },
    ]);
  });
});

describe('links', () => {
  test('lists inline, reference and automatic links with the block they stand in', () => {
    expect(
      links(document('[a](/a) and [b][r]\n\n- <https://example.com/c>\n\n![no](/image.png)\n\n[r]: /b\n[r]: /second')),
    ).toEqual([
      { href: '/a', text: 'a', blockId: 'b1', followsLink: false },
      { href: '/b', text: 'b', blockId: 'b1', followsLink: false },
      { href: 'https://example.com/c', text: 'https://example.com/c', blockId: 'b4', followsLink: true },
    ]);
  });
});

describe('markdownOfNodes', () => {
  const doc = document('# A\n\n- one\n- two\n\n| h |\n|---|\n| c |\n\nlast');

  test('writes the blocks in document order, however they were asked for', () => {
    expect(markdownOfNodes(doc, ['b10', 'b1'])).toBe('# A\n\nlast\n');
  });

  test('writes a block inside another that is asked for once', () => {
    expect(markdownOfNodes(doc, ['b2', 'b3', 'b4'])).toBe('- one\n- two\n');
  });

  test('gives list items and table rows what they need around them', () => {
    expect(markdownOfNodes(doc, ['b5'])).toBe('- two\n');
    expect(markdownOfNodes(doc, ['b9'])).toContain('| c |');
  });

  test('leaves out ids that are gone, and is null when none is left', () => {
    expect(markdownOfNodes(doc, ['gone', 'b10'])).toBe('last\n');
    expect(markdownOfNodes(doc, ['gone'])).toBeNull();
    expect(markdownOfNodes(doc, [])).toBeNull();
  });
});

describe('plainText', () => {
  test('puts blocks on lines of their own and leaves out syntax', () => {
    expect(plainText(document('# A\n\nb **c**\nd\n\n- e\n- f\n\n| g | h |\n|---|---|\n| i | j |'))).toBe(
      'A\nb c\nd\ne\nf\ng h\ni j',
    );
  });
});
