import { describe, expect, test } from 'vitest';
import { links } from '../../../../shared/domain/markdown/document-parts.ts';
import { parseMarkdown } from '../../../../shared/domain/markdown/parse-markdown.ts';
import { markdownFromDocument } from '../../../../shared/domain/markdown/serialize-markdown.ts';

describe('addresses in Markdown', () => {
  test('are text where they are escaped, as those that a page only mentions', () => {
    expect(links(parseMarkdown('See www\\.one.example and https\\://two.example, or me\\@three.example.'))).toEqual([]);
  });

  test('are written as they are in the place where a link leads', () => {
    const markdown = 'Read [the **plan**](https://www.one.example/a) or ![a map](https://www.two.example/b.png).\n';
    expect(markdownFromDocument(parseMarkdown(markdown))).toBe(markdown);
  });

  test('are links where they are not escaped', () => {
    const hrefs = links(parseMarkdown('See www.one.example and https://two.example.')).map(({ href }) => href);
    expect(hrefs).toEqual(['http://www.one.example', 'https://two.example']);
  });
});

describe('brackets and asterisks are escaped only where Markdown would read them', () => {
  const written = (markdown: string) => markdownFromDocument(parseMarkdown(markdown));

  test.each([
    'The price* is for [one] person, 5 * 3 days.',
    'A \\*note* on it.',
    'She said “[t]he bees fly early”, see [1-3] and [the plan][the map].',
    '| Score* | [a] |\n| - | - |\n| **1** | 2* |',
  ])('not in %j', (markdown) => {
    expect(written(markdown)).toBe(`${markdown}\n`);
  });

  test.each([
    'A \\*note on 2\\*3.',
    '*One\\* and a half*',
    '\\[x] is done',
    'A note\\[^1] without its text.',
    'The [plan \\[new\\]](https://a.example/).',
    'See \\[plan] here.\n\n[plan]: https://a.example/',
  ])('in %j', (markdown) => {
    expect(written(markdown)).toBe(`${markdown}\n`);
  });
});
