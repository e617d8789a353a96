import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { componentTypes, type Rubric, type RubricComponent } from '../../../../shared/domain/rubric/rubric.ts';
import { scoreCurves } from '../../../../shared/domain/rubric/score-curves.ts';
import { analysisScores, type ScoringInput } from '../../../../shared/domain/scoring/analysis-scores.ts';
import { componentScore, missingPoints, overallScore } from '../../../../shared/domain/scoring/component-score.ts';
import { applyScoreCurve, type CriteriaScores } from '../../../../shared/domain/scoring/criteria-scores.ts';
import {
  creditRecommendation,
  type ScoredRecommendation,
} from '../../../../shared/domain/scoring/recommendation-credit.ts';

function component(
  componentType: RubricComponent['componentType'],
  weight: number,
  points: Record<string, number>,
): RubricComponent {
  const criteria = Object.entries(points).map(([key, maxScore]) => ({
    key,
    label: key,
    description: key,
    category: null,
    maxScore,
  }));
  return { componentType, label: componentType, weight, isSystem: true, criteria };
}

const rubric: Rubric = {
  components: [
    component('title', 0.5, { a: 10, b: 30 }),
    component('headings', 0.3, { c: 20 }),
    component('readability', 0.2, { d: 5, e: 5 }),
  ],
};

function scores(points: Record<string, [score: number, maxScore: number]>): CriteriaScores {
  return Object.fromEntries(
    Object.entries(points).map(([key, [score, maxScore]]) => [key, { score, maxScore, rationale: '' }]),
  );
}

const graded = [
  { componentType: 'title', criteriaScores: scores({ a: [5, 10], b: [15, 30] }) },
  { componentType: 'headings', criteriaScores: scores({ c: [20, 20] }) },
  { componentType: 'readability', criteriaScores: scores({ d: [0, 5], e: [0, 5] }) },
];

function recommendation(changes: Partial<ScoredRecommendation> = {}): ScoredRecommendation {
  return { status: 'pending', pointValue: 5, rubricCriteria: ['b'], verification: null, ...changes };
}

const real = { addressed: true, skipped: false, placeholders: [] };

describe('componentScore', () => {
  test('is the share of the criteria points earned, as a whole number', () => {
    const [title] = rubric.components;
    if (title === undefined) throw new Error('no component');
    expect(componentScore(scores({ a: [5, 10], b: [15, 30] }), title)).toBe(50);
    expect(componentScore(scores({ a: [10, 10], b: [0, 30] }), title)).toBe(25);
    expect(componentScore(scores({ a: [10, 10] }), title)).toBe(100);
    expect(componentScore({}, title)).toBe(0);
    expect(componentScore(scores({ a: [99, 10], b: [-5, 30] }), title)).toBe(25);
  });

  test('gives nothing for a stored criterion without points to earn', () => {
    const [title] = rubric.components;
    if (title === undefined) throw new Error('no component');
    expect(componentScore(scores({ a: [0, 0], b: [30, 30] }), title)).toBe(75);
    expect(applyScoreCurve(scores({ a: [0, 0] }), 'none')['a']?.score).toBe(0);
  });
});

describe('overallScore', () => {
  test('is the weighted average of the component scores', () => {
    expect(overallScore(graded, rubric)).toBe(Math.round(0.5 * 50 + 0.3 * 100));
  });

  test('shares out the weight of a component that was not graded', () => {
    expect(overallScore(graded.slice(0, 2), rubric)).toBe(Math.round((0.5 * 50 + 0.3 * 100) / 0.8));
    expect(overallScore([], rubric)).toBe(0);
  });

  test('is the plain mean with equal weights', () => {
    const equal = { components: rubric.components.map((part) => ({ ...part, weight: 1 / 3 })) };
    expect(overallScore(graded, equal)).toBe(50);
  });

  test('lacks exactly the points that separate it from 100', () => {
    const lost = [...missingPoints(graded, rubric).values()].reduce((sum, points) => sum + points, 0);
    expect(lost).toBeCloseTo(100 - (0.5 * 50 + 0.3 * 100), 6);
  });

  test('lacks points only in criteria that were graded, whatever the weights add up to', () => {
    const doubled = { components: rubric.components.map((part) => ({ ...part, weight: 2 * part.weight })) };
    const some = [{ componentType: 'title', criteriaScores: scores({ a: [5, 10] }) }, ...graded.slice(1, 2)];
    const missing = missingPoints(some, doubled);
    expect([...missing.keys()]).toEqual(['a', 'c']);
    expect(missing.get('a')).toBeCloseTo((100 * 0.5 * 5) / (0.8 * 10), 9);
    expect(missing.get('c')).toBe(0);
  });
});

describe('the arithmetic of any rubric', () => {
  const types = componentTypes.slice(0, 5);
  /** Components with weights in hundredths, each with criteria that earned some of their points, or were not graded. */
  const anyGraded = fc.uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 5 }).chain((chosen) =>
    fc.tuple(
      ...chosen.map((componentType) =>
        fc.record({
          componentType: fc.constant(componentType),
          weight: fc.integer({ min: 1, max: 100 }),
          criteria: fc.array(
            fc.record({
              maxScore: fc.integer({ min: 1, max: 40 }),
              share: fc.integer({ min: 0, max: 10 }),
              isGraded: fc.boolean(),
            }),
            { minLength: 1, maxLength: 5 },
          ),
        }),
      ),
    ),
  );

  const keyOf = (type: string, index: number) => `${type}_${index}`;

  test('a component is the share of its criteria points, and the overall score their weighted average', () => {
    fc.assert(
      fc.property(anyGraded, (parts) => {
        const custom: Rubric = {
          components: parts.map(({ componentType, weight, criteria }) =>
            component(
              componentType,
              weight / 100,
              Object.fromEntries(criteria.map(({ maxScore }, index) => [keyOf(componentType, index), maxScore])),
            ),
          ),
        };
        const components = parts.map(({ componentType, criteria }) => ({
          componentType,
          criteriaScores: scores(
            Object.fromEntries(
              criteria.flatMap(({ maxScore, share, isGraded }, index) =>
                isGraded ? [[keyOf(componentType, index), [(maxScore * share) / 10, maxScore] as const]] : [],
              ) as [string, [number, number]][],
            ),
          ),
        }));
        // In whole numbers, so that nothing of the formula under test is in the expectation.
        const expected = parts.map(({ weight, criteria }) => {
          const judged = criteria.filter(({ isGraded }) => isGraded);
          const possible = judged.reduce((sum, { maxScore }) => sum + 10 * maxScore, 0);
          const earned = judged.reduce((sum, { maxScore, share }) => sum + maxScore * share, 0);
          return { weight, score: possible === 0 ? null : Math.round((100 * earned) / possible) };
        });
        for (const [index, { score }] of expected.entries()) {
          const own = custom.components[index];
          const given = components[index];
          if (score !== null && own && given) expect(componentScore(given.criteriaScores, own)).toBe(score);
        }
        const counted = expected.flatMap(({ weight, score }) => (score === null ? [] : [{ weight, score }]));
        const weight = counted.reduce((sum, one) => sum + one.weight, 0);
        const average = weight === 0 ? 0 : counted.reduce((sum, one) => sum + one.weight * one.score, 0) / weight;
        expect(overallScore(components, custom)).toBe(Math.round(average));
      }),
    );
  });
});

describe('applyScoreCurve', () => {
  test.each(scoreCurves)('keeps nothing and everything as they are (%s)', (curve) => {
    const curved = applyScoreCurve(scores({ a: [0, 10], b: [30, 30] }), curve);
    expect(curved['a']?.score).toBe(0);
    expect(curved['b']?.score).toBe(30);
  });

  test('credits a half-met criterion more with each curve', () => {
    const credited = scoreCurves.map((curve) => applyScoreCurve(scores({ a: [5, 10] }), curve)['a']?.score);
    expect(credited).toEqual([5, 5.8, 6.7]);
  });
});

describe('creditOf', () => {
  test.each([
    ['pending', null, true, false],
    ['in_progress', null, true, false],
    ['pending', { ...real, addressed: false }, true, false],
    ['applied', real, true, true],
    ['applied', { ...real, skipped: true }, true, false],
    ['applied', { ...real, placeholders: ['[Company]'] }, true, false],
    ['applied', { ...real, addressed: false }, false, false],
    ['applied', null, true, false],
    ['dismissed', null, false, false],
    ['dismissed', real, false, false],
  ] as const)('%s with %j counts for estimated %s and verified %s', (status, verification, estimated, verified) => {
    expect(creditRecommendation({ status, verification })).toEqual({ estimated, verified });
  });
});

describe('analysisScores', () => {
  const run = (recommendations: ScoredRecommendation[]) =>
    analysisScores({ components: graded, rubric, recommendations });

  test('counts open gains for the estimated score and its component only', () => {
    expect(run([recommendation()])).toMatchObject({
      overallScore: 55,
      estimatedScore: 60,
      scoreSource: 'audit',
      overallGrade: 'F',
      estimatedGrade: 'D-',
    });
    const [title, headings] = run([recommendation()]).components;
    expect(title).toMatchObject({ score: 50, estimatedScore: 88 });
    expect(headings).toMatchObject({ score: 100, estimatedScore: 100 });
  });

  test('costs exactly its points to dismiss a recommendation', () => {
    const other = recommendation({ rubricCriteria: ['d'], pointValue: 10 });
    const before = run([recommendation(), other]);
    const after = run([recommendation({ status: 'dismissed' }), other]);
    expect(before.estimatedScore - after.estimatedScore).toBe(5);
  });

  test('moves the overall score to verified only on a real verdict', () => {
    expect(run([recommendation({ status: 'applied', verification: real })])).toMatchObject({
      overallScore: 60,
      scoreSource: 'verified',
      estimatedScore: 60,
    });
    for (const verification of [
      { ...real, skipped: true },
      { ...real, placeholders: ['XX%'] },
    ]) {
      expect(run([recommendation({ status: 'applied', verification })])).toMatchObject({
        overallScore: 55,
        scoreSource: 'audit',
        estimatedScore: 60,
      });
    }
  });

  test('takes a failed recheck out of both scores', () => {
    const failed = recommendation({ status: 'applied', verification: { ...real, addressed: false } });
    expect(run([failed])).toMatchObject({ overallScore: 55, estimatedScore: 55, scoreSource: 'audit' });
  });

  test('never counts more than the criteria lack', () => {
    expect(run([recommendation({ pointValue: 90 })]).estimatedScore).toBe(55 + 19);
    expect(run([recommendation({ pointValue: 15 }), recommendation({ pointValue: 15 })]).estimatedScore).toBe(55 + 19);
    expect(run([recommendation({ rubricCriteria: ['c'], pointValue: 5 })]).estimatedScore).toBe(55);
    expect(run([recommendation({ rubricCriteria: null, pointValue: 90 })]).estimatedScore).toBe(100);
  });

  test('adds points that name no criterion to those that do', () => {
    const unnamed = recommendation({ rubricCriteria: [], pointValue: 7 });
    expect(run([unnamed]).estimatedScore).toBe(55 + 7);
    expect(run([unnamed, recommendation({ pointValue: 90 })]).estimatedScore).toBe(55 + 19 + 7);
  });

  test('lists the components of the rubric that were judged, and no other', () => {
    const components = [
      { componentType: 'title', criteriaScores: scores({ unknown: [5, 10] }) },
      { componentType: 'headings', criteriaScores: scores({ c: [10, 20] }) },
      { componentType: 'of_another_rubric', criteriaScores: scores({ c: [10, 20] }) },
    ];
    expect(analysisScores({ components, rubric, recommendations: [] }).components).toEqual([
      {
        componentType: 'headings',
        criteriaScores: scores({ c: [10, 20] }),
        score: 50,
        grade: 'F',
        estimatedScore: 50,
        estimatedGrade: 'F',
      },
    ]);
  });
});

describe('analysisScores of any analysis', () => {
  const share = fc.integer({ min: 0, max: 10 });
  const verification = fc.option(
    fc.record({
      addressed: fc.boolean(),
      skipped: fc.boolean(),
      placeholders: fc.array(fc.constant('[X]'), { maxLength: 1 }),
    }),
  );
  const anyRecommendation: fc.Arbitrary<ScoredRecommendation> = fc.record({
    status: fc.constantFrom('pending', 'in_progress', 'applied', 'dismissed'),
    pointValue: fc.integer({ min: 0, max: 40 }),
    rubricCriteria: fc.option(fc.subarray(['a', 'b', 'c', 'd', 'e', 'unknown', 'constructor'])),
    verification,
  });
  const anyInput: fc.Arbitrary<ScoringInput> = fc.record({
    components: fc.tuple(share, share, share, share, share).map(([a, b, c, d, e]) => [
      { componentType: 'title', criteriaScores: scores({ a: [a, 10], b: [3 * b, 30] }) },
      { componentType: 'headings', criteriaScores: scores({ c: [2 * c, 20] }) },
      { componentType: 'readability', criteriaScores: scores({ d: [d / 2, 5], e: [e / 2, 5] }) },
    ]),
    rubric: fc.constant(rubric),
    recommendations: fc.array(anyRecommendation, { maxLength: 8 }),
  });

  test('stays within 0 and 100, in whole numbers, and never estimates below the overall score', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = analysisScores(input);
        const all = [
          result.overallScore,
          result.estimatedScore,
          ...result.components.flatMap(({ score, estimatedScore }) => [score, estimatedScore]),
        ];
        for (const score of all) expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(result.estimatedScore).toBeGreaterThanOrEqual(result.overallScore);
        for (const { score, estimatedScore } of result.components) expect(estimatedScore).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  test('does not depend on the order of components and recommendations', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const turned = {
          ...input,
          recommendations: input.recommendations.toReversed(),
          components: input.components.toReversed(),
        };
        const { components, ...rest } = analysisScores(input);
        const { components: turnedComponents, ...turnedRest } = analysisScores(turned);
        expect(turnedRest).toEqual(rest);
        expect(turnedComponents.toReversed()).toEqual(components);
      }),
    );
  });

  test('never lowers the estimate by resolving nor raises it by dismissing', () => {
    fc.assert(
      fc.property(anyInput, fc.nat(), fc.boolean(), (input, pick, skipped) => {
        const index = pick % Math.max(1, input.recommendations.length);
        const target = input.recommendations[index];
        if (target === undefined || (target.status !== 'pending' && target.status !== 'in_progress')) return;
        const change = (changed: ScoredRecommendation) =>
          analysisScores({ ...input, recommendations: input.recommendations.with(index, changed) });
        const before = analysisScores(input);
        const resolved = change({ ...target, status: 'applied', verification: { ...real, skipped } });
        expect(resolved.estimatedScore).toBe(before.estimatedScore);
        expect(resolved.overallScore).toBeGreaterThanOrEqual(before.overallScore);
        const dismissed = change({ ...target, status: 'dismissed' });
        expect(dismissed.estimatedScore).toBeLessThanOrEqual(before.estimatedScore);
        expect(dismissed.overallScore).toBe(before.overallScore);
      }),
    );
  });
});
