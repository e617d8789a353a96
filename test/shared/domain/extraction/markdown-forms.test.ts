import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';
import { parseMarkdown } from '../../../../shared/domain/markdown/parse-markdown.ts';
import { markdownFromDocument } from '../../../../shared/domain/markdown/serialize-markdown.ts';

const prose = `<p>${'This is a sentence with several words, so that it counts as prose. '.repeat(4)}</p>`;
const markdownOf = (html: string) =>
  extractPage({ html: `<body><main><h1>Title</h1>${prose}${html}</main></body>`, url: 'https://site.example/x/' })
    .markdown.trim()
    .split('\n\n')
    .slice(2)
    .join('\n\n');

const tex = (source: string) => `<annotation encoding="application/x-tex">${source}</annotation>`;

describe('Markdown of', () => {
  test.each([
    ['a number that leads to a note', '<p>Bees dance<sup><a href="#n1">1</a></sup> well.</p>', 'Bees dance¹ well.'],
    [
      'formulas in MathML, without the TeX beside them',
      `<p>With <math><semantics><mi>x</mi>${tex('x^2 + 1')}</semantics></math> bees.</p>`,
      'With x bees.',
    ],
    [
      'formulas that KaTeX drew',
      `<p>So <span class="katex"><span class="katex-mathml"><math><semantics><mi>y</mi>${tex('\\frac{a}{b}')}</semantics></math></span><span class="katex-html" aria-hidden="true">y</span></span> it is.</p>`,
      'So y it is.',
    ],
    ['formulas without TeX', '<p>So <math><mi>a</mi><mo>=</mo><mi>b</mi></math>.</p>', 'So a=b.'],
    [
      'raised digits',
      '<p>10<sup>6</sup> bees on 5 m<sup>2</sup>, the 4<sup>th</sup>.</p>',
      '10⁶ bees on 5 m², the 4th.',
    ],
    [
      'code, with or without its language',
      '<pre><code class="language-ts">a;</code></pre><pre>b</pre>',
      '```ts\na;\n```\n\n```\nb\n```',
    ],
    [
      'tables with a caption',
      '<table><caption>Prices</caption><tr><th>Plan</th><th>Euro</th></tr><tr><td>Basic</td><td>10</td></tr></table>',
      'Prices\n\n| Plan | Euro |\n| - | - |\n| Basic | 10 |',
    ],
    [
      'tables and lists in the cells of a table',
      '<table><tr><th>Plan</th><th>Has</th></tr><tr><td>Basic</td><td><ul><li>one</li><li>two</li></ul></td></tr><tr><td>Pro</td><td><table><tr><td>three</td><td>four</td></tr></table></td></tr></table>',
      '| Plan | Has |\n| - | - |\n| Basic | one two |\n| Pro | three four |',
    ],
    [
      'lists of definitions',
      '<dl><dt>Drone</dt><dd>A male bee.</dd><dt>Queen</dt><dd>The mother of all.</dd></dl>',
      '- Drone\n\n  A male bee.\n\n- Queen\n\n  The mother of all.',
    ],
    [
      'figures with a caption',
      '<figure><img src="/bee.jpg" alt="A bee on a flower"><figcaption>A bee in May</figcaption></figure>',
      '![A bee on a flower](https://site.example/bee.jpg)\n\nA bee in May',
    ],
    ['details', '<details><summary>More</summary><p>It is here.</p></details>', 'More\n\nIt is here.'],
    [
      'a quote with who said it',
      '<blockquote><p>Bees first.</p><footer>— Ann Other</footer></blockquote>',
      '> Bees first.\n>\n> — Ann Other',
    ],
    [
      'lists with text beside their items',
      '<ul>before <b>all</b><li>one</li><li>two</li></ul>',
      '- before **all**\n- one\n- two',
    ],
    ['bold text in bold text', '<p>So <b>very <strong>bold</strong> it</b> is</p>', 'So **very bold it** is'],
    ['code without signs', '<p>Use <code></code><code>a</code><code>b</code>.</p>', 'Use `ab`.'],
    ['readings of signs', '<p>漢<ruby>字<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>です。</p>', '漢字です。'],
    ['text from right to left', '<p dir="rtl">مرحبا <b>بالعالم</b>: نص.</p>', 'مرحبا **بالعالم**: نص.'],
  ])('%s', (_, html, markdown) => {
    const read = markdownOf(html);
    expect(read).toBe(markdown);
    expect(markdownFromDocument(parseMarkdown(read)).trim()).toBe(read);
  });

  test.each([
    [
      'a placeholder beside its picture',
      '<img src="/placeholder.gif" data-srcset="/bee.jpg 400w, /big.jpg 800w" alt="A bee">',
    ],
    [
      'a set of sources',
      '<picture><source srcset="/bee.webp 1x"><img srcset="/bee.jpg 1x, /big.jpg 2x" alt="A bee"></picture>',
    ],
  ])('lazy pictures: %s', (_, html) => {
    expect(markdownOf(`<p>${html}</p>`)).toBe('![A bee](https://site.example/bee.jpg)');
  });

  test('soft hyphens: the title has none either', () => {
    const page = extractPage({ html: `<h1>Dach&shy;decker</h1>${prose}`, url: 'https://site.example/' });
    expect(page.h1).toBe('Dachdecker');
    expect(page.markdown).toContain('# Dachdecker\n');
  });
});
