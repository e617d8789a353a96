import { expect, test } from 'vitest';
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
