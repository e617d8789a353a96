import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';

const head =
  '<head><title>Bees</title><meta property="og:type" content="article"><meta name="author" content="Ann Other"></head>';
const paragraph = (about: string) =>
  `<p>${`${about}: the bees of the old orchard fly early in the year, before the trees have opened their flowers. `.repeat(3)}</p>`;
const text = ['One', 'Two', 'Three', 'Four', 'Five'].map(paragraph).join('');
const words =
  'The wasps came back this summer, and nobody knows why they stayed away for so long, nor where they have been.';

const read = (below: string, path = 'blog/bees') =>
  extractPage({
    html: `${head}<body><main><article><h1>Bees</h1>${text}${below}</article></main></body>`,
    url: `https://site.example/${path}`,
  }).markdown;

describe('below an article', () => {
  const cards = (href: string) =>
    ['Why the wasps came back', 'Where the hornets went']
      .map((title) => `<div><h3><a href="${href}">${title}</a></h3><p>3 May 2026</p><p>${words}</p></div>`)
      .join('');

  test('cards that lead to other pages of the site go, with the heading that announces them', () => {
    const markdown = read(`<div><h2>From our archive</h2>${cards('/wasps')}</div>`);
    for (const gone of ['From our archive', 'Why the wasps', 'nobody knows']) expect(markdown).not.toContain(gone);
    expect(markdown).toContain('Five:');
  });

  test.each([
    ['parts that lead to other sites, as sources and products do', cards('https://shop.example/wasps')],
    ['parts whose headings open them', cards('#part')],
    [
      'a section with one link',
      `<h2>What next?</h2><p>${words}</p><p>${words}</p><p><a href="/wasps">Wasps of the orchard</a></p>`,
    ],
  ])('stay: %s', (_, below) => {
    expect(read(`<div>${below}</div>`)).toContain('nobody knows');
  });

  test.each([
    [
      'a paragraph that begins with the name',
      '<p>Ann Other has kept bees for thirty years, and writes about them for this paper and for others.</p>',
    ],
    [
      'a name with a paragraph below it',
      '<h3>Ann Other</h3><p>A keeper of bees for thirty years, she writes about them for this paper and for some others.</p>',
    ],
    [
      'a last paragraph with the name',
      '<p>A keeper of bees for thirty years, Ann Other writes about them for this paper and for some others.</p>',
    ],
  ])('what is said of its author goes: %s', (_, below) => {
    const markdown = read(`<div>${below}</div>`);
    expect(markdown).not.toContain('for this paper');
    expect(markdown).toContain('Five:');
  });

  test('what the author says in a conversation stays', () => {
    expect(read(`<p>Ann Other: ${words}</p>`)).toContain('nobody knows');
  });
});

describe('in an article', () => {
  test.each([
    [
      'a form',
      `<form><p>Your name and your address, please, so that we can send the guide to your inbox.</p><input></form>`,
    ],
    [
      'a box named as a form',
      `<div class="hubspot-form"><p>Your name and your address, please, so that we can send the guide.</p></div>`,
    ],
    [
      'a card with its link laid over it',
      '<article><a href="/wasps" aria-label="Wasps"></a><p>Your name and your wasps</p></article>',
    ],
  ])('%s is none of its text', (_, part) => {
    const markdown = read(`${part}${paragraph('Six')}`);
    expect(markdown).not.toContain('Your name');
    expect(markdown).toContain('Six:');
  });
});
