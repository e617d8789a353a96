import { describe, expect, test } from 'vitest';
import { parseHttpUrl } from '../../../../shared/domain/urls/http-url.ts';
import {
  normalizeLinkHref,
  normalizePagePath,
  pageKey,
  storedPagePath,
} from '../../../../shared/domain/urls/page-url.ts';
import { normalizePathname, normalizeQuery } from '../../../../shared/domain/urls/url-path.ts';

describe('a path', () => {
  test.each([
    ['/a/b', '/a/b/'],
    ['/ab/cd/', '/ab/cd/'],
    ['/v1.2/guide', '/v1.2/guide/'],
    ['/archive.d/page', '/archive.d/page/'],
    ['/archive.d/page.pdf', '/archive.d/page.pdf'],
    ['/price.pdf/', '/price.pdf'],
    ['/report.2024', '/report.2024/'],
    ['/caf%e9/%C3%89t%C3%A9', '/caf%25e9/%c3%a9t%c3%a9/'],
    ['/%e9%C3%89', '/%25e9%25c3%2589/'],
    ['/%zz-%C3%89', '/%25zz-%c3%a9/'],
    ['/%C3%A9%C3%A8%', '/%c3%a9%c3%a8%25/'],
  ])('%s is stored as %s', (path, expected) => {
    expect(normalizePathname(path)).toBe(expected);
  });

  test('that a client sends loses what stands before and behind it, and slashes of either kind before it', () => {
    expect(normalizePagePath('  /about ')).toBe('/about/');
    expect(normalizePagePath('\\/\\//other.example/x')).toBe('/other.example/x/');
    expect(normalizePagePath('a//b')).toBe('/a/b/');
  });
});

test('a query is sorted by name, and repeated names keep their order', () => {
  const query = (text: string): string => normalizeQuery(new URLSearchParams(text));
  expect(query('c=1&a=2&b=3&a=1&d=0&b=1')).toBe('a=2&a=1&b=3&b=1&c=1&d=0');
  expect(query('b=2&b=1')).toBe('b=2&b=1');
  expect(query('utm_source=x')).toBe('');
});

test('what is no address of a page has none', () => {
  expect([storedPagePath('mailto:a@b.example'), storedPagePath('https://a.example/B?x=1')]).toEqual([null, '/b/?x=1']);
  expect(normalizeLinkHref(' /B ', 'https://a.example/')).toBe('https://a.example/b/');
  expect([pageKey('http://a.example:443/x')?.key, pageKey('http://a.example:4430/x')?.key]).toEqual([
    'a.example/x',
    'a.example:4430/x',
  ]);
});

test('an address of more than 8,192 characters is none', () => {
  const start = 'https://a.example/';
  const long = (length: number): string => start + 'a'.repeat(length - start.length);
  expect([parseHttpUrl(long(8192)) === null, parseHttpUrl(long(8193)) === null]).toEqual([false, true]);
});
