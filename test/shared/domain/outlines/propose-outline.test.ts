import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchable } from '../../../../shared/domain/fields/keyword-match.ts';
import type { OutlineInput } from '../../../../shared/domain/outlines/outline-input.ts';
import { HEADING_CHARACTERS_MAX, OUTLINE_SECTIONS_MAX } from '../../../../shared/domain/outlines/outline-section.ts';
import { proposeOutline } from '../../../../shared/domain/outlines/propose-outline.ts';

const input = (given: Partial<OutlineInput> = {}): OutlineInput => ({
  keyword: 'winter tyres',
  language: 'en',
  secondaryKeywords: [],
  purpose: null,
  heading: null,
  sections: [],
  wordCount: 0,
  competitors: [],
  ...given,
});
const headingsOf = (given: Partial<OutlineInput>): string[] =>
  proposeOutline(input(given)).map(({ heading }) => heading);

const someHeading = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('FAQ', 'What is it?', 'Costs and mistakes to avoid, compared', 'How it works', 'Introduction', ''),
);
const anyInput: fc.Arbitrary<OutlineInput> = fc.record({
  language: fc.constantFrom('en', 'de', 'ja', null),
  keyword: fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      fc.constantFrom(
        'how to',
        'how to cook rice',
        'best',
        'what is seo?',
        'FAQ',
        'buy tyres online',
        '???',
        '冬季轮胎',
      ),
    )
    .filter((keyword) => keyword.trim() !== ''),
  secondaryKeywords: fc.array(someHeading, { maxLength: 5 }),
  purpose: fc.option(fc.string({ unit: 'grapheme', maxLength: 400 })),
  heading: fc.option(someHeading),
  sections: fc.array(fc.record({ level: fc.integer({ min: 1, max: 6 }), heading: someHeading, words: fc.nat(500) }), {
    maxLength: 40,
  }),
  wordCount: fc.nat(10_000),
  competitors: fc.array(
    fc.record({
      domain: fc.domain(),
      headings: fc.array(fc.record({ level: fc.integer({ min: 1, max: 6 }), text: someHeading }), { maxLength: 10 }),
    }),
    { maxLength: 5 },
  ),
});

describe('whatever the page', () => {
  test('an outline has at most 20 sections, each heading once', () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const headings = proposeOutline(given).map(({ heading }) => matchable(heading));
        expect(headings.length).toBeGreaterThanOrEqual(1);
        expect(headings.length).toBeLessThanOrEqual(OUTLINE_SECTIONS_MAX);
        expect(new Set(headings).size).toBe(headings.length);
      }),
    );
  });

  test('begins at level 1, has no other section of it, and skips no level on the way down', () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const levels = proposeOutline(given).map(({ level }) => level);
        expect(levels.indexOf(1)).toBe(0);
        expect(levels.lastIndexOf(1)).toBe(0);
        for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
      }),
    );
  });

  test('the same page gives the same outline, in headings of one line that fit', () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const sections = proposeOutline(given);
        expect(proposeOutline(structuredClone(given))).toEqual(sections);
        for (const { heading, guidance } of sections) {
          expect(heading).toBe(heading.trim());
          expect(heading).not.toMatch(/[\r\n]/);
          expect(Array.from(heading).length).toBeLessThanOrEqual(HEADING_CHARACTERS_MAX);
          expect(guidance.trim()).not.toBe('');
        }
      }),
    );
  });
});

describe('the main section', () => {
  test('is the heading of the page, and says what the page has and is for', () => {
    const [main] = proposeOutline(
      input({
        heading: 'Our tyres',
        purpose: 'Sell fitting\nappointments',
        wordCount: 1_204,
        sections: [{ level: 2, heading: 'Fitting', words: 60 }],
      }),
    );
    expect(main).toEqual({
      level: 1,
      heading: 'Our tyres',
      guidance:
        'Bring "winter tyres" into the main heading and the first two sentences. The page has 1,204 words so far. Its purpose: "Sell fitting appointments"',
      source: 'own',
    });
  });

  test('is the keyword where the page has no heading', () => {
    expect(proposeOutline(input())[0]).toMatchObject({ heading: 'Winter tyres', source: 'gap' });
  });
});

describe("the page's own sections", () => {
  test('stay in their order, with the words that they have', () => {
    const own = proposeOutline(
      input({
        heading: 'Winter tyres',
        sections: [
          { level: 1, heading: 'Winter tyres', words: 10 },
          { level: 4, heading: 'Rubber', words: 80 },
          { level: 2, heading: 'Fitting', words: 12 },
          { level: 3, heading: 'Balancing', words: 0 },
          { level: 2, heading: 'fitting ', words: 5 },
        ],
      }),
    ).filter(({ source }) => source === 'own');
    expect(own.map(({ level, heading }) => [level, heading])).toEqual([
      [1, 'Winter tyres'],
      [2, 'Rubber'],
      [2, 'Fitting'],
      [3, 'Balancing'],
    ]);
    expect(own[1]?.guidance).toContain('"Rubber" has 80 words');
    expect(own[2]?.guidance).toContain('12 words, which is too little');
    expect(own[3]?.guidance).toContain('no text of its own below "Balancing"');
  });

  test('of too many, the higher levels stay', () => {
    const sections = Array.from({ length: 30 }, (_, at) => ({
      level: at % 5 === 0 ? 2 : 3,
      heading: `Part ${at}`,
      words: 50,
    }));
    expect(headingsOf({ sections }).filter((heading) => heading.startsWith('Part'))).toEqual(
      [0, 5, 10, 15, 20, 25].map((at) => `Part ${at}`),
    );
  });
});

describe('what is missing', () => {
  test.each([
    { keyword: 'how to change a bike tyre', expected: 'Step by step' },
    { keyword: 'How to change a bike tyre?', expected: 'What you need' },
    { keyword: 'best BMW tyres', expected: 'How to choose' },
    { keyword: 'winter tyres prices', expected: 'What the price depends on' },
    { keyword: 'what is SEO', expected: 'Examples' },
    { keyword: 'winter tyres', expected: 'At a glance' },
    { keyword: 'tyre fitting leeds', expected: 'How it works' },
  ])('follows the intent of "$keyword": $expected', ({ keyword, expected }) => {
    expect(headingsOf({ keyword })).toContain(expected);
  });

  test('is not asked for again where a heading answers it', () => {
    const sections = [{ level: 2, heading: 'How to choose them', words: 80 }];
    const keyword = 'best winter tyres';
    expect(headingsOf({ keyword, sections })).not.toContain('How to choose');
    expect(headingsOf({ keyword })).toContain('How to choose');
  });

  test('are questions that people ask about the subject, and none that are made up', () => {
    const questions = [
      { text: 'are winter tyres a legal duty', source: 'search' as const },
      { text: 'when does the shop open', source: 'search' as const },
    ];
    expect(headingsOf({}).join()).not.toContain('?');
    expect(headingsOf({ questions })).toEqual(
      expect.arrayContaining(['Frequently asked questions', 'Are winter tyres a legal duty?']),
    );
    expect(headingsOf({ questions }).join()).not.toContain('shop open');
  });

  test('in a language without words of ours: the headings of the page alone, and nothing in another language', () => {
    const given = {
      keyword: '冬季轮胎',
      language: 'zh' as const,
      sections: [{ level: 2, heading: '胎纹深度', words: 60 }],
    };
    expect(headingsOf(given)).toEqual(['冬季轮胎', '胎纹深度']);
  });

  test('are the secondary keywords that no heading names, too', () => {
    const secondaryKeywords = ['tyre storage', 'snow chains'];
    const headings = headingsOf({
      secondaryKeywords,
      sections: [{ level: 2, heading: 'Tyre  storage', words: 1 }],
    });
    expect(headings.filter((heading) => /storage|chains/.test(heading))).toEqual(['Tyre storage', 'Snow chains']);
  });
});

describe('the guidance of a section of the page', () => {
  const guidanceOf = (given: Partial<OutlineInput>, at = 0): string =>
    proposeOutline(input(given)).filter(({ source, level }) => source === 'own' && level > 1)[at]?.guidance ?? '';

  test('gives a call to action the ways of contact, and a slogan no list of steps', () => {
    const facts = [{ id: 'f1', kind: 'contact', key: 'phone', text: '01632 960123' }];
    const sections = [
      { level: 2, heading: 'Ready to fit them?', words: 5 },
      { level: 2, heading: 'Trust grows step by step', words: 80 },
    ];
    const given = { sections, facts, offers: 'services' as const };
    expect(guidanceOf(given)).toContain('01632 960123');
    expect(guidanceOf(given, 1)).not.toContain('numbered list');
  });

  test('takes the questions that people ask into the questions that the page has', () => {
    const questions = [{ text: 'are winter tyres a legal duty', source: 'search' as const }];
    const sections = [{ level: 2, heading: 'Your questions', words: 90 }];
    const outline = proposeOutline(input({ questions, sections }));
    expect(outline.find(({ heading }) => heading === 'Your questions')?.questions).toEqual([questions[0]?.text]);
    expect(outline.map(({ heading }) => heading)).not.toContain('Frequently asked questions');
  });
});

describe('a proposed section', () => {
  test('fits what the page is: one that offers nothing sends nobody to a professional', () => {
    expect(headingsOf({ keyword: 'how to upgrade packages' })).not.toContain('When to get help');
    expect(headingsOf({ keyword: 'how to unblock a drain', offers: 'services' })).toContain('When to get help');
  });

  test('spells words as the page spells them', () => {
    const sections = [
      { level: 2, heading: 'Notes', words: 80, paragraphs: ['In SQLite the WAL file grows. SQLite resets it.'] },
    ];
    expect(headingsOf({ keyword: 'wal in sqlite', sections })[0]).toBe('WAL in SQLite');
  });

  test('guidance names the path of a page as people read it', () => {
    const path = `/${encodeURIComponent('タイヤ').toLowerCase()}/`;
    const siblings = [{ id: 20, path, name: 'Bicycle tyres', keyword: 'bicycle tyre repair' }];
    const sections = proposeOutline(input({ siblings }));
    expect(sections.some(({ links }) => links?.some((link) => link.path === path))).toBe(true);
    expect(sections.map(({ guidance }) => guidance).join()).toContain('/タイヤ/');
    expect(sections.map(({ guidance }) => guidance).join()).not.toContain('%e3');
  });

  test('links to pages about the same, and not to those that share a word with all of the site', () => {
    const siblings = [
      ...Array.from({ length: 9 }, (_, at) => ({
        id: at + 1,
        path: `/p${at}/`,
        name: `Winter guide ${at}`,
        keyword: null,
      })),
      { id: 20, path: '/tyres/', name: 'Tyres and their marks', keyword: null },
    ];
    const next = proposeOutline(input({ siblings })).find(({ heading }) => heading === 'Read next');
    expect(next?.links).toEqual([{ pageId: 20, path: '/tyres/' }]);
  });
});

describe('what ranks', () => {
  const competitor = (domain: string, ...headings: string[]) => ({
    domain,
    headings: headings.map((text) => ({ level: 2, text })),
  });

  test('is taken from headings that several pages have or that name the topic, and says how many have them', () => {
    const competitors = [
      competitor('a.example', 'Tread depth', 'About us', 'Our history'),
      competitor('b.example', 'About us', 'tread  depth', 'Storing tyres'),
    ];
    const ranking = proposeOutline(input({ competitors })).filter(({ source }) => source === 'serp');
    expect(ranking.map(({ heading }) => heading)).toEqual(['Tread depth', 'Storing tyres']);
    expect(ranking[0]?.guidance).toContain('2 of 2 pages that rank for "winter tyres"');
    expect(ranking[0]?.guidance).toContain('(a.example, b.example)');
  });

  test('is not taken where the page has it', () => {
    const competitors = [competitor('a.example', 'Tread depth'), competitor('b.example', 'Tread depth')];
    const sections = [{ level: 2, heading: 'tread depth', words: 9 }];
    expect(proposeOutline(input({ competitors, sections })).filter(({ source }) => source === 'serp')).toEqual([]);
  });
});

test('hostile input is read in bounded work', () => {
  const long = 'how to buy '.repeat(100_000);
  const sections = Array.from({ length: 100_000 }, () => ({ level: 2, heading: long, words: 1 }));
  const outline = proposeOutline(input({ keyword: 'buy '.repeat(50), heading: long, sections, purpose: long }));
  expect(outline.length).toBeLessThanOrEqual(OUTLINE_SECTIONS_MAX);
});
