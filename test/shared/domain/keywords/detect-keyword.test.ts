import { describe, expect, test } from 'vitest';
import { detectKeyword } from '../../../../shared/domain/keywords/detect-keyword.ts';
import type { KeywordPage } from '../../../../shared/domain/keywords/keyword-page.ts';
import { schemaNames } from '../../../../shared/domain/keywords/schema-names.ts';
import { collectSiteNames, noSiteNames } from '../../../../shared/domain/keywords/site-names.ts';

const page = (given: Partial<KeywordPage>): KeywordPage => ({
  ...{ title: null, h1: null, path: null, metaDescription: null, headings: [], text: '', anchors: [] },
  ...{ language: 'en', isNews: false },
  ...given,
});
const phraseOf = (given: Partial<KeywordPage>, site = noSiteNames): string | null =>
  detectKeyword(page(given), site).keyword?.phrase ?? null;

describe('the names of a site', () => {
  const titles = ['Oak doors', 'Oak floors', 'Stairs', 'Windows'].map((title) => `${title} | Holz Meier Neustadt`);
  const site = collectSiteNames({
    domain: 'www.holz-meier.example',
    known: ['Holz Meier'],
    places: ['Neustadt'],
    titles,
  });

  test.each([
    ['a part that many titles have', { title: 'Holz Meier Neustadt', text: 'Holz Meier Neustadt builds doors.' }],
    ['the name that the site gives', { title: 'Holz Meier', h1: 'Holz Meier', text: 'Holz Meier is a joiner.' }],
    ['what the domain is made of', { title: 'holz-meier', text: 'holz-meier ships. holz-meier builds.' }],
    ['the town alone', { title: 'Neustadt', h1: 'Neustadt', text: 'Neustadt is old. We work in Neustadt.' }],
    ['what stands behind a label of any page', { title: 'Home | Stairs of Oak', text: 'Welcome.' }],
  ])('are no keyword: %s', (_, given) => {
    expect(phraseOf(given, site)).toBeNull();
  });

  test('leave the subject beside them', () => {
    const text = 'An oak door lasts. We build each oak door to measure. Oak doors need oil.';
    expect(
      phraseOf({ title: 'Oak doors | Holz Meier Neustadt', h1: 'Oak doors', path: '/oak-doors/', text }, site),
    ).toBe('oak doors');
  });

  test('of structured data are those of publishers and authors, not of what the page is about', () => {
    const schema = {
      '@type': 'NewsArticle',
      author: { '@type': 'Person', name: 'Mara Lindqvist' },
      publisher: { '@type': 'Organization', name: 'Daily Post' },
      about: { '@type': 'Person', name: 'Tim Fielding' },
    };
    expect(schemaNames(JSON.stringify(schema))).toEqual({
      names: ['Mara Lindqvist', 'Daily Post'],
      places: [],
      isNews: true,
    });
    expect(schemaNames('{"@type":')).toEqual({ names: [], places: [], isNews: false });
  });
});

describe('the words that an address has of a longer heading', () => {
  const given = {
    title: 'How to prune an old olive tree in March',
    path: '/prune-olive-tree',
    text: 'Cut it in dry weather.',
  };

  test('are the keyword, with the words between them', () => {
    expect(phraseOf({ ...given, path: '/blog/prune-old-olive-tree.html' })).toBe('prune an old olive tree');
  });

  test('are none where another word of the heading stands between them', () => {
    expect(phraseOf(given)).toBeNull();
  });

  test('are none where they read as a sentence, and where the page reports news', () => {
    expect(
      phraseOf({ ...given, title: 'We announced the olive tree: more soon', path: '/we-announced-olive-tree' }),
    ).toBeNull();
    expect(phraseOf({ ...given, path: '/blog/prune-old-olive-tree.html', isNews: true })).toBeNull();
  });
});

describe('a phrase', () => {
  test('that is a part of what is meant is none: the family name, the town without the trade', () => {
    const text = 'Steve Miller came. Steve Miller spoke. Then Steve Miller left. Miller waved.';
    expect(phraseOf({ title: 'Board thanks Steve Miller', h1: 'Board thanks Steve Miller', text })).not.toBe('miller');
    const dentist = 'The dentist Newtown Mills is open. Newtown Mills lies east. Call the dentist.';
    expect(phraseOf({ title: 'Dentist Newtown Mills', path: '/', text: dentist })).toBe('dentist newtown mills');
  });

  test('has the confidence that its places and its count give, and says them', () => {
    const given = {
      title: 'Bread flour: types and uses',
      h1: 'Bread flour',
      path: '/bread-flour',
      metaDescription: 'Which bread flour to buy.',
      text: 'Bread flour is strong. '.repeat(9),
    };
    const { keyword } = detectKeyword(page(given), noSiteNames);
    expect(keyword).toMatchObject({ phrase: 'bread flour', count: 9 });
    expect(keyword?.places).toEqual(['title', 'h1', 'slug', 'description', 'text']);
    const less = detectKeyword(page({ ...given, h1: 'All we bake', path: '/p1', metaDescription: null }), noSiteNames);
    expect(less.keyword?.confidence).toBeLessThan(keyword?.confidence ?? 0);
  });
});

test('detection on twenty times the words of a page costs less than four times the processor time', () => {
  const sentence =
    'The price of a heat pump depends on the house, the ground and the heat that it has to give each winter. ';
  const given = {
    title: 'Heat pump prices in 2024: what a heat pump costs',
    h1: 'What a heat pump costs',
    path: '/heat-pump-prices/',
    headings: Array.from({ length: 20 }, (_, at) => `Heat pump price of house ${at}`),
  };
  const run = (words: number): number => {
    const text = sentence.repeat(words / 20);
    const before = process.cpuUsage();
    for (let round = 0; round < 10; round += 1) detectKeyword(page({ ...given, text }), noSiteNames);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 10_000;
  };
  run(3_000);
  const ofThree = Math.min(run(3_000), run(3_000), run(3_000));
  expect(Math.min(run(60_000), run(60_000))).toBeLessThan(4 * Math.max(ofThree, 2));
});
