import { describe, expect, test } from 'vitest';
import { canonicalPage } from '../../../../shared/domain/crawling/canonical-page.ts';

const site = 'www.shop.example';
const keyOf = (url: string, canonicalUrl: string | null) => canonicalPage({ url, canonicalUrl, site })?.key ?? null;

describe('canonicalPage', () => {
  test.each([
    ['a print version', 'https://shop.example/tyres/print/', 'https://shop.example/tyres/', 'shop.example/tyres'],
    ['a list in another place', 'https://shop.example/sale/', 'https://shop.example/list?sale=1', 'shop.example/list'],
  ])('is the page that %s names', (_, url, canonical, key) => {
    expect(keyOf(url, canonical)).toBe(key);
  });

  test.each([
    ['names none', 'https://shop.example/a/', null],
    ['names itself in another spelling', 'https://shop.example/a', 'http://www.SHOP.example/A/?utm_source=x'],
    ['names its path without the query', 'https://shop.example/list?sort=price', 'https://shop.example/list'],
    ['names itself with a query', 'https://shop.example/list', 'https://shop.example/list?sort=price'],
    ['names a page of another site', 'https://shop.example/a/', 'https://magazine.example/a/'],
    ['names a page of a subdomain', 'https://shop.example/a/', 'https://blog.shop.example/a/'],
    ['names the start page, as broken themes do on every page', 'https://shop.example/a/', 'https://shop.example/'],
    ['names what is no URL', 'https://shop.example/a/', 'not a URL'],
  ])('is null for a page that %s', (_, url, canonical) => {
    expect(keyOf(url, canonical)).toBeNull();
  });
});
