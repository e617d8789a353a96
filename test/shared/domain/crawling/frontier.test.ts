import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trapLimits } from '../../../../shared/domain/crawling/crawl-traps.ts';
import {
  countEnqueued,
  emptyFrontierCounts,
  type FrontierContext,
  maxCrawlUrlCharacters,
  maxLinkDepth,
  maxTrapPatterns,
  selectEntries,
  shouldEnqueue,
} from '../../../../shared/domain/crawling/frontier.ts';
import { parseRobots } from '../../../../shared/domain/crawling/robots.ts';
import { anyText } from '../../../harness/any-text.ts';
import { anyUrl } from '../../../harness/any-url.ts';

const contextWith = (changes: Partial<FrontierContext> = {}): FrontierContext => ({
  site: 'shop.example',
  robots: parseRobots('User-agent: *\nDisallow: /private', 200),
  counts: emptyFrontierCounts,
  maxPages: 5_000,
  ...changes,
});
const decide = (url: string, changes: Partial<FrontierContext> = {}, depth = 1) =>
  shouldEnqueue({ url, depth }, contextWith(changes));
const linksOf = (urls: Iterable<string>) => [...urls].map((url) => ({ url, depth: 1 }));

describe('one URL', () => {
  test.each([
    ['as it is', 'https://shop.example/About', 'shop.example/about', 'https://shop.example/About'],
    ['without its fragment', 'https://shop.example/about#team', 'shop.example/about', 'https://shop.example/about'],
    [
      'without tracking',
      'https://shop.example/about?utm_source=x&gclid=y',
      'shop.example/about',
      'https://shop.example/about',
    ],
    ['on www', 'https://www.shop.example/', 'shop.example/', 'https://www.shop.example/'],
    ['over http', 'http://shop.example/about/', 'shop.example/about', 'http://shop.example/about/'],
    ['an HTML file', 'https://shop.example/about.html', 'shop.example/about.html', 'https://shop.example/about.html'],
    [
      'a version number',
      'https://shop.example/release-1.2',
      'shop.example/release-1.2',
      'https://shop.example/release-1.2',
    ],
  ])('%s is taken', (_name, url, key, fetchUrl) => {
    expect(decide(url)).toMatchObject({
      enqueue: true,
      key,
      url: fetchUrl,
      depth: 1,
      pattern: null,
      isQueryVariant: false,
    });
  });

  test('a query keeps its spelling when there is nothing to take out of it', () => {
    expect(decide('https://shop.example/list?b=%20x&a=1+2')).toMatchObject({
      url: 'https://shop.example/list?b=%20x&a=1+2',
    });
  });

  test.each([
    ['no URL', 'about', 'invalid_url'],
    ['a mail address', 'mailto:a@shop.example', 'invalid_url'],
    ['credentials', 'https://a:b@shop.example/', 'invalid_url'],
    ['another site', 'https://other.example/', 'off_site'],
    ['a subdomain', 'https://blog.shop.example/', 'off_site'],
    ["the site's name inside another", 'https://shop.example.evil.example/', 'off_site'],
    ['another port', 'https://shop.example:8443/', 'off_site'],
    ['a PDF', 'https://shop.example/Prices.PDF', 'not_html'],
    ['an image with a query', 'https://shop.example/a.jpg?w=100', 'not_html'],
    ['a disallowed path', 'https://shop.example/private/x', 'disallowed'],
    ['a repeating path', 'https://shop.example/a/b/a/b/a/b', 'repeating_path'],
    ['a page far down a list', 'https://shop.example/blog/page/9999', 'pagination'],
    ['a very long URL', `https://shop.example/${'x'.repeat(maxCrawlUrlCharacters)}`, 'url_too_long'],
  ])('%s is refused', (_name, url, reason) => {
    expect(decide(url)).toEqual({ enqueue: false, reason });
  });

  test('a known page is refused in every spelling', () => {
    const isKnown = (key: string): boolean => key === 'shop.example/about';
    for (const url of ['https://shop.example/about', 'http://www.shop.example/About/?utm_medium=x#y']) {
      expect(decide(url, { isKnown })).toEqual({ enqueue: false, reason: 'known' });
    }
  });

  test('the limits of the crawl hold', () => {
    expect(decide('https://shop.example/a', { counts: { ...emptyFrontierCounts, enqueued: 5_000 } })).toEqual({
      enqueue: false,
      reason: 'page_limit',
    });
    expect(decide('https://shop.example/a', {}, maxLinkDepth + 1)).toEqual({ enqueue: false, reason: 'too_deep' });
    expect(decide('https://shop.example/a', {}, maxLinkDepth)).toMatchObject({ enqueue: true });
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), anyUrl), (url) => {
        expect(typeof decide(url).enqueue).toBe('boolean');
        expect(typeof decide(`https://shop.example/${url}`).enqueue).toBe('boolean');
      }),
    );
  });
});

describe('many URLs', () => {
  test('each page is taken once, in order', () => {
    const selection = selectEntries(
      linksOf([
        'https://shop.example/b',
        'https://shop.example/a',
        'https://shop.example/B/',
        'https://other.example/',
      ]),
      contextWith(),
    );
    expect(selection.entries.map(({ url }) => url)).toEqual(['https://shop.example/b', 'https://shop.example/a']);
    expect(selection.refused).toEqual({ known: 1, off_site: 1 });
    expect(selection.counts).toEqual({ enqueued: 2, queryVariants: 0, patterns: {} });
  });

  test('URLs that differ in their query are one page, and each is put aside to be asked', () => {
    const selection = selectEntries(
      linksOf(['https://shop.example/List?color=red', 'https://shop.example/list/?color=blue#top']),
      contextWith(),
    );
    expect(selection.entries.map(({ url, key, isQueryVariant }) => [url, key, isQueryVariant])).toEqual([
      ['https://shop.example/List', 'shop.example/list', false],
      ['https://shop.example/List?color=red', 'shop.example/list?color=red', true],
      ['https://shop.example/list/?color=blue', 'shop.example/list?color=blue', true],
    ]);
    expect(selection.counts).toMatchObject({ enqueued: 1, queryVariants: 2 });
  });

  test('a path that robots.txt allows only without a query is taken without it', () => {
    const robots = parseRobots('User-agent: *\nDisallow: /*?', 200);
    const { entries } = selectEntries(linksOf(['https://shop.example/list?color=red']), contextWith({ robots }));
    expect(entries.map(({ url }) => url)).toEqual(['https://shop.example/list']);
  });

  test('queries are put aside up to the limit of their path, within a page and across pages', () => {
    const limit = trapLimits.queryVariants;
    const filters = Array.from({ length: limit + 10 }, (_, index) => `https://shop.example/list?color=${index}`);
    const first = selectEntries(linksOf(filters.slice(0, 15)), contextWith());
    expect(first.entries).toHaveLength(16);
    const second = selectEntries(linksOf(filters.slice(15)), contextWith({ counts: first.counts }));
    expect(second.refused).toMatchObject({ query_variants: 10 });
    expect(second.counts).toMatchObject({
      queryVariants: limit,
      patterns: { 'query_variants:/list': limit },
    });
  });

  test('queries are put aside up to the limit of a crawl, and the pages at their paths go on', () => {
    const lists = Array.from({ length: 10 }, (_, list) =>
      Array.from({ length: trapLimits.queryVariants }, (_each, at) => `https://shop.example/list-${list}?color=${at}`),
    );
    const selection = selectEntries(linksOf(lists.flat()), contextWith());
    expect(selection.counts).toMatchObject({ enqueued: 10, queryVariants: trapLimits.queryVariantsOfCrawl });
  });

  test('a calendar ends', () => {
    const months = Array.from({ length: 100 }, (_, year) => `https://shop.example/events/${2000 + year}/01`);
    const selection = selectEntries(linksOf(months), contextWith());
    expect(selection.entries).toHaveLength(trapLimits.calendarPages);
    expect(selection.refused).toEqual({ calendar: 100 - trapLimits.calendarPages });
  });

  test('the page limit holds within one page of links', () => {
    const pages = Array.from({ length: 20 }, (_, index) => `https://shop.example/${index}`);
    const selection = selectEntries(linksOf(pages), contextWith({ maxPages: 7 }));
    expect(selection.entries).toHaveLength(7);
    expect(selection.refused).toEqual({ page_limit: 13 });
  });

  test('the stored counters stay bounded, and clean URLs go on', () => {
    const lists = Array.from(
      { length: maxTrapPatterns + 5 },
      (_, index) => `https://shop.example/list-${index}?color=red`,
    );
    const selection = selectEntries(linksOf([...lists, 'https://shop.example/clean']), contextWith());
    expect(Object.keys(selection.counts.patterns)).toHaveLength(maxTrapPatterns);
    expect(selection.refused).toEqual({ too_many_patterns: 5 });
    expect(selection.counts.enqueued).toBe(lists.length + 1);
    expect(selection.entries.at(-1)?.url).toBe('https://shop.example/clean');
  });

  test('an endless server of links is a bounded crawl', () => {
    // Every page links to ten more, of every shape that never ends.
    let counts = emptyFrontierCounts;
    const known = new Set<string>();
    let queue = ['https://shop.example/'];
    let fetched = 0;
    for (let depth = 0; queue.length > 0; depth += 1) {
      const links = queue.flatMap((url) => [
        `${url.replace(/\?.*$/, '').replace(/\/$/, '')}/more`,
        `https://shop.example/list?color=${depth}&size=${fetched}`,
        `https://shop.example/list?page=${depth + 1}`,
        `https://shop.example/events/${1900 + (depth % 200)}/${(fetched % 12) + 1}`,
      ]);
      fetched += queue.length;
      const selection = selectEntries(
        links.map((url) => ({ url, depth })),
        contextWith({ counts, isKnown: (key) => known.has(key) }),
      );
      counts = selection.counts;
      for (const { key } of selection.entries) known.add(key);
      queue = selection.entries.map(({ url }) => url);
    }
    expect(fetched).toBeLessThan(1_000);
  });

  test('counting what was new gives the counts of the selection', () => {
    const selection = selectEntries(
      linksOf(['https://shop.example/a', 'https://shop.example/l?x=1', 'https://shop.example/l?x=2']),
      contextWith(),
    );
    expect(countEnqueued(emptyFrontierCounts, selection.entries)).toEqual(selection.counts);
  });

  test('the counts are plain data that JSON keeps', () => {
    const { counts } = selectEntries(
      linksOf(['https://shop.example/__proto__?x=1', 'https://shop.example/l?__proto__=2']),
      contextWith(),
    );
    expect(JSON.parse(JSON.stringify(counts))).toEqual(counts);
    expect(counts).toMatchObject({ enqueued: 2, queryVariants: 2 });
  });
});
