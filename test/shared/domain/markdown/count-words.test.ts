import { describe, expect, test } from 'vitest';
import { countWords, firstWords } from '../../../../shared/domain/markdown/count-words.ts';
import { parseMarkdown } from '../../../../shared/domain/markdown/parse-markdown.ts';

describe('countWords', () => {
  test.each([
    ['nothing', '', 0],
    ['headings and emphasis', '# Two words\n\n**three** *more* ~~here~~', 5],
    ['link texts, but not their addresses and titles', '[two words](https://example.com/a-b "A title")', 2],
    ['alt texts, but not image addresses', '![red shoe](/images/red-shoe.jpg)', 2],
    ['code, but not its fences and language', '```js\nconst a = 1;\n```\n\n`b`', 4],
    ['text between HTML tags', '<div class="big box">\n<p>two words</p>\n</div>', 2],
    ['no comments, scripts and styles', '<!-- not this -->\n\n<script>alert(1)</script>\n\none', 1],
    ['cells, but not the lines of a table', '| a | b |\n|---|---|\n| c d | e |', 5],
    ['hyphens, apostrophes and numbers within words', "state-of-the-art don't 1,000.5 e-mail", 4],
    ['no punctuation by itself', 'a — b … & !', 2],
    ['no definitions', 'one [two][x]\n\n[x]: https://example.com "title words"', 2],
    ['words next to line breaks', 'one\ntwo  \nthree', 3],
    ['Chinese words', '今天天气很好。', 3],
    ['Japanese words', '日本語の勉強', 3],
    ['Thai words', 'ภาษาไทย', 2],
    ['Korean, which has spaces', '안녕하세요 세계', 2],
    ['Arabic and Hebrew', 'مرحبا بالعالم שלום', 3],
    ['combined characters once', 'nai\u0308ve café', 2],
  ])('counts %s', (_, markdown, expected) => {
    expect(countWords(markdown)).toBe(expected);
  });

  test('counts a text of 30,000 characters in two scripts', () => {
    expect(countWords('one 今天 '.repeat(5000))).toBe(10_000);
  });
});

describe('firstWords', () => {
  test('takes words across blocks, with single spaces between them', () => {
    expect(firstWords(parseMarkdown('# One two\n\nthree, **four**\n\n- five'), 4)).toBe('One two three, four');
  });

  test('takes all of a shorter document', () => {
    expect(firstWords(parseMarkdown('One. Two!'), 100)).toBe('One. Two!');
  });

  test('keeps Chinese text together', () => {
    expect(firstWords(parseMarkdown('今天天气很好。'), 2)).toBe('今天天气');
  });
});
