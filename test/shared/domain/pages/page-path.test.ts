import { expect, test } from 'vitest';
import { removeBlanks } from '../../../../shared/domain/pages/page-change.ts';
import { isPagePath } from '../../../../shared/domain/pages/page-path.ts';
import { isUtilityPage } from '../../../../shared/domain/pages/utility-page.ts';

test.each([
  ['/tyres/', true],
  ['tyres', true],
  [' /tyres/?size=17#offer ', true],
  ['/a:b', true],
  ['a/b:c', true],
  ['About us: prices', true],
  ['a:b', false],
  ['mailto:x@shop.example', false],
  ['javascript:1', false],
  [' //other.example/x', false],
  ['/\\other.example', false],
  ['https://shop.example/', false],
  ['HTTPS:shop.example', false],
  ['svn+ssh://shop.example/', false],
  ['', false],
  ['  ', false],
  ['?size=17', false],
  ['#offer', false],
])('%j names a path: %s', (text, expected) => {
  expect(isPagePath(text)).toBe(expected);
});

test('stored keywords that are blank are none', () => {
  expect(removeBlanks(['tyres', ' ', '', ' rims '])).toEqual(['tyres', ' rims ']);
  expect(removeBlanks(null)).toEqual([]);
});

test.each([
  ['/contact/', true],
  ['/en/contact/', true],
  ['/shop/checkout/', true],
  ['/privacy/details/', true],
  ['/Privacy_Policy.html?x=1#y', true],
  ['/genindex-a.html', true],
  ['/en/', false],
  ['/eng/contact/tyres/', false],
  ['/tyres/', false],
  ['/tyres/contact/winter/', false],
  ['/about-us/', false],
  ['/', false],
  [null, false],
])('%j is there for the sake of the site: %s', (path, expected) => {
  expect(isUtilityPage(path)).toBe(expected);
});

test('a page about the business counts where little text is expected of it', () => {
  expect(isUtilityPage('/about-us/', { withAbout: true })).toBe(true);
  expect(isUtilityPage('/tyres/', { withAbout: true })).toBe(false);
});
