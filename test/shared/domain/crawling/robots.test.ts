import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxCrawlDelaySeconds, parseRobots, robotsSource } from '../../../../shared/domain/crawling/robots.ts';
import { anyText } from '../../../harness/any-text.ts';
import { anyUrl } from '../../../harness/any-url.ts';

const isAllowed = (robots: string, path: string): boolean =>
  parseRobots(robots, 200).isAllowed(`https://shop.example${path}`);

describe('access by status (RFC 9309, section 2.3.1)', () => {
  test.each<[status: number | null, access: string, allowed: boolean]>([
    [200, 'rules', false],
    [204, 'rules', false],
    [301, 'allow_all', true],
    [401, 'allow_all', true],
    [403, 'allow_all', true],
    [404, 'allow_all', true],
    [410, 'allow_all', true],
    [429, 'disallow_for_now', false],
    [500, 'disallow_for_now', false],
    [503, 'disallow_for_now', false],
    [null, 'disallow_for_now', false],
  ])('status %s means %s', (status, access, allowed) => {
    const policy = parseRobots('User-agent: *\nDisallow: /', status);
    expect(policy.access).toBe(access);
    expect(policy.isAllowed('https://shop.example/page')).toBe(allowed);
  });

  test('a 2xx without text allows everything', () => {
    expect(parseRobots(null, 200).isAllowed('https://shop.example/')).toBe(true);
  });

  test('text that is no URL is not allowed', () => {
    for (const [text, status] of [
      ['', 200],
      [null, 404],
      [null, null],
    ] as const) {
      expect(parseRobots(text, status).isAllowed('no url')).toBe(false);
    }
  });
});

describe('the source of the rules', () => {
  const exchange = {
    requestedUrl: 'https://shop.example/robots.txt',
    finalUrl: 'https://shop.example/robots.txt',
    redirects: [],
  };

  test('is the body of a 2xx answer', () => {
    const document = {
      ...exchange,
      outcome: 'ok',
      status: 200,
      headers: {},
      contentType: null,
      body: 'Disallow: /',
      encoding: 'utf-8',
      sizeBytes: 11,
      etag: null,
      lastModified: null,
      truncated: false,
    } as const;
    expect(robotsSource(document)).toEqual({ text: 'Disallow: /', status: 200 });
  });

  test('is the status of an error or of redirects without an end', () => {
    const error = {
      ...exchange,
      outcome: 'http_error',
      status: 404,
      headers: {},
      contentType: null,
      body: '',
      retryAfterSeconds: null,
    } as const;
    const loop = {
      ...exchange,
      outcome: 'skipped',
      reason: 'redirect_loop',
      status: 302,
      contentType: null,
      location: null,
    } as const;
    expect(robotsSource(error)).toEqual({ text: null, status: 404 });
    expect(robotsSource(loop)).toEqual({ text: null, status: 302 });
  });

  test('is nothing when the host cannot be reached', () => {
    const failure = { ...exchange, outcome: 'failed', reason: 'timeout', retryable: true, detail: '' } as const;
    expect(robotsSource(failure)).toEqual({ text: null, status: null });
  });
});

describe('groups', () => {
  test.each([
    [
      'our own group replaces the one for all',
      'User-agent: *\nDisallow: /\n\nUser-agent: ContentOptimizationBot\nDisallow: /private',
      true,
    ],
    [
      'whatever the order',
      'User-agent: ContentOptimizationBot\nDisallow: /private\n\nUser-agent: *\nDisallow: /',
      true,
    ],
    ['whatever the case', 'user-AGENT: contentoptimizationBOT\nDISALLOW: /page', false],
    ['a version after the token', 'User-agent: ContentOptimizationBot/1.0\nDisallow: /page', false],
    ['a longer token is another robot', 'User-agent: ContentOptimizationBotNews\nDisallow: /page', true],
    ['a shorter token is another robot', 'User-agent: Content\nDisallow: /page', true],
    [
      'several agents share a group',
      'User-agent: a\nUser-agent: ContentOptimizationBot\nUser-agent: b\nDisallow: /page',
      false,
    ],
    [
      'groups of the same agent are merged',
      'User-agent: *\nDisallow: /x\n\nUser-agent: a\nDisallow: /y\n\nUser-agent: *\nDisallow: /page',
      false,
    ],
    [
      'a Sitemap line does not end the list of agents',
      'User-agent: a\nSitemap: https://shop.example/s.xml\nUser-agent: *\nDisallow: /page',
      false,
    ],
    ['rules before any group hold for nobody', 'Disallow: /page\nUser-agent: *\nAllow: /', true],
    ['an empty Disallow allows everything', 'User-agent: *\nDisallow:', true],
    [
      'our empty group beats the one for all',
      'User-agent: ContentOptimizationBot\nDisallow:\n\nUser-agent: *\nDisallow: /',
      true,
    ],
    ['a byte-order mark is no part of the first line', '\uFEFFUser-agent: *\nDisallow: /page', false],
    ['old line ends', 'User-agent: *\rDisallow: /page\r', false],
    ['comments', '# all\nUser-agent: * # all\nDisallow: /page # not this one', false],
    ['HTML instead of rules', '<!doctype html><title>Not found</title><a href="https://x/">User-agent</a>', true],
  ])('%s', (_name, robots, allowed) => {
    expect(isAllowed(robots, '/page')).toBe(allowed);
  });
});

describe('patterns', () => {
  // The table of RFC 9309, section 2.2.3 and 5.2, and of Google's robots.txt documentation.
  test.each<[pattern: string, path: string, matches: boolean]>([
    ['/', '/anything', true],
    ['/fish', '/fish', true],
    ['/fish', '/fish.html', true],
    ['/fish', '/fishheads/yummy.html', true],
    ['/fish', '/Fish.asp', false],
    ['/fish', '/catfish', false],
    ['/fish*', '/fish/salmon.html', true],
    ['/fish/', '/fish', false],
    ['/fish/', '/fish/?id=1', true],
    ['/*.php', '/index.php', true],
    ['/*.php', '/folder/any.php.file.html', true],
    ['/*.php', '/windows.PHP', false],
    ['/*.php$', '/filename.php', true],
    ['/*.php$', '/filename.php?parameters', false],
    ['/*.php$', '/filename.php5', false],
    ['/fish*.php', '/fishheads/catfish.php?parameters', true],
    ['/fish*.php', '/Fish.PHP', false],
    ['/*?', '/page?x=1', true],
    ['/*?', '/page', false],
    ['/page$', '/page', true],
    ['/page$', '/page/', false],
    ['/a*b*c$', '/a-b-b-c', true],
    ['/a*b*c$', '/a-b-c-d', false],
    ['/a*a$', '/a', false],
    ['/***/x', '/y/x', true],
    ['*', '/anything', true],
    ['fish', '/fish', false],
    ['/größe', '/gr%C3%B6%C3%9Fe', true],
    ['/gr%c3%b6%c3%9fe', '/größe', true],
    ['/%66oo', '/foo', true],
    ['/a%2fb', '/a/b', false],
    ['/a%2fb', '/a%2Fb', true],
  ])('Disallow: %s against %s', (pattern, path, matches) => {
    expect(isAllowed(`User-agent: *\nDisallow: ${pattern}`, path)).toBe(!matches);
  });

  test.each([
    ['the longest match decides', 'Allow: /folder\nDisallow: /', '/folder/page', true],
    ['in whatever order', 'Disallow: /\nAllow: /folder', '/folder/page', true],
    ['a tie goes to Allow', 'Disallow: /folder\nAllow: /folder', '/folder/page', true],
    ['a wildcard counts as a character', 'Allow: /page\nDisallow: /*.htm', '/page.htm', false],
    ['the root alone', 'Allow: /$\nDisallow: /', '/', true],
    ['but not what is below it', 'Allow: /$\nDisallow: /', '/page', false],
    ['robots.txt itself is never hidden', 'Disallow: /', '/robots.txt', true],
  ])('%s', (_name, rules, path, allowed) => {
    expect(isAllowed(`User-agent: *\n${rules}`, path)).toBe(allowed);
  });

  test('wildcards past the budget forbid more, never less', () => {
    const filler = Array.from({ length: 300 }, (_, index) => `Disallow: /f${index}/*${'x'.repeat(100)}`);
    const robots = ['User-agent: *', ...filler, 'Disallow: /late/*/secret', 'Allow: /late/*/open'].join('\n');
    expect(isAllowed(robots, '/late/a/secret')).toBe(false);
    expect(isAllowed(robots, '/late/a/open')).toBe(false);
    expect(isAllowed(robots, '/elsewhere')).toBe(true);
  });

  test('a link costs a few look-ups, however many rules the file has', () => {
    const rules = Array.from({ length: 50_000 }, (_, index) => `Disallow: /x${index}`).join('\n');
    const policy = parseRobots(`User-agent: *\n${rules}`, 200);
    const before = process.cpuUsage();
    const allowed = Array.from({ length: 20_000 }, (_, index) => policy.isAllowed(`https://shop.example/p${index}/`));
    const { user, system } = process.cpuUsage(before);
    expect(allowed).not.toContain(false);
    expect((user + system) / 1_000).toBeLessThan(2_000);
    expect(policy.isAllowed('https://shop.example/x49999/')).toBe(false);
  });

  test('agrees with the specification of matching by regular expression', () => {
    const alphabet = fc.constantFrom('a', 'b', '/', '*');
    const pattern = fc.tuple(fc.array(alphabet, { maxLength: 8 }), fc.boolean());
    const path = fc
      .array(fc.constantFrom('a', 'b', '/'), { maxLength: 10 })
      .map((characters) => `/${characters.join('')}`);
    fc.assert(
      fc.property(pattern, path, ([characters, anchored], target) => {
        const text = `/${characters.join('')}${anchored ? '$' : ''}`;
        const reference = new RegExp(`^/${characters.join('').replace(/\*+/g, '.*')}${anchored ? '$' : ''}`);
        // Leading "//" would be a host, so the path is compared in a query.
        expect(isAllowed(`User-agent: *\nDisallow: /?${text}`, `/?${target}`)).toBe(!reference.test(target));
      }),
    );
  });
});

describe('crawl delay and sitemaps', () => {
  test.each([
    ['Crawl-delay: 2', 2],
    ['Crawl-delay: 0.5', 0.5],
    ['Crawl-delay: 3600', maxCrawlDelaySeconds],
    ['Crawl-delay: Infinity', maxCrawlDelaySeconds],
    ['Crawl-delay: -1', 0],
    ['Crawl-delay: soon', 0],
    ['Crawl-delay:', 0],
    ['Disallow: /x', 0],
  ])('"%s" is %d seconds', (line, seconds) => {
    expect(parseRobots(`User-agent: *\n${line}`, 200).crawlDelaySeconds).toBe(seconds);
  });

  test('the delay of another robot is not ours', () => {
    expect(parseRobots('User-agent: other\nCrawl-delay: 9\n\nUser-agent: *\nDisallow:', 200).crawlDelaySeconds).toBe(0);
  });

  test('sitemaps are found anywhere, once, when they are absolute http(s) URLs', () => {
    const robots = [
      'Sitemap: https://shop.example/a.xml',
      'User-agent: other',
      'sitemap: http://cdn.example/b.xml # another host',
      'Disallow: /',
      'Sitemap: /relative.xml',
      'Sitemap: ftp://shop.example/c.xml',
      'Sitemap: https://shop.example/a.xml',
    ].join('\n');
    expect(parseRobots(robots, 200).sitemaps).toEqual(['https://shop.example/a.xml', 'http://cdn.example/b.xml']);
  });
});

test('never throws, whatever the file and the URL', () => {
  const line = fc.oneof(
    anyText(),
    fc
      .tuple(fc.constantFrom('User-agent: *', 'Disallow: ', 'Allow: ', 'Sitemap: ', 'Crawl-delay: '), anyText())
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(fc.array(line), fc.oneof(anyUrl, fc.string()), (lines, url) => {
      expect(typeof parseRobots(lines.join('\n'), 200).isAllowed(url)).toBe('boolean');
    }),
  );
});
