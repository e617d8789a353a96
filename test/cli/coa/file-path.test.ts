import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collisionKey, pageFilePath } from '../../../cli/coa/folder/file-path.ts';
import { isInside } from '../../../cli/coa/folder/folder-files.ts';

describe('the file of a page', () => {
  test.each([
    ['/', 'index.md'],
    ['/guides/', 'guides.md'],
    ['/guides/chains/', 'guides/chains.md'],
    ['/guides.html', 'guides.html.md'],
    ['/caf%C3%A9/', 'café.md'],
    ['/../../etc/passwd', '_/_/etc/passwd.md'],
    ['/%2e%2e/%2e%2e/x', '_/_/x.md'],
    ['/a%2fb%5cc/', 'a-b-c.md'],
    ['/con', 'con_.md'],
    ['/aux.txt/', 'aux_.txt.md'],
    ['/Lpt1/x', 'Lpt1_/x.md'],
    ['/.git/config', '_git/config.md'],
    ['/.coa/state.json', '_coa/state.json.md'],
    ['/-rf/', '_rf.md'],
    ['/a. . /b', 'a.-.-/b.md'],
    ['/a../b', 'a/b.md'],
    ['/guides.md/x', 'guides.md_/x.md'],
    ['/a:b*c?"<>|', 'a-b-c-.md'],
    ['/a%00%1b%0ab/', 'ab.md'],
    ['/%e2%80%aeevil/', 'evil.md'],
    ['/%ZZ/', '%ZZ.md'],
  ])('of %s is %s', (pagePath, file) => {
    expect(pageFilePath(pagePath, 7)).toBe(file);
  });

  test('of a long name is cut, and different for different names', () => {
    const [a, b] = [pageFilePath(`/${'x'.repeat(300)}a/`, 1), pageFilePath(`/${'x'.repeat(300)}b/`, 2)];
    expect(a).not.toBe(b);
    for (const file of [a, b]) expect(Buffer.byteLength(file)).toBeLessThan(130);
    expect(pageFilePath(`/${'folder/'.repeat(60)}`, 9)).toBe('long-paths/folder-9.md');
  });

  test('is the same for names that a file system does not tell apart', () => {
    expect(collisionKey('Caf\u00e9.md')).toBe(collisionKey('cafe\u0301.md'));
    expect(collisionKey('A.md')).toBe(collisionKey('a.md'));
  });

  test('is safe for any path: inside the folder, no hidden or reserved name, short', () => {
    const segment = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '..',
        '.',
        'con',
        'nul.md',
        '%2e%2e',
        '%2f',
        '.git',
        'a'.repeat(400),
        '🚲'.repeat(90),
        ' ',
        'x. ',
      ),
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
        const file = pageFilePath(`/${segments.join('/')}`, 7);
        expect(isInside(file)).toBe(true);
        expect(file.length).toBeLessThanOrEqual(170);
        for (const name of file.split('/')) {
          expect(name).toMatch(/^[^.\-<>:"|?*\\\p{Cc}][^<>:"|?*\\\p{Cc}]*$/u);
          expect(name).not.toMatch(/[. ]$/);
          expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
          expect(Buffer.byteLength(name)).toBeLessThan(200);
        }
      }),
      { numRuns: 500 },
    );
  });
});
