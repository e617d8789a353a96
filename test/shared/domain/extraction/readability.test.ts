import { describe, expect, test } from 'vitest';
import { elementsIn, visibleText } from '../../../../shared/domain/extraction/hast-text.ts';
import { parseHtml } from '../../../../shared/domain/extraction/html-tree.ts';
import { readableArticle } from '../../../../shared/domain/extraction/readability.ts';

/** The article that it finds; null also where it threw, which nothing else would show. */
const articleOf = (body: string, charThreshold = 200) =>
  readableArticle(parseHtml(`<html><head><title>Chains</title></head><body>${body}</body></html>`), {
    charThreshold,
    omitted: new Set(),
  });
const textOf = (body: string, charThreshold?: number): string => {
  const article = articleOf(body, charThreshold);
  return article === null ? 'nothing' : visibleText(article);
};

const sentence = 'A clean chain lasts longer, shifts better, and saves the cassette from wear over the years. ';
const paragraph = `<p>${sentence.repeat(4)}</p>`;
const text = sentence.repeat(4).trim();

describe('Readability works on the small DOM', () => {
  test('keeps the paragraphs of an article and leaves out a list of links beside it', () => {
    const links = Array.from({ length: 9 }, (_, at) => `<li><a href="/${at}">Link number ${at}</a></li>`).join('');
    const found = textOf(`<div class="story">${paragraph.repeat(4)}</div><div class="menu"><ul>${links}</ul></div>`);
    expect(found).toContain(text);
    expect(found).not.toContain('Link number');
  });

  test('makes paragraphs of text that stands in blocks and between line breaks', () => {
    expect(textOf(`<div>${sentence.repeat(5)}<br><br>${sentence.repeat(5)}<font>in a font</font></div>`)).toContain(
      'in a font',
    );
  });

  test('starts over with the whole page when it found too little', () => {
    expect(textOf(`<div class="comment sidebar">${paragraph.repeat(2)}</div>`, 500)).toContain(text);
  });

  test('keeps a heading that is called a header, and one whose words stand in a box', () => {
    const named = `<h2 class="section-header">Costs of a chain</h2>${paragraph.repeat(2)}`;
    const boxed = `<h2><div><a name="x">The hypothesis</a></div></h2>${paragraph.repeat(2)}`;
    const found = textOf(`<article>${paragraph.repeat(3)}${named}${boxed}</article>`);
    expect(found).toContain('Costs of a chain');
    expect(found).toContain('The hypothesis');
  });

  test('puts the picture of a noscript in the place of its placeholder', () => {
    const placeholder = '<div><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></div>';
    const article = articleOf(
      `<article>${paragraph.repeat(3)}${placeholder}<noscript><img src="/chain.jpg" alt="A chain"></noscript>${paragraph}</article>`,
    );
    const pictures = [...elementsIn(article ?? { type: 'root', children: [] })].filter(
      ({ tagName }) => tagName === 'img',
    );
    expect(pictures.map(({ properties }) => properties['src'])).toEqual(['/chain.jpg']);
  });

  test('keeps a table of data and gives headings back their level', () => {
    const rows = Array.from({ length: 8 }, (_, at) => `<tr><td>Part ${at}</td><td>${at}</td><td>${at * 2}</td></tr>`);
    const article = articleOf(
      `<article><h1>Chains and parts</h1>${paragraph.repeat(3)}<table><caption>Prices</caption><tr><th>Part</th><th>One</th><th>Two</th></tr>${rows.join('')}</table><h1>More</h1>${paragraph}</article>`,
    );
    const names = [...elementsIn(article ?? { type: 'root', children: [] })].map(({ tagName }) => tagName);
    expect(names.filter((name) => name === 'tr')).toHaveLength(9);
    expect(names).toContain('h1');
    expect(names).not.toContain('h2');
  });

  test('leaves the tree that it was given as it was', () => {
    const page = parseHtml(`<body><div class="x">${paragraph.repeat(4)}</div><div class="comment">Hello</div></body>`);
    const before = structuredClone(page.root);
    readableArticle(page, { charThreshold: 200, omitted: new Set() });
    expect(page.root).toEqual(before);
  });
});
