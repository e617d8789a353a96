import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';

const links = (body: string) =>
  extractPage({ html: `<body>${body}</body>`, url: 'https://site.example/blog/post' }).links;
const first = (body: string) => links(body)[0];

describe('links of a page', () => {
  test.each([
    ['nav', '<nav><a href="/a">x</a></nav>'],
    ['nav', '<header><nav><a href="/a">x</a></nav></header>'],
    ['nav', '<div role="navigation"><a href="/a">x</a></div>'],
    ['nav', '<div class="main-nav"><a href="/a">x</a></div>'],
    ['nav', '<div class="breadcrumbs"><a href="/a">x</a></div>'],
    ['header', '<header><a href="/a">x</a></header>'],
    ['header', '<div id="site-header"><a href="/a">x</a></div>'],
    ['body', '<article><header><a href="/a">x</a></header></article>'],
    ['body', '<main><section><a href="/a">x</a></section></main>'],
    ['body', '<div class="navigation-tips"><a href="/a">x</a></div>'],
    ['body', '<p><a href="/a">x</a></p>'],
    ['aside', '<aside><a href="/a">x</a></aside>'],
    ['aside', '<main><div class="sidebar"><a href="/a">x</a></div></main>'],
    ['footer', '<footer><a href="/a">x</a></footer>'],
    ['footer', '<div class="footer"><p><a href="/a">x</a></p></div>'],
  ])('stand in the %s: %s', (location, body) => {
    expect(first(body)?.location).toBe(location);
  });

  test.each([
    ['text', '<a href="/a"> Some\n <b>text</b> </a>', 'Some text'],
    ['the alt text of a picture', '<a href="/a"><img src="x" alt="A shoe"></a>', 'A shoe'],
    ['what it tells to screen readers', '<a href="/a" aria-label="Next page"></a>', 'Next page'],
    ['nothing', '<a href="/a"></a>', null],
  ])('have %s as anchor text', (_, body, expected) => {
    expect(first(body)?.anchorText).toBe(expected);
  });

  test('leave out other schemes, fragments of the page, empty and hidden ones', () => {
    expect(
      links(
        '<a href="mailto:a@b.example">a</a><a href="tel:1">b</a><a href="javascript:c()">c</a><a href="#d">d</a><a href="">e</a><a name="f">f</a><a href="/g" style="display:none">g</a><a href="http://[">h</a>',
      ),
    ).toEqual([]);
  });

  test('have those of a menu that a style rule hides until it opens', () => {
    const menu = '<style>.sub { display: none }</style><nav><ul class="sub"><li><a href="/a">A</a></li></ul></nav>';
    expect(links(menu).map(({ href }) => href)).toEqual(['https://site.example/a/']);
  });

  test('are numbered in document order, and repeated as often as they stand there', () => {
    expect(
      links('<a href="/a">1</a><p><a href="/b">2</a></p><a href="/A/">3</a>').map(({ href, position }) => [
        href,
        position,
      ]),
    ).toEqual([
      ['https://site.example/a/', 0],
      ['https://site.example/b/', 1],
      ['https://site.example/a/', 2],
    ]);
  });

  test.each([
    ['<p>First one. Then <a href="/a">this guide</a> helps. Last one.</p>', 'Then this guide helps.'],
    ['<p>Read <a href="/a">this</a></p>', 'Read this'],
    ['<p>See <a href="/a">A</a> and <a href="/b">B</a>.</p>', 'See A and B.'],
    ['<p><a href="/a">Alone</a>.</p>', null],
    ['<ul><li><a href="/a">x</a></li><li>Other item</li></ul>', null],
    ['<div><a href="/a">x</a> <a href="/b">y</a></div>', null],
    ['<p>これは<a href="/a">ガイド</a>です。次の文。</p>', 'これはガイドです。'],
  ])('have the sentence around them as context: %s', (body, expected) => {
    expect(first(body)?.context).toBe(expected);
  });

  test('have at most 300 characters of context, with the link among them and no character cut in two', () => {
    const context =
      first(`<p>${'🎉 word '.repeat(200)}<a href="/a">the link</a>${' more 🎉'.repeat(200)}</p>`)?.context ?? '';
    expect(Array.from(context).length).toBeLessThanOrEqual(300);
    expect(context).toContain('the link');
    expect(context.isWellFormed()).toBe(true);
  });

  test('read a link that was not closed as ended by the next one', () => {
    expect(links('<p><a href="/a">one <a href="/b">two</a></p>').map(({ anchorText }) => anchorText)).toEqual([
      'one',
      'two',
    ]);
  });

  test.each(['nofollow', 'noopener NOFOLLOW', 'ugc', 'sponsored'])('are nofollow with rel="%s"', (rel) => {
    expect(first(`<a href="/a" rel="${rel}">x</a>`)?.nofollow).toBe(true);
  });

  test('end after 5000, and say so', () => {
    const page = extractPage({
      html: `<nav>${'<a href="/x">l</a> '.repeat(6000)}</nav>`,
      url: 'https://site.example/',
    });
    expect(page.links).toHaveLength(5000);
    expect(page.linksTruncated).toBe(true);
  });
});
