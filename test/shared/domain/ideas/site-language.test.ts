import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siteTopics } from '../../../../shared/domain/ideas/authority-map.ts';
import { candidatesOfSite } from '../../../../shared/domain/ideas/candidate-keywords.ts';
import { type PageProfile, pageProfile } from '../../../../shared/domain/ideas/page-profile.ts';
import { readMarkdown } from '../../../../shared/domain/ideas/read-markdown.ts';
import { listSubjectWords } from '../../../../shared/domain/ideas/text-terms.ts';
import { coverage } from '../../../../shared/domain/ideas/validate-candidates.ts';
import { weighHeadings } from '../../../../shared/domain/ideas/weigh-headings.ts';
import { removeNumber } from '../../../../shared/domain/language/heading-number.ts';
import { anyText } from '../../../harness/any-text.ts';

const profile = (id: number, title: string, markdown = '', given: Partial<PageProfile> = {}): PageProfile =>
  pageProfile(
    {
      id,
      path: `/page-${id}/`,
      title,
      primaryKeyword: null,
      secondaryKeywords: [],
      planned: false,
      noindex: false,
      wordCount: 400,
      grade: null,
      gradeIsStale: false,
      ...given,
    },
    readMarkdown(markdown),
  );
const readSite = (pages: readonly PageProfile[]): PageProfile[] => weighHeadings(pages);

describe('the text of a page', () => {
  test('is read without navigation, code, the markup of links and the numbers of headings', () => {
    const read = readMarkdown(
      '## 4.2. Disc brakes\n\n- [Home](https://a.example/)\n- [All brakes](/brakes/)\n\n```\nlet code = 1\n```\nWe bleed [disc brakes](/x/) on the day you bring the bike.\n\n| Pads | £12 |\n| - | - |\n',
    );
    expect(read.headings).toEqual(['Disc brakes']);
    expect(read.text).toMatch(/We bleed +disc brakes +on the day/);
    expect(read.text).not.toMatch(/Home|All brakes|code|Pads/);
    expect(read.cells).toContain('Pads');
  });

  test.each([
    ['37.17. columns', 'columns'],
    ['Chapter 4. Views', 'Views'],
    ['Appendix L. Acronyms', 'Acronyms'],
    ['5 tips for riders', '5 tips for riders'],
    ['1. First ride', 'First ride'],
  ])('the heading "%s" is about "%s"', (heading, subject) => {
    expect(removeNumber(heading)).toBe(subject);
  });

  test('has subject words: no punctuation, no stop words, no fillers', () => {
    const words = listSubjectWords('The table_catalog column, current database (see wal_level): Data.', 'en');
    expect(words).toEqual(['table_catalog', 'column', 'database', 'wal_level', 'data']);
  });

  test('never fails, whatever it is', () => {
    fc.assert(
      fc.property(anyText(400), (text) => {
        const site = readSite([profile(1, text, text), profile(2, text, `# ${text}`)]);
        expect(siteTopics(site).topics.length).toBeLessThanOrEqual(2);
        candidatesOfSite(site);
      }),
    );
  });
});

describe('phrases', () => {
  test('hold no names of people and streets, except where every noun has a capital', () => {
    const english =
      'Our fitter Hannah Pryce works on Mill Street. Ask Hannah Pryce for brake pads. ' +
      'We change brake pads, clean the chain, true the wheels, oil the hinges and check the bolts of every bicycle.';
    const phrases = Object.keys(profile(1, 'Staff', english).phrases);
    expect(phrases).toContain('brake pads');
    expect(phrases).not.toContain('hannah pryce');
    expect(phrases).not.toContain('mill street');
    const german = 'Die Fahrrad Kette braucht Öl. Eine Fahrrad Kette rostet. Putze die Fahrrad Kette.';
    expect(profile(1, 'Pflege', german).phrases).toHaveProperty('Fahrrad Kette');
  });

  test('of a heading that many pages have do not count', () => {
    const pages = Array.from({ length: 6 }, (_, at) =>
      profile(
        at + 1,
        `Part ${at}`,
        `## Delivery times and terms\n\nText.\n\n## Spoke tension ${'abcdef'[at]}x\n\nText.`,
      ),
    );
    const [first] = readSite(pages);
    expect(first?.headings).toEqual(['Spoke tension ax']);
    expect(Object.keys(first?.phrases ?? {})).not.toContain('delivery times');
  });
});

describe('topics', () => {
  const pages = readSite([
    ...['chain', 'wheel', 'saddle', 'pedal'].map((part, at) =>
      profile(
        at + 1,
        `Bicycle ${part} repair | Fernhill Cycles`,
        `Bicycle repair of a ${part}. A bicycle repair takes a day.`,
      ),
    ),
    profile(8, 'Espresso menu | Fernhill Cycles', 'Espresso with oat milk. Oat milk is free.'),
    profile(9, 'Staff rota', 'Rota of the workshop staff.', { noindex: true }),
  ]);

  test('are named by words of their pages, not by the name of the site', () => {
    const { topics } = siteTopics(pages);
    const text = pages.map(({ title, terms }) => [title?.toLowerCase(), ...Object.keys(terms)].join(' ')).join(' ');
    expect(topics[0]?.name).toBe('Bicycle repair');
    for (const { name } of topics) {
      expect(name).not.toMatch(/fernhill/i);
      for (const word of name.toLowerCase().split(' and ').join(' ').split(' ')) expect(text).toContain(word);
    }
  });

  test('hold no page that asks not to be indexed', () => {
    expect(siteTopics(pages).topics.flatMap(({ pageIds }) => pageIds)).not.toContain(9);
  });
});

describe('the subject of a page without a primary keyword', () => {
  test.each([
    [
      'what title, text and headings agree on',
      { title: 'Brake pads: when to change them' },
      '# Brake pads\n\nBrake pads wear in the rain. Look at the brake pads each month.',
      'brake pads',
    ],
    ['nothing where the title is a label of any page', { title: 'Home', path: '/workshop-prices/' }, '', null],
    ['nothing where nothing says it', { title: null, path: '/' }, '', null],
  ])('is %s', (_, given, markdown, subject) => {
    expect(profile(1, '', markdown, given).subject).toBe(subject);
  });
});

test('a keyword that a title, the first heading or the path says is covered', () => {
  const page = { title: 'Services', primaryKeyword: null, headings: ['Wheel truing'], path: '/shop/gift-cards.html' };
  const isCovered = coverage([page]);
  expect(['gift card', 'truing wheels', 'service'].map((keyword) => isCovered(keyword))).toEqual([true, true, true]);
  expect(isCovered('wheel building')).toBe(false);
});

test('a thousand pages that are nearly the same make one topic and few keywords', () => {
  const pages = Array.from({ length: 1_000 }, (_, at) =>
    profile(at + 1, 'Plumber in town', `A plumber repairs pipes and taps in district ${at}. Call the plumber.`),
  );
  const site = readSite(pages);
  expect(siteTopics(site).topics).toHaveLength(1);
  expect(candidatesOfSite(site).length).toBeLessThan(10);
});
