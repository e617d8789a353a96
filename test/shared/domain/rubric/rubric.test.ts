import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { gradeBands, gradeScore } from '../../../../shared/domain/rubric/grade-bands.ts';
import { parseRubric } from '../../../../shared/domain/rubric/parse-rubric.ts';
import { componentTypes } from '../../../../shared/domain/rubric/rubric.ts';
import { curvedShare, scoreCurves } from '../../../../shared/domain/rubric/score-curves.ts';

/** The default rubric in the form of the API. */
function apiRubric() {
  return {
    components: defaultRubric.components.map((component) => ({
      component_type: component.componentType,
      label: component.label,
      weight: component.weight,
      is_system: component.isSystem,
      criteria: component.criteria.map(({ maxScore, ...criterion }) => ({ ...criterion, max_score: maxScore })),
    })),
  };
}

describe('the default rubric', () => {
  test('has every component type once, with weights that sum to 1', () => {
    expect(defaultRubric.components.map(({ componentType }) => componentType)).toEqual(componentTypes);
    expect(defaultRubric.components.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 10);
  });

  test('uses each criterion key once', () => {
    const keys = defaultRubric.components.flatMap(({ criteria }) => criteria.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('gradeOf', () => {
  test.each(gradeBands.map(({ grade, min }) => [min, grade]))('gives %i the grade %s', (min, grade) => {
    expect(gradeScore(min)).toBe(grade);
  });

  test.each([
    [100, 'A+'],
    [96.9, 'A'],
    [59, 'F'],
    [0, 'F'],
    [-1, 'F'],
    [Number.NaN, 'F'],
  ])('gives %d the grade %s', (score, grade) => {
    expect(gradeScore(score)).toBe(grade);
  });
});

describe('curvedShare', () => {
  test.each(scoreCurves)('is monotone, takes nothing away and fixes 0 and 1 (%s)', (curve) => {
    expect(curvedShare(0, curve)).toBe(0);
    expect(curvedShare(1, curve)).toBe(1);
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, (a, b) => {
        expect(curvedShare(Math.max(a, b), curve)).toBeGreaterThanOrEqual(curvedShare(Math.min(a, b), curve));
        expect(curvedShare(a, curve)).toBeGreaterThanOrEqual(a - 1e-12);
      }),
    );
  });

  test('is more generous from none to large', () => {
    expect(curvedShare(0.5, 'none')).toBe(0.5);
    expect(curvedShare(0.5, 'medium')).toBeCloseTo(0.58, 2);
    expect(curvedShare(0.5, 'large')).toBeCloseTo(0.67, 2);
  });

  test.each([Number.NaN, -3, 7])('stays within 0 and 1 for %d', (share) => {
    expect(curvedShare(share, 'medium')).toBeGreaterThanOrEqual(0);
    expect(curvedShare(share, 'medium')).toBeLessThanOrEqual(1);
  });
});

describe('parseRubric', () => {
  test('reads back what the API answers, bands and curve included', () => {
    expect(parseRubric({ ...apiRubric(), grade_bands: gradeBands, score_curve: 'large' })).toEqual({
      ok: true,
      rubric: defaultRubric,
    });
  });

  test('accepts a part of the components with other weights and points', () => {
    const [title, meta] = apiRubric().components;
    const criteria = title?.criteria.slice(0, 1).map((criterion) => ({ ...criterion, max_score: 50 }));
    const parsed = parseRubric({
      components: [
        { ...title, weight: 0.6995, criteria },
        { ...meta, weight: 0.3 },
      ],
    });
    expect(parsed).toMatchObject({
      ok: true,
      rubric: { components: [{ weight: 0.6995, criteria: [{ maxScore: 50 }] }, { weight: 0.3 }] },
    });
  });

  const [first, second] = apiRubric().components;
  test.each([
    ['weights must sum to 1', { components: [{ ...first, weight: 0.9 }] }],
    [
      'listed twice',
      {
        components: [
          { ...first, weight: 0.5 },
          { ...first, weight: 0.5 },
        ],
      },
    ],
    ['used twice', { components: [{ ...first, weight: 1, criteria: [first?.criteria[0], first?.criteria[0]] }] }],
    ['component_type', { components: [{ ...first, weight: 1, component_type: 'vibes' }] }],
    ['has no criterion', { components: [{ ...first, weight: 1, criteria: second?.criteria }] }],
    ['weight', { components: [{ ...first, weight: 0 }] }],
    ['max_score', { components: [{ ...first, weight: 1, criteria: [{ ...first?.criteria[0], max_score: 0 }] }] }],
    ['criteria', { components: [{ ...first, weight: 1, criteria: [] }] }],
    ['grade bands are the same', { ...apiRubric(), grade_bands: [{ grade: 'A', min: 0 }] }],
    ['nonsense', { ...apiRubric(), nonsense: 1 }],
    ['components', { components: [] }],
    ['rubric', 'text'],
    ['rubric', null],
  ])('refuses and says why: %s', (message, value) => {
    const parsed = parseRubric(value);
    expect(parsed.ok).toBe(false);
    expect(parsed.ok ? '' : parsed.message).toContain(message);
  });

  const only = (changes: Record<string, unknown>) => ({ components: [{ ...first, weight: 1, ...changes }] });
  const messageOf = (value: unknown): string => {
    const parsed = parseRubric(value);
    return parsed.ok ? '' : parsed.message;
  };

  test('names the place of what is wrong', () => {
    expect(messageOf({ ...apiRubric(), grade_bands: [] })).toMatch(
      /^grade_bands: grade bands are the same for every site/,
    );
    expect(messageOf({ components: [{ ...first, weight: 0.9 }] })).toBe('components: weights must sum to 1, not 0.9');
    const twice = {
      components: [
        { ...first, weight: 0.5 },
        { ...first, weight: 0.5 },
      ],
    };
    expect(messageOf(twice)).toMatch(
      /^components\.1\.component_type: title is listed twice; components\.1\.criteria\.0\.key: /,
    );
    const [known] = first?.criteria ?? [];
    const unknown = messageOf(only({ criteria: [known, { ...known, key: 'vibes' }] }));
    expect(unknown).toBe(
      `components.0.criteria.1.key: title has no criterion vibes; its criteria are ${first?.criteria.map(({ key }) => key).join(', ')}`,
    );
    expect(messageOf(7)).toMatch(/^rubric: /);
  });

  test('lists five faults at most', () => {
    const [known] = first?.criteria ?? [];
    const criteria = Array.from({ length: 9 }, (_, at) => ({ ...known, key: `vibes_${at}` }));
    expect(messageOf(only({ criteria })).split('; components.')).toHaveLength(5);
  });

  test('takes a label without the white space around it, and a component that does not say so for one of the site', () => {
    const [known] = first?.criteria ?? [];
    const criteria = [{ ...known, label: ' Length ', description: ' Of it ', category: ' Form ' }];
    const { is_system: _, ...unsaid } = first ?? {};
    expect(parseRubric({ components: [{ ...unsaid, weight: 1, label: ' Title ', criteria }] })).toMatchObject({
      ok: true,
      rubric: {
        components: [
          { label: 'Title', isSystem: false, criteria: [{ label: 'Length', description: 'Of it', category: 'Form' }] },
        ],
      },
    });
    expect(messageOf(only({ label: ' ' }))).toMatch(/^components\.0\.label: /);
    expect(defaultRubric.components.every(({ isSystem }) => isSystem)).toBe(true);
  });
});
