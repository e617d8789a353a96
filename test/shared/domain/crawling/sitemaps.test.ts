import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSitemapDate } from '../../../../shared/domain/crawling/sitemap-date.ts';
import { maxSitemapUrls, parseSitemap } from '../../../../shared/domain/crawling/sitemaps.ts';
import { anyText } from '../../../harness/any-text.ts';

const locs = (text: string): string[] => parseSitemap(text).urls.map(({ loc }) => loc);

describe('the dialects', () => {
  test('reads a urlset, and not the locs of its images', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
        <url>
          <loc>
            https://shop.example/a?x=1&amp;y=2
          </loc>
          <lastmod>2026-11-21T09:00:00+01:00</lastmod>
          <image:image><image:loc>https://shop.example/a.png</image:loc></image:image>
        </url>
        <url><image:image><image:loc>https://shop.example/b.png</image:loc></image:image><loc>https://shop.example/b</loc></url>
      </urlset>`;
    expect(parseSitemap(text)).toEqual({
      kind: 'urlset',
      urls: [
        { loc: 'https://shop.example/a?x=1&y=2', lastmod: '2026-11-21T08:00:00.000Z' },
        { loc: 'https://shop.example/b', lastmod: null },
      ],
      sitemaps: [],
      error: null,
    });
  });

  test('reads the versions in other languages of a URL, and not those of Atom', () => {
    const text = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"><url>
      <loc>https://shop.example/en/</loc>
      <xhtml:link rel="alternate" hreflang="de" href="https://shop.example/de/?a=1&amp;b=2"/>
      <xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/"/>
      <xhtml:link rel="alternate" hreflang="fr" href="/fr/"/><xhtml:link rel="canonical" href="https://shop.example/x/"/>
      </url><url><loc>https://shop.example/b</loc></url></urlset>`;
    const alternates = [
      ['de', 'https://shop.example/de/?a=1&b=2'],
      ['x-default', 'https://shop.example/'],
    ];
    expect(parseSitemap(text).urls).toEqual([
      { loc: 'https://shop.example/en/', lastmod: null, alternates },
      { loc: 'https://shop.example/b', lastmod: null },
    ]);
  });

  test('reads an index', () => {
    const text =
      '<sitemapindex><sitemap><loc>https://shop.example/1.xml</loc><lastmod>2026</lastmod></sitemap><sitemap><loc>https://shop.example/2.xml.gz</loc></sitemap></sitemapindex>';
    expect(parseSitemap(text)).toEqual({
      kind: 'index',
      urls: [],
      sitemaps: ['https://shop.example/1.xml', 'https://shop.example/2.xml.gz'],
      error: null,
    });
  });

  test('reads elements with a prefix', () => {
    const text =
      '<sm:urlset xmlns:sm="http://www.sitemaps.org/schemas/sitemap/0.9"><sm:url><sm:loc>https://shop.example/</sm:loc></sm:url></sm:urlset>';
    expect(locs(text)).toEqual(['https://shop.example/']);
  });

  test("reads RSS items, and neither the channel's link nor that of its image", () => {
    const text = `<rss version="2.0"><channel><link>https://shop.example/</link><image><link>https://shop.example/i</link></image>
      <item><title>A</title><link>https://shop.example/a</link><atom:link href="https://shop.example/x"/><pubDate>Sat, 21 Nov 2026 08:00:00 +0100</pubDate></item></channel></rss>`;
    expect(parseSitemap(text)).toMatchObject({
      kind: 'urlset',
      urls: [{ loc: 'https://shop.example/a', lastmod: '2026-11-21T07:00:00.000Z' }],
    });
  });

  test('reads the alternate links of Atom entries', () => {
    const text = `<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://shop.example/"/>
      <entry><link rel="self" href="https://shop.example/self"/><link href="https://shop.example/a"/><updated>2026-11-21T08:00:00Z</updated></entry>
      <entry><link rel="alternate" href="https://shop.example/b"/></entry></feed>`;
    expect(parseSitemap(text).urls).toEqual([
      { loc: 'https://shop.example/a', lastmod: '2026-11-21T08:00:00.000Z' },
      { loc: 'https://shop.example/b', lastmod: null },
    ]);
  });

  test('reads a plain list of URLs', () => {
    const text = '\uFEFFhttps://shop.example/a\r\n\r\n  https://shop.example/b  \nnot a url\nhttps://shop.example/c';
    expect(parseSitemap(text)).toMatchObject({ kind: 'urlset', error: 'line 4 is no URL' });
    expect(locs(text)).toEqual(['https://shop.example/a', 'https://shop.example/b', 'https://shop.example/c']);
  });

  test.each([
    ['an HTML page', '<!doctype html><html><body><a href="/">x</a></body></html>'],
    ['prose', 'Nothing to see here.'],
    ['nothing', ' \n '],
    ['an object property as root', '<constructor><url><loc>https://shop.example/</loc></url></constructor>'],
  ])('%s is no sitemap', (_name, text) => {
    const sitemap = parseSitemap(text);
    expect(sitemap).toMatchObject({ kind: 'unknown', urls: [], sitemaps: [] });
    expect(sitemap.error).not.toBeNull();
  });
});

describe('broken files', () => {
  test.each<[name: string, text: string, expected: string[]]>([
    [
      'bare ampersands',
      '<urlset><url><loc>https://shop.example/?a=1&b=2&copy=3</loc></url></urlset>',
      ['https://shop.example/?a=1&b=2&copy=3'],
    ],
    [
      'ampersands in CDATA',
      '<urlset><url><loc><![CDATA[https://shop.example/?a=1&b=2]]></loc></url></urlset>',
      ['https://shop.example/?a=1&b=2'],
    ],
    [
      'white space before the declaration',
      '\n\n<?xml version="1.0"?><urlset><url><loc>https://shop.example/</loc></url></urlset>',
      ['https://shop.example/'],
    ],
    [
      'a missing end tag',
      '<urlset><url><loc>https://shop.example/a</loc><url><loc>https://shop.example/b</loc></url></urlset>',
      ['https://shop.example/a', 'https://shop.example/b'],
    ],
    [
      'an end in the middle',
      '<urlset><url><loc>https://shop.example/a</loc></url><url><loc>https://shop.exa',
      ['https://shop.example/a'],
    ],
    ['an end after a loc', '<urlset><url><loc>https://shop.example/a</loc>', ['https://shop.example/a']],
    [
      'an unknown entity',
      '<urlset><url><loc>https://shop.example/a</loc><x>&nbsp;</x></url></urlset>',
      ['https://shop.example/a'],
    ],
    [
      'locs that are no absolute http(s) URLs',
      '<urlset><url><loc>/a</loc></url><url><loc>javascript:x</loc></url><url><loc/></url><url><loc>https://shop.example/b</loc></url></urlset>',
      ['https://shop.example/b'],
    ],
    [
      'a second loc',
      '<urlset><url><loc>https://shop.example/a</loc><loc>https://shop.example/b</loc></url></urlset>',
      ['https://shop.example/a'],
    ],
  ])('keeps what can be read of %s', (_name, text, expected) => {
    expect(locs(text)).toEqual(expected);
  });

  test('reports the first problem', () => {
    expect(parseSitemap('<urlset><url><loc>https://shop.example/a</loc></url>').error).toBe('unclosed tag: urlset');
  });

  test('an entity is whole wherever the file is cut into pieces', () => {
    const url = 'https://shop.example/?a=1&amp;b=2&#38;c=3';
    for (let padding = 65_400; padding < 65_540; padding += 1) {
      const text = `<urlset><!--${'-x'.repeat(padding / 2)}${padding % 2 === 0 ? '' : 'x'}--><url><loc>${url}</loc></url></urlset>`;
      expect(locs(text)).toEqual(['https://shop.example/?a=1&b=2&c=3']);
    }
  });

  test('never throws', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '<urlset>',
        '</urlset>',
        '<url>',
        '</url>',
        '<loc>',
        '</loc>',
        '<![CDATA[',
        ']]>',
        '<!--',
        '-->',
        '&',
        '<!DOCTYPE x [',
        '<?xml',
        '?>',
        'https://shop.example/',
      ),
      anyText(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const sitemap = parseSitemap(parts.join(''));
        expect(sitemap.urls.every(({ loc }) => URL.canParse(loc))).toBe(true);
      }),
    );
  });
});

describe('bounds', () => {
  const urlset = (count: number): string =>
    `<urlset>${Array.from({ length: count }, (_, index) => `<url><loc>https://shop.example/${index}</loc></url>`).join('')}</urlset>`;

  test('takes as many URLs as a sitemap may have, and no more', () => {
    expect(parseSitemap(urlset(maxSitemapUrls))).toMatchObject({ error: null });
    const tooMany = parseSitemap(urlset(maxSitemapUrls + 1));
    expect(tooMany.urls).toHaveLength(maxSitemapUrls);
    expect(tooMany.error).toBe('the file has more entries than a sitemap may');
  });

  test('takes as many lines', () => {
    const list = parseSitemap('https://shop.example/\n'.repeat(maxSitemapUrls + 1));
    expect(list.urls).toHaveLength(maxSitemapUrls);
    expect(list.error).toBe('the file has more entries than a sitemap may');
  });

  test('entities do not expand', () => {
    const text = `<!DOCTYPE urlset [<!ENTITY a "${'x'.repeat(1_000)}"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
      <urlset><url><loc>https://shop.example/&b;&f;</loc></url></urlset>`;
    expect(locs(text)).toEqual(['https://shop.example/&b;&f;']);
  });

  // Each of these takes from seconds to minutes without its bound: the test's own time limit is the assertion.
  test.each([
    ['nesting', `<urlset>${'<a>'.repeat(5_000_000)}`, /nested deeper/],
    ['one comment', `<urlset><!--${'-'.repeat(20_000_000)}`, /malformed comment|without an element/],
    ['one text', `<urlset><url><loc>${'&'.repeat(20_000_000)}`, /without an element/],
    ['one tag', `<urlset ${'a'.repeat(20_000_000)}`, /without an element/],
    ['errors', `<urlset>${'<url><loc></x>'.repeat(1_000_000)}`, /unexpected close tag/],
    ['blank lines', `x${'\n'.repeat(20_000_000)}`, /line 1 is no URL/],
  ])('stops early at endless %s', (_name, text, error) => {
    expect(parseSitemap(text).error).toMatch(error);
  });
});

describe('dates', () => {
  test.each<[text: string, iso: string | null]>([
    ['2026', '2026-01-01T00:00:00.000Z'],
    ['2026-11', '2026-11-01T00:00:00.000Z'],
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21T08:00Z', '2026-11-21T08:00:00.000Z'],
    ['2026-11-21T08:00:00.123456+02:00', '2026-11-21T06:00:00.123Z'],
    ['2026-11-21T08:00:00', '2026-11-21T08:00:00.000Z'],
    ['2026-11-21 08:00:00', '2026-11-21T08:00:00.000Z'],
    ['Sat, 21 Nov 2026 08:00:00 GMT', '2026-11-21T08:00:00.000Z'],
    ['21 Nov 2026 08:00:00', '2026-11-21T08:00:00.000Z'],
    ['2026-13-45', null],
    ['yesterday', null],
    ['12', null],
    ['21/11/2026', null],
    ['', null],
  ])('%j is %j', (text, iso) => {
    expect(parseSitemapDate(text)).toBe(iso);
  });
});
