import fc from 'fast-check';
import type { PhrasingContent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../../shared/domain/markdown/parse-markdown.ts';
import { markdownFromDocument } from '../../../../shared/domain/markdown/serialize-markdown.ts';

/** The serializer as its authors made it, which tries every escape on every text, and escapes more ampersands, number signs, asterisks and brackets than Markdown needs. */
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

/**
 * The text without the escapes that Markdown does not always need, and their copies in the underlines of tables and
 * headings.
 */
const comparable = (markdown: string): string =>
  markdown.replace(/\\\\|\\([&#*[!])/g, (escaped, sign: string | undefined) => sign ?? escaped).replace(/-+/g, '--');

test('words that need no escape are spared the search for one, and nothing else is', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 2 }), (children) => {
      const document: Root = { type: 'root', children };
      const written = markdownFromDocument(structuredClone(document));
      const carefully = careful.stringify(structuredClone(document));
      expect(comparable(written)).toBe(comparable(carefully));
      // The escapes that are left out meant nothing: both are read as the same document.
      expect(careful.stringify(parseMarkdown(written))).toBe(careful.stringify(parseMarkdown(carefully)));
    }),
    { numRuns: 300 },
  );
});

test('another serializer of the process, used before, changes nothing of what is escaped', () => {
  const text = 'H&M, ?a=1&b=2';
  expect(
    careful.stringify({ type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }] }),
  ).toContain('\\&');
  expect(markdownFromDocument(parseMarkdown(text)).trim()).toBe(text);
});
