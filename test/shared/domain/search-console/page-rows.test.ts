import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldVariants, pagesByKey, selectCanonicalHost } from '../../../../shared/domain/search-console/page-rows.ts';

const performance = fc
  .record({ clicks: fc.nat(1000), impressions: fc.nat(10_000), position: fc.integer({ min: 1, max: 100 }) })
  .map((row) => ({ ...row, ctr: row.impressions === 0 ? 0 : row.clicks / row.impressions }));
const url = fc.constantFrom(
  'https://shop.example/a',
  'http://www.shop.example/A/?x=1',
  'https://shop.example/b/#top',
  'https://shop.example/index.html',
  'https://shop.example/',
  'https://blog.shop.example/a',
  'not a url',
);
const sum = (rows: readonly { clicks: number; impressions: number; position: number }[]) => ({
  clicks: rows.reduce((total, row) => total + row.clicks, 0),
  impressions: rows.reduce((total, row) => total + row.impressions, 0),
  weighted: rows.reduce((total, row) => total + row.position * row.impressions, 0),
});

test('folding keeps the sums, the weighted position, and has each key once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(url, performance).map(([at, row]) => ({ url: at, ...row }))), (rows) => {
      const kept = selectCanonicalHost(rows, 'shop.example');
      const folded = foldVariants(kept);
      const before = sum(kept);
      const after = sum(folded);
      expect(after.clicks).toBe(before.clicks);
      expect(after.impressions).toBe(before.impressions);
      expect(after.weighted).toBeCloseTo(before.weighted, 5);
      expect(new Set(folded.map(({ key }) => key)).size).toBe(folded.length);
      for (const { clicks, impressions, ctr } of folded) expect(ctr).toBe(impressions === 0 ? 0 : clicks / impressions);
    }),
  );
});

test('keeps what is on the canonical host, with or without www', () => {
  const row = { clicks: 1, impressions: 2, ctr: 0.5, position: 3 };
  const urls = [
    'https://www.shop.example/a',
    'http://SHOP.example/b?q=1',
    'https://blog.shop.example/',
    'mailto:x',
    '',
  ];
  const kept = selectCanonicalHost(
    urls.map((at) => ({ url: at, ...row })),
    'www.Shop.example',
  );
  expect(kept.map(({ key }) => key)).toEqual(['shop.example/a', 'shop.example/b']);
});

test('of pages with one key, the one without a query wins, then the oldest; planned pages have no key', () => {
  const pages = [
    { id: 1, url: 'https://shop.example/a/?color=red' },
    { id: 4, url: 'https://shop.example/a/' },
    { id: 2, url: 'https://shop.example/a/?color=blue' },
    { id: 6, url: 'https://shop.example/b/?x=2' },
    { id: 5, url: 'https://shop.example/b/?x=1' },
    { id: 7, url: null },
  ];
  const byKey = pagesByKey(pages);
  expect([...byKey].map(([key, { id }]) => [key, id])).toEqual([
    ['shop.example/a', 4],
    ['shop.example/b', 5],
  ]);
});
