import { describe, expect, test } from 'vitest';
import { redirectLocation, requestTarget } from '../../../../shared/providers/web/request-target.ts';

const overrides = new Map([
  ['shop.example', 'http://127.0.0.1:9001'],
  ['docs.example', 'http://127.0.0.1:9002'],
]);

describe('where a request goes', () => {
  test.each([
    ['https://shop.example/a%20b?c=d', 'http://127.0.0.1:9001/a%20b?c=d', 'shop.example', true],
    ['http://shop.example/', 'http://127.0.0.1:9001/', 'shop.example', true],
    ['https://SHOP.example/', 'http://127.0.0.1:9001/', 'shop.example', true],
    ['https://docs.example/x', 'http://127.0.0.1:9002/x', 'docs.example', true],
    ['https://www.shop.example/x', 'https://www.shop.example/x', 'www.shop.example', false],
    ['https://other.example/x', 'https://other.example/x', 'other.example', false],
    ['http://other.example:443/x', 'http://other.example:443/x', 'other.example:443', false],
  ])('%s goes to %s', (url, target, host, isOverridden) => {
    expect(requestTarget(new URL(url), overrides)).toEqual({ url: target, host, isOverridden });
  });

  test.each([
    'ftp://shop.example/',
    'file:///etc/passwd',
    'data:text/html,x',
    'https://a:b@shop.example/',
    'https://a@other.example/',
    'http://other.example:22/',
    'http://127.0.0.1:9001/',
  ])('refuses %s', (url) => {
    expect(() => requestTarget(new URL(url), overrides)).toThrow(expect.objectContaining({ code: 'BLOCKED_URL' }));
  });
});

describe('where a redirect leads', () => {
  test.each([
    ['https://shop.example/a/b', 'c?d#e', 'https://shop.example/a/c?d'],
    ['https://shop.example/a', '//other.example/x', 'https://other.example/x'],
    ['https://shop.example/a', 'http://127.0.0.1:9001/x', 'https://shop.example/x'],
    ['https://shop.example/a', 'http://127.0.0.1:9002/x', 'https://docs.example/x'],
    ['https://shop.example/a', 'http://127.0.0.1:9003/x', 'http://127.0.0.1:9003/x'],
    ['https://other.example/a', 'http://127.0.0.1:9001/x', 'http://127.0.0.1:9001/x'],
  ])('from %s by %s to %s', (from, header, to) => {
    expect(redirectLocation(header, new URL(from), overrides)?.href).toBe(to);
  });

  test('nowhere when the header is no URL', () => {
    expect(redirectLocation('http://[', new URL('https://shop.example/'), overrides)).toBeNull();
  });
});
