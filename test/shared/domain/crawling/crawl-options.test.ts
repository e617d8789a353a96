import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPathChosen, isPathGlob } from '../../../../shared/domain/crawling/crawl-options.ts';

const included = (glob: string, path: string) => isPathChosen({ include: [glob], exclude: [] }, path);

describe('the globs of a crawl', () => {
  test.each([
    ['/blog/*', '/blog/post', true],
    ['/blog/*', '/blog/post/', true],
    ['/blog/*', '/blog/2026/post', false],
    ['/blog/*', '/blog', false],
    ['/blog/**', '/blog/2026/post', true],
    ['/blog/**', '/blog/', true],
    ['/blog/**', '/blogs', false],
    ['**/print', '/a/b/print', true],
    ['*.html', '/page.html', false],
    ['/*.html', '/page.html', true],
    ['/a?c', '/abc', true],
    ['/a?c', '/a/c', false],
    ['/Über-uns', '/%C3%BCber-uns/', true],
    ['/%C3%BCber-uns', '/über-uns', true],
    ['/*/preise', '/de/preise', true],
    ['/*/preise', '/de/at/preise', false],
    ['/**/preise', '/de/at/preise', true],
    ['/shop/*/x/*', '/shop/a/x/b', true],
    ['/😀/*', '/%F0%9F%98%80/a', true],
    ['/a%', '/a%', true],
  ])('%s and %s: %s', (glob, path, expected) => {
    expect(included(glob, path)).toBe(expected);
  });

  test('the start page is read in any case; `exclude` goes before `include`', () => {
    const options = { include: ['/blog/**'], exclude: ['/**', '/blog/drafts/**'] };
    expect(isPathChosen(options, '/')).toBe(true);
    expect(isPathChosen({ ...options, exclude: ['/blog/drafts/**'] }, '/blog/drafts/a')).toBe(false);
    expect(isPathChosen({ ...options, exclude: ['/blog/drafts/**'] }, '/blog/a')).toBe(true);
    expect(isPathChosen({ include: [], exclude: ['/**'] }, '/blog/a')).toBe(false);
  });

  test('agree with the regular expression of the same meaning', () => {
    const glob = fc.stringMatching(/^\/[ab/?*]{0,8}$/).filter((text) => !text.includes('***') && !text.endsWith('/'));
    const path = fc.stringMatching(/^\/[ab/]{1,9}[ab]$/);
    const meaning = { '**': '.*', '*': '[^/]*', '?': '[^/]' } as Record<string, string>;
    fc.assert(
      fc.property(glob, path, (pattern, text) => {
        const source = (pattern.match(/\*\*|./g) ?? []).map((token) => meaning[token] ?? token).join('');
        const all = source.endsWith('/.*') ? `(?:${source}|${source.slice(0, -3)})` : source;
        expect(included(pattern, text)).toBe(new RegExp(`^${all}$`).test(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test('a glob made to be slow costs its length times that of the path', () => {
    const cpuOf = (length: number) => {
      const before = process.cpuUsage();
      for (let turn = 0; turn < 20; turn += 1) included(`/${'*a'.repeat(90)}b`, `/${'a'.repeat(length)}`);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    cpuOf(200);
    // A regular expression of this glob takes longer than a lifetime for either.
    expect(cpuOf(1_600) / Math.max(cpuOf(200), 1)).toBeLessThan(40);
  });

  test.each(['blog', '', '/a b', '/{a,b}', '/[ab]', 'https://shop.example/a'])('%j is no glob of paths', (text) => {
    expect(isPathGlob(text)).toBe(false);
  });
});
