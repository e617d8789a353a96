import type { Nodes } from 'hast';
import { describe, expect, test } from 'vitest';
import { collapseWhitespace } from '../../../../shared/domain/extraction/collapse-whitespace.ts';
import { parseHtml } from '../../../../shared/domain/extraction/html-tree.ts';

const written = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inside = node.children.map(written).join('');
  return node.type === 'element' ? `<${node.tagName}>${inside}` : inside;
};

const collapsed = (body: string): string => {
  const { root } = parseHtml(`<html><head></head><body>${body}</body></html>`);
  collapseWhitespace(root);
  return written(root).replace('<html><head><body>', '');
};

describe('white space as a browser shows it', () => {
  test.each([
    ['runs become one space', '<p>a \n\t b</p>', '<p>a b'],
    ['none is left at the edges of a block', ' <p> a </p> <p> b </p> ', '<p>a<p>b'],
    ['nor around a line break', '<p>a <br> b</p>', '<p>a<br>b'],
    ['one is left between words in elements', '<p><b>a </b> <i> b</i></p>', '<p><b>a <i>b'],
    ['and before a block only where a word follows', '<div>a <b> </b><p>c</p></div>', '<div>a<b><p>c'],
    ['a picture is as a word', '<p>a <img src="x"> b</p>', '<p>a <img> b'],
    ['what shows nothing is passed over', '<p>a <link rel="x"> <b>b</b></p>', '<p>a <link><b>b'],
    ['preformatted text stays as it is', '<pre> a\n  <b> b </b>\n</pre>', '<pre> a\n  <b> b \n'],
    ['text without breaks keeps a space at its ends', '<p><nobr> a  b </nobr></p>', '<p><nobr> a b '],
    ['a no-break space is no white space', '<p>\u00a0 a</p>', '<p>\u00a0 a'],
  ])('%s', (_rule, body, expected) => {
    expect(collapsed(body)).toBe(expected);
  });

  test('many empty elements side by side cost no more than each by itself', () => {
    expect(collapsed(`<p>a ${'<b> </b>'.repeat(5_000)}b</p>`)).toMatch(/^<p>a (?:<b>)+b$/);
  });
});
