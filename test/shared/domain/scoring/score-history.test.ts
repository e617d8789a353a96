import { expect, test } from 'vitest';
import { addScorePoint, type ScorePoint } from '../../../../shared/domain/scoring/score-history.ts';

const at = '2026-11-21T10:15:00.000Z';
const add = (history: readonly ScorePoint[], score: number, source: ScorePoint['source'] = 'audit') =>
  addScorePoint(history, { at, score, source });

test('each analysis is a point, and a check where it moved the score', () => {
  const history = add(add(add(add([], 58), 58, 'verified'), 87, 'verified'), 87);
  expect(history.map(({ score, source }) => [score, source])).toEqual([
    [58, 'audit'],
    [87, 'verified'],
    [87, 'audit'],
  ]);
});

test('the newest 50 points are kept', () => {
  let history: readonly ScorePoint[] = [];
  for (let score = 1; score <= 60; score += 1) history = add(history, score);
  expect([history.length, history.at(0)?.score, history.at(-1)?.score]).toEqual([50, 11, 60]);
});
