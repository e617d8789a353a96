import { expect, test } from 'vitest';
import type { AuditedUrl, PageState } from '../../../../shared/domain/issues/audited-url.ts';
import { urlKey } from '../../../../shared/domain/issues/known-url.ts';
import { compareCrawls, joinMoves } from '../../../../shared/domain/site-changes/compare-crawls.ts';

const at = (path: string): string => `https://shop.example${path}`;
const page = (given: Partial<PageState>): PageState => ({
  ...{ id: 1, title: 'Tyres', canonical: null, noindex: false, words: 90, contentHash: null, grade: null },
  ...given,
});
const url = (path: string, given: Partial<AuditedUrl>): [string, AuditedUrl] => [
  urlKey(at(path)) ?? path,
  {
    ...{ url: at(path), outcome: 'read', reason: null, statusCode: 200, finalUrl: at(path), redirects: [] },
    ...{ foundOn: null, canonicalUrl: null, page: null, issues: [] },
    ...given,
  },
];
const gone = { outcome: 'gone', statusCode: 404 } as const;

const before = new Map([
  url('/', { page: page({ contentHash: 'home' }) }),
  url('/old/', { page: page({ id: 2, contentHash: 'guide' }) }),
  url('/sent/', { page: page({ id: 3, contentHash: 'news' }) }),
  url('/away/', { page: page({ id: 4, contentHash: 'terms' }) }),
  url('/twice-a/', { page: page({ id: 5, contentHash: 'twice' }) }),
  url('/twice-b/', { page: page({ id: 6, contentHash: 'twice' }) }),
]);
const after = new Map([
  url('/', { page: page({ contentHash: 'home', title: 'Tyres and wheels' }) }),
  url('/old/', gone),
  url('/new/', { page: page({ id: 7, contentHash: 'guide' }) }),
  url('/sent/', { outcome: 'redirected', finalUrl: at('/there/'), redirects: [at('/there/')] }),
  url('/there/', { page: page({ id: 8, contentHash: 'other' }) }),
  url('/away/', gone),
  url('/twice-a/', gone),
  url('/twice-b/', gone),
  url('/twice/', { page: page({ id: 9, contentHash: 'twice' }) }),
]);
const options = { isCurrent: () => true, firstGrades: new Map<number, string>() };
const listLines = (changes: ReturnType<typeof joinMoves>): string[] =>
  changes.map(({ kind, url: changed, after: to }) => `${kind} ${changed} ${to}`).toSorted();

test('a page moved where a redirect leads, and where one new page alone has its text; there nothing has appeared', () => {
  expect(listLines(joinMoves([...compareCrawls(before, after, options)]))).toEqual([
    `appeared ${at('/twice/')} 200`,
    `moved ${at('/old/')} ${at('/new/')}`,
    `moved ${at('/sent/')} ${at('/there/')}`,
    `title ${at('/')} Tyres and wheels`,
    `vanished ${at('/away/')} 404`,
    `vanished ${at('/twice-a/')} 404`,
    `vanished ${at('/twice-b/')} 404`,
  ]);
});

test('the changes of a site are the same however its URLs are shared out', () => {
  const whole = listLines(joinMoves([...compareCrawls(before, after, options)]));
  for (const count of [2, 3, 5]) {
    const shares = Array.from({ length: count }, (_, number) => {
      const select = (urls: typeof before) => new Map([...urls].filter(([key]) => key.length % count === number));
      return [...compareCrawls(select(before), select(after), options)];
    });
    expect(listLines(joinMoves(shares.flat()))).toEqual(whole);
  }
});
