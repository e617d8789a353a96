import { describe, expect, test } from 'vitest';
import { readStatements } from '../../../lab/truth/read-statements.ts';
import { tally } from '../../../lab/truth/tally.ts';

/** Every sentence that an analysis, its checks and its facts say of unusual pages is held against their HTML. */
const url = new URL('https://joiners.example/guides/oak');
const page = (body: string, head = '') => ({
  file: 'page.html',
  url,
  html: `<!doctype html><html lang="en"><head><title>How to oil an oak table by hand</title>${head}</head><body><main>${body}</main></body></html>`,
});

const sentences = [
  'Oak takes up oil slowly, so the first coat needs a whole night before anybody sets the table again.',
  'Wipe the boards with a dry cloth, and look for scratches while the light falls from the side.',
  'Two spoons of oil are enough for one square metre, and a linen cloth spreads them best.',
  'After 20 minutes the rest is taken off with a second cloth, which must not be left in a heap.',
];
const prose = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `<p>${sentences[at % 4]} This is step ${at + 1} of the list for joiner ${at * 7}.</p>`,
  ).join('');
const verses = [
  'The oak stands still',
  'and holds the hill',
  'the night is long',
  'the wind is strong',
  'a bird will wake',
  'beside the lake',
  'and sing again',
  'above the rain',
];
const stuffing = 'cheap oak tables buy oak tables best oak tables discount '.repeat(20);
const heading = '<h1>How to oil an oak table</h1>';

const pages = {
  'ten words': page('<p>Oak tables are oiled twice a year in our workshop.</p>'),
  'about 50,000 words': page(`${heading}${prose(1_850)}`),
  'headings alone': page(
    `${heading}${Array.from({ length: 40 }, (_, at) => `<h2>Coat number ${at} of the oil on oak boards</h2>`).join('')}`,
  ),
  'links alone': page(
    `<ul>${Array.from({ length: 60 }, (_, at) => `<li><a href="/guides/${at}">Guide ${at} to wood and its oils</a></li>`).join('')}</ul>`,
  ),
  'code alone': page(`<pre><code>${'const coat = (oil) => oil.spread();\n'.repeat(80)}</code></pre>`),
  'a poem': page(
    `<h1>Oak</h1><p>${verses.join('<br>')}</p><p>${verses
      .toReversed()
      .map((verse) => `${verse} so softly`)
      .join(',<br>')}</p>`,
  ),
  'tables alone': page(
    `<table><tr><th>Wood</th><th>Oil</th></tr>${Array.from({ length: 50 }, (_, at) => `<tr><td>Board ${at}</td><td>${at} ml</td></tr>`).join('')}</table>`,
  ),
  'scripts alone': page(`<div id="app"></div><script>${'render("oak");'.repeat(200)}</script>`),
  'text hidden by display:none': page(`${heading}${prose(4)}<div style="display:none">${stuffing}</div>`),
  'text of no size': page(`${heading}${prose(4)}<div style="font-size:0">${stuffing}</div>`),
  'white text on white': page(`${heading}${prose(4)}<div style="color:#fff;background:#fff">${stuffing}</div>`),
  'text off the screen': page(`${heading}${prose(4)}<div style="position:absolute;left:-9999px">${stuffing}</div>`),
  'JSON-LD that contradicts the page': page(
    `${heading}${prose(4)}`,
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Casino bonus","offers":{"@type":"Offer","price":"9999.00","priceCurrency":"EUR"},"aggregateRating":{"@type":"AggregateRating","ratingValue":"5","reviewCount":"4711"}}</script>',
  ),
} as const;

const said = (name: keyof typeof pages): string =>
  readStatements(pages[name])
    .statements.map(({ text }) => text)
    .join('\n');

describe('what is said of an unusual page is true', () => {
  const long = 'about 50,000 words';
  const isTrue = (name: keyof typeof pages): void => {
    // Styles are not what the checkers read: of hidden text they may find more words than are counted, never fewer.
    const { kinds, unchecked } = tally([pages[name]]);
    expect(kinds.flatMap(({ faults }) => faults)).toEqual([]);
    expect(unchecked).toEqual([]);
  };
  test.each((Object.keys(pages) as (keyof typeof pages)[]).filter((name) => name !== long))('%s', isTrue);
  test.each([long] as const)('%s', { tags: 'limits' }, isTrue);

  test('counts the words that are there: ten, and about 50,000', { tags: 'limits' }, () => {
    expect(said('ten words')).toContain('The body has 10 words');
    const [, words = '0'] = /The body has (\d+) words/.exec(said(long)) ?? [];
    expect(Number(words)).toBeGreaterThan(45_000);
  });

  test('says of a page without sentences that it has none, and not that it has no text', () => {
    for (const name of ['headings alone', 'tables alone', 'code alone'] as const) {
      expect(said(name)).not.toMatch(/no text to|No main text was found/);
      expect(said(name)).toMatch(/no paragraph outside of headings|no sentences outside of headings/);
    }
  });

  test('does not grade a page that shows its content by script', () => {
    expect(readStatements(pages['scripts alone']).isGraded).toBe(false);
  });

  test.each(['text hidden by display:none', 'text of no size', 'white text on white', 'text off the screen'] as const)(
    'says of a page with %s what it says of the page without it',
    (name) => {
      const honest = readStatements(page(`${heading}${prose(4)}`));
      const stuffed = readStatements(pages[name]);
      const evidence = (all: typeof honest) => all.statements.filter(({ source }) => source.startsWith('evidence'));
      expect(evidence(stuffed)).toEqual(evidence(honest));
    },
  );

  test('names the prices and ratings of JSON-LD that the page does not show', () => {
    expect(said('JSON-LD that contradicts the page')).toMatch(/9999/);
  });
});
