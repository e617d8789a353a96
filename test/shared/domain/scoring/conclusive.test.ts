import { describe, expect, test } from 'vitest';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { type ComponentType, componentTypes } from '../../../../shared/domain/rubric/rubric.ts';
import { isConclusive } from '../../../../shared/domain/scoring/conclusive.ts';

const outcome = (failed: readonly ComponentType[], withoutScore: readonly ComponentType[] = []) =>
  componentTypes.map((componentType) => ({
    componentType,
    status: failed.includes(componentType) ? 'failed' : 'completed',
    score: failed.includes(componentType) || withoutScore.includes(componentType) ? null : 60,
  }));

describe('an analysis', () => {
  test.each([
    ['nothing failed', outcome([]), true],
    ['a light component failed', outcome(['structured_data']), true],
    // 0.40 + 0.06 + 0.04
    ['exactly half failed', outcome(['content_depth', 'title', 'serp_analysis']), true],
    ['more failed', outcome(['content_depth', 'title', 'serp_analysis', 'structured_data']), false],
    ['all but the lightest failed', outcome(componentTypes.filter((type) => type !== 'structured_data')), false],
    ['all failed', outcome(componentTypes), false],
    ['nothing applied to the page', outcome([], componentTypes), false],
    ['most did not apply, and nothing failed', outcome([], componentTypes.slice(1)), true],
  ])('is conclusive or not when %s', (_name, components, conclusive) => {
    expect(isConclusive(components, defaultRubric)).toBe(conclusive);
  });

  test('counts the share of the failed weight, whatever the weights of a rubric add up to', () => {
    const components = defaultRubric.components.map((part) => ({ ...part, weight: part.weight * 3 }));
    const half = outcome(['content_depth', 'title', 'serp_analysis']);
    expect(isConclusive(half, { ...defaultRubric, components })).toBe(true);
  });
});
