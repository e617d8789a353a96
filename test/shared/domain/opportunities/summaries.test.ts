import { describe, expect, test } from 'vitest';
import { compareImpact, selectHighlights } from '../../../../shared/domain/opportunities/highlights.ts';
import {
  keywordOpportunity,
  keywordsWithinReach,
  potentialVolume,
} from '../../../../shared/domain/opportunities/summarize-opportunities.ts';
import { deriveViewState } from '../../../../shared/domain/opportunities/view-state.ts';
import { isWithinReach } from '../../../../shared/domain/opportunities/within-reach.ts';

const page = (primaryKeyword: string | null, volume: number | null, clicks = 0) => ({
  primaryKeyword,
  demand: { volume, difficulty: 10, intent: null },
  search: { clicks, impressions: 100, ctr: clicks / 100, position: 5 },
});

test('two pages with one keyword do not double its searches', () => {
  const pages = [page('Tyres', 1000, 30), page('tyres', 1000, 20), page('rims', null), page(null, null)];
  expect(potentialVolume(pages)).toBe(1000);
  expect(keywordOpportunity(pages)).toEqual({ addressableVolume: 1000, potentialClicks: 50, keywordCount: 2 });
  expect(keywordsWithinReach(pages)).toEqual({ keywordCount: 2, volumeTotal: 1000 });
});

test('clicks beyond the expected ones make no negative potential', () => {
  expect(keywordOpportunity([page('a', 100, 500), page('b', 100)]).potentialClicks).toBe(10);
});

test.each([
  { position: 3, within: false },
  { position: 3.1, within: true },
  { position: 20, within: true },
  { position: 20.1, within: false },
])('position $position is within reach: $within', ({ position, within }) => {
  const search = { clicks: 0, impressions: 1, ctr: 0, position };
  expect(isWithinReach({ search, demand: { volume: 1, difficulty: 0, intent: null } })).toBe(within);
});

test.each([
  { difficulty: 40, within: true },
  { difficulty: 41, within: false },
  { difficulty: null, within: false },
])('without a position, difficulty $difficulty is within reach: $within', ({ difficulty, within }) => {
  expect(isWithinReach({ search: null, demand: { volume: 1, difficulty, intent: null } })).toBe(within);
});

describe('highlights', () => {
  const rec = (id: number, impact: string) => ({ id, impact, pointValue: 1 });

  test('take the best of each page before the second of any, by impact within a round', () => {
    const pages = [
      { page: 'a', recommendations: [rec(1, 'medium'), rec(2, 'medium')] },
      { page: 'b', recommendations: [rec(3, 'high'), rec(4, 'low')] },
      { page: 'c', recommendations: [] },
    ];
    const ids = (max: number) => selectHighlights(pages, max).map(({ recommendation }) => recommendation.id);
    expect(ids(8)).toEqual([3, 1, 2, 4]);
    expect(ids(2)).toEqual([3, 1]);
  });

  test('an unknown impact comes last', () => {
    const sorted = [rec(1, 'odd'), rec(2, 'low'), rec(3, 'high')].sort(compareImpact);
    expect(sorted.map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});

test.each([
  { isPipelineRunning: true, rankedCount: 0, state: 'setup' },
  { isPipelineRunning: true, rankedCount: 1, state: 'generating' },
  { isPipelineRunning: false, rankedCount: 0, state: 'ready' },
  { isPipelineRunning: false, rankedCount: 1, state: 'ready' },
])('$state while running is $isPipelineRunning and $rankedCount are ranked', ({ state, ...given }) => {
  expect(deriveViewState(given)).toBe(state);
});
