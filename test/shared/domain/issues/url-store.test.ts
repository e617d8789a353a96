import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KnownUrl } from '../../../../shared/domain/issues/known-url.ts';
import { AddressStore, UrlStore } from '../../../../shared/domain/issues/url-store.ts';
import { hashKey, KeyNumbers } from '../../../../shared/domain/urls/key-numbers.ts';

const address = fc.constantFrom(
  'https://shop.example/',
  'https://www.shop.example/Teas/',
  'https://shop.example/tea-ö/?a=1',
  'https://shop.example/茶',
  'https://shop.example/tea',
);

const knownArbitrary: fc.Arbitrary<KnownUrl> = fc.record({
  url: address,
  outcome: fc.constantFrom('read', 'redirected', 'gone'),
  reason: fc.option(fc.constant('status_404')),
  statusCode: fc.option(fc.constantFrom(200, 404)),
  finalUrl: fc.option(address),
  redirects: fc.array(address, { maxLength: 2 }),
  foundOn: fc.option(address),
  canonicalUrl: fc.option(address),
});

/** Of each address, and some that are no part of one. */
const key = fc.oneof(
  address.map((url) => url.replace('https://', '')),
  fc.constantFrom('shop.example/teas', 'shop.example/tea-%C3%B6?a=1', 'shop.example/ß'),
);

test('a store of URLs has what a map has, whatever their letters are, and also when one is set again', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, knownArbitrary), { maxLength: 30 }), (entries) => {
      const [store, map] = [new UrlStore<KnownUrl>(), new Map<string, KnownUrl>()];
      for (const [at, known] of entries) {
        store.set(at, known);
        map.set(at, known);
        expect(store.get(at)).toEqual(known);
      }
      expect([...store]).toEqual([...map]);
      expect([...store.values()]).toEqual([...map.values()]);
      expect(store.size).toBe(map.size);
      expect(store.has('shop.example/other')).toBe(false);
    }),
  );
});

test('of more URLs than are kept as they are each is found as it was', () => {
  const store = new UrlStore<KnownUrl>();
  const knownAt = (at: number): KnownUrl => ({
    url: `https://shop.example/tea-${at}/`,
    outcome: 'read',
    reason: null,
    statusCode: 200,
    finalUrl: at % 3 === 0 ? 'https://shop.example/' : `https://shop.example/tea-${at}/`,
    redirects: [],
    foundOn: at % 2 === 0 ? null : 'https://shop.example/',
    canonicalUrl: null,
  });
  for (let at = 0; at < 50_000; at += 1) store.set(`shop.example/tea-${at}`, knownAt(at));
  for (let at = 0; at < 50_000; at += 997) {
    expect(store.get(`shop.example/tea-${at}`)).toEqual(knownAt(at));
    expect(store.placeAt(`shop.example/tea-${at}`)).toBe(at);
  }
  expect(store.placeAt('shop.example/tea-50000')).toBe(-1);
});

test('of the addresses of sitemaps the first one of each key counts', () => {
  const addresses = new AddressStore([
    ['shop.example/teas', 'https://shop.example/teas/'],
    ['shop.example/', 'https://shop.example/'],
    ['shop.example/teas', 'https://shop.example/Teas'],
  ]);
  expect([...addresses]).toEqual([
    ['shop.example/teas', 'https://shop.example/teas/'],
    ['shop.example/', 'https://shop.example/'],
  ]);
  expect([...addresses.values()]).toEqual(['https://shop.example/teas/', 'https://shop.example/']);
  expect([addresses.size, addresses.has('shop.example/'), addresses.get('shop.example/teas')]).toEqual([
    2,
    true,
    'https://shop.example/teas/',
  ]);
});

test('keys have numbers in the order in which they come, each one', () => {
  const numbers = new KeyNumbers();
  const keys = Array.from({ length: 20_000 }, (_, at) => `shop.example/category-${at % 97}/product-${at}`);
  expect(keys.map((one) => numbers.add(hashKey(one)))).toEqual(keys.map((_, at) => at));
  expect(keys.map((one) => numbers.add(hashKey(one)))).toEqual(keys.map((_, at) => at));
  expect(numbers.find(hashKey('shop.example/'))).toBe(-1);
  expect(numbers.size).toBe(keys.length);
});
