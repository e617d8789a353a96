import { expect, test } from 'vitest';
import { renderEnglish } from '../../../../shared/domain/messages/render-message.ts';
import type { Candidate } from '../../../../shared/domain/opportunities/candidate.ts';
import { opportunityReasons } from '../../../../shared/domain/opportunities/opportunity-reasons.ts';

const page = (changes: Partial<Candidate>): Candidate => ({
  pageId: 1,
  isPriority: false,
  primaryKeyword: 'tyres',
  demand: null,
  search: null,
  contentScore: null,
  contentGrade: null,
  openRecommendationCount: 0,
  ...changes,
});
const worded = (candidate: Candidate) =>
  opportunityReasons(candidate).map(({ category, label }) => ({ category, label: renderEnglish(label) }));
const labels = (changes: Partial<Candidate>) => worded(page(changes)).map(({ label }) => label);
const demand = (volume: number | null, difficulty: number | null) => ({ volume, difficulty, intent: null });
const search = (impressions: number, position: number) => ({ clicks: 0, impressions, ctr: 0, position });

test('a page that nothing is known of has no reasons', () => {
  expect(opportunityReasons(page({}))).toEqual([]);
  expect(labels({ search: search(0, 0), demand: demand(0, null), contentScore: 80 })).toEqual([]);
});

test('each reason is of its category and says its figure', () => {
  const all = page({
    demand: demand(12_345.4, 40),
    search: search(900, 7.25),
    contentScore: 79,
    contentGrade: 'C+',
    openRecommendationCount: 3,
  });
  expect(worded(all)).toEqual([
    { category: 'demand', label: '12,345 searches a month' },
    { category: 'position', label: 'Ranks at 7.3, close to the top' },
    { category: 'difficulty', label: 'Low keyword difficulty (40)' },
    { category: 'content', label: 'Content grade C+ leaves room' },
    { category: 'recommendations', label: '3 open recommendations' },
  ]);
});

test('impressions stand for demand where the searches of the keyword are not known', () => {
  expect(labels({ search: search(1200, 50) })).toEqual(['1,200 impressions in 28 days']);
  expect(labels({ search: search(1, 50), demand: demand(null, 41) })).toEqual(['1 impression in 28 days']);
});

test('a page at the top, far down or never shown is not called close to the top', () => {
  expect(labels({ search: search(5, 2), demand: demand(10, 90) })).toEqual(['10 searches a month']);
  expect(labels({ search: search(0, 7), demand: demand(10, 30) })).toEqual([
    '10 searches a month',
    'Low keyword difficulty (30)',
  ]);
});

test('a content score without a grade is an F, and one open recommendation is one', () => {
  expect(labels({ contentScore: 0, openRecommendationCount: 1 })).toEqual([
    'Content grade F leaves room',
    '1 open recommendation',
  ]);
});
