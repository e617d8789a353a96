import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameSite, parseDomain, siteUrl } from '../../../../shared/domain/urls/domain.ts';
import { anyUrl } from '../../../harness/any-url.ts';

describe('parseDomain', () => {
  test.each([
    ['example.com', 'example.com'],
    ['  https://Example.COM/ ', 'example.com'],
    ['http://www.example.com', 'www.example.com'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['example.com.', 'example.com'],
    ['a.b.c.example', 'a.b.c.example'],
  ])('accepts %j as %s', (input, expected) => {
    expect(parseDomain(input)).toBe(expected);
  });

  test.each([
    ['a port', 'example.com:8080'],
    ['credentials', 'https://user:secret@example.com'],
    ['a path', 'https://example.com/shop'],
    ['a query', 'example.com?x=1'],
    ['another scheme', 'ftp://example.com'],
    ['localhost', 'localhost'],
    ['a name below localhost', 'shop.localhost'],
    ['a single label', 'intranet'],
    ['an IPv4 address', '127.0.0.1'],
    ['a decimal address', '2130706433'],
    ['a hexadecimal address', '0x7f.0.0.1'],
    ['an octal address', '0177.0.0.1'],
    ['a full-width address', '１２７.0.0.1'],
    ['an IPv6 address', '[::1]'],
    ['a display name', 'My Shop'],
    ['an empty label', 'example..com'],
    ['a label with an underscore', 'my_shop.example'],
    ['a hyphen at the end of a label', 'shop-.example'],
    ['a label of 64 characters', `${'a'.repeat(64)}.example`],
    ['a name of more than 253 characters', `${'abcdefghi.'.repeat(26)}example`],
    ['an escaped host', 'ex%61mple.com'],
    ['a backslash', 'example.com\\@evil.example'],
    ['a line break', 'example\n.com'],
    ['nothing', ''],
    ['a scheme alone', 'https://'],
  ])('refuses %s', (_, input) => {
    expect(parseDomain(input)).toBeNull();
  });

  test('cuts off a path where the caller allows it, and still refuses a plain name', () => {
    expect(parseDomain('https://Example.com/shop?x#y', { stripPath: true })).toBe('example.com');
    expect(parseDomain('My Shop', { stripPath: true })).toBeNull();
  });

  test('answers a domain that it accepts again, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.string(), anyUrl), (input) => {
        const domain = parseDomain(input, { stripPath: true });
        if (domain !== null) expect(parseDomain(domain)).toBe(domain);
      }),
    );
  });
});

describe('siteUrl', () => {
  test.each([
    ['Example.com', 'https://example.com'],
    ['My Shop', null],
    ['example.com/shop', null],
    ['https://example.com', null],
    [null, null],
  ])('of %j is %j', (domain, expected) => {
    expect(siteUrl(domain)).toBe(expected);
  });
});

describe('isSameSite', () => {
  test.each([
    ['example.com', 'WWW.example.com', true],
    ['example.com.', 'example.com', true],
    ['bücher.example', 'xn--bcher-kva.example', true],
    ['blog.example.com', 'example.com', false],
    ['example.com', 'example.com.evil.example', false],
  ])('of %s and %s is %s', (a, b, expected) => {
    expect(isSameSite(a, b)).toBe(expected);
  });
});
