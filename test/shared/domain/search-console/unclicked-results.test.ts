import { describe, expect, test } from 'vitest';
import type { QueryRow } from '../../../../shared/domain/search-console/rival-pages.ts';
import { findUnclicked } from '../../../../shared/domain/search-console/unclicked-results.ts';

const DOMAIN = 'teashop.example';
const row = (query: string, path: string, clicks: number, impressions: number, position: number): QueryRow => ({
  query,
  key: `${DOMAIN}${path}`,
  clicks,
  impressions,
  ctr: clicks / impressions,
  position,
});
/** At position 2 a tenth of what is shown is clicked. */
const others = Array.from({ length: 12 }, (_, at) => row(`tea ${at}`, `/${at}`, 10, 100, 2));
const found = (...rows: QueryRow[]) => findUnclicked([...others, ...rows], DOMAIN);

test('a result is seldom clicked where other pages of the site are clicked twice as often at its position', () => {
  expect(found(row('sencha', '/a', 20, 1_000, 2.3))).toEqual([
    { query: 'sencha', key: `${DOMAIN}/a`, clicks: 20, impressions: 1_000, position: 2.3, expected: 100 },
  ]);
});

describe('nothing is said', () => {
  test.each([
    ['of half as many clicks and more', row('sencha', '/a', 51, 1_000, 2)],
    ['of a result that is shown too seldom', row('sencha', '/a', 0, 190, 2)],
    ['of a position that no other page has', row('sencha', '/a', 0, 9_000, 5)],
    ['of the second page of results', row('sencha', '/a', 0, 9_000, 12)],
    ['of a search for the site itself', row('tea shop sencha', '/a', 0, 9_000, 2)],
  ])('%s', (_, given) => {
    expect(found(given)).toEqual([]);
  });

  test('by a page that is alone with its kind: the other rows at the position are its own', () => {
    const own = Array.from({ length: 40 }, (_, at) => row(`tea ${at}`, '/a', 30, 100, 4));
    expect(found(...own, row('sencha', '/a', 0, 9_000, 4))).toEqual([]);
  });

  test('where the other pages have too few clicks together', () => {
    const few = Array.from({ length: 12 }, (_, at) => row(`tea ${at}`, `/${at}`, 8, 80, 6));
    expect(found(...few, row('sencha', '/a', 0, 9_000, 6))).toEqual([]);
  });
});
