import { expect, test } from 'vitest';
import { isAbsoluteHttpUrl, isOnHost } from '../../../../shared/domain/pages/page-urls.ts';

test.each([
  ['https://shop.example', true],
  ['HTTP://shop.example/a?b=c#d', true],
  ['https://shop.example/%E4%B8%AD', true],
  ['shop.example/a', false],
  ['/a/', false],
  ['//shop.example/a', false],
  ['https:shop.example', false],
  ['https:/shop.example', false],
  ['https:///shop.example', false],
  ['https:\\\\shop.example', false],
  ['https://', false],
  ['https://shop example/', false],
  [' https://shop.example/', false],
  ['https://shop.example/\n', false],
  ['ftp://shop.example/', false],
  ['javascript:alert(1)//https://shop.example', false],
  ['https://[::1', false],
  ['', false],
])('isAbsoluteHttpUrl(%j) is %s', (url, expected) => {
  expect(isAbsoluteHttpUrl(url)).toBe(expected);
});

test.each([
  { url: 'https://shop.example/a', domain: 'shop.example', expected: true },
  { url: 'https://www.shop.example/a', domain: 'shop.example', expected: true },
  { url: 'https://shop.example/a', domain: 'www.shop.example', expected: true },
  { url: 'https://SHOP.example./a', domain: 'shop.example', expected: true },
  { url: 'https://m.shop.example/a', domain: 'shop.example', expected: false },
  { url: 'https://shop.example:444/a', domain: 'shop.example', expected: false },
  { url: 'https://shop.example@evil.example/', domain: 'shop.example', expected: false },
  { url: 'https://shop.example.evil.example/', domain: 'shop.example', expected: false },
  { url: 'https://shop.example/', domain: 'My planned shop', expected: false },
  { url: 'no url', domain: 'shop.example', expected: false },
])('isOnHost($url, $domain) is $expected', ({ url, domain, expected }) => {
  expect(isOnHost(url, domain)).toBe(expected);
});
