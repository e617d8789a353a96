import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';
import { parseMarkdown } from '../../../../shared/domain/markdown/parse-markdown.ts';
import { markdownFromDocument } from '../../../../shared/domain/markdown/serialize-markdown.ts';

const markdownOf = (body: string) =>
  extractPage({ html: `<body><main>${body}</main></body>`, url: 'https://site.example/x/' }).markdown.trim();

test.each([
  ['<p><b>Name: </b>Jane</p>', '**Name:** Jane'],
  ['<p><b>Name:</b>Jane</p>', '**Name**:Jane'],
  ['<p><strong>Call us<br></strong>today</p>', '**Call us**\\\ntoday'],
  ['<p>Roof<b>(new)</b>tiles</p>', 'Roof(**new**)tiles'],
  ['<p>Go <a href="/a"> there </a>now</p>', 'Go [there](https://site.example/a) now'],
  ['<p><b>One</b><b> two</b></p>', '**One** **two**'],
  ['<p>Dach&shy;decker&shy;meister in&#8203; Köln</p>', 'Dachdeckermeister in Köln'],
  ['<p> <b> </b> </p><p>Text</p>', 'Text'],
  ['<p>H&amp;M, AT&amp;T and &amp;amp; as it is written</p>', 'H&M, AT&T and \\&amp; as it is written'],
  ['<p><a href="/q?a=1&amp;b=2">Query</a></p>', '[Query](https://site.example/q?a=1&b=2)'],
  ['<p>#1 of the town</p><p># of homes</p>', '#1 of the town\n\n\\# of homes'],
  ['<p>of&nbsp;the town&nbsp; and its&nbsp;roofs</p>', 'of the town and its roofs'],
  ['<p>Prix&nbsp;: 10&nbsp;€, v&nbsp;Praze</p>', 'Prix\u00A0: 10\u00A0€, v\u00A0Praze'],
  [
    '<p><a href="/a">Prices</a><a href="/b">Contact</a></p>',
    '[Prices](https://site.example/a) [Contact](https://site.example/b)',
  ],
  ['<p><a href="/a">b</a><a href="/a">acon</a></p>', '[bacon](https://site.example/a)'],
  ['<dl><div><dt>Fabric:</dt>&nbsp;<dd>Wool</dd></div></dl>', '- Fabric:\n\n  Wool'],
  ['<hr><p>One</p><hr><hr><p>Two</p><hr>', 'One\n\n---\n\nTwo'],
])('%s has no entities in its Markdown', (html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

test('bold, italic and linked text in any order needs no entities for white space, and is the same when it is read again', () => {
  const word = fc.constantFrom('roof', 'Dach', 'tile:', '(old)', 'a.', '„neu“', 'x', '—');
  const space = fc.constantFrom('', ' ', '<br>', '&nbsp;');
  const part = fc
    .tuple(fc.constantFrom('b', 'em', 'strong', 'span', 'u'), space, word, space)
    .map(([tag, before, text, after]) => `<${tag}>${before}${text}${after}</${tag}>`);
  const paragraphs = fc.array(fc.oneof(part, word, space), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(paragraphs, (parts) => {
      const markdown = markdownOf(`<p>Start of it ${parts.join('')} end of it</p>`);
      expect(markdown).not.toContain('&#x20;');
      expect(markdownFromDocument(parseMarkdown(markdown)).trim()).toBe(markdown);
    }),
    { numRuns: 300, seed: 7 },
  );
});
