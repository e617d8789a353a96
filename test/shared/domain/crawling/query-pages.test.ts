import { describe, expect, test } from 'vitest';
import {
  chooseVariants,
  countVariants,
  documentPlace,
  namesOwnQuery,
  type QueryPaths,
  queryPageLimits,
} from '../../../../shared/domain/crawling/query-pages.ts';

const urls = (path: string, count: number) =>
  Array.from({ length: count }, (_, at) => `https://shop.example${path}?p=${at}`);
const variantsOf = (all: readonly string[]) => all.map((url) => ({ url, attempts: 0, isPage: false }));

/** Reads what may be read, round after round, as the batches of a crawl do; `isPage` says what the documents turn out to be. */
function readAll(all: readonly string[], isPage: (url: string) => boolean, room = 10_000) {
  let waiting = variantsOf(all);
  let paths: QueryPaths = {};
  const read: string[] = [];
  while (waiting.length > 0) {
    const chosen = chooseVariants(waiting.slice(0, 96), { paths, room: room - read.length });
    const gone = new Set([...chosen.read, ...chosen.dropped]);
    if (gone.size === 0) throw new Error('no URL was read or dropped: the crawl would never end');
    const now = chosen.read.map(({ url }) => url);
    paths = countVariants(paths, now, now.filter(isPage));
    read.push(...now);
    waiting = waiting.filter((variant) => !gone.has(variant));
  }
  return { read, paths };
}

describe('which URLs with a query are read', () => {
  test('is three of a path whose queries are no pages', () => {
    expect(readAll(urls('/list', 500), () => false).read).toHaveLength(queryPageLimits.probesOfPath);
  });

  test('is all of a path of which one is a page', () => {
    expect(readAll(urls('/', 300), () => true).read).toHaveLength(300);
  });

  test('is a bounded number of a site with filters on every list', () => {
    const lists = Array.from({ length: 300 }, (_, at) => urls(`/list-${at}`, 5)).flat();
    expect(readAll(lists, () => false).read).toHaveLength(queryPageLimits.probesOfCrawl);
  });

  test('is a bounded number of a hostile site that names each of a million queries as a page', () => {
    const hostile = Array.from({ length: 20 }, (_, at) => urls(`/trap-${at}`, 500)).flat();
    expect(readAll(hostile, () => true).read).toHaveLength(queryPageLimits.readOfCrawl);
  });

  test('is no more than the crawl has room for', () => {
    expect(readAll(urls('/', 50), () => true, 7).read).toHaveLength(7);
  });

  test('includes those that are pages of the site already, and those to be asked again', () => {
    const paths = { '/list': { read: 3, pages: 0 } };
    const [page, again, other] = variantsOf(urls('/list', 3));
    if (!page || !again || !other) throw new Error('three URLs');
    const variants = [{ ...page, isPage: true }, { ...again, attempts: 1 }, other];
    const { read, dropped } = chooseVariants(variants, { paths, room: 10 });
    expect([read, dropped]).toEqual([variants.slice(0, 2), [other]]);
  });
});

describe('a document that was read at a URL with a query', () => {
  test.each([
    ['https://shop.example/?p=12', 'https://shop.example/?p=12', true],
    ['https://shop.example/?b=2&a=1', 'http://www.shop.example/?a=1&b=2', true],
    ['https://shop.example/?p=12', 'https://shop.example/?p=13', false],
    ['https://shop.example/?p=12', 'https://shop.example/', false],
    ['https://shop.example/?p=12', null, false],
    ['https://shop.example/?p=12', 'https://other.example/?p=12', false],
    ['https://shop.example/post/', 'https://shop.example/post/', false],
    // The second page of a list is no page: it is there for its links.
    ['https://shop.example/blog?page=2', 'https://shop.example/blog?page=2', false],
  ])('%s with the canonical %s names itself: %s', (url, canonical, expected) => {
    expect(namesOwnQuery(url, canonical)).toBe(expected);
  });

  test.each([
    ['https://shop.example/', 'https://shop.example/?lang=en', '/'],
    ['https://shop.example/?p=12', 'https://shop.example/?p=12', '/?p=12'],
    ['https://shop.example/?p=12', 'https://shop.example/', '/'],
    ['https://shop.example/old', 'https://shop.example/?p=12', '/?p=12'],
    ['https://shop.example/old?x=1', 'https://shop.example/new/', '/new/'],
  ])('asked for as %s and read at %s is at %s', (requestedUrl, finalUrl, path) => {
    expect(documentPlace({ requestedUrl, finalUrl })?.path).toBe(path);
  });
});
