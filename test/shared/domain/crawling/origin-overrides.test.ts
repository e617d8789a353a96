import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOwnOverride, parseOriginOverrides } from '../../../../shared/domain/crawling/origin-overrides.ts';
import { anyText } from '../../../harness/any-text.ts';

const entriesOf = (text: string): unknown => {
  const parsed = parseOriginOverrides(text);
  return parsed.ok ? [...parsed.overrides] : parsed.message;
};

test.each<[text: string, entries: [string, string][]]>([
  ['', []],
  [' , ', []],
  ['shop.example=http://127.0.0.1:9001', [['shop.example', 'http://127.0.0.1:9001']]],
  ['shop.example=http://127.0.0.1:9001/', [['shop.example', 'http://127.0.0.1:9001']]],
  [
    'Shop.Example = http://127.0.0.1:9001 , docs.example=https://localhost:9443',
    [
      ['shop.example', 'http://127.0.0.1:9001'],
      ['docs.example', 'https://localhost:9443'],
    ],
  ],
  [
    'http://Shop.example=http://127.0.0.1:9001,shop.example=http://127.0.0.1:9002',
    [
      ['http://shop.example', 'http://127.0.0.1:9001'],
      ['shop.example', 'http://127.0.0.1:9002'],
    ],
  ],
  ['bücher.example=http://[::1]:9001', [['xn--bcher-kva.example', 'http://[::1]:9001']]],
])('reads %j', (text, entries) => {
  expect(entriesOf(text)).toEqual(entries);
});

test.each([
  ['shop.example', 'is not of the form host=origin'],
  ['=http://127.0.0.1', 'has no bare host name before the "="'],
  ['https://shop.example=http://127.0.0.1', 'has no bare host name before the "="'],
  ['shop.example/x=http://127.0.0.1', 'has no bare host name before the "="'],
  ['shop.example:8080=http://127.0.0.1', 'has no bare host name before the "="'],
  ['user@shop.example=http://127.0.0.1', 'has no bare host name before the "="'],
  [
    'shop.example=127.0.0.1:9001',
    'needs an http:// or https:// origin without path, query or credentials after the "="',
  ],
  [
    'shop.example=ftp://127.0.0.1',
    'needs an http:// or https:// origin without path, query or credentials after the "="',
  ],
  [
    'shop.example=http://127.0.0.1/path',
    'needs an http:// or https:// origin without path, query or credentials after the "="',
  ],
  [
    'shop.example=http://a:b@127.0.0.1',
    'needs an http:// or https:// origin without path, query or credentials after the "="',
  ],
])('says what is wrong with %j', (text, problem) => {
  expect(entriesOf(text)).toBe(`CRAWL_ORIGIN_OVERRIDES: "${text}" ${problem}`);
});

test('refuses the same host twice', () => {
  expect(entriesOf('a.example=http://127.0.0.1:1,A.example=http://127.0.0.1:2')).toBe(
    'CRAWL_ORIGIN_OVERRIDES: "A.example=http://127.0.0.1:2" names a.example a second time',
  );
});

test('never throws', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(typeof parseOriginOverrides(`${text}=${text}`).ok).toBe('boolean');
    }),
  );
});

test.each([
  ['https://shop.example/a', '', true],
  ['http://www.shop.example/', 'other.example=http://127.0.0.1:1', true],
  ['https://shop.example/a', 'shop.example=http://127.0.0.1:1', true],
  ['http://shop.example/a', 'shop.example=http://127.0.0.1:1', false],
  ['https://www.shop.example/', 'shop.example=http://127.0.0.1:1', false],
  ['http://shop.example/a', 'shop.example=http://127.0.0.1:1,http://shop.example=http://127.0.0.1:2', true],
  ['https://www.shop.example/', 'shop.example=http://127.0.0.1:1,www.shop.example=http://127.0.0.1:2', true],
])('another spelling %s of an address of shop.example may be requested with %j: %j', (url, text, expected) => {
  const parsed = parseOriginOverrides(text);
  expect(parsed.ok && isOwnOverride(new URL(url), 'shop.example', parsed.overrides)).toBe(expected);
});
