import { describe, expect, test } from 'vitest';
import {
  BEAT_SECONDS,
  CYCLE_SECONDS,
  derivedGscUrl,
  inspectedUrl,
  PAGES_PER_BEAT,
} from '../../../../shared/domain/search-console/reconciliation.ts';

test('a property is asked less than 2,000 times a day, and a site of 10,000 pages is through within a cycle', () => {
  expect((PAGES_PER_BEAT * 86_400) / BEAT_SECONDS).toBeLessThan(2_000);
  expect((10_000 / PAGES_PER_BEAT) * BEAT_SECONDS).toBeLessThan(CYCLE_SECONDS);
});

describe('the URL to ask about', () => {
  test.each([
    { property: 'sc-domain:shop.example', url: 'https://www.shop.example/a', asked: 'https://www.shop.example/a' },
    { property: 'sc-domain:shop.example', url: 'https://badshop.example/a', asked: null },
    { property: 'https://shop.example/', url: 'https://shop.example/a?b=1', asked: 'https://shop.example/a?b=1' },
    { property: 'http://www.shop.example/', url: 'https://shop.example/a?b=1', asked: 'http://www.shop.example/a?b=1' },
    { property: 'https://shop.example/blog/', url: 'https://shop.example/a/', asked: null },
    { property: 'https://other.example/', url: 'https://shop.example/a/', asked: null },
    { property: 'https://shop.example/', url: 'no url', asked: null },
  ])('of $property for $url', ({ property, url, asked }) => {
    expect(inspectedUrl(url, property)).toBe(asked);
  });
});

describe('the URL that reports are filed under', () => {
  const url = 'https://shop.example/a/';
  test.each([
    { name: 'the page itself', canonical: url, derived: url },
    { name: 'the page with www', canonical: 'http://www.shop.example/A', derived: 'http://www.shop.example/A' },
    { name: 'another page', canonical: 'https://shop.example/b/', derived: null },
    { name: 'another site', canonical: 'https://evil.example/a/', derived: null },
    { name: 'one with a fragment', canonical: `${url}#x`, derived: null },
    { name: 'no URL', canonical: 'javascript:alert(1)', derived: null },
    { name: 'one that is too long', canonical: `${url}?${'x'.repeat(2100)}`, derived: null },
    { name: 'nothing', canonical: null, derived: null },
  ])('$name', ({ canonical, derived }) => {
    expect(derivedGscUrl(url, canonical)).toBe(derived);
  });
});
