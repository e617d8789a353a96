import fc from 'fast-check';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { plainBlocks } from '../../../../shared/domain/markdown/plain-blocks.ts';
import { walkNodes } from '../../../../shared/domain/markdown/walk-nodes.ts';

const processor = unified().use(remarkParse).use(remarkGfm).freeze();

function parsed(text: string): Root['children'] {
  const root = processor.parse(text);
  walkNodes(root, (node) => {
    delete node.position;
  });
  return root.children;
}

describe('plainBlocks', () => {
  test.each([
    ['a paragraph', 'Words, and more of them.'],
    ['lines of a paragraph', 'One line,\nand another.\n'],
    ['paragraphs', 'One.\n\nTwo.\n   \n\nThree. '],
    ['headings', '# One\n\nText\n## Two\nText\n###### Six  '],
    ['other scripts and emoji', '# 漢字\n\nこれは段落です。\u3000次の文。\n\nمرحبا 👩‍👩‍👧 — “quoted”'],
    [
      'links',
      'See [our guide](/guides/a_b/?x=1#y) or [write](mailto:me@shop.example).\n[Both](https://shop.example/) [ends](x)\n## The [shop](/)',
    ],
    ['a list', '- One.\n- [Two](/two/) and more  \n- Three'],
    ['a list with another bullet', '* One\n* Two & three'],
    ['a numbered list', '3. One\n3. Two\n9. Three'],
    ['an item alone', '1) One'],
    ['signs that mean nothing here', 'A & B < C, 50% of $5 + 3 = x; see #4 (or 1.) {y} ^2 "!" 3 > 2'],
  ])('reads %s as the parser does', (_, text) => {
    expect(plainBlocks(text)).toEqual(parsed(text));
  });

  const leftToParser = [
    '*a* ¦ a_b_ ¦ `a` ¦ [a]: /b ¦ ![a](b) ¦ ~a~ ¦ me@shop.example ¦ see www.shop.example ¦ http://shop.example',
    '<b>a</b> ¦ <!-- a --> ¦ &amp; ¦ &#65; ¦ -  a ¦ - # a ¦ - - a ¦ 1. 2. a ¦ - [ ] a ¦ - [x] a ¦ - ![a](/b)',
    '[a] ¦ [a] (/b) ¦ [a](/b "c") ¦ [a](</b>) ¦ [a](/b(c)) ¦ [www.a.example](/b) ¦ [^a](/b) ¦ [*a*](/b)',
    '[a][b](/c) ¦ 2) ¦ > a ¦ # a # ¦ # ¦ #a',
  ];
  test.each([
    ...leftToParser.flatMap((line) => line.split(' ¦ ')),
    ...[
      'a\\',
      'a | b\n:-|-',
      'a\n:-:',
      '- a\n\n- b',
      '- a\n* b',
      '- a\nb',
      '1. a\n2) b',
      'a\n---',
      'a\n=',
      '    a',
      ' a',
      'a  \nb',
      '#\ta',
      'a\tb',
      'a\0b',
    ],
  ])('leaves %j to the parser', (text) => {
    expect(plainBlocks(text)).toBeNull();
  });

  test('never reads a text in another way than the parser', () => {
    // Words, white space and signs, in any order.
    const pieces = [
      'a',
      'b c',
      'w',
      'ww.',
      'é',
      '漢',
      '👟',
      ' ',
      '  ',
      '\n',
      '\n\n',
      ' \n',
      '  \n',
      '\t',
      '\u3000',
      '\u00a0',
      '\u2028',
    ];
    const signs =
      '# |##|#|1.|12) |-|+ |=|>|:|"|&|& |<|< |!|(|)|.|;|/|%|$|- |* |2. |[|]|](|[a](/b)|[b c](x_y)|[ ](/b)|![a](/b)|[x] |^|*|https://';
    const piece = fc.constantFrom(...pieces, ...signs.split('|'));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join('');
        const blocks = plainBlocks(text);
        if (blocks !== null) expect(blocks).toEqual(parsed(text));
      }),
      { numRuns: 3_000 },
    );
  });
});
