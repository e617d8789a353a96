import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';
import { englishDoubt } from './english-doubt.ts';

const sentence =
  'The bees of the old orchard fly early in the year, before the first of the trees has opened its flowers. ';
const words = (about: string) => `${about}: ${sentence.repeat(2)}`;
const abouts = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
const paragraphs = abouts.map((about) => `<p>${words(about)}</p>`).join('');

const read = (html: string) => extractPage({ html, url: 'https://site.example/bees' });

function keepsItsText(_: string, html: string): void {
  const { markdown, signals } = read(html);
  const places = abouts.map((about) => markdown.indexOf(`${about}: The bees of the old orchard`));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(signals.reading?.doubt).toBeNull();
}

describe('no text is lost on a page that is', () => {
  test.each([
    [
      'in one form',
      `<body><form action="/x" method="post"><h1>Bees</h1>${paragraphs}<button>Go</button></form></body>`,
    ],
    [
      'laid out by tables',
      `<body><table><tr><td><a href="/">Home</a></td><td><table>${abouts.map((about) => `<tr><td>${words(about)}</td></tr>`).join('')}</table></td></tr></table></body>`,
    ],
    [
      'in a noscript beside a shell',
      `<body><div id="shell"><p>Loading the forum</p></div><script>start()</script><noscript><h1>Bees</h1>${paragraphs}</noscript></body>`,
    ],
    [
      'in details that are closed',
      `<body><h1>Bees</h1>${abouts.map((about) => `<details><summary>${about} question</summary><p>${words(about)}</p></details>`).join('')}</body>`,
    ],
    [
      'in custom elements with declarative shadow DOM',
      `<body><bee-page><template shadowrootmode="open"><style>p{color:red}</style><main><h1>Bees</h1>${paragraphs}</main><slot></slot></template></bee-page></body>`,
    ],
    [
      'in custom elements',
      `<body><bee-page><bee-text>${abouts.map((about) => `<bee-line>${words(about)}</bee-line>`).join('')}</bee-text></bee-page></body>`,
    ],
    [
      'in a body that begins inside a head without an end',
      `<html><head><title>Bees</title><meta charset="utf-8"><body class="x"><h1>Bees</h1>${paragraphs}</body></html>`,
    ],
    ['text between line breaks', `<body>${abouts.map(words).join('<br><br>')}</body>`],
    ['text without any tag', abouts.map(words).join('\n\n')],
    [
      'XHTML with CDATA',
      `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x"><html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en"><head><title>Bees</title><style type="text/css">/*<![CDATA[*/p{color:red}/*]]>*/</style><script type="text/javascript">//<![CDATA[\nif (a < b && c) {}\n//]]></script></head><body><h1>Bees</h1><br/>${paragraphs}</body></html>`,
    ],
    [
      'behind the start of a section that does not end, as a theme of forums writes it',
      `<body><![CDATA[\n<div id="top"></div><main><h1>Bees</h1>${paragraphs}</main><script>/*<![CDATA[*/ if (a > b) {} /*]]>*/</script></body>`,
    ],
    [
      'beside the frames of a frameset',
      `<html><head><title>Bees</title></head><frameset cols="20%,80%"><frame src="a.html"><frame src="b.html"><noframes><body><h1>Bees</h1>${paragraphs}</body></noframes></frameset></html>`,
    ],
    ['in headings', `<body>${abouts.map((about) => `<h2>${words(about)}</h2>`).join('')}</body>`],
    [
      'in a list of definitions',
      `<body><dl>${abouts.map((about) => `<dt>${about}</dt><dd>${words(about)}</dd>`).join('')}</dl></body>`,
    ],
    [
      'in one cell after the other',
      `<body><div style="display:table">${abouts.map((about) => `<div style="display:table-cell">${words(about)}</div>`).join('')}</div></body>`,
    ],
    [
      'sent in parts that a script of React puts in place',
      `<body><main><h1>Bees</h1><template id="B:0"></template></main><div hidden id="S:2">${paragraphs}</div><script>$RC("B:0","S:2")</script></body>`,
    ],
    [
      'sent in parts with numbers, by a script in another file',
      `<body><main><h1>Bees</h1><template id="B:0"></template></main><div hidden id="S:0">${paragraphs}</div></body>`,
    ],
    [
      'hidden until a script has loaded',
      `<body><div class="cover" style="display:none"><main><h1>Bees</h1>${paragraphs}</main></div><p>Loading</p></body>`,
    ],
    [
      'in panels that buttons open',
      `<body><main><h1>Bees</h1>${abouts.map((about, at) => `<h3><button aria-expanded="false" aria-controls="p${at}">Ask</button></h3><div id="p${at}" role="region" hidden><p>${words(about)}</p></div>`).join('')}</main></body>`,
    ],
    [
      'in parts that have the names of others',
      `<head><meta property="og:type" content="article"></head><body><main><h1>Bees</h1><p>Five lines on bees.</p>${abouts.map((about) => `<div class="promo-box"><p>${words(about)}</p></div>`).join('')}</main></body>`,
    ],
  ])('%s', keepsItsText);

  test.each([
    ['nested 50,000 deep', `<body><h1>Bees</h1>${paragraphs}${'<div>'.repeat(50_000)}`],
    ['below 50,000 elements that stay open', `<body><h1>Bees</h1>${'<div>'.repeat(50_000)}${paragraphs}`],
  ])('%s', { tags: 'limits' }, keepsItsText);

  test('long: 5 MB of paragraphs', { tags: 'limits' }, () => {
    const count = 20_000;
    const html = `<body><h1>Bees</h1>${Array.from({ length: count }, (_, at) => `<p>${words(`No ${at}`)}</p>`).join('')}</body>`;
    expect(html.length).toBeGreaterThan(4_500_000);
    const { markdown } = read(html);
    expect(markdown).toContain('No 0:');
    expect(markdown).toContain('No 2000:');
  });

  test('wide: 100,000 elements beside each other', { tags: 'limits' }, () => {
    const { markdown } = read(`<body><h1>Bees</h1><div>${'<i>x</i> '.repeat(100_000)}</div>${paragraphs}</body>`);
    expect(markdown.length).toBeGreaterThan(40_000);
  });
});

test('a noscript that only asks for JavaScript is no page', () => {
  const { markdown, unreadable } = read(
    '<body><div id="root"></div><script src="app.js"></script><noscript>You need to enable JavaScript to run this app.</noscript></body>',
  );
  expect(markdown).not.toContain('enable JavaScript');
  expect(unreadable).toBe('script_shell');
});

test('a page that shows nothing and hides much text is in doubt', () => {
  const { signals } = read(`<body><p>Bees</p><div style="display:none">${paragraphs.repeat(3)}</div></body>`);
  expect(englishDoubt(signals)).toMatch(/^The page shows 4 characters, and hides [\d,]+\.$/);
  expect(signals.reading?.confidence).toBeLessThanOrEqual(0.3);
});

test('anchors that never end, as DocBook writes them, take no heading out of the text', () => {
  const sections = abouts.map(
    (about) =>
      `<div class="section"><div class="titlepage"><div><div><h2 class="title"><a id="${about}"/>${about} bees</h2></div></div></div><p>${words(about)}</p></div>`,
  );
  const { markdown } = read(`<body><div class="chapter"><h1 class="title">Bees</h1>${sections.join('')}</div></body>`);
  expect(markdown.match(/^## .*$/gm)).toEqual(abouts.map((about) => `## ${about} bees`));
});

test.each([
  ['pictures of its letters', '<h1><a href="/o"><img alt="O" src="/o.svg"> Orchard</a> <a href="/b">Bees</a></h1>'],
  ['a label in a box', '<h1><span class="label">Guide 7</span> <strong>Bees of the old orchard</strong></h1>'],
])('a heading with %s is the H1 once', (_, heading) => {
  const { markdown } = read(`<body><div class="top">${heading}</div><div class="text">${paragraphs}</div></body>`);
  expect(markdown.match(/^# .*$/gm)).toHaveLength(1);
});

test('a form for a password with little text was read whole, and is a page that the site works with', () => {
  const { signals } = extractPage({
    html: '<main><h1>Sign in</h1><p>Welcome back.</p><form><input name="mail"><input type="password"></form></main>',
    url: 'https://harbour.example/a',
    contentType: 'text/html',
  });
  expect([signals.reading?.doubt, signals.kind.kind]).toEqual([null, 'utility']);
});

test.each([
  [false, 'The page shows its content only by script, which was not run.'],
  [true, 'The page shows no content, although a browser ran its script.'],
])('a shell without content says of its script what is so; rendered: %s', (isRendered, doubt) => {
  const { signals } = extractPage({
    html: '<html><body><div id="root"></div><script src="/main.js"></script></body></html>',
    url: 'https://harbour.example/a',
    isRendered,
  });
  expect(englishDoubt(signals)).toBe(doubt);
});
