import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundHtml } from '../../../../shared/domain/extraction/bounded-html.ts';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';
import { readStructuredData } from '../../../../shared/domain/extraction/structured-data.ts';

const extract = (html: string) => extractPage({ html, url: 'https://site.example/' });

type Hostile = [what: string, html: string];
const hostile: [Hostile, ...Hostile[]] = [
  ['unclosed divs', `${'<div>'.repeat(10_000)}deep text`],
  ['unclosed divs without end', `${'<div>'.repeat(150_000)}deep text`],
  ['nested lists', `${'<ul><li>'.repeat(5000)}deep text`],
  ['nested tables', `${'<table><tr><td>'.repeat(3000)}deep text`],
  ['formatting in every paragraph', `${'<b><i><p>'.repeat(3000)}deep text`],
  [
    'fonts that stay open',
    `<p>${Array.from({ length: 500 }, (_, at) => `<font size=${at}>`).join('')}${'<p>deep text'.repeat(500)}`,
  ],
  ['nested links', `${'<a href=/x>'.repeat(5000)}deep text`],
  ['custom elements', `${'<x-y>'.repeat(10_000)}deep text${'</x-y>'.repeat(20_000)}`],
  ['end tags without start', `${'<div>'.repeat(20_000)}deep text${'</b>'.repeat(20_000)}`],
  ['documents in documents', `deep text${'<!doctype <html '.repeat(30_000)}`],
  ['brackets', `deep text${'<'.repeat(200_000)}`],
  ['comments', `deep text${'<!--'.repeat(50_000)}`],
  ['entities', `deep text${'&amp;&#x1F389;&bogus'.repeat(10_000)}`],
  ['drawings that never end', `deep text<svg>${'<path '.repeat(200_000)}`],
  ['shapes that stay open', `<svg>${'<g>'.repeat(20_000)}</svg>deep text`],
  ['styles that never end', `deep text<style>.a{src:${'x'.repeat(290_000)}</style>`],
  ['styles that begin again and again', `deep text<style>${'@media{/*'.repeat(30_000)}</style>`],
  ['attributes', `<p ${Array.from({ length: 20_000 }, (_, at) => `a${at}=b`).join(' ')}>deep text`],
  ['one word', `deep text ${'a'.repeat(500_000)}`],
  ['Markdown syntax', `deep text ${'[*_`'.repeat(20_000)}`],
];

function isRead(_: string, html: string): void {
  const page = extract(html);
  expect(page.visibleTextLength).toBeGreaterThanOrEqual('deep text'.length);
  expect(page.markdown).toContain('deep text');
}

describe('hostile HTML', () => {
  const [first, ...others] = hostile;
  test.each([first])('is read in spite of %s', isRead);
  test.each(others)('is read in spite of %s', { tags: 'limits' }, isRead);

  test.each([
    ['paths', 4000, '<path d="M0 0L1 1"/>'],
    ['groups of shapes', 1500, '<g><circle r="1"/><rect width="1" height="1" /></g>'],
    ['paths with end tags', 3000, '<path d="M0 0"></path>'],
    ['icons', 2000, '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'],
  ])('keeps the text behind drawings of many %s', { tags: 'limits' }, (_, count, shape) => {
    const drawing = shape.startsWith('<svg') ? shape.repeat(count) : `<svg>${shape.repeat(count)}</svg>`;
    const paragraph = 'The text behind the drawing is as long as any other paragraph of this page, and it is kept.';
    const page = extract(
      `<main><h1>Drawings</h1><p>${paragraph}</p><div>${drawing}</div><section><h2>Below</h2><p>Second. ${paragraph}</p></section></main>`,
    );
    expect(page.markdown).toContain('## Below');
    expect(page.markdown).toContain(`Second. ${paragraph}`);
  });

  test('is cut at 250,000 tags', { tags: 'limits' }, () => {
    const bounded = boundHtml(`<p>start</p><nav>${'<br>'.repeat(260_000)}</nav><p>end</p>`);
    expect(bounded).toContain('start');
    expect(bounded).not.toContain('end');
    expect(bounded.match(/<br>/g)?.length).toBeGreaterThan(249_000);
  });

  test('never throws, whatever the tags', () => {
    const tags = fc.constantFrom(
      '<p>',
      '</p>',
      '<div>',
      '</div>',
      '<a href="/x">',
      '</a>',
      '<h1>',
      '</h1>',
      '<table>',
      '<tr>',
      '<td colspan="9">',
      '<th>',
      '</table>',
      '<ul>',
      '<li>',
      '<ol start="x">',
      '<img src=x>',
      '<pre>',
      '<code class="language-">',
      '<br>',
      '<b>',
      '</b>',
      '<dl>',
      '<dt>',
      '<dd>',
      '<select>',
      '<option>',
      '<input type=checkbox checked>',
      '<html>',
      '<body>',
      '<base href="//">',
      '<script type="application/ld+json">',
      '</script>',
      '<svg>',
      '<template>',
      '<iframe>',
      '<video src=x>',
      '<q>',
      '<caption>',
      '<summary>',
      'text ',
      '&nbsp;',
      '<',
      '>',
      '"',
      '<!--',
      '-->',
      '<![CDATA[',
      '<?php',
    );
    fc.assert(
      fc.property(fc.array(tags, { maxLength: 60 }), (parts) => {
        const page = extract(parts.join(''));
        expect(page.wordCount).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });
});

describe('readStructuredData', () => {
  test.each([
    ['broken JSON', '{"a": }', /^is not valid JSON, line 1, column 7: Unexpected token '}'$/],
    ['a value that is no object', '"text"', /^must be an object/],
    ['a string of quotes', `"${'\\"'.repeat(200_000)}`, /^is not valid JSON, line 1, column \d+: Unterminated string$/],
    ['deep nesting', `${'['.repeat(100_000)}`, /^is nested deeper than 64 levels$/],
    ['a block without end', `{"a": "${'x'.repeat(600_000)}"}`, /^is longer than 500000 characters$/],
  ])('reports %s', (_, block, error) => {
    const { items, brokenBlocks } = readStructuredData([block, '{"@type": "Thing"}']);
    expect(brokenBlocks).toMatchObject([
      { block: 1, error: expect.stringMatching(error), text: block.slice(0, 5_000) },
    ]);
    expect(items).toEqual([{ '@type': 'Thing' }]);
  });

  test('takes an empty block for none', () => {
    expect(readStructuredData(['', ' \n', '<!-- -->'])).toEqual({ items: [], brokenBlocks: [] });
  });

  test.each([
    {
      name: 'after the line break that most blocks begin with',
      block: '\n{\n  "a": 1\n  "b": 2\n}\n',
      line: 4,
      column: 3,
    },
    { name: 'inside a comment', block: '<!--\n{"a": 1,}\n-->', line: 2, column: 9 },
    { name: 'with the line breaks of Windows', block: '{\r\n"a": nope}', line: 2, column: 6 },
    { name: 'where the text ends too early', block: '{"a": [1, 2', line: 1, column: 12 },
  ])('counts lines and columns from the start of the block: $name', ({ block, line, column }) => {
    expect(readStructuredData([block]).brokenBlocks).toMatchObject([{ line, column }]);
  });

  test('reads blocks in comments and CDATA sections', () => {
    const blocks = ['<!-- {"a": 1} -->', '//<![CDATA[\n{"a": 2}\n//]]>', '<![CDATA[{"a": 3}]]>'];
    expect(readStructuredData(blocks)).toEqual({ items: [{ a: 1 }, { a: 2 }, { a: 3 }], brokenBlocks: [] });
  });

  test('keeps the objects of an array beside what is none', () => {
    expect(readStructuredData(['[{"a": 1}, 2]'])).toMatchObject({
      items: [{ a: 1 }],
      brokenBlocks: [{ block: 1, error: 'must be an object or an array of objects', line: null, column: null }],
    });
  });
});
