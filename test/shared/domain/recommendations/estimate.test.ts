import { describe, expect, it } from 'vitest';
import type { GradingInput } from '../../../../shared/domain/grading/grading-input.ts';
import { recommendationsFrom } from '../../../../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { overallScore } from '../../../../shared/domain/scoring/component-score.ts';
import { applyScoreCurve } from '../../../../shared/domain/scoring/criteria-scores.ts';
import { guidePairs } from '../grading/page-pairs/guides.ts';
import { languagePairs } from '../grading/page-pairs/languages.ts';
import { offerPairs } from '../grading/page-pairs/offers.ts';
import { referencePairs } from '../grading/page-pairs/references.ts';
import { gradeAll, gradingInput } from '../grading/sample-pages.ts';
import { follow } from './follow-advice.ts';

function analyze(page: GradingInput) {
  const { components: graded, findings } = gradeAll(page);
  const components = graded.map((component) => ({
    ...component,
    criteriaScores: applyScoreCurve(component.criteriaScores, 'medium'),
  }));
  const recommendations = recommendationsFrom({
    findings,
    components,
    rubric: defaultRubric,
    document: page.document,
    page,
  });
  return { score: overallScore(components, defaultRubric), recommendations };
}

const pages = [...guidePairs, ...offerPairs, ...referencePairs, ...languagePairs].flatMap(({ name, better, worse }) => [
  { name: `the worse ${name}`, page: gradingInput(worse) },
  { name: `the better ${name}`, page: gradingInput(better) },
]);

const followed = pages.flatMap(({ name, page }) => {
  const { score, recommendations } = analyze(page);
  return recommendations.flatMap((recommendation) => {
    const after = follow(page, recommendation);
    if (JSON.stringify(after.fields) === JSON.stringify(page.fields)) return [];
    const { title, pointValue, targetField } = recommendation;
    return [{ name, title, targetField, promised: pointValue, gained: analyze(after).score - score }];
  });
});

describe('the points of a recommendation are what following it brings', () => {
  it('for fields, to one point of rounding', () => {
    const fields = followed.filter(({ targetField }) => targetField !== 'body_content');
    expect(fields.length).toBeGreaterThan(20);
    for (const one of fields) expect(Math.abs(one.gained - one.promised), JSON.stringify(one)).toBeLessThanOrEqual(2);
  });

  it('for the body, to a few points, since new text helps in other places too', () => {
    const body = followed.filter(({ targetField }) => targetField === 'body_content');
    expect(body.length).toBeGreaterThan(20);
    const near = body.filter(({ gained, promised }) => Math.abs(gained - promised) <= 5);
    expect(near.length / body.length).toBeGreaterThan(0.75);
  });
});

it('the estimate is not the best grade for every page', () => {
  const weak = pages.filter(({ name }) => name.startsWith('the worse'));
  const estimates = weak.map(({ page }) => {
    const { score, recommendations } = analyze(page);
    return score + recommendations.reduce((total, { pointValue }) => total + pointValue, 0);
  });
  for (const estimate of estimates) expect(estimate).toBeLessThanOrEqual(100);
  expect(estimates.filter((estimate) => estimate >= 97).length).toBeLessThan(estimates.length / 4);
});
