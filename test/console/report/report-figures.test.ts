import { describe, expect, test } from 'vitest';
import { adviceByPoints, groupAdvice } from '../../../console/report/advice-groups.ts';
import { choosePagesInDetail } from '../../../console/report/choose-pages.ts';
import { firstThings } from '../../../console/report/first-things.ts';
import { addPage, noPages, type PageFigures } from '../../../console/report/page-figures.ts';
import { gradeOverall, gradeScore } from '../../../console/report/report-figures.ts';
import type { Issue, Page, PageReport, Rubric } from '../../../console/report/report-model.ts';
import { recordedAdvice, recordedIssue, recordedPage } from '../../cli/audit/html/recorded-api.ts';

const bands: Rubric['grade_bands'] = [
  { grade: 'F', min: 0 },
  { grade: 'A', min: 93 },
  { grade: 'B+', min: 87 },
];
const graded = (id: number, score: number | null, given: Partial<Page> = {}): Page => {
  const page: Page = { ...recordedPage({ id, path: `/${id}/` }), ...given };
  const grade = score === null ? null : 'B+';
  return page.latest_analysis === null
    ? page
    : { ...page, latest_analysis: { ...page.latest_analysis, overall_score: score, overall_grade: grade } };
};

const count = (pages: readonly Page[]): PageFigures =>
  pages.reduce((figures, page) => addPage(figures, page, null), noPages);

describe('the overall grade', () => {
  test('is of the rounded mean, so that grade and number agree', () => {
    expect(gradeOverall(count([graded(1, 93), graded(2, 92)]), { grade_bands: bands })).toEqual({
      score: 93,
      grade: 'A',
    });
    expect(gradeOverall(count([graded(1, 92), graded(2, 92)]), { grade_bands: bands })).toEqual({
      score: 92,
      grade: 'B+',
    });
  });

  test('leaves out pages without a score, and is none where no page has one', () => {
    expect(gradeOverall(count([graded(1, 100), graded(2, null)]), { grade_bands: bands })?.score).toBe(100);
    expect(gradeOverall(count([graded(1, null)]), { grade_bands: bands })).toBeNull();
    expect(gradeOverall(count([]), { grade_bands: bands })).toBeNull();
  });

  test('is found in bands of any order, and at their edges', () => {
    expect([100, 93, 92, 87, 86, 0].map((score) => gradeScore(score, { grade_bands: bands }))).toEqual([
      'A',
      'A',
      'B+',
      'B+',
      'F',
      'F',
    ]);
  });

  test('counts pages by letter, and no page without a grade', () => {
    expect(count([graded(1, 88), graded(2, 88), graded(3, null)]).letters).toEqual({ A: 0, B: 2, C: 0, D: 0, F: 0 });
  });
});

test('the home page comes first in detail, then priority pages, then the lowest scores; none without a score', () => {
  const pages = [
    graded(1, 40),
    graded(2, 90, { is_priority: true }),
    graded(3, 99, { path: '/' }),
    graded(4, null),
    graded(5, 20),
  ];
  expect(choosePagesInDetail(pages, 3).map(({ id }) => id)).toEqual([3, 2, 5]);
});

describe('the things to do first', () => {
  const issue = (given: Partial<Issue>): Issue => ({ ...recordedIssue(given), urls: given.urls ?? [] });
  const url = (address: string, pageId: number | null, related: string[] = []) => ({
    url: address,
    page_id: pageId,
    evidence: 'It is so.',
    related_urls: related,
  });
  const report = (recommendations: PageReport['recommendations']): PageReport => ({
    page: graded(1, 50),
    analysis: null,
    comparison: null,
    recommendations,
  });
  const namesOf = (things: ReturnType<typeof firstThings>) =>
    things.map((thing) => (thing.kind === 'issue' ? thing.issue.id : thing.advice.id));

  const issues = [
    issue({ id: 'mixed-content', severity: 'error', pages: 2 }),
    issue({ id: 'open-graph-missing', severity: 'notice', pages: 900 }),
    issue({ id: 'page-too-deep', severity: 'warning', pages: 90 }),
    issue({ id: 'soft-404', severity: 'error', pages: 9 }),
  ];
  const reports = [report([recordedAdvice({ id: 7, point_value: 3 }), recordedAdvice({ id: 8, point_value: 9 })])];

  test('of a site are the error and then the issue that the most URLs have, and the advice worth the most points', () => {
    expect(namesOf(firstThings({ kind: 'site', issues, reports }))).toEqual(['soft-404', 'page-too-deep', 8]);
  });

  test('of a page are its errors, then its advice', () => {
    expect(namesOf(firstThings({ kind: 'page', issues, reports }))).toEqual(['soft-404', 'mixed-content', 8]);
  });

  test('are filled from what there is, and never with a notice', () => {
    expect(namesOf(firstThings({ kind: 'site', issues: [], reports }))).toEqual([8, 7]);
    expect(namesOf(firstThings({ kind: 'site', issues, reports: [] }))).toEqual([
      'soft-404',
      'page-too-deep',
      'mixed-content',
    ]);
    const warning = issues.filter(({ severity }) => severity === 'warning');
    expect(namesOf(firstThings({ kind: 'site', issues: warning, reports }))).toEqual(['page-too-deep', 8, 7]);
  });

  test('name a broken link and the page that it leads to once, the link', () => {
    const gone = 'https://shop.example/gone/';
    const issues = [
      issue({ id: 'page-not-found', severity: 'error', pages: 5, urls: [url(gone, null)] }),
      issue({
        id: 'broken-internal-link',
        severity: 'error',
        pages: 1,
        urls: [url('https://shop.example/', 1, [gone])],
      }),
    ];
    expect(namesOf(firstThings({ kind: 'site', issues, reports: [] }))).toEqual(['broken-internal-link']);
  });

  test('name a missing title and the advice to write it once; that of another page stays', () => {
    const issues = [
      issue({ id: 'title-missing', severity: 'error', pages: 1, urls: [url('https://shop.example/1/', 1)] }),
    ];
    const own = recordedAdvice({ id: 7, page_id: 1, target_field: 'title', point_value: 9 });
    const other = recordedAdvice({ id: 8, page_id: 2, target_field: 'title', point_value: 3 });
    expect(namesOf(firstThings({ kind: 'site', issues, reports: [report([own, other])] }))).toEqual([
      'title-missing',
      8,
    ]);
  });

  test('leave out the advice that another page has already, and the report lists it once with its pages', () => {
    const advice = (id: number, place: string) =>
      recordedAdvice({ id, title: `Cover the topic in more depth after "${place}"`, point_value: 30 - id });
    const reports = [1, 2, 3].map((id) => ({ ...report([advice(id, `Place ${id}`)]), page: graded(id, 50) }));
    expect(namesOf(firstThings({ kind: 'site', issues: [], reports }))).toEqual([1]);
    const [group, ...rest] = groupAdvice(adviceByPoints(reports));
    expect([group?.page.id, group?.others.map(({ page }) => page.id), rest]).toEqual([1, [2, 3], []]);
  });

  test('are none where there is nothing to do', () => {
    expect(firstThings({ kind: 'site', issues: [], reports: [] })).toEqual([]);
  });
});
