import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Candidate } from '../../../../shared/domain/opportunities/candidate.ts';
import { opportunityScore, rankOpportunities } from '../../../../shared/domain/opportunities/score-opportunity.ts';

const candidate = (given: Partial<Candidate> = {}): Candidate => ({
  pageId: 1,
  isPriority: false,
  primaryKeyword: 'k',
  demand: null,
  search: null,
  contentScore: 50,
  contentGrade: 'F',
  openRecommendationCount: 0,
  ...given,
});
const scoreOf = (volume: number | null, difficulty: number | null, contentScore: number): number =>
  opportunityScore(candidate({ demand: { volume, difficulty, intent: null }, contentScore })) ?? Number.NaN;

test.each([
  { name: 'nothing known', volume: null, difficulty: null, contentScore: 50, score: 20 },
  { name: 'the best there is', volume: 100_000, difficulty: 0, contentScore: 0, score: 100 },
  { name: 'no demand, and hard', volume: 0, difficulty: 100, contentScore: 100, score: 0 },
  { name: 'more than the scale', volume: 50_000_000, difficulty: 100, contentScore: 100, score: 60 },
])('$name scores $score', ({ volume, difficulty, contentScore, score }) => {
  expect(scoreOf(volume, difficulty, contentScore)).toBe(score);
});

const percent = fc.integer({ min: 0, max: 100 });

test('is a whole number from 0 to 100 that rises with demand and falls with difficulty and content score', () => {
  fc.assert(
    fc.property(fc.nat(), percent, percent, fc.nat(), percent, (volume, difficulty, content, more, step) => {
      const score = scoreOf(volume, difficulty, content);
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      expect(scoreOf(volume + more, difficulty, content)).toBeGreaterThanOrEqual(score);
      expect(scoreOf(volume, Math.min(100, difficulty + step), content)).toBeLessThanOrEqual(score);
      expect(scoreOf(volume, difficulty, Math.min(100, content + step))).toBeLessThanOrEqual(score);
    }),
  );
});

test('impressions count as demand where the volume is unknown or lower', () => {
  const search = { clicks: 0, impressions: 5000, ctr: 0, position: 9 };
  expect(opportunityScore(candidate({ search }))).toBe(scoreOf(5000, null, 50));
});

test('ranks only graded pages with a keyword; equal ones by priority, then by age', () => {
  const pages = [
    candidate({ pageId: 4 }),
    candidate({ pageId: 3 }),
    candidate({ pageId: 5, isPriority: true }),
    candidate({ pageId: 1, primaryKeyword: null }),
    candidate({ pageId: 2, contentScore: null }),
  ];
  expect(rankOpportunities(pages).map(({ pageId }) => pageId)).toEqual([5, 3, 4]);
});
