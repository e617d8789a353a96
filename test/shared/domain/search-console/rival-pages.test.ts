import { describe, expect, test } from 'vitest';
import { findRivals, type QueryRow } from '../../../../shared/domain/search-console/rival-pages.ts';

const DOMAIN = 'www.teashop.example';
const row = (query: string, path: string, clicks: number, position = 3): QueryRow => ({
  query,
  key: `teashop.example${path}`,
  clicks,
  impressions: 20 * clicks,
  ctr: 0.05,
  position,
});
const rivals = (first: readonly QueryRow[], second: readonly QueryRow[] = first) => findRivals([first, second], DOMAIN);

test('two pages share a query where both have a real part of its clicks in both halves', () => {
  const rows = [row('sencha', '/a', 20), row('sencha', '/b', 8), row('sencha', '/c', 1), row('matcha', '/a', 90)];
  expect(rivals(rows)).toEqual([
    {
      query: 'sencha',
      pages: [
        { key: 'teashop.example/a', clicks: 40 },
        { key: 'teashop.example/b', clicks: 16 },
      ],
    },
  ]);
});

describe('no query is shared', () => {
  test('where one page took the place of the other', () => {
    expect(rivals([row('sencha', '/a', 40)], [row('sencha', '/b', 40)])).toEqual([]);
  });

  test('where the second has a few clicks of many', () => {
    expect(rivals([row('sencha', '/a', 100), row('sencha', '/b', 10)])).toEqual([]);
  });

  test('where both have few clicks', () => {
    expect(rivals([row('sencha', '/a', 4), row('sencha', '/b', 4)])).toEqual([]);
  });

  test.each(['teashop', 'tea shop', 'teashop opening hours', "the tea-shop's prices"])(
    'by a search for the site itself: %s',
    (query) => {
      expect(rivals([row(query, '/about', 40), row(query, '/contact', 30)])).toEqual([]);
    },
  );

  test('by a search that shows the home page first, with its sitelinks', () => {
    expect(
      rivals([row('miller tea', '/', 90, 1), row('miller tea', '/a', 40, 1.1), row('miller tea', '/b', 30, 1.1)]),
    ).toEqual([]);
  });
});
