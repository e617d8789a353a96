import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';

const page = (
  main: string,
  head = '',
): string => `<!doctype html><html lang="en"><head><title>Oak tables made in Leeds</title>${head}</head>
<body><main><h1>Oak tables</h1><p>Our joiners in Leeds build oak tables to measure, within six weeks.</p>${main}</main></body></html>`;
const extract = (html: string) => extractPage({ html, url: 'https://joiners.example/tables' });
const markdownOf = (main: string, head = ''): string => extract(page(main, head)).markdown;

const text = 'Each board is dried for three years in the barn behind the workshop.';

describe('text that a visitor opens on the page is read', () => {
  test.each([
    [
      'a part that a button with a state opens',
      `<button aria-controls="wood" aria-expanded="false">Wood</button><div id="wood" hidden><p>${text}</p></div>`,
    ],
    [
      'the pane of a tab beside the one that is shown',
      `<div><div class="tab-pane active"><p>Oak and ash.</p></div><div class="tab-pane" style="display:none"><p>${text}</p></div></div>`,
    ],
    [
      'answers below questions',
      `<div><div>How is the wood dried?</div><div style="visibility:hidden"><p>${text}</p></div></div>
       <div><div>How long does it take?</div><div style="visibility:hidden"><p>Three years or more for each board.</p></div></div>`,
    ],
  ])('%s', (_, html) => {
    expect(markdownOf(html)).toContain(text);
  });

  test.each([
    [
      'the menu that a button opens',
      `<header><button aria-controls="menu" aria-expanded="false">Menu</button><div id="menu" hidden>${text}</div></header>`,
    ],
    [
      'the dialog that a button opens',
      `<button aria-controls="offer" aria-expanded="false">Offer</button><div id="offer" class="modal" hidden>${text}</div>`,
    ],
    ['a paragraph that nothing opens', `<p style="display:none">${text}</p>`],
  ])('but not %s', (_, html) => {
    expect(markdownOf(html)).not.toContain(text);
  });
});

describe('the confidence of what was read', () => {
  const menu = `<nav>${Array.from({ length: 80 }, (_, at) => `<a href="/c/${at}">Department of chairs ${at}</a> `).join('')}</nav>`;
  const confidenceOf = (main: string): number | undefined =>
    extract(`<!doctype html><html lang="en"><head><title>Mesh chairs</title></head><body>${menu}${main}</body></html>`)
      .signals.reading?.confidence;

  test('falls where a few words without a sentence stand beside a large navigation', () => {
    expect(confidenceOf('<main><h1>Mesh chairs</h1><p>Sort by price</p></main>')).toBeLessThanOrEqual(0.4);
  });

  test('stays where a short page says something', () => {
    expect(
      confidenceOf(
        '<main><h1>Mesh chairs</h1><p>We have sold our last mesh chair and will have new ones on the first of May.</p></main>',
      ),
    ).toBe(1);
  });
});

test.each([
  ['a comma and a space', '<p>The tent weighs little<b>, and the price</b> is fair</p>'],
  ['a sign', '<p>The Oak<b>®</b> table</p>'],
  ['a picture in bold', '<p><b><img src="/a.png" alt="A table"></b>Tables of oak</p>'],
  ['bold and italic letters', '<p><b><i>s</i></b>pecific and <b><i>m</i></b>easurable</p>'],
  ['a joiner that joins nothing', '<p><b>When does it open?&zwj;</b></p>'],
])('no character has to be written as an entity at the edge of bold text: %s', (_, html) => {
  expect(markdownOf(html)).not.toMatch(/&#/);
});
