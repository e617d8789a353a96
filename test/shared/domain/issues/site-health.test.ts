import { expect, test } from 'vitest';
import { countErrors, joinErrors, measureHealth } from '../../../../shared/domain/issues/site-health.ts';

const typeIds = ['page-not-found', 'broken-internal-link', 'title-duplicate', 'localhost-link'];
const page = { id: 1, title: null, canonical: null, noindex: false, words: 1, contentHash: null, grade: null };
const isPage = (...issues: number[]) => ({ page, issues });
const none = (): boolean => false;

const cases = [
  { name: 'a site without an error is whole', urls: [isPage(), isPage()], expected: [100, 2, 0] },
  { name: 'warnings and notices count nothing', urls: [isPage(2), isPage(2)], expected: [100, 2, 0] },
  { name: 'a page with several errors counts once', urls: [isPage(1, 3), isPage()], expected: [50, 2, 1] },
  {
    name: 'an address that returns 404 counts beside the pages',
    urls: [isPage(1), isPage(), isPage(), { page: null, issues: [0] }],
    expected: [50, 4, 2],
  },
  {
    name: 'an address that redirects is no page',
    urls: [isPage(), { page: null, issues: [] }],
    expected: [100, 1, 0],
  },
  {
    name: 'one error of a thousand pages is no hundred',
    urls: [isPage(3), ...Array.from({ length: 999 }, () => isPage())],
    expected: [99, 1000, 1],
  },
];

test.each(cases)('$name', ({ urls, expected: [score, counted, withErrors] }) => {
  expect(measureHealth(countErrors(urls, typeIds), none)).toEqual({ score, urls: counted, withErrors });
});

test('an ignored issue is no error, and its page still counts where it has another one', () => {
  const counted = countErrors([isPage(1), isPage(1, 3), isPage(), { page: null, issues: [0] }], typeIds);
  const ignoring = (...ids: string[]) => measureHealth(counted, (id) => ids.includes(id));
  expect(ignoring('broken-internal-link')).toEqual({ score: 50, urls: 4, withErrors: 2 });
  expect(ignoring('broken-internal-link', 'localhost-link')).toEqual({ score: 75, urls: 4, withErrors: 1 });
  expect(ignoring('page-not-found')).toEqual({ score: 33, urls: 3, withErrors: 2 });
});

test('a site without pages has no health', () => {
  expect(measureHealth(countErrors([], typeIds), none)).toBeNull();
});

test('however many combinations of errors there are, their groups are bounded and every page counts', () => {
  const many = Array.from({ length: 8 }, (_, at) => `type-${at}`);
  const ids = [
    'page-not-found',
    'server-error',
    'no-response',
    'redirect-loop',
    'broken-internal-link',
    'broken-file-link',
  ];
  const urls = Array.from({ length: 64 }, (_, set) =>
    isPage(...ids.flatMap((_id, at) => ((set >> at) & 1 ? [at] : []))),
  );
  const counted = joinErrors([countErrors(urls, [...ids, ...many])]);
  expect(counted.groups.length).toBeLessThan(40);
  expect(measureHealth(counted, none)).toEqual({ score: 1, urls: 64, withErrors: 63 });
});
