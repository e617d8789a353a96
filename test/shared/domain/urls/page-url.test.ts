import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  normalizeLinkHref,
  normalizePagePath,
  pageKey,
  pagePathKey,
  storedPagePath,
} from '../../../../shared/domain/urls/page-url.ts';
import { anyUrl } from '../../../harness/any-url.ts';

const paths = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .array(fc.constantFrom('A', 'é', 'É', '%C3%89', '%2F', '%', '..', '.', '', 'a b', 'x.HTML', '?q=1', 'İ', ';sid=1'))
    .map((parts) => parts.join('/')),
);

describe('normalizePagePath', () => {
  test.each([
    ['About-Us', '/about-us/'],
    ['/about-us/', '/about-us/'],
    ['/', '/'],
    ['', '/'],
    ['/Page.HTML', '/page.html'],
    ['/files/Price List.pdf', '/files/price%20list.pdf'],
    ['//other.example/x', '/other.example/x/'],
    ['/a//b///c', '/a/b/c/'],
    ['/a/./b/../c', '/a/c/'],
    ['/../../etc', '/etc/'],
    ['/release-1.2', '/release-1.2/'],
    ['/Caf%C3%89', '/caf%c3%a9/'],
    ['/CAFÉ', '/caf%c3%a9/'],
    ['/a,b;c=d@e', '/a,b;c=d@e/'],
    ['/blog#top', '/blog/'],
    ['/blog?b=2&utm_source=x&a=1', '/blog/'],
    ['/?p=12', '/'],
    ['/100%', '/100%25/'],
  ])('stores %j as %j', (path, expected) => {
    expect(normalizePagePath(path)).toBe(expected);
  });

  test('changes nothing when it is applied again', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const once = normalizePagePath(path);
        expect(normalizePagePath(once)).toBe(once);
        expect(once.startsWith('/')).toBe(true);
      }),
    );
  });
});

describe('pageKey', () => {
  test.each([
    'https://example.com/Blog/Post',
    'http://www.example.com/blog/post/',
    'https://WWW.EXAMPLE.COM:443/blog//post#comments',
    'http://example.com:443/blog/post',
    'https://example.com/blog/post/?utm_source=news&gclid=1&fbclid=2&msclkid=3&mc_eid=4&PHPSESSID=5',
    'https://example.com./blog/x/../POST;jsessionid=0A1B',
  ])('is the same for %s', (url) => {
    expect(pageKey(url)?.key).toBe('example.com/blog/post');
  });

  test('is host and path, and offers the path with the query, sorted and without tracking', () => {
    expect(pageKey('https://example.com/shop?page=2&color=Red&utm_medium=x#top')).toEqual({
      host: 'example.com',
      path: '/shop',
      key: 'example.com/shop',
      pathWithQuery: '/shop?color=Red&page=2',
    });
  });

  test('writes internationalized hosts in punycode, and keeps a port that is not the usual one', () => {
    expect(pageKey('https://www.Bücher.example:8443/')?.key).toBe('xn--bcher-kva.example:8443/');
  });

  test.each([
    '',
    'example.com',
    '/path',
    'mailto:a@example.com',
    'javascript:alert(1)',
    'ftp://example.com/',
    'https://',
    `https://example.com/${'a'.repeat(9000)}`,
  ])('is null for %.40s', (url) => {
    expect(pageKey(url)).toBeNull();
  });

  test('is the same for a page found by the crawl and one posted with that path', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        const path = storedPagePath(url) ?? '';
        expect(pagePathKey(normalizePagePath(path))).toBe(pageKey(url)?.path);
        expect(pagePathKey(path)).toBe(pageKey(url)?.pathWithQuery);
      }),
    );
  });
});

describe('every spelling of a URL', () => {
  const segment = fc.stringMatching(/^[a-z0-9]{1,8}$/).filter((text) => !/^(?:index|default)$/.test(text));
  const parameters = fc.uniqueArray(fc.tuple(fc.constantFrom('color', 'p', 'size', 'view'), segment), {
    selector: ([name]) => name,
    maxLength: 3,
  });
  const page = fc.record({ path: fc.array(segment, { minLength: 1, maxLength: 4 }), query: parameters });
  const queryOf = (pairs: readonly (readonly [string, string])[]) =>
    pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`;
  /** Each changes how the URL is written, and not which page it is. */
  const spellings = fc.record({
    scheme: fc.constantFrom('https', 'http', 'HTTPS'),
    host: fc.constantFrom('shop.example', 'www.shop.example', 'SHOP.example', 'shop.example.', 'WWW.Shop.Example'),
    upper: fc.boolean(),
    ending: fc.constantFrom('', '/', '//', '/./', '/x/..', ';jsessionid=9'),
    noise: fc.subarray([
      ['utm_source', 'mail'],
      ['gclid', '1'],
      ['PHPSESSID', 'abc'],
      ['fbclid', '2'],
    ] as const),
    isReversed: fc.boolean(),
    fragment: fc.constantFrom('', '#top', '#!/a'),
  });

  test('has one key', () => {
    fc.assert(
      fc.property(page, spellings, ({ path, query }, spelling) => {
        const plain = `https://shop.example/${path.join('/')}${queryOf(query)}`;
        const written = path.join('/');
        const order = spelling.isReversed ? query.toReversed() : query;
        const url =
          `${spelling.scheme}://${spelling.host}/${spelling.upper ? written.toUpperCase() : written}` +
          `${spelling.ending}${queryOf([...spelling.noise, ...order])}${spelling.fragment}`;
        expect(pageKey(url)).toEqual(pageKey(plain));
      }),
    );
  });

  test('of another path has another key, and of another query another path with query', () => {
    fc.assert(
      fc.property(page, page, (a, b) => {
        const urlOf = ({ path, query }: typeof a) => `https://shop.example/${path.join('/')}${queryOf(query)}`;
        const sorted = ({ path, query }: typeof a) => JSON.stringify([path, query.toSorted()]);
        const [keyA, keyB] = [pageKey(urlOf(a)), pageKey(urlOf(b))];
        expect(keyA?.key === keyB?.key).toBe(a.path.join('/') === b.path.join('/'));
        expect(keyA?.pathWithQuery === keyB?.pathWithQuery).toBe(sorted(a) === sorted(b));
      }),
    );
  });
});

describe('normalizeLinkHref', () => {
  const base = 'https://www.example.com/Blog/Post';
  test.each([
    ['../About', 'https://www.example.com/about/'],
    ['next', 'https://www.example.com/blog/next/'],
    ['/Files/Doc.PDF?download=1', 'https://www.example.com/files/doc.pdf'],
    ['//CDN.Example/Lib/', 'https://cdn.example/lib/'],
    ['http://Other.example', 'http://other.example/'],
    ['?page=2#x', 'https://www.example.com/blog/post/'],
    ['  https://example.com/a\n', 'https://example.com/a/'],
  ])('resolves %j to %s', (href, expected) => {
    expect(normalizeLinkHref(href, base)).toBe(expected);
  });

  test.each(['mailto:a@b.c', 'tel:+1', 'javascript:void(0)', 'data:text/plain,x', 'https://[bad', 'http://'])(
    'is null for %s',
    (href) => {
      expect(normalizeLinkHref(href, base)).toBeNull();
    },
  );

  test('changes nothing when it is applied again, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anyUrl, fc.string()), (href) => {
        const once = normalizeLinkHref(href, base);
        if (once !== null) expect(normalizeLinkHref(once, base)).toBe(once);
      }),
    );
  });
});
