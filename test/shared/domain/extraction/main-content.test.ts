import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';

const markdown = (html: string, path = 'bees') => extractPage({ html, url: `https://site.example/${path}` }).markdown;
const paragraph = (about: string) =>
  `<p>${`A sentence about ${about}, with a comma and enough words to count as prose. `.repeat(3)}</p>`;
const paragraphs = (about: string, count: number) => paragraph(about).repeat(count);

const article = '<meta property="og:type" content="article">';
/** More words than the article has. */
const replies = `<div class="replies">${paragraphs('disagreement', 9)}</div>`;

describe('the main content of an article', () => {
  test.each([
    ['Open Graph', article],
    ['JSON-LD', '<script type="application/ld+json">{"@type": "NewsArticle"}</script>'],
    ['its date of publication', '<meta name="publishdate" content="2026-01-01">'],
  ])('is its own text, whatever readers wrote below, when it says what it is by %s', (_, head) => {
    const page = `<head>${head}</head><body><div class="post">${paragraphs('bees', 6)}</div>${replies}</body>`;
    expect(markdown(page)).toContain('bees');
    expect(markdown(page)).not.toContain('disagreement');
  });

  test('is its own text when the markup says nothing, but the folder of its address does', () => {
    const page = `<div class="post"><h1>Bees</h1>${paragraphs('bees', 6)}</div>${replies}`;
    expect(markdown(page, 'blog/bees')).toContain('bees');
    expect(markdown(page, 'blog/bees')).not.toContain('disagreement');
  });

  test('is all that the page has beside navigation when it does not say that it is one', () => {
    expect(markdown(`<div class="post">${paragraphs('bees', 6)}</div>${replies}`)).toContain('disagreement');
  });

  test('leaves out the lines on author and date, and keeps a section that tells more than a line', () => {
    const page = (byline: string) =>
      markdown(
        `<head>${article}</head><div class="post"><div class="byline">${byline}</div>${paragraphs('bees', 6)}</div>`,
      );
    expect(page('By Ann Other, 1 May')).not.toContain('Ann Other');
    expect(page(paragraph('the author'))).toContain('the author');
  });
});

describe('the main content of a page of parts', () => {
  const parts = `${paragraphs('repairs', 4)}</section><section>${paragraphs('prices', 4)}</section><section>${paragraphs('hours', 4)}`;

  test.each([
    ['a home page', '', article],
    ['a product', 'shop/chain', '<meta property="og:type" content="product">'],
    ['a page that does not say', 'services', ''],
  ])('is all of them: %s', (_, path, head) => {
    const text = markdown(`<head>${head}</head><body><section>${parts}</section></body>`, path);
    for (const part of ['repairs', 'prices', 'hours']) expect(text).toContain(part);
  });

  test('keeps a table of contents', () => {
    const links = Array.from(
      { length: 30 },
      (_, at) => `<li><a href="/c${at}">Chapter ${at} on triggers</a></li>`,
    ).join('');
    const text = markdown(
      `<h1>Contents</h1><p>${'Words on the manual. '.repeat(15)}</p><div><ul>${links}</ul></div>`,
      'docs',
    );
    expect(text).toContain('Chapter 29');
  });
});

describe('boilerplate inside of the content', () => {
  test.each([
    'related-posts',
    'jp-relatedposts',
    'newsletter-signup',
    'share-buttons',
    'comments-area',
    'author-box',
    'post-navigation',
    'screen-reader-text',
    'onetrust-banner',
  ])('is left out by the name of its block: %s', (name) => {
    const text = markdown(
      `<main><h1>Bees</h1>${paragraphs('bees', 4)}<div class="${name}"><p>Other words</p></div></main>`,
    );
    expect(text).toContain('bees');
    expect(text).not.toContain('Other words');
  });

  test.each([
    ['a frame around everything', (text: string) => `<div class="site_header">${text}</div>`],
    [
      'a section about comments',
      (text: string) => `<main><h1>Lexing</h1>${paragraph('tokens')}<section id="comments">${text}</section></main>`,
    ],
    ['a page that is decoration while a dialog is open', (text: string) => `<main aria-hidden="true">${text}</main>`],
  ])('is no reason to lose %s', (_, page) => {
    expect(markdown(page(paragraphs('bees', 4)))).toContain('bees');
  });

  test('is what is marked as decoration', () => {
    expect(markdown('<main><p>Text that counts. <span aria-hidden="true">★★★</span></p></main>')).toBe(
      'Text that counts.\n',
    );
  });
});
