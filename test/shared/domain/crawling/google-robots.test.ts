/** How Google's open-source robots.txt parser reads what RFC 9309 leaves open, and what site owners get wrong. */
import { describe, expect, test } from 'vitest';
import { parseRobots } from '../../../../shared/domain/crawling/robots.ts';

const us = 'ContentOptimizationBot';
const isAllowed = (robots: string, path: string): boolean =>
  parseRobots(robots, 200).isAllowed(`https://shop.example${path}`);

describe('a line', () => {
  test.each([
    ['without a colon', `user-agent ${us}\ndisallow /private`, false],
    ['without a colon and with tabs', `user-agent\t\t${us}\ndisallow\t/private`, false],
    ['without a colon and with a comment', `user-agent ${us} # us\ndisallow /private # all of it`, false],
    ['without a colon and of three words is no directive', `User-agent: *\ndisallow /private /x`, true],
    ['of a key alone is no directive', 'User-agent: *\ndisallow', true],
    ['with spaces around the colon', 'User-agent : *\nDisallow  :  /private', false],
    ['without its hyphen', 'useragent: *\nDisallow: /private', false],
    ['with a space for its hyphen', 'user agent: *\nDisallow: /private', false],
    ['with a known mistake', 'User-agent: *\nDissalow: /private', false],
    ['with another known mistake', 'User-agent: *\nDisalow: /private', false],
    ['that only begins like a key', 'User-agent: *\nDisallowed: /private', false],
    ['of an unknown key', 'User-agent: *\nForbid: /private', true],
    ['with control characters at its ends', 'User-agent: *\n\t Disallow: /private \t', false],
  ])('%s', (_name, robots, allowed) => {
    expect(isAllowed(robots, '/private/page')).toBe(allowed);
  });

  test('is read up to 16,663 characters, as the rule for what begins so', () => {
    const long = `/${'a'.repeat(16_600)}`;
    expect(isAllowed(`User-agent: *\nDisallow: ${long}${'b'.repeat(200)}`, `${long}${'b'.repeat(52)}cc`)).toBe(false);
    expect(isAllowed(`User-agent: *\nDisallow: ${long}${'b'.repeat(200)}`, `${long}cc`)).toBe(true);
  });

  test.each(['Sitemap: https://shop.example/s.xml', 'Site-map: https://shop.example/s.xml'])(
    '%s names a sitemap',
    (line) => {
      expect(parseRobots(line, 200).sitemaps).toEqual(['https://shop.example/s.xml']);
    },
  );
});

describe('a group', () => {
  test.each([
    ['of a star with words after it is for all', 'User-agent: * all of you\nDisallow: /page', false],
    ['of a star with letters at it is for nobody', 'User-agent: *bot\nDisallow: /page', true],
    ['of our name with words after it is ours', `User-agent: ${us} and friends\nDisallow: /page`, false],
    ['of our name with digits after it is ours', `User-agent: ${us}2\nDisallow: /page`, false],
    ['is not ended by an unknown line', 'User-agent: other\nHost: x\nUser-agent: *\nDisallow: /page', false],
    ['is not ended by a delay', 'User-agent: *\nCrawl-delay: 2\nUser-agent: other\nDisallow: /page', false],
    ['is not ended by empty lines', 'User-agent: *\n\n\nDisallow: /page', false],
    ['is ended by an empty rule', `User-agent: other\nDisallow:\nUser-agent: *\nDisallow: /page`, false],
    [
      'goes on after another group',
      `User-agent: ${us}\nAllow: /x\nUser-agent: b\nDisallow: /\nUser-agent: ${us}\nDisallow: /page`,
      false,
    ],
  ])('%s', (_name, robots, allowed) => {
    expect(isAllowed(robots, '/page')).toBe(allowed);
  });

  test('has the delay that stands below its names, and not that of the names that follow', () => {
    const delayOf = (robots: string): number => parseRobots(robots, 200).crawlDelaySeconds;
    expect(delayOf('User-agent: *\nCrawl-delay: 2\nUser-agent: other\nCrawl-delay: 9\nDisallow:')).toBe(9);
    expect(delayOf('User-agent: other\nCrawl-delay: 9\nUser-agent: *\nDisallow:')).toBe(0);
  });
});

describe('Allow of an index page', () => {
  test.each([
    ['/dir/index.html', '/dir/', true],
    ['/dir/index.htm', '/dir/', true],
    ['/dir/index.html', '/dir/index.html', true],
    ['/dir/index.html', '/dir/index.htm', false],
    ['/dir/index.html', '/dir/other', false],
    ['/dir/index.html', '/dir', false],
    ['/index.html', '/', true],
    ['/*/index.html', '/a/b/', true],
    ['/dir/index.php', '/dir/', false],
  ])('%s against %s', (pattern, path, allowed) => {
    expect(isAllowed(`User-agent: *\nAllow: ${pattern}\nDisallow: /`, path)).toBe(allowed);
  });

  test('allows no more than Disallow of the same length or longer leaves', () => {
    expect(isAllowed('User-agent: *\nAllow: /dir/index.html\nDisallow: /dir/*', '/dir/')).toBe(true);
    expect(isAllowed('User-agent: *\nAllow: /dir/index.html\nDisallow: /*dir/*', '/dir/')).toBe(false);
  });

  test('of Disallow means that page alone', () => {
    expect(isAllowed('User-agent: *\nDisallow: /dir/index.html', '/dir/')).toBe(true);
  });
});

describe('the longest match', () => {
  test.each([
    // Lengths are those of the patterns as they are written, percent-encoded.
    ['a dollar sign inside a pattern is one character', 'Allow: /a$b*\nDisallow: /a$b**', '/a$bc', false],
    ['repeated wildcards count', 'Allow: /ab*c\nDisallow: /a****c', '/abc', false],
  ])('%s', (_name, rules, path, allowed) => {
    expect(isAllowed(`User-agent: *\n${rules}`, path)).toBe(allowed);
  });
});
