import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';
import { writtenContactIn } from '../../../../shared/domain/extraction/signals/contacts.ts';
import { findMessages } from '../../../../shared/domain/messages/render-message.ts';
import { englishDoubt } from './english-doubt.ts';

const paragraph =
  'The old mill at the river was closed for nine years, and it opened again in the first week of spring. ';
const prose = `<p>${paragraph.repeat(3)}</p><p>${paragraph.repeat(2)}</p>`;

interface Given {
  head?: string;
  lang?: string;
  url?: string;
}

function signalsOf(body: string, { head = '', lang = 'en', url = 'https://site.example/mill/' }: Given = {}) {
  const html = `<html lang="${lang}"><head><title>The old mill</title>${head}</head><body>${body}</body></html>`;
  return extractPage({ html, url, readOn: '2026-11-22' }).signals;
}

const article = (lines: string, foot = '') =>
  `<main><article><h1>The old mill</h1>${lines}${prose}</article></main>${foot}`;
const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

describe('authors', () => {
  test.each([
    ['JSON-LD', jsonLd({ '@type': 'Article', author: { '@type': 'Person', name: 'Jane Doe' } }), '', 'json_ld'],
    [
      'JSON-LD that points to the person by @id',
      jsonLd({
        '@graph': [
          { '@type': 'BlogPosting', author: [{ '@id': '#jane' }] },
          { '@type': 'Person', '@id': '#jane', name: 'Jane Doe' },
        ],
      }),
      '',
      'json_ld',
    ],
    ['a meta element', '<meta name="author" content="Jane Doe">', '', 'meta'],
    ['rel=author', '', '<p>By <a rel="author" href="/jane">Jane Doe</a></p>', 'link'],
    [
      'microdata',
      '',
      '<div itemscope itemtype="https://schema.org/Article"><span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Jane Doe</b></span></div>',
      'microdata',
    ],
    [
      'RDFa',
      '',
      '<div vocab="https://schema.org/" typeof="Article"><span property="author">Jane Doe</span></div>',
      'rdfa',
    ],
    ['a byline that extraction leaves out', '', '<div class="post-meta byline">Jane Doe | 4 May</div>', 'byline'],
    ['a line below the heading', '', '<p>By Jane Doe</p>', 'byline'],
    [
      'a card of WordPress, whose styles keep the words apart',
      '',
      '<span class="byline"><span class="screen-reader-text">Published by</span><span class="author vcard"><a class="url fn n" href="/j">Jane Doe</a></span></span>',
      'byline',
    ],
    ['a byline without a space', '', '<div class="byline">By<a href="/j">Jane Doe</a></div>', 'byline'],
    [
      'an item that stands inside of another one',
      '',
      '<div itemscope itemtype="https://schema.org/WebPage"><div itemscope itemtype="https://schema.org/Article"><b itemprop="author">Jane Doe</b></div></div>',
      'microdata',
    ],
    [
      'a frame that is named after the sidebar beside it',
      '',
      '<div class="content-sidebar-wrap"><main><p class="byline">Jane Doe</p></main></div>',
      'byline',
    ],
  ])('are read from %s', (_, head, lines, source) => {
    expect(signalsOf(article(lines), { head }).authors).toContainEqual({ name: 'Jane Doe', source });
  });

  test.each([
    ['de', 'Von Erika Mustermann', 'Erika Mustermann'],
    ['fr', 'Par Amélie Poulain', 'Amélie Poulain'],
    ['es', 'Escrito por Ana María López', 'Ana María López'],
    ['nl', 'Door Jan de Vries', 'Jan de Vries'],
    ['pl', 'Autor: Jan Kowalski', 'Jan Kowalski'],
    ['ru', 'Автор: Иван Петров', 'Иван Петров'],
    ['el', 'Συντάκτης: Νίκος Παπαδόπουλος', 'Νίκος Παπαδόπουλος'],
    ['ja', '執筆者：山田太郎', '山田太郎'],
    ['zh', '作者：王小明', '王小明'],
    ['ar', 'بقلم: أحمد علي', 'أحمد علي'],
    ['hu', 'Írta: Kovács János', 'Kovács János'],
  ])('are read from a byline in %s: %s', (lang, line, name) => {
    expect(signalsOf(article(`<p>${line}</p>`), { lang }).authors).toEqual([{ name, source: 'byline' }]);
  });

  test.each([
    ['of comments', `<section class="comments"><p class="comment-author">By Joe Troll</p></section>`],
    ['of related posts', `<div class="related-posts"><span class="author">Joe Other</span></div>`],
    ['of a review in JSON-LD', jsonLd({ '@type': 'Review', author: { '@type': 'Person', name: 'Joe Buyer' } })],
    ['of a picture', jsonLd({ '@type': 'ImageObject', creator: { '@type': 'Person', name: 'Joe Photo' } })],
    ['in a sentence', '<p>By Monday the river will be as high as the bridge.</p>'],
  ])('are not those %s', (_, foot) => {
    expect(signalsOf(article('', foot)).authors).toEqual([]);
  });
});

describe('dates', () => {
  test.each([
    ['JSON-LD', jsonLd({ '@type': 'Article', datePublished: '2026-05-11T08:00:00+02:00' }), '', 'json_ld'],
    ['a meta element', '<meta property="article:published_time" content="2026-05-11">', '', 'meta'],
    ['a time element', '', '<time datetime="2026-05-11">Monday</time>', 'time'],
    ['microdata', '', '<span itemprop="datePublished">May 11, 2026</span>', 'microdata'],
    ['a line below the heading', '', '<p>May 11, 2026</p>', 'text'],
  ])('are read from %s', (_, head, lines, source) => {
    expect(signalsOf(article(lines), { head }).dates[0]).toMatchObject({
      date: '2026-05-11',
      kind: 'published',
      source,
    });
  });

  test.each([
    ['de', 'Stand: 11. Mai 2026'],
    ['fr', 'Mis à jour le 11 mai 2026'],
    ['pt', 'Atualizado em 11 de maio de 2026'],
    ['hu', 'Frissítve: 2026. május 11.'],
    ['ru', 'Обновлено 11 мая 2026 г.'],
    ['ja', '最終更新：2026年5月11日'],
    ['ko', '수정 2026. 5. 11.'],
    ['en-US', 'Updated 05/11/2026'],
    ['en-GB', 'Updated 11/05/2026'],
  ])('of a change are read in %s: %s', (lang, line) => {
    expect(signalsOf(article(`<p>${line}</p>`), { lang }).dates).toMatchObject([
      { date: '2026-05-11', kind: 'modified' },
    ]);
  });

  test('are read from the address', () => {
    const { dates } = signalsOf(article(''), { url: 'https://site.example/2026/05/11/mill/' });
    expect(dates).toEqual([{ date: '2026-05-11', kind: 'published', source: 'url', quote: '2026/05/11' }]);
  });

  test.each([
    ['days that do not exist', '<p>31 February 2026</p>'],
    ['days to come', '<p>24 December 2026</p>'],
    ['copyright years', '<p>© 2026 Mill &amp; Sons</p>'],
    ['days of comments', '<div class="comments"><time datetime="2026-05-11">11 May</time></div>'],
  ])('are not %s', (_, lines) => {
    expect(signalsOf(article(lines)).dates).toEqual([]);
  });
});

describe('ways to reach the publisher', () => {
  test.each([
    ['tel:', '<a href="tel:+4912345">Call</a>', 'telephone'],
    ['mailto:', '<a href="mailto:a@b.example">Mail</a>', 'email'],
    ['a link named in Hungarian', '<a href="/x">Kapcsolat</a>', 'contact_page'],
    ['a link named in Japanese', '<a href="/y">お問い合わせ</a>', 'contact_page'],
    ['an address in Polish', '<a href="/o-nas/"><img src="/i.png"></a>', 'about_page'],
    ['a legal page in German', '<a href="/s/7">Impressum</a>', 'legal_page'],
    ['a legal page in Greek', '<a href="/s/8">Όροι χρήσης</a>', 'legal_page'],
    [
      'a form',
      '<form><input name="email" type="email"><textarea name="m"></textarea><button>Send</button></form>',
      'contact_form',
    ],
  ])('are found by %s', (_, foot, kind) => {
    expect(signalsOf(article('', `<footer>${foot}</footer>`)).contacts.map((contact) => contact.kind)).toContain(kind);
  });

  test.each([
    ['a messenger that shares the page', '<a href="https://api.whatsapp.com/send?text=mill">Share</a>'],
    ['mail to nobody', '<a href="mailto:?subject=The%20mill&body=x">Send</a>'],
    ['a list of what is tagged so', '<a href="/tag/datenschutz/">Datenschutz</a>'],
    ['a category', '<a href="/category/contact/">Contact</a>'],
  ])('are not %s', (_, foot) => {
    expect(signalsOf(article('', `<footer>${foot}</footer>`)).contacts).toEqual([]);
  });

  test.each([
    ['a Polish number behind its label', 'Piekarnia Kłos, tel. 14 655 21 08'],
    ['a British number', 'Ring 0116 496 0321 to book'],
    ['a Swedish number', 'Har du ont? Ring 042-400 17 60 före klockan nio'],
    ['a French number', 'Réservation : 06 39 98 12 45'],
  ])('are found in %s', (_, line) => {
    expect(writtenContactIn(line)).toMatchObject({ kind: 'telephone' });
  });

  test.each([
    ['a date', 'Bijgewerkt op 04-09-2026'],
    ['an amount', 'The prize was 0.5 of 12 000 000 pounds'],
    ['years', 'Between 2019 2020 and 2021'],
    ['a mobile phone of a year', 'The mobile 2019 edition'],
  ])('are not %s in a text', (_, line) => {
    expect(writtenContactIn(line)).toBeNull();
  });

  test('is a messenger with a number', () => {
    const foot = '<footer><a href="https://wa.me/49123456">Chat</a></footer>';
    expect(signalsOf(article('', foot)).contacts.map(({ kind }) => kind)).toEqual(['telephone']);
  });
});

describe('hidden text', () => {
  const stuffing = 'cheap roof repair best roof repair roof repair near me '.repeat(5);
  test.each([
    ['display:none', `<div style="display:none">${stuffing}</div>`, ''],
    ['the attribute hidden', `<div hidden>${stuffing}</div>`, ''],
    ['a size of zero', `<p style="font-size:0">${stuffing}</p>`, ''],
    ['a place off the screen', `<p style="position:absolute;left:-9999px">${stuffing}</p>`, ''],
    ['a class', `<div class="seo">${stuffing}</div>`, '<style>.seo{display:none}</style>'],
  ])('by %s is no part of the body', (_, hidden, head) => {
    const html = `<html><head><title>Mill</title>${head}</head><body><main><h1>Mill</h1>${prose}${hidden}</main></body></html>`;
    const page = extractPage({ html, url: 'https://site.example/mill/' });
    expect(page.markdown).not.toContain('cheap roof');
    expect(page.markdown).toContain('The old mill at the river');
  });

  test.each([
    [
      'that a script shows',
      '<div class="tab">Opening hours of the mill</div><script>open("tab")</script>',
      '.tab{display:none}',
    ],
    [
      'that another rule shows',
      '<div class="tab">Opening hours of the mill</div>',
      '.tab{display:none}.tab.open{display:block}',
    ],
    ['in a frame that a style hides at first', `<p>Opening hours of the mill</p>`, 'body{visibility:hidden}'],
  ])('is not text %s', (_, body, css) => {
    const html = `<html><head><title>Mill</title><style>${css}</style></head><body><main><h1>Mill</h1>${prose}${body}</main></body></html>`;
    expect(extractPage({ html, url: 'https://site.example/mill/' }).markdown).toContain('Opening hours of the mill');
  });
});

test('the H1 of a page is its own, and not the logo', () => {
  const logo = '<header><h1><a href="/"><img src="/l.png" alt="Contact"></a></h1></header>';
  expect(signalsOf(`${logo}<main><h1>The wheel turns again</h1>${prose}</main>`).kind.kind).toBe('article');
});

test('og:image is a picture of the page only where the page shows it', () => {
  const head = '<meta property="og:image" content="https://cdn.example/mill-1200x630.jpg">';
  expect(signalsOf(article(''), { head }).images).toEqual([]);
  const shown = '<img src="/a.jpg" alt="A"><img src="/img/mill-300x200.jpg" alt="The mill">';
  const lead = signalsOf(article(shown), { head }).images.find(({ isLead }) => isLead);
  expect(lead).toMatchObject({ src: 'https://site.example/img/mill-300x200.jpg', alt: 'The mill' });
});

test('microdata and RDFa are structured data of the page', () => {
  const body = '<div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Bread</b></div>';
  expect(signalsOf(article(body)).markupItems).toEqual([
    { format: 'microdata', types: ['Recipe'], properties: ['name'] },
  ]);
});

test('JSON-LD that says what the page does not show is noted', () => {
  const head = jsonLd([
    { '@type': 'Product', name: 'Mill', offers: { '@type': 'Offer', price: '19.99' } },
    { '@type': 'AggregateRating', ratingValue: '4.9' },
    { '@type': 'Article', headline: 'Casino bonus without deposit' },
  ]);
  const { contradictions } = signalsOf(article('<p>It costs 24,50 €.</p>'), { head });
  expect(contradictions.map((one) => findMessages('en').renderWords(one))).toEqual([
    'The JSON-LD has the price 19.99, which the page does not show.',
    'The JSON-LD has the rating 4.9, which the page does not show.',
    'The JSON-LD has the headline "Casino bonus without deposit", which the page does not show.',
  ]);
  const shown = '<p>1.299,00 € — rated 4,9 of 5. Casino Bonus without Deposit</p>';
  const honest = jsonLd([
    { '@type': 'Offer', price: 1299 },
    { '@type': 'AggregateRating', ratingValue: 4.9 },
    { '@type': 'Article', headline: 'Casino bonus without deposit' },
  ]);
  expect(signalsOf(article(shown), { head: honest }).contradictions).toEqual([]);
});

test('what was read is said: the share of the visible text, and a doubt where the page shows its text by script', () => {
  expect(signalsOf(article('')).reading).toMatchObject({ share: expect.closeTo(1, 1), doubt: null });
  const shell = '<div id="root"></div><noscript>Please enable JavaScript.</noscript><script src="/app.js"></script>';
  const menuAlone = signalsOf('<nav><a href="/a">Prices of all our flowers</a></nav>');
  expect(menuAlone.reading).toMatchObject({ share: 0, confidence: 0 });
  expect(englishDoubt(menuAlone)).toBe('No text of the page was read.');
  expect(englishDoubt(signalsOf(shell))).toBe('The page shows its content only by script, which was not run.');
});

test('an article of a few words on a page that shows much, and a few words beside paragraphs, are in doubt', () => {
  const menu = `<nav>${'<a href="/p">Another page of the news site</a> '.repeat(90)}</nav>`;
  const head = '<meta property="og:type" content="article">';
  const empty = signalsOf(`${menu}<article><h1>Best reporters awarded</h1><p>Today at 17:04</p></article>`, { head });
  expect(englishDoubt(empty)).toMatch(
    /^Only \d+ words were read as the main text, of a page that shows [\d,]+ characters\.$/,
  );
  // The same little text is all that a page without a menu has to say.
  expect(
    signalsOf('<article><h1>Best reporters awarded</h1><p>Today at 17:04</p></article>', { head }).reading?.doubt,
  ).toBeNull();
  // A form of a few words is one, whatever the menu.
  expect(
    signalsOf(`${menu}<main><h1>Sign in</h1><form><label>Name <input></label></form></main>`).reading?.doubt,
  ).toBeNull();
});

test('the signals of a hostile page stay small', { tags: 'limits' }, () => {
  const many = Array.from(
    { length: 3000 },
    (_, at) =>
      `<div itemscope itemtype="https://schema.org/Article" class="author" style="display:none">By Jane ${'Doe'.repeat(at % 9)} 2026-05-11 <a class="btn" href="/contact/${at}">Go ${at}</a><img src="/p${at}.jpg"></div>`,
  ).join('');
  expect(JSON.stringify(signalsOf(article(many + many.replaceAll('display:none', '')))).length).toBeLessThan(30_000);
});
