import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';

const head = '<head><title>Bees</title><meta property="og:type" content="article"></head>';
const sentence =
  'The bees of the old orchard fly early in the year, before the first of the trees has opened its flowers. ';
const paragraph = (about: string) => `<p>${`${about}: ${sentence}`.repeat(3)}</p>`;
const text = [paragraph('One'), paragraph('Two'), paragraph('Three')].join('');

const markdownOf = (body: string, before = head, path = 'blog/bees') =>
  extractPage({ html: `${before}<body>${body}</body>`, url: `https://site.example/${path}` }).markdown;
const article = (body: string) => markdownOf(`<main><article><h1>Bees</h1>${body}</article></main>`);

describe('an article has none of the parts that stand in it by the words of their names', () => {
  test.each([
    ['c-article-byline', 'Words by Ann Other'],
    ['article-author-bio', 'Ann Other has kept bees for thirty years, and writes about them for this paper.'],
    ['hidden', 'You have read all the articles that are free this month.'],
  ])('%s', (name, words) => {
    const markdown = article(`${paragraph('Start')}<div class="${name}"><p>${words}</p></div>${text}`);
    expect(markdown).not.toContain(words.slice(0, 20));
    expect(markdown).toContain('Three:');
  });

  test('keeps a link of a sentence that is named as related, and the article that a content system marks with its subject', () => {
    const markdown = markdownOf(
      `<article class="post category-newsletter tag-related"><h1>Bees</h1><p>See <a class="related-link" href="/hives">how hives are built</a>, says the old book on the bees of the orchard.</p>${text}</article>`,
    );
    expect(markdown).toContain('[how hives are built]');
    expect(markdown).toContain('Three:');
  });
});

describe('a sentence keeps its words', () => {
  test.each(['meta-org', 'photographer', 'source-name'])('a link in it that has the class %s', (name) => {
    const markdown = article(
      `${paragraph('Start')}<p><a class="${name}" href="/yahoo">Yahoo</a>’s sale to <a class="${name}" href="/verizon">Verizon</a> is a complicated beast, as the bees would say.</p>${text}`,
    );
    expect(markdown).toContain(
      '[Yahoo](https://site.example/yahoo)’s sale to [Verizon](https://site.example/verizon) is',
    );
  });
});

describe('an article keeps what stands between its title and its last paragraph', () => {
  const box = (name: string, inside: string) => `<div class="${name}">${inside}</div>`;

  test('but not the captions of a gallery', () => {
    const caption = 'The oldest of our hives stands in the shade of the apple trees, and is painted in blue and white.';
    const markdown = article(
      `${paragraph('Start')}${box('sidebar-like menu-box CarouselSlide-info', `<p>${caption}</p>`)}${text}`,
    );
    expect(markdown).toContain('Three:');
    expect(markdown).not.toContain('The oldest of our hives');
  });

  test('a heading that is like the title', () => {
    const markdown = markdownOf(
      `<main><article><h1>The bees of the old orchard</h1>${text}<h2>Bees of the old orchard</h2>${paragraph('Four')}</article></main>`,
      head.replace('<title>Bees', '<title>The bees of the old orchard'),
    );
    expect(markdown).toContain('## Bees of the old orchard');
  });
});

test.each([
  ['<div class="blog-header_breadcrumb"><div>Home</div><div>Garden stories</div></div>', 'Garden stories'],
  ['<ol class="breadcrumbs-list"><li>Home</li><li>Garden stories</li></ol>', 'Garden stories'],
  ['<a class="skip-block" href="#x">Skip the course block</a>', 'Skip the course'],
])('the path to a page is none of its content, whatever kind of page it is: %s', (path, words) => {
  const html = `<head><title>Bees</title></head><body><main>${path}<h1>Bees</h1>${text}</main></body>`;
  expect(extractPage({ html, url: 'https://site.example/x' }).markdown).not.toContain(words);
});

test('an article has its title once, and above all else', () => {
  const markdown = article(`<h2>Bees</h2>${text}`).trim();
  expect(markdown.startsWith('# Bees\n')).toBe(true);
  expect(markdown.match(/^#+ Bees$/gm)).toHaveLength(1);
});

describe('a page that is no article', () => {
  const pageOf = (body: string, before = '') => markdownOf(body, before, 'mill');

  test('keeps the question and all answers of a thread', () => {
    const thread = { '@type': 'QAPage', mainEntity: { '@type': 'Question', name: 'Why do bees dance?' } };
    const answers = ['Anna', 'Ben', 'Cem'].map(
      (who) => `<article><h3>${who}</h3>${paragraph(`${who} says`)}</article>`,
    );
    const markdown = pageOf(
      `<main><h1>Why do bees dance?</h1>${paragraph('Asked')}${answers.join('')}</main>`,
      `<head><script type="application/ld+json">${JSON.stringify(thread)}</script></head>`,
    );
    for (const who of ['Anna', 'Ben', 'Cem']) expect(markdown).toContain(`${who} says`);
  });

  test('keeps the contact data beside a form, and nothing of a footer that is longer than the page', () => {
    const footer = `<footer><p>${'Plumbers in all parts of the country, at any time of the day. '.repeat(8)}</p></footer>`;
    const markdown = pageOf(
      `<main><h1>Contact</h1><p>Write to us.</p><aside><h2>Hours</h2><p>Mon to Sun, 9 to 20</p></aside></main>${footer}`,
      '<head><title>Contact</title></head>',
    );
    expect(markdown).toContain('Mon to Sun');
    expect(markdown).not.toContain('all parts of the country');
  });

  test('has no dialogs', () => {
    const markdown = pageOf(
      `<main><h1>Roofs</h1>${text}</main><div role="dialog"><p>Book an appointment by phone today.</p></div>`,
      '',
    );
    expect(markdown).not.toContain('Book an appointment');
  });

  test('keeps the menu of a restaurant, which is no navigation, and the lines below a title in its header', () => {
    const dishes = ['Soup of the day', 'Bread of rye', 'Trout from the lake'].map(
      (dish) =>
        `<h3>${dish}</h3>${'<p>Cooked fresh each morning, with herbs of our own garden and what the valley has. 9 €</p>'.repeat(3)}`,
    );
    const menu = '<ul class="menu"><li><a href="/a">Start</a></li><li><a href="/b">Rooms</a></li></ul>';
    const markdown = pageOf(
      `<header><nav>${menu}</nav><div class="hero"><h1>The Old Mill</h1><p>Food from the valley since 1920.</p></div></header><section id="menu"><h2>Our menu</h2>${dishes.join('')}</section><section><h2>About us</h2>${text}</section>`,
      '<head><title>The Old Mill</title></head>',
    );
    for (const words of ['Food from the valley', 'Soup of the day', 'Trout from the lake'])
      expect(markdown).toContain(words);
    expect(markdown).not.toContain('Rooms');
  });
});

test('a list of entries below a few lines is the content, though a host or a type says that the page is an article', () => {
  const entries = Array.from(
    { length: 30 },
    (_, at) => `<tr><td>${at + 1}.</td><td><a href="/e/${at}">Orchard ${at} looks for a keeper of bees</a></td></tr>`,
  );
  const markdown = markdownOf(
    `<p>All places on one page for you. See <a href="/more">what they mean</a>.</p><table>${entries.join('')}</table>`,
  );
  expect(markdown).toContain('Orchard 0 looks');
  expect(markdown).toContain('Orchard 29 looks');
});

test('a list of entries below a few lines is read whole, though its host says that the page is news', () => {
  const entries = Array.from(
    { length: 30 },
    (_, at) => `<tr><td>${at + 1}.</td><td><a href="/e/${at}">Orchard ${at} looks for a keeper</a></td></tr>`,
  );
  const intro =
    'All places for keepers of bees on one page. Read <a href="/more">what they mean and what they cost</a>.';
  const markdown = markdownOf(
    `<table><tr><td><table><tr><td>Places</td></tr></table></td></tr><tr><td>${intro}</td></tr><tr><td><table>${entries.join('')}</table></td></tr></table>`,
  );
  expect(markdown).toContain('Orchard 0 looks');
  expect(markdown).toContain('Orchard 29 looks');
});

test('teasers of other articles beside the article are none of it, without a heading as well', () => {
  const teaser = (title: string) =>
    `<article><a href="/t/${title.length}" aria-label="${title}"></a><header><span>${title}</span></header></article>`;
  const teasers = ['The honey of the year is here', 'A swarm in the town hall of Oldham'].map(teaser).join('');
  const markdown = markdownOf(`<article><h1>Bees</h1>${text}</article><div class="list">${teasers}</div>`);
  expect(markdown).toContain('Three:');
  expect(markdown).not.toContain('town hall');
});
