import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';

/** Four times the page may take this many times the work: 4 is linear, 16 is quadratic. */
const ratioMax = 9;

const many = (count: number, write: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => write(at)).join('');
const prose = (about: string) =>
  `Paragraph ${about} says something that is longer than eighty characters, so that it counts as prose here: ${about}.`;
const page = (body: string) => `<body><main><h1>The page</h1>${body}</main></body>`;

/** The least of three runs of the function's processor time, in milliseconds: other work on the machine can only add to it. */
function workOf(run: () => void): number {
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** The collector and the compiler can fall into one measurement; a quadratic rule shows in every one of these. */
const roundsMax = 6;

function expectLinear(write: (count: number) => () => void, count: number): void {
  const small = write(count);
  const large = write(count * 4);
  small();
  let ratio = workOf(large) / workOf(small);
  for (let round = 1; round < roundsMax && ratio >= ratioMax; round += 1) {
    ratio = Math.min(ratio, workOf(large) / workOf(small));
  }
  expect(ratio).toBeLessThan(ratioMax);
}

type Part = [name: string, count: number, write: (count: number) => string];
const parts: [Part, ...Part[]] = [
  [
    'cards',
    150,
    (count) => many(count, (at) => `<div><h3><a href="/c${at}">Card ${at}</a></h3><p>Text ${at}.</p></div>`),
  ],
  ['links', 300, (count) => `<ul>${many(count, (at) => `<li><a href="/l${at}">Link number ${at}</a></li>`)}</ul>`],
  ['headings', 300, (count) => many(count, (at) => `<h2>Heading ${at}</h2><p>Text ${at}.</p>`)],
  [
    'rows of a table',
    250,
    (count) =>
      `<table><tr><th>a</th><th>b</th></tr>${many(count, (at) => `<tr><td>${at}</td><td>cell</td></tr>`)}</table>`,
  ],
  ['items of a list', 600, (count) => `<ul>${many(count, (at) => `<li>Item ${at}</li>`)}</ul>`],
  ['marks in a line', 300, (count) => `<p>${many(count, (at) => `<b>bold ${at}</b> and <i>it</i> `)}</p>`],
  ['words in elements of their own', 3000, (count) => `<div>${many(count, (at) => `<span>word ${at}</span>`)}</div>`],
  ['words between elements', 2500, (count) => many(count, (at) => `text ${at} <span>word</span>`)],
  ['places where a word may break', 3000, (count) => `<p>${'word<wbr>'.repeat(count)}</p>`],
  ['texts that are hidden', 500, (count) => many(count, (at) => `<p style="display:none">${prose(String(at))}</p>`)],
  [
    'labels for screen readers in a link',
    1000,
    (count) => `<a href="/x">${'<span class="sr-only">word</span>'.repeat(count)}</a>`,
  ],
  ['lines', 1000, (count) => many(count, (at) => `Line ${at}<br>`)],
  [
    'notes',
    200,
    (count) =>
      `<p>${many(count, (at) => `word<sup><a href="#f${at}" id="r${at}">${at}</a></sup> `)}</p><ol>${many(count, (at) => `<li id="f${at}">Note ${at} <a href="#r${at}">↩</a></li>`)}</ol>`,
  ],
  [
    'pictures with captions',
    200,
    (count) =>
      many(
        count,
        (at) => `<figure><img src="/p${at}.jpg" alt="Alt ${at}"><figcaption>Caption ${at}</figcaption></figure>`,
      ),
  ],
];

describe('four times as much on a page is about four times the work', () => {
  const [first, ...others] = parts;
  const isLinear = (_: string, count: number, write: (count: number) => string): void =>
    expectLinear((size) => {
      const html = page(write(size));
      return () => extractPage({ html, url: 'https://site.example/' });
    }, count);
  test.each([first])('%s', isLinear);
  test.each(others)('%s', { tags: 'limits' }, isLinear);
});
