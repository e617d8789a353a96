import { describe, expect, test } from 'vitest';
import { pageDirectives } from '../../../../shared/domain/crawling/page-directives.ts';

const silent = { robots: { noindex: false, nofollow: false }, canonicalUrl: null };
const url = 'https://shop.example/a/';
const robotsOf = (value: string) => pageDirectives(silent, { 'x-robots-tag': value }, url).robots;

describe('X-Robots-Tag', () => {
  test.each([
    ['noindex', { noindex: true, nofollow: false }],
    ['NoIndex, NoFollow', { noindex: true, nofollow: true }],
    ['none', { noindex: true, nofollow: true }],
    ['googlebot: noindex, nofollow', { noindex: true, nofollow: true }],
    ['ContentOptimizationBot: nofollow', { noindex: false, nofollow: true }],
    ['otherbot: noindex, nofollow', { noindex: false, nofollow: false }],
    ['otherbot: noindex, googlebot: nofollow', { noindex: false, nofollow: true }],
    [
      'unavailable_after: 25 Jun 2030 15:00:00 PST, noindex',
      { noindex: true, nofollow: false, unavailableAfter: '2030-06-25T23:00:00.000Z' },
    ],
    [
      'unavailable_after: Friday, 28 Jun 2030 15:00:00 GMT, nofollow',
      { noindex: false, nofollow: true, unavailableAfter: '2030-06-28T15:00:00.000Z' },
    ],
    ['unavailable_after: tomorrow, nofollow', { noindex: false, nofollow: true }],
    ['otherbot: unavailable_after: 2030-06-25, noarchive', { noindex: false, nofollow: false }],
    ['max-snippet: -1, nofollow', { noindex: false, nofollow: true }],
    ['all', { noindex: false, nofollow: false }],
    ['', { noindex: false, nofollow: false }],
    [`${','.repeat(100_000)}noindex`, { noindex: false, nofollow: false }],
  ])('%.60s', (value, expected) => {
    expect(robotsOf(value)).toEqual(expected);
  });

  test('takes nothing back of what the markup says', () => {
    const markup = { ...silent, robots: { noindex: true, nofollow: true } };
    expect(pageDirectives(markup, { 'x-robots-tag': 'index, follow' }, url).robots).toEqual(markup.robots);
  });
});

describe('the canonical link of the headers', () => {
  test.each([
    ['<https://shop.example/b/>; rel="canonical"', 'https://shop.example/b/'],
    ['</b/>; rel=canonical', 'https://shop.example/b/'],
    ['</style.css>; rel=preload, </b/>; type="text/html"; rel="canonical"', 'https://shop.example/b/'],
    ['</b/>; rel="next"', null],
    ['<>; rel="canonical"', null],
    [`${'<'.repeat(50_000)}`, null],
  ])('of %.60s is %s', (link, expected) => {
    expect(pageDirectives(silent, { link }, url).canonicalUrl).toBe(expected);
  });

  test('gives way to the one of the markup', () => {
    const markup = { ...silent, canonicalUrl: 'https://shop.example/c/' };
    expect(pageDirectives(markup, { link: '</b/>; rel="canonical"' }, url).canonicalUrl).toBe(markup.canonicalUrl);
  });
});
