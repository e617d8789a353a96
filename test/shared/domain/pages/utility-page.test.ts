import { expect, test } from 'vitest';
import { pageRole } from '../../../../shared/domain/grading/page-role.ts';
import { isUtilityPage } from '../../../../shared/domain/pages/utility-page.ts';

test.each([
  ['/privacy-policy/', true],
  ['/en/terms.html', true],
  ['/de/checkout/step-2/', true],
  ['/checkout/step-2/', true],
  ['/login?next=/a/', true],
  ['/Contact/', true],
  ['/my-account/', true],
  ['/wishlist/', true],
  ['/genindex-j.html', true],
  ['/', false],
  ['/about/', false],
  ['/blog/privacy-in-2026/', false],
  ['/search-engine-optimization/', false],
  ['/legal-advice-for-landlords/', false],
  [null, false],
])('%s is a utility page: %s', (path, isUtility) => {
  expect(isUtilityPage(path)).toBe(isUtility);
});

const roleOf = (path: string) => pageRole({ url: `https://a.example${path}`, path, schemaTypes: new Set() });

test.each(['/contact/', '/checkout/', '/account/', '/wishlist/', '/my-account/', '/sitemap/'])(
  '%s is a utility page for grading as it is for ideas and opportunities',
  (path) => {
    expect([roleOf(path), isUtilityPage(path)]).toEqual(['utility', true]);
  },
);

test('little text is expected of a page about the business, which can still be an opportunity', () => {
  expect([roleOf('/about/'), isUtilityPage('/about/')]).toEqual(['utility', false]);
});

test.each([
  ['/docs/search/', 'reference'],
  ['/blog/checkout/', 'content'],
])('%s in a manual or a magazine is no utility page for grading', (path, role) => {
  expect(roleOf(path)).toBe(role);
});
