import { expect, test } from 'vitest';
import type { AuditedUrl } from '../../../../shared/domain/issues/audited-url.ts';
import { compareCrawls, listFirstGraded } from '../../../../shared/domain/site-changes/compare-crawls.ts';

const url = 'https://shop.example/tyres/';
const crawled = (grade: string | null): ReadonlyMap<string, AuditedUrl> => {
  const page = { id: 7, title: 'Tyres', canonical: null, noindex: false, words: 90, contentHash: 'a', grade };
  return new Map([[url, { url, outcome: 'read', statusCode: 200, finalUrl: null, page } as unknown as AuditedUrl]]);
};
const compare = (before: string | null, after: string | null, first: string | null) => [
  ...compareCrawls(crawled(before), crawled(after), {
    isCurrent: () => true,
    firstGrades: new Map(first === null ? [] : [[7, first]]),
  }),
];

test('a page that was graded and improved between two crawls rose from its first grade', () => {
  expect(listFirstGraded(crawled(null), crawled('B+'))).toEqual([7]);
  expect(compare(null, 'B+', 'F')).toEqual([{ kind: 'grade_rose', url, pageId: 7, before: 'F', after: 'B+' }]);
});

test('a page that was graded once has no change of its grade, and a known grade is compared as before', () => {
  expect(compare(null, 'F', 'F')).toEqual([]);
  expect(compare(null, 'F', null)).toEqual([]);
  expect(listFirstGraded(crawled('C'), crawled('B+'))).toEqual([]);
  expect(compare('C', 'B+', 'F')).toEqual([{ kind: 'grade_rose', url, pageId: 7, before: 'C', after: 'B+' }]);
});
