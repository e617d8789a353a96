import { describe, expect, test } from 'vitest';
import {
  candidatesOfPage,
  type PageText,
  PRIMARY_FIT_MIN,
} from '../../../../shared/domain/keywords/page-candidates.ts';
import { collectSiteNames, noSiteNames } from '../../../../shared/domain/keywords/site-names.ts';

const page = (given: Partial<PageText> = {}): PageText => ({
  title: null,
  h1: null,
  path: null,
  metaDescription: null,
  headings: [],
  text: '',
  anchors: [],
  language: 'en',
  isNews: false,
  queries: [],
  ...given,
});
const keywordsOf = (given: Partial<PageText>, site = noSiteNames): string[] =>
  candidatesOfPage(page(given), site).map(({ keyword }) => keyword);

test('what title, heading, path and text say together comes first; the name of the site in the title does not', () => {
  const keywords = keywordsOf({
    title: 'Emergency Plumber in Berlin | Pipes & Sons',
    h1: 'Emergency plumber in Berlin',
    path: '/emergency-plumber-berlin/',
    text: 'Our emergency plumber comes within the hour. A boiler repair takes longer.',
  });
  expect(keywords[0]).toBe('emergency plumber in berlin');
  expect(keywords.join()).not.toContain('pipes');
});

test('phrases of the text alone are no candidates, however often the page says them', () => {
  const text = 'A boiler repair is quick. Ask for a boiler repair. Every boiler repair has a price. Red curtains.';
  expect(keywordsOf({ title: 'Services', text })).toEqual([]);
});

test('a query that people find the page by comes before what the title alone says', () => {
  const found = candidatesOfPage(
    page({
      title: 'Winter Tyres',
      h1: 'Winter tyres for every car',
      text: 'We have them in all sizes.',
      queries: [
        { query: 'winter tyre change', impressions: 900 },
        { query: 'tyre  shop', impressions: 90 },
        { query: 'the', impressions: 5000 },
        { query: 'never shown', impressions: 0 },
      ],
    }),
    noSiteNames,
  );
  expect(found[0]).toMatchObject({ keyword: 'winter tyre change', impressions: 900 });
  expect(found.find(({ keyword }) => keyword === 'tyre shop')?.impressions).toBe(90);
  expect(found.map(({ keyword }) => keyword)).not.toContain('never shown');
  expect(found.map(({ keyword }) => keyword)).not.toContain('the');
});

test('a query for the name of the site is no keyword of a page', () => {
  const site = collectSiteNames({ domain: 'pipes-and-sons.example', known: ['Pipes and Sons'], titles: [] });
  const queries = [{ query: 'pipes and sons', impressions: 500 }];
  expect(keywordsOf({ title: 'Boiler repair', queries }, site)).not.toContain('pipes and sons');
});

test('spellings of one search are one candidate', () => {
  const found = candidatesOfPage(
    page({ title: 'Bike chains cleaning', queries: [{ query: 'cleaning a bike chain', impressions: 10 }] }),
    noSiteNames,
  );
  expect(found.filter(({ impressions }) => impressions > 0)).toMatchObject([{ keyword: 'bike chains cleaning' }]);
});

describe('bad input', () => {
  test.each<[string, Partial<PageText>]>([
    ['nothing', {}],
    ['marks and numbers', { title: '   ', h1: '!!!', text: 'and the of', path: '/12/' }],
    ['a title of any page', { title: 'Home', h1: 'Welcome', text: 'Welcome to our website. Have a look around.' }],
    ['emoji', { title: '🎉🎉🎉', h1: '✨', text: '🚲 🚲 🚲' }],
    ['boilerplate', { title: 'Privacy policy', h1: 'Privacy policy', text: 'We use cookies. '.repeat(50) }],
    ['a title of 500 characters', { title: 'buy cheap tyres now '.repeat(25), text: 'Call us.' }],
    ['mixed scripts', { title: 'Über 東京 и кофе', text: 'Kaffee кофе コーヒー.' }],
  ])('of %s is no certain keyword', (_, given) => {
    const found = candidatesOfPage(page({ ...given, language: null }), noSiteNames);
    expect(found.filter(({ fit }) => fit >= PRIMARY_FIT_MIN)).toEqual([]);
  });

  test('in capitals is read as any other', () => {
    const text = 'Garden chairs of oak last long. We build garden chairs to order.';
    expect(keywordsOf({ title: 'GARDEN CHAIRS', h1: 'GARDEN CHAIRS', text })[0]).toBe('garden chairs');
  });

  test('of any length is bounded work', () => {
    const text = 'word '.repeat(400_000);
    const before = process.cpuUsage();
    const found = candidatesOfPage(
      page({
        title: 'a|'.repeat(100_000),
        h1: 'x'.repeat(1_000_000),
        text,
        headings: Array(40).fill(text.slice(0, 200)),
      }),
      noSiteNames,
    );
    const { user, system } = process.cpuUsage(before);
    expect(found.length).toBeLessThanOrEqual(12);
    expect((user + system) / 1000).toBeLessThan(1_000);
  });
});
