import { describe, expect, test } from 'vitest';
import { composeRationale } from '../../../../shared/domain/scoring/component-rationale.ts';
import { applyChanges, criterionChanges } from '../../../../shared/domain/scoring/criterion-changes.ts';

const reading = (key: string, share: number, changes: { evidence?: string; applies?: boolean } = {}) => ({
  criterion: { key, maxScore: 10 },
  share,
  evidence: 'Three links.',
  applies: true,
  ...changes,
});
const points = (score: number, rationale = 'Three links.') => ({ score, maxScore: 10, rationale });

describe('the changes between two readings', () => {
  test('name each criterion that moved, in points, and leave out what stayed', () => {
    expect(
      criterionChanges([reading('a', 0.5), reading('b', 0.2)], [reading('a', 0.5), reading('b', 0.7)], 'none'),
    ).toEqual({ b: { before: 2, after: points(7) } });
  });

  test('are in points after the score curve of the site', () => {
    expect(criterionChanges([reading('a', 0)], [reading('a', 0.5)], 'large')).toEqual({
      a: { before: 0, after: points(6.7) },
    });
  });

  test('name a criterion whose evidence is another with the same points', () => {
    expect(criterionChanges([reading('a', 1)], [reading('a', 1, { evidence: 'Four links.' })], 'none')).toEqual({
      a: { before: 10, after: points(10, 'Four links.') },
    });
  });

  test('bring the evidence for other languages along, where there is any', () => {
    const reason = { id: 'common.more', values: { count: 3 } } as const;
    const [before, later] = [reading('a', 0), { ...reading('a', 1), reason }];
    expect(criterionChanges([before], [later], 'none')).toStrictEqual({
      a: { before: 0, after: { ...points(10), reason } },
    });
    expect(criterionChanges([before], [reading('a', 1)], 'none')).toStrictEqual({
      a: { before: 0, after: points(10) },
    });
  });

  test('say by null that a criterion did not apply, before or after', () => {
    const absent = reading('a', 0, { applies: false });
    expect(criterionChanges([absent], [reading('a', 0)], 'none')).toEqual({ a: { before: null, after: points(0) } });
    expect(criterionChanges([], [reading('a', 0)], 'none')).toEqual({ a: { before: null, after: points(0) } });
    expect(criterionChanges([reading('a', 0)], [absent], 'none')).toEqual({ a: { before: 0, after: null } });
    expect(criterionChanges([absent], [absent], 'none')).toEqual({});
  });
});

describe('criteria scores with changes', () => {
  const criteria = [{ key: 'a' }, { key: 'b' }];
  const change = (before: number | null, after: number) => ({ a: { before, after: points(after, 'Two links.') } });

  test('take the new evidence, and keep criteria without a change', () => {
    expect(applyChanges({ a: points(2), b: points(9) }, change(2, 5), criteria)).toEqual({
      a: points(5, 'Two links.'),
      b: points(9),
    });
  });

  test('move a score that a model gave by as many points as the rules saw it move, to a tenth, within 0 and the most', () => {
    const scoreOfA = (known: number, before: number, after: number) =>
      applyChanges({ a: points(known) }, change(before, after), criteria)['a']?.score;
    expect(scoreOfA(7, 3, 5)).toBe(9);
    expect(scoreOfA(7, 5, 3)).toBe(5);
    expect(scoreOfA(7.1, 0.1, 0.3)).toBe(7.3);
    expect(scoreOfA(9, 3, 8)).toBe(10);
    expect(scoreOfA(2, 8, 1)).toBe(0);
  });

  test('take the score of the rules where there was none, and drop a criterion that no longer applies', () => {
    expect(applyChanges({ a: points(7) }, change(null, 4), criteria)).toEqual({ a: points(4, 'Two links.') });
    expect(applyChanges({}, change(3, 4), criteria)).toEqual({ a: points(4, 'Two links.') });
    expect(applyChanges({ a: points(7) }, { a: { before: 7, after: null } }, criteria)).toEqual({});
  });

  test('hold criteria of the rubric alone, and none that only an object has', () => {
    expect(applyChanges({ gone: points(7) }, {}, [{ key: 'a' }, { key: 'constructor' }])).toEqual({});
  });
});

describe('the rationale of a component', () => {
  test('gives the points that were earned, then the evidence, the weakest criterion first', () => {
    const scores = {
      large: { score: 15, maxScore: 30, rationale: 'Half of it.' },
      small: { score: 0.1, maxScore: 1, rationale: 'Nearly nothing.' },
      full: { score: 0.2, maxScore: 0.2, rationale: 'All of it.' },
    };
    expect(composeRationale({ componentType: 'title', label: 'Title' }, scores).rationale).toBe(
      'Title: 15.3 of 31.2 points. Nearly nothing. Half of it. All of it.',
    );
  });
});
