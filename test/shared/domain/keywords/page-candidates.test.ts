import { expect, test } from 'vitest';
import { candidatesOfPage, type PageText } from '../../../../shared/domain/keywords/page-candidates.ts';

const page = (given: Partial<PageText> = {}): PageText => ({
  title: null,
  h1: null,
  slug: '',
  headings: [],
  text: '',
  queries: [],
  ...given,
});
const keywordsOf = (given: Partial<PageText>): string[] => candidatesOfPage(page(given)).map(({ keyword }) => keyword);

test('what title, heading and path say together comes first; the name of the site in the title does not', () => {
  const keywords = keywordsOf({
    title: 'Emergency Plumber in Berlin | Pipes & Sons',
    h1: 'Emergency plumber in Berlin',
    slug: 'emergency-plumber',
    text: 'Our emergency plumber comes within the hour. A boiler repair takes longer.',
  });
  expect(keywords[0]).toBe('emergency plumber');
  expect(keywords).toContain('emergency plumber in berlin');
  expect(keywords.join()).not.toContain('pipes');
});

test('phrases of the text count when the page says them again and again', () => {
  const text = 'A boiler repair is quick. Ask for a boiler repair. Every boiler repair has a price. Red curtains.';
  expect(keywordsOf({ title: 'Services', text })).toEqual(['services', 'boiler repair']);
});

test('a query that people find the page by comes before what the title alone says', () => {
  const found = candidatesOfPage(
    page({
      title: 'Winter Tyres',
      queries: [
        { query: 'winter tyre change', impressions: 900 },
        { query: 'tyre  shop', impressions: 90 },
        { query: 'the', impressions: 5000 },
        { query: 'never shown', impressions: 0 },
      ],
    }),
  );
  expect(found[0]).toMatchObject({ keyword: 'winter tyre change', impressions: 900 });
  expect(found.find(({ keyword }) => keyword === 'tyre shop')?.impressions).toBe(90);
  expect(found.map(({ keyword }) => keyword)).not.toContain('never shown');
  expect(found.map(({ keyword }) => keyword)).not.toContain('the');
});

test('spellings of one search are one candidate', () => {
  const found = candidatesOfPage(
    page({ title: 'Bike chains cleaning', queries: [{ query: 'cleaning a bike chain', impressions: 10 }] }),
  );
  expect(found.filter(({ impressions }) => impressions > 0)).toMatchObject([{ keyword: 'bike chains cleaning' }]);
});

test('a page that says nothing has none', () => {
  expect(keywordsOf({})).toEqual([]);
  expect(keywordsOf({ title: '   ', h1: '!!!', text: 'and the of', slug: '12' })).toEqual([]);
});

test('hostile text is bounded work', () => {
  const text = 'word '.repeat(400_000);
  const found = candidatesOfPage(
    page({
      title: 'a|'.repeat(100_000),
      h1: 'x'.repeat(1_000_000),
      text,
      headings: Array(40).fill(text.slice(0, 200)),
    }),
  );
  expect(found.length).toBeLessThanOrEqual(12);
});
