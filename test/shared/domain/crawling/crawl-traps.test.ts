import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeTrap, trapLimits } from '../../../../shared/domain/crawling/crawl-traps.ts';

describe('paths', () => {
  test.each([
    '/',
    '/products/shoes/red',
    '/2026/05/17/how-to-choose-shoes',
    '/blog/page/12',
    '/en/products/en',
    '/a/b/a/b',
    '/releases/2031',
  ])('%s is clean', (path) => {
    expect(judgeTrap(path)).toEqual({ kind: 'clean' });
  });

  test.each([
    ['/a/a/a', 'repeating_path'],
    ['/a/b/a/b/a/b', 'repeating_path'],
    ['/shop/a/b/c/a/b/c/a/b/c/end', 'repeating_path'],
    ['/x/a/y/a/z/a/w/a', 'repeating_path'],
    [`/${Array.from({ length: trapLimits.pathSegments + 1 }, (_, index) => index).join('/')}`, 'path_too_deep'],
    ['/blog/page/201', 'pagination'],
    ['/blog?page=201', 'pagination'],
    ['/blog?Paged=9999999', 'pagination'],
  ])('%s is refused as %s', (path, reason) => {
    expect(judgeTrap(path)).toEqual({ kind: 'refused', reason });
  });

  test.each([
    ['/events/2031/05', 'calendar:/events'],
    ['/events/2031/05/17', 'calendar:/events'],
    ['/events/2031-05-17', 'calendar:/events'],
    ['/2031/5', 'calendar:'],
  ])('%s is one of the calendar %s', (path, pattern) => {
    expect(judgeTrap(path)).toEqual({
      kind: 'bounded',
      reason: 'calendar',
      pattern,
      maxUrls: trapLimits.calendarPages,
    });
  });
});

describe('queries', () => {
  test.each(['/list?color=red', '/list?color=red&page=2', '/list?page=last', '/list?id=7'])(
    '%s is one of the queries of its path',
    (path) => {
      expect(judgeTrap(path)).toEqual({
        kind: 'bounded',
        reason: 'query_variants',
        pattern: 'query_variants:/list',
        maxUrls: trapLimits.queryVariants,
      });
    },
  );

  test.each(['/blog?page=12', '/blog?Paged=0000000012'])('%s is one page of a list', (path) => {
    expect(judgeTrap(path)).toEqual({
      kind: 'bounded',
      reason: 'pagination',
      pattern: 'pagination:/blog',
      maxUrls: trapLimits.paginationPage,
    });
  });

  test('patterns stay short', () => {
    const verdict = judgeTrap(`/${'x'.repeat(2_000)}?a=b`);
    expect(verdict.kind === 'bounded' && verdict.pattern.length).toBeLessThan(300);
  });
});

test('a repeated block is found wherever it is, and only when it is repeated often enough', () => {
  const segment = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const path = fc.array(segment, { maxLength: 12 });
  fc.assert(
    fc.property(path, (segments) => {
      const text = segments.map((each) => `/${each}`).join('');
      const isRepeated = /((?:\/[a-f])+)\1\1/.test(text);
      const isFrequent = ['a', 'b', 'c', 'd', 'e', 'f'].some(
        (each) => segments.filter((other) => other === each).length >= trapLimits.sameSegment,
      );
      expect(judgeTrap(text === '' ? '/' : text).kind).toBe(isRepeated || isFrequent ? 'refused' : 'clean');
    }),
  );
});
