/** The examples of RFC 9309 itself. Where one names a crawler, ours takes its place. */
import { describe, expect, test } from 'vitest';
import { parseRobots } from '../../../../shared/domain/crawling/robots.ts';

const isAllowed = (robots: string, path: string): boolean =>
  parseRobots(robots, 200).isAllowed(`https://www.example.com${path}`);

/** Section 5.1. */
const simpleExample = (names: { foobot?: string; barbot?: string; quxbot?: string }): string =>
  [
    'User-Agent: *',
    'Disallow: *.gif$',
    'Disallow: /example/',
    'Allow: /publications/',
    '',
    `User-Agent: ${names.foobot ?? 'foobot'}`,
    'Disallow:/',
    'Allow:/example/page.html',
    'Allow:/example/allowed.gif',
    '',
    `User-Agent: ${names.barbot ?? 'barbot'}`,
    'User-Agent: bazbot',
    'Disallow: /example/page.html',
    '',
    `User-Agent: ${names.quxbot ?? 'quxbot'}`,
    '',
  ].join('\n');
const us = 'ContentOptimizationBot';

describe('section 5.1, simple example', () => {
  test.each<[as: string, names: Parameters<typeof simpleExample>[0], path: string, allowed: boolean]>([
    ['any crawler', {}, '/picture.gif', false],
    ['any crawler', {}, '/picture.gif?size=2', true],
    ['any crawler', {}, '/example/page.html', false],
    ['any crawler', {}, '/publications/page.html', true],
    ['any crawler', {}, '/', true],
    ['foobot', { foobot: us }, '/', false],
    ['foobot', { foobot: us }, '/publications/page.html', false],
    ['foobot', { foobot: us }, '/example/page.html', true],
    ['foobot', { foobot: us }, '/example/allowed.gif', true],
    ['barbot', { barbot: us }, '/example/page.html', false],
    ['barbot', { barbot: us }, '/example/other.html', true],
    ['barbot', { barbot: us }, '/picture.gif', true],
    ['quxbot, whose group has no rules', { quxbot: us }, '/example/page.html', true],
  ])('%s (%j) at %s', (_as, names, path, allowed) => {
    expect(isAllowed(simpleExample(names), path)).toBe(allowed);
  });
});

test.each([
  ['/example/page/', true],
  ['/example/page/disallowed.gif', false],
])('section 5.2, longest match: %s', (path, allowed) => {
  const robots = `User-Agent: ${us}\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif`;
  expect(isAllowed(robots, path)).toBe(allowed);
});

describe('section 2.2.2, rules and addresses are compared percent-encoded', () => {
  test.each([
    ['/foo/bar?baz=quz', '/foo/bar?baz=quz'],
    ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https%3A%2F%2Ffoo.bar'],
    ['/foo/bar/ツ', '/foo/bar/%E3%83%84'],
    ['/foo/bar/%E3%83%84', '/foo/bar/ツ'],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz'],
  ])('%s is %s', (pattern, path) => {
    expect(isAllowed(`User-agent: *\nDisallow: ${pattern}`, path)).toBe(false);
  });
});

describe('section 2.2.3, special characters', () => {
  test.each([
    ['Disallow: / # a comment', '/page', false],
    ['Disallow: /this/path/exactly$', '/this/path/exactly', false],
    ['Disallow: /this/path/exactly$', '/this/path/exactly/not', true],
    ['Disallow: /this/*/exactly', '/this/path/exactly', false],
    // Verbatim they are written percent-encoded.
    ['Disallow: /path/file-with-a-%2A.html', '/path/file-with-a-*.html', false],
    ['Disallow: /path/file-with-a-%2A.html', '/path/file-with-a-b.html', true],
    ['Disallow: /path/foo-%24', '/path/foo-$', false],
    ['Disallow: /path/foo-%24', '/path/foo-', true],
  ])('%s at %s', (rule, path, allowed) => {
    expect(isAllowed(`User-agent: *\n${rule}`, path)).toBe(allowed);
  });
});
