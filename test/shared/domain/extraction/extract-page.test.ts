import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';
import { countWords } from '../../../../shared/domain/markdown/count-words.ts';
import { parseMarkdown } from '../../../../shared/domain/markdown/parse-markdown.ts';
import { markdownFromDocument } from '../../../../shared/domain/markdown/serialize-markdown.ts';
import { readPageCases } from '../../../corpora/pages/page-case.ts';

const url = 'https://site.example/page';
const sets = readPageCases();
const fixture = (name: string) => {
  const page = sets.flatMap(({ cases }) => cases).find((one) => one.page === name);
  return extractPage({ html: page?.html ?? '', url });
};
const extract = (html: string) => extractPage({ html, url });
const h1Lines = (markdown: string) => markdown.split('\n').filter((line) => line.startsWith('# '));

describe('a WordPress post', () => {
  const page = fixture('wordpress-post');

  test('has its metadata, with entities decoded and white space collapsed', () => {
    expect(page).toMatchObject({
      title: 'How to Brew Pour-Over Coffee – Bean & Leaf',
      metaDescription: 'A step-by-step guide to pour-over coffee: grind, water, ratio and time.',
      h1: 'How to Brew Pour-Over Coffee',
      canonicalUrl: 'https://beanandleaf.example/brew-pour-over/',
      language: 'en-US',
      robots: { noindex: false, nofollow: false },
      mayBeNotFound: false,
      unreadable: null,
    });
    expect(page.structuredData.brokenBlocks).toEqual([]);
    expect(page.structuredData.items).toHaveLength(1);
  });

  test('tells where each link stands, and what it says', () => {
    expect(page.links.map(({ location }) => location)).toEqual([
      'header',
      'nav',
      'nav',
      'nav',
      'body',
      'body',
      'body',
      'body',
      'aside',
      'footer',
    ]);
    expect(page.links[5]).toEqual({
      href: 'https://site.example/shop/filters/',
      url: 'https://site.example/shop/filters/?utm_source=post',
      anchorText: 'paper filters',
      context: 'You need paper filters, a kettle, a scale, and fresh beans.',
      location: 'body',
      position: 5,
      nofollow: false,
    });
    expect(page.links[6]?.nofollow).toBe(true);
  });
});

describe('a Shopify product', () => {
  const page = fixture('shopify-product');

  test('takes JSON-LD arrays apart, and reports the block that is broken', () => {
    expect(page.structuredData.items).toMatchObject([{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }]);
    expect(page.structuredData.brokenBlocks).toMatchObject([
      { block: 2, error: expect.stringMatching(/^is not valid JSON, line \d+, column \d+: Expected double-quoted/) },
    ]);
  });
});

describe('a page of documentation', () => {
  const page = fixture('documentation');

  test('resolves links against the base of the document', () => {
    expect(page.links[0]?.href).toBe('https://docs.example/v2/');
  });

  test('leaves out the signs that link headings to themselves', () => {
    expect(page.h1).toBe('Configuration');
  });
});

describe('pages of other makes', () => {
  test('finds the headline of a news article beside an empty H1 in the header', () => {
    const page = fixture('news-article');
    expect(page.h1s).toEqual(['Stadtrat beschließt neue Radwege']);
    expect(page.robots).toEqual({ noindex: true, nofollow: false });
  });

  test('sees the menu of a page that is made of divs', () => {
    expect(fixture('divs-only').links.map(({ location }) => location)).toEqual(['nav', 'nav', 'body']);
  });
});

describe('a page that shows no content', () => {
  test.each([
    [
      'an article about 404 errors',
      `<title>How to fix "page not found" errors</title><h1>404 not found</h1><p>${'Words and words. '.repeat(100)}</p>`,
    ],
    [
      'a protected page that was let through',
      `<title>Shoes</title><p>Our shoes are made here.</p><script src="/cdn-cgi/challenge-platform/x"></script>`,
    ],
    [
      'a page with a consent banner',
      `<div class="cookie-banner">We use cookies. <button>Accept</button></div><p>${'Real content here. '.repeat(40)}</p>`,
    ],
    [
      'a rendered app',
      `<div id="root"><p>${'Rendered on the server. '.repeat(20)}</p></div><script src="x.js"></script>`,
    ],
    ['a bar that is named like an error', '<title>404 Wine Bar</title><h1>404 Wine Bar</h1><p>We open at five.</p>'],
    ['a bar with its town', '<title>404 | Wine bar in Leeds</title><h1>404</h1><p>We open at five.</p>'],
    [
      'an article about the error',
      `<title>Error 404</title><h1>Error 404</h1><p>${'A server says with it that it knows no such address. '.repeat(10)}</p>`,
    ],
    ['a lost-property office', '<title>Lost and found</title><h1>What was found this week</h1><p>An umbrella.</p>'],
    ['a short page', '<title>Hours</title><h1>Hours</h1><p>We open at nine.</p>'],
  ])('is not seen in %s', (_, html) => {
    expect(extract(html).unreadable).toBeNull();
  });
});

describe('a "not found" page with status 200', () => {
  test.each([
    ['Page not found', ''],
    ['Page Not Found – Ridgeway Bikes', ''],
    ['404 - Page not found', ''],
    ["Sorry, this page doesn't exist", ''],
    ['Ridgeway | The page you requested could not be found', ''],
    ['Seite nicht gefunden', ''],
    ['Page introuvable · Vélos', ''],
    ['Página no encontrada', ''],
    ['Pagina non trovata', ''],
    ['Страница не найдена', ''],
    ['ページが見つかりません', ''],
    ['This product is no longer available', ''],
    ['This address does not exist', ''],
    ['The file no longer exists', ''],
    ['404', 'The page you are looking for could not be found.'],
    ["Oops! That page can't be found.", 'It looks like nothing was found at this location.'],
    ['Oops! That page can’t be found.', 'It looks like nothing was found at this location.'],
    ['Error 404', 'Nothing here.'],
    ['Fehler 404 – Ridgeway', 'Hier ist nichts.'],
  ])('is seen by the heading %s', (heading, text) => {
    const html = `<title>${heading}</title><h1>${heading}</h1><p>${text} Go to the start page.</p>`;
    expect(extract(html)).toMatchObject({ unreadable: 'soft_404', mayBeNotFound: false });
  });

  test('may be one with the number alone, which the caller has to find out', () => {
    expect(extract('<title>404 Wine Bar</title><p>We open at five.</p>').mayBeNotFound).toBe(true);
    expect(extract('<title>Room 4041</title><p>The room on the fourth floor.</p>').mayBeNotFound).toBe(false);
  });
});

describe('the canonical link', () => {
  const link = '<link rel="canonical" href="/a/">';
  test.each([
    ['in the head', `<html><head><title>A</title>${link}</head><body><p>A text.</p></body></html>`, true],
    ['without a head', `<title>A</title><style>p { color: red }</style>${link}<p>A text.</p>`, true],
    [
      'in a head that is not closed',
      `<head><title>A</title><noscript><img src="/p.gif"></noscript>${link}<p>A text.</p>`,
      true,
    ],
    ['in the body', `<html><head><title>A</title></head><body><p>A text.</p>${link}</body></html>`, false],
    [
      'behind a picture, where browsers end the head',
      `<html><head><img src="/p.gif">${link}</head><body></body></html>`,
      false,
    ],
    ['behind the text, without a head', `<title>A</title><p>A text.</p>${link}`, false],
  ])('%s counts, as it does for search engines: %s', (_, html, counts) => {
    expect(extract(html).canonicalUrl !== null).toBe(counts);
  });
});

describe('extractPage', () => {
  test.each(['wordpress-post', 'shopify-product', 'documentation', 'news-article', 'divs-only', 'layout-tables'])(
    'counts the words of %s as they are counted in its Markdown, which is stable',
    (name) => {
      const page = fixture(name);
      expect(countWords(page.markdown)).toBe(page.wordCount);
      expect(markdownFromDocument(parseMarkdown(page.markdown))).toBe(page.markdown);
    },
  );

  test('answers nulls and empty lists for an empty page', () => {
    expect(extract('')).toEqual({
      title: null,
      metaDescription: null,
      h1: null,
      h1s: [],
      canonicalUrl: null,
      language: null,
      robots: { noindex: false, nofollow: false },
      structuredData: { items: [], brokenBlocks: [] },
      markdown: '',
      wordCount: 0,
      links: [],
      linksTruncated: false,
      mayBeNotFound: false,
      unreadable: null,
      visibleTextLength: 0,
      signals: {
        kind: { kind: 'article', evidence: [] },
        authors: [],
        dates: [],
        contacts: [],
        markupItems: [],
        images: [],
        contradictions: [],
        reading: { visibleCharacters: 0, extractedCharacters: 0, share: 1, confidence: 1, doubt: null },
        stated: [],
      },
    });
  });

  test.each([
    ['an empty H1', '<h1> </h1><h1>Real</h1>', ['Real']],
    ['a hidden H1', '<h1 style="display: none">No</h1><h1>Real</h1>', ['Real']],
    ['a picture as H1', '<h1><img src="/logo.png" alt="Acme Tools"></h1>', ['Acme Tools']],
    ['an H1 over two lines', '<h1>Big<br>\n  <span>Words</span></h1>', ['Big Words']],
    ['several H1s', '<h1>One</h1><p>x</p><h1>Two</h1>', ['One', 'Two']],
  ])('reads %s', (_, html, expected) => {
    const page = extract(`<body><main>${html}<p>Some text below the heading.</p></main></body>`);
    expect(page.h1s).toEqual(expected);
    expect(page.h1).toBe(expected[0]);
  });

  test('writes an H1 that is not in the main content once, at the top', () => {
    const page = extract(
      `<header><h1>Title in the header</h1></header><main><p>${'A paragraph of text. '.repeat(30)}</p></main>`,
    );
    expect(h1Lines(page.markdown)).toEqual(['# Title in the header']);
    const twoLines = extract(`<main><h1>Big<br>Words</h1><p>${'A paragraph of text. '.repeat(30)}</p></main>`);
    expect(h1Lines(twoLines.markdown)).toHaveLength(1);
  });

  test('keeps every H1 of the main content, for the check that counts them', () => {
    const section = (name: string) =>
      `<section><h1>${name}</h1><p>${`Text about ${name}, with some words. `.repeat(10)}</p></section>`;
    expect(h1Lines(extract(`<main>${section('One')}${section('Two')}</main>`).markdown)).toEqual(['# One', '# Two']);
  });

  test.each([
    ['without html and body', '<title>T</title><p>Text'],
    ['with content after the end', '<html><head><title>T</title></head><body></body></html><p>Text</p>'],
    [
      'with two documents in one',
      '<html><head><title>T</title></head><body></body></html><html><body><p>Text</p></body></html>',
    ],
    ['with unclosed elements', '<html><head><title>T</title><body><div><p>Text<div><b>'],
    ['with end tags alone', '<title>T</title></div></p>Text</span></html>'],
    ['in upper case', '<HTML><HEAD><TITLE>T</TITLE></HEAD><BODY><P>Text</P></BODY></HTML>'],
  ])('reads a document %s', (_, html) => {
    const page = extract(html);
    expect(page.title).toBe('T');
    expect(page.markdown).toBe('Text\n');
  });

  test('does not take the title of a picture for the title of the page', () => {
    expect(extract('<svg><title>Icon</title></svg><title>Page</title>').title).toBe('Page');
  });

  test('reads plain text as paragraphs, and nothing from other files', () => {
    expect(extractPage({ html: 'One *two*\n\nthree', url, contentType: 'text/plain; charset=utf-8' })).toMatchObject({
      markdown: 'One \\*two*\n\nthree\n',
      wordCount: 3,
    });
    expect(extractPage({ html: '%PDF-1.7 <p>x</p>', url, contentType: 'application/pdf' }).markdown).toBe('');
    expect(extractPage({ html: '<p>x</p>', url, contentType: 'application/xhtml+xml' }).markdown).toBe('x\n');
  });

  test('does not stumble over a base address that is none', () => {
    const page = extract('<base href="//"><main><p><a href="/a">one</a> <img src="/b.png" alt="two"></p></main>');
    expect(page.markdown).toBe('[one](https://site.example/a) ![two](https://site.example/b.png)\n');
  });

  test('leaves out scripts, styles, templates, hidden parts and form controls', () => {
    const page = extract(
      '<main><p>Seen text of the page.</p><script>a()</script><style>b{}</style><template><p>c</p></template><p hidden>d</p>' +
        '<noscript>e</noscript><select><option>f</option></select><button>g</button><svg><text>h</text></svg><!-- i --></main>',
    );
    expect(page.markdown).toBe('Seen text of the page.\n');
  });

  test('writes addresses of links and pictures in full, and drops those that lead nowhere', () => {
    const page = extract(
      '<main><p><a href="/a?b=1#c">one</a> <a href="#top">two</a> <a href="javascript:x()">three</a> <a href="mailto:a@b.example">four</a> <img src="data:image/png;base64,AA" alt="five"></p></main>',
    );
    expect(page.markdown).toBe('[one](https://site.example/a?b=1#c) two three [four](mailto:a@b.example)\n');
  });

  test('reads a table without a header row, and tables that claim to span a million columns', () => {
    expect(
      extract('<main><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table></main>').markdown,
    ).toBe('| | |\n| - | - |\n| a | b |\n| c | d |\n');
    const wide = extract(
      '<main><table><tr><th colspan="1000000000" rowspan="1000000000">a</th></tr><tr><td>b</td></tr></table></main>',
    );
    expect(wide.markdown).toContain('| a |');
  });
});

describe('a page without an H1', () => {
  const paragraphs = '<p>The server is started with a command that reads its configuration first.</p>'.repeat(12);
  const pageOf = (title: string) =>
    extract(`<title>${title}</title><body><div class="section"><h2>19.3. Starting the Server</h2>${paragraphs}</div>`);

  test('keeps the H2 that says what its title says', () => {
    expect(pageOf('19.3. Starting the Server').markdown.match(/^## 19\.3\. Starting the Server$/gm)).toHaveLength(1);
  });

  test('has each of its headings once, whatever its title says', () => {
    expect(pageOf('Manual').markdown.match(/^## 19\.3\. Starting the Server$/gm)).toHaveLength(1);
  });
});

describe('ruby text', () => {
  test('is the word, without the reading beside it', () => {
    const ruby = '<ruby>東京<rp>(</rp><rt>とうきょう</rt><rp>)</rp></ruby>';
    const text = 'で自転車を修理します。店は駅の前にあります。予約は電話で受け付けます。'.repeat(4);
    const { h1, markdown } = extract(
      `<html lang="ja"><title>自転車</title><main><h1>${ruby}の自転車修理</h1><p>${ruby}${text}</p></main></html>`,
    );
    expect([h1, markdown.trim().split('\n').at(-1)]).toEqual(['東京の自転車修理', `東京${text}`]);
  });
});

describe('blocks where Markdown has lines', () => {
  const bodyOf = (html: string): string => extract(`<html><title>Mill</title><main>${html}</main></html>`).markdown;

  test.each([
    ['paragraphs in a span', '<span><p>The mill.</p><p>The river.</p></span>', 'The mill.\n\nThe river.'],
    ['paragraphs in bold text', '<b><p>The mill.</p><p>The river.</p></b>', 'The mill.\n\nThe river.'],
    ['blocks in a heading', '<h2><div>The</div><div>mill</div></h2><p>Text.</p>', '## The mill\n\nText.'],
    [
      'a heading that is not closed',
      '<h2>The mill<h3>Its wheel</h3></h2><p>Text.</p>',
      '## The mill\n\n### Its wheel\n\nText.',
    ],
    [
      'a link around a teaser is one link',
      '<a href="/a"><div>12 May</div><h3>The mill</h3><p>It turns.</p></a>',
      '12 May\n\n### [The mill](https://site.example/a)\n\nIt turns.',
    ],
    [
      'cells that no row holds',
      '<table><thead><th>Day</th><th>Sacks</th></thead><tbody><tr><td>Monday</td><td>12</td></tr></tbody></table>',
      '| Day | Sacks |\n| - | - |\n| Monday | 12 |',
    ],
  ])('%s', (_, html, markdown) => {
    expect(bodyOf(html).trim()).toBe(markdown);
  });
});

describe('the H1 of a page', () => {
  test('is put back once, where it stands inside of a list as well', () => {
    const html = '<title>The mill</title><main><ul><li><h1>The mill</h1><p>It turns.</p></li></ul></main>';
    expect(extract(html).markdown.match(/# The mill/g)).toHaveLength(1);
  });

  test('is none where no visitor sees it', () => {
    const html =
      '<title>The mill</title><main><div style="display:none"><h1>Notification</h1></div><p>It turns.</p></main>';
    expect([extract(html).h1, extract(html).markdown.trim()]).toEqual([null, 'It turns.']);
  });
});
