import fc from 'fast-check';

const words = fc
  .array(
    fc.constantFrom(
      'content',
      'SEO',
      'a',
      '42',
      'naïve',
      '日本語',
      'שלום',
      '🎉',
      'x*y',
      'a_b',
      '[ref]',
      '<b>bold</b>',
      '&amp;',
      '\\*',
      '1.',
      '#tag',
      'a|b',
      '!',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((list) => list.join(' '));

const inline: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      words,
      words.map((text) => `**${text}**`),
      words.map((text) => `*${text}*`),
      words.map((text) => `~~${text}~~`),
      words.map((text) => `[${text}](https://example.com/a?b=c "A title")`),
      words.map((text) => `![${text}](/image.png)`),
      fc.constant('`code`'),
      fc.constant('[link][ref]'),
      fc.constant('note[^1]'),
      fc.constant('https://example.com/auto'),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' '));

const block: fc.Arbitrary<string> = fc.oneof(
  inline,
  fc.tuple(fc.integer({ min: 1, max: 6 }), inline).map(([level, text]) => `${'#'.repeat(level)} ${text}`),
  fc.array(inline, { minLength: 1, maxLength: 4 }).map((items) => items.map((item) => `- ${item}`).join('\n')),
  fc
    .array(inline, { minLength: 1, maxLength: 4 })
    .map((items) => items.map((item, at) => `${at + 1}. ${item}\n   - nested\n\n     more`).join('\n')),
  fc.array(inline, { minLength: 1, maxLength: 3 }).map((items) => items.map((item) => `- [x] ${item}`).join('\n\n')),
  inline.map((text) => `> ${text}\n>\n> - quoted`),
  words.map((text) => `\`\`\`js\n${text}\n\n  indented\n\`\`\``),
  words.map((text) => `    ${text}`),
  words.map((text) => `| Head | ${text.replaceAll('|', '\\|')} |\n| :-- | --: |\n| cell | x |`),
  fc.constant('<div class="box">\n<p>html</p>\n</div>'),
  fc.constant('<!-- a\n\ncomment -->'),
  fc.constantFrom(
    '---',
    '- - -',
    ' - indented\n\n- outdented',
    'x\n2. no item',
    '1) an item\nlazy\n\n2) next',
    '* star\n+ plus\n- minus',
  ),
  words.map((text) => `- ${text}\n\n  ~~~\n  code in an item\n\n  # more\n  ~~~`),
  fc.constant('[ref]: https://example.com/ref "Title"'),
  fc.constant('[^1]: A footnote.'),
);

/** Markdown as people write it: every block and inline construct of GFM, in any order, with either line ending. */
export const arbitraryMarkdown: fc.Arbitrary<string> = fc
  .tuple(fc.array(block, { maxLength: 12 }), fc.constantFrom('\n', '\r\n'))
  .map(([blocks, lineEnding]) => blocks.join('\n\n').replaceAll('\n', lineEnding));

/** Characters that mean something to Markdown, in any order. */
export const arbitrarySyntax: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...Array.from('#*_~`[]()<>!-+=|:\\&;"\' \n\t.0123ax日🎉')), { maxLength: 80 })
  .map((characters) => characters.join(''));
