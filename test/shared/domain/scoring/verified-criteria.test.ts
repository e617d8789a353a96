import { describe, expect, test } from 'vitest';
import type { Rubric } from '../../../../shared/domain/rubric/rubric.ts';
import { analysisScores } from '../../../../shared/domain/scoring/analysis-scores.ts';
import type { MeasuredEffect } from '../../../../shared/domain/scoring/measured-effect.ts';
import type { ScoredRecommendation } from '../../../../shared/domain/scoring/recommendation-credit.ts';
import { verifiedComponents } from '../../../../shared/domain/scoring/verified-criteria.ts';

const criterion = (key: string, maxScore: number) => ({ key, label: key, description: key, category: null, maxScore });
const part = { label: '', isSystem: true };
const rubric: Rubric = {
  components: [
    { ...part, componentType: 'title', weight: 0.5, criteria: [criterion('a', 10), criterion('b', 30)] },
    { ...part, componentType: 'headings', weight: 0.5, criteria: [criterion('c', 20)] },
  ],
};

const points = (score: number, maxScore: number) => ({ score, maxScore, rationale: `${score} of ${maxScore}` });
const graded = [
  { componentType: 'title', criteriaScores: { a: points(5, 10), b: points(15, 30) } },
  { componentType: 'headings', criteriaScores: { c: points(10, 20) } },
];

/** An edit's measured effect on criterion `b`. */
const movesB = (before: number | null, after: number) => ({ b: { before, after: points(after, 30) } });

interface Edit extends Partial<MeasuredEffect> {
  id?: number;
  change?: Partial<ScoredRecommendation>;
  verdict?: Partial<NonNullable<ScoredRecommendation['verification']>>;
}

function edit({ id = 1, change = {}, verdict = {}, ...effect }: Edit): ScoredRecommendation {
  const measured = { measuredAt: '2026-01-01', isStoredBody: false, alone: movesB(15, 20), together: null, ...effect };
  const verification = { addressed: true, skipped: false, placeholders: [], measured, ...verdict };
  return { id, status: 'applied', pointValue: 7, rubricCriteria: ['b'], verification, ...change };
}

/** The score of criterion `b` with these edits, in either order. */
function scoreOfB(...edits: ScoredRecommendation[]): number | undefined {
  const [score, turned] = [edits, edits.toReversed()].map(
    (some) => verifiedComponents(graded, rubric, some)[0]?.criteriaScores['b']?.score,
  );
  expect(turned).toBe(score);
  return score;
}

describe('the criteria scores with verified edits', () => {
  test('move by what the edit was measured to do, and the other criteria stay', () => {
    expect(verifiedComponents(graded, rubric, [edit({})])).toEqual([
      { componentType: 'title', criteriaScores: { a: points(5, 10), b: points(20, 30) } },
      { componentType: 'headings', criteriaScores: { c: points(10, 20) } },
    ]);
  });

  test('stay as they were graded where no verified edit was measured', () => {
    expect(verifiedComponents(graded, rubric, [])).toBe(graded);
    expect(verifiedComponents(graded, rubric, [edit({ verdict: { measured: null } })])).toBe(graded);
    expect(verifiedComponents(graded, rubric, [edit({ change: { verification: null } })])).toBe(graded);
  });

  test.each([
    ['is not addressed', edit({ verdict: { addressed: false } })],
    ['was validated without a verdict', edit({ verdict: { skipped: true } })],
    ['left placeholders', edit({ verdict: { placeholders: ['[Name]'] } })],
    ['was dismissed', edit({ change: { status: 'dismissed' } })],
  ])('do not count an edit that %s', (_, recommendation) => {
    expect(verifiedComponents(graded, rubric, [recommendation])).toBe(graded);
  });

  test('leave out a component that was not graded', () => {
    expect(verifiedComponents(graded.slice(1), rubric, [edit({})])).toEqual(graded.slice(1));
  });

  test('add what edits did that were measured alone', () => {
    expect(scoreOfB(edit({ id: 1, alone: movesB(15, 20) }), edit({ id: 2, alone: movesB(15, 18) }))).toBe(23);
  });

  test('take the edits in the order of their ids where a criterion did not apply before', () => {
    expect(
      scoreOfB(
        edit({ id: 1, alone: movesB(15, 20), measuredAt: '2026-01-09' }),
        edit({ id: 2, alone: movesB(null, 12) }),
        edit({ id: 3, alone: movesB(null, 9) }),
      ),
    ).toBe(9);
  });

  test('count the reading of the stored body beside an edit that was measured later', () => {
    const body = edit({ id: 1, isStoredBody: true, alone: movesB(15, 20), measuredAt: '2026-01-01' });
    expect(scoreOfB(body, edit({ id: 2, alone: movesB(15, 18), measuredAt: '2026-01-02' }))).toBe(23);
  });

  test('take the measurement of edits together in place of the sum', () => {
    const both = { with: [1], changes: movesB(15, 24) };
    expect(scoreOfB(edit({ id: 1, alone: movesB(15, 21) }), edit({ id: 2, together: both }))).toBe(24);
  });

  test('do not take a measurement together with an edit that no longer counts', () => {
    const both = { with: [1], changes: movesB(15, 24) };
    expect(scoreOfB(edit({ id: 2, alone: movesB(15, 18), together: both }))).toBe(18);
    expect(scoreOfB(edit({ id: 1, verdict: { skipped: true } }), edit({ id: 2, together: both }))).toBe(20);
  });

  test('take the measurement of the most edits, and of two the newest', () => {
    const three = edit({ id: 3, together: { with: [1, 2], changes: movesB(15, 28) } });
    const newer = edit({ id: 2, measuredAt: '2026-01-05', together: { with: [1], changes: movesB(15, 24) } });
    expect(scoreOfB(edit({ id: 1 }), newer, three)).toBe(28);
    const older = edit({ id: 1, together: { with: [2], changes: movesB(15, 16) } });
    expect(scoreOfB(older, newer)).toBe(24);
    const sameTime = edit({ id: 1, measuredAt: '2026-01-05', together: { with: [2], changes: movesB(15, 16) } });
    expect(scoreOfB(sameTime, newer)).toBe(24);
  });

  test('count one reading of the stored body, the newest: it holds the edits of all', () => {
    const first = edit({ id: 1, isStoredBody: true, alone: movesB(15, 17) });
    const second = edit({ id: 2, isStoredBody: true, alone: movesB(15, 19), measuredAt: '2026-01-02' });
    expect(scoreOfB(first, second)).toBe(19);
    const pair = [
      edit({ id: 3, alone: movesB(15, 16), together: { with: [4], changes: movesB(15, 20) } }),
      edit({ id: 4, alone: movesB(15, 16) }),
    ];
    // The pair is the widest measurement; of the body, only the newest reading is added to it.
    expect(scoreOfB(...pair, first, second)).toBe(24);
    const withBody = edit({ id: 3, isStoredBody: true, together: { with: [4], changes: movesB(15, 20) } });
    expect(scoreOfB(withBody, edit({ id: 4 }), first, second)).toBe(20);
  });
});

describe('the scores of an analysis with a verified edit that was measured', () => {
  const run = (...recommendations: ScoredRecommendation[]) =>
    analysisScores({ components: graded, rubric, recommendations });

  test('move by the measurement and not by the points of the recommendation as well', () => {
    // Title: 5 + 27 of 40 points is 80; headings stay at 50.
    expect(run(edit({ alone: movesB(15, 27) }))).toMatchObject({
      overallScore: 65,
      estimatedScore: 65,
      scoreSource: 'verified',
    });
  });

  test('move by the points of the recommendation where there is no measurement, or none that can be kept apart', () => {
    expect(run(edit({ verdict: { measured: null } }))).toMatchObject({ overallScore: 57, estimatedScore: 57 });
    const { id: _, ...withoutId } = edit({});
    expect(run(withoutId)).toMatchObject({ overallScore: 57, estimatedScore: 57 });
  });

  test('count a measured edit without a real verdict for the estimate alone', () => {
    expect(run(edit({ verdict: { skipped: true } }))).toMatchObject({
      overallScore: 50,
      estimatedScore: 57,
      scoreSource: 'audit',
    });
  });
});
