import fc from 'fast-check';
import type { PhrasingContent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { markdownFromDocument } from '../../../../shared/domain/markdown/serialize-markdown.ts';

/** The serializer as its authors made it, which tries every escape on every text. */
const careful = unified()
  .use(remarkGfm, { tableCellPadding: true, tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '*', strong: '*', rule: '-', listItemIndent: 'one', fences: true })
  .freeze();

const words = fc.string({
  unit: fc.constantFrom(...Array.from('aWw12é漢— .)(,"\'?;/$%-*!&#[]_`~|:@<>+=\\\n')),
  minLength: 1,
  maxLength: 6,
});
const text = words.map((value): PhrasingContent => ({ type: 'text', value }));
const phrasing: fc.Arbitrary<PhrasingContent> = fc.oneof(
  { weight: 3, arbitrary: text },
  text.map((child): PhrasingContent => ({ type: 'emphasis', children: [child] })),
  text.map((child): PhrasingContent => ({ type: 'link', url: 'https://a.example/b', children: [child] })),
  fc.constant<PhrasingContent>({ type: 'break' }),
);
const line = fc.array(phrasing, { minLength: 1, maxLength: 4 });
const block = fc.oneof(
  line.map((children): Root['children'][number] => ({ type: 'paragraph', children })),
  line.map((children): Root['children'][number] => ({ type: 'heading', depth: 2, children })),
  line.map((children): Root['children'][number] => ({
    type: 'table',
    children: [{ type: 'tableRow', children: [{ type: 'tableCell', children }] }],
  })),
  line.map((children): Root['children'][number] => ({
    type: 'list',
    children: [{ type: 'listItem', children: [{ type: 'paragraph', children }] }],
  })),
);

test('words that need no escape are spared the search for one, and nothing else is', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 2 }), (children) => {
      const document: Root = { type: 'root', children };
      expect(markdownFromDocument(structuredClone(document))).toBe(careful.stringify(structuredClone(document)));
    }),
    { numRuns: 150 },
  );
});
