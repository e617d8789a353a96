import { expect, test } from 'vitest';
import {
  addSiteScore,
  measureSiteScore,
  type SiteScorePoint,
} from '../../../../shared/domain/scoring/site-score-history.ts';

const point = (day: number, hour: number, score: number): SiteScorePoint => ({
  at: new Date(Date.UTC(2026, 0, day, hour)).toISOString(),
  score,
  gradedPages: 10,
  recommendationsDone: 0,
});
const add = (points: readonly SiteScorePoint[]) =>
  points.reduce<readonly SiteScorePoint[]>((history, one) => addSiteScore(history, one), []);
const scores = (points: readonly SiteScorePoint[]) => add(points).map(({ score }) => score);

test('a score that did not move is no point, more graded pages are one', () => {
  const history = add([point(1, 9, 58), point(1, 10, 58)]);
  expect(history).toEqual([point(1, 9, 58)]);
  expect(addSiteScore(history, { ...point(1, 11, 58), gradedPages: 11 })).toHaveLength(2);
});

test('the latest day is kept in detail, of earlier days the last point', () => {
  expect(scores([point(1, 9, 50), point(1, 10, 58), point(2, 9, 60), point(2, 10, 87)])).toEqual([58, 60, 87]);
});

test('a day and a course of any length are bounded', () => {
  const ofOneDay = Array.from({ length: 100 }, (_, at) => ({ ...point(1, 0, at), at: `2026-01-01T00:00:${at}` }));
  expect(scores(ofOneDay)).toEqual([...Array.from({ length: 23 }, (_, at) => at), 99]);
  expect(scores(Array.from({ length: 400 }, (_, at) => point(at, 9, at)))).toHaveLength(180);
});

test('the score of a site is the mean over its graded pages, none without one', () => {
  expect(measureSiteScore([90, null, 80, 81])).toEqual({ score: 83.7, gradedPages: 3 });
  expect(measureSiteScore([null])).toBeNull();
});
