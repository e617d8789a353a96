import { expect, test } from 'vitest';
import { pagesToGenerate, TOP_PAGES } from '../../../../shared/domain/keywords/scope-pages.ts';

const page = (
  id: number,
  path: string,
  given: { planned?: boolean; isPriority?: boolean; primaryKeyword?: string } = {},
) => ({
  id,
  path,
  planned: false,
  isPriority: false,
  primaryKeyword: null,
  ...given,
});

const site = [
  page(1, '/blog/2020/deep/'),
  page(2, '/about/'),
  page(3, '/'),
  page(4, '/blog/deep/', { isPriority: true }),
  page(5, '/privacy/'),
  page(6, '/planned/', { planned: true }),
  page(7, '/shop/', { primaryKeyword: 'shop' }),
];

test.each([
  { scope: 'none', ids: [] },
  { scope: 'homepage', ids: [3] },
  { scope: 'all', ids: [3, 4, 2, 1] },
] as const)('the scope $scope: the homepage, priority pages, then those near the root', ({ scope, ids }) => {
  expect(pagesToGenerate(site, scope)).toEqual(ids);
});

test('homepage without a homepage is nothing', () => {
  expect(pagesToGenerate([page(2, '/about/')], 'homepage')).toEqual([]);
});

test('top is cut before pages with a keyword are left out, so that running it again reaches no further', () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    page(at + 1, `/p-${at}/`, at < 4 ? { primaryKeyword: 'kept' } : {}),
  );
  expect(pagesToGenerate(many, 'top')).toHaveLength(TOP_PAGES - 4);
});
