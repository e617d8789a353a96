import { describe, expect, it } from 'vitest';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { defaultScoreCurve } from '../../../../shared/domain/rubric/score-curves.ts';
import { componentScore, overallScore } from '../../../../shared/domain/scoring/component-score.ts';
import { applyScoreCurve } from '../../../../shared/domain/scoring/criteria-scores.ts';
import { guidePairs } from './page-pairs/guides.ts';
import { languagePairs } from './page-pairs/languages.ts';
import { offerPairs } from './page-pairs/offers.ts';
import type { PagePair } from './page-pairs/page-pair.ts';
import { referencePairs } from './page-pairs/references.ts';
import { gradeAll, gradingInput, type SamplePage } from './sample-pages.ts';

const pairs: readonly PagePair[] = [...guidePairs, ...offerPairs, ...referencePairs, ...languagePairs];

interface Scores {
  overall: number;
  /** By component type; components of which nothing applies to the page are left out. */
  components: ReadonlyMap<string, number>;
}

function scoresOf(page: SamplePage): Scores {
  const graded = gradeAll(gradingInput(page)).components.map(({ componentType, criteriaScores }) => ({
    componentType,
    criteriaScores: applyScoreCurve(criteriaScores, defaultScoreCurve),
  }));
  const components = defaultRubric.components.flatMap((component) => {
    const grade = graded.find(({ componentType }) => componentType === component.componentType);
    return grade ? [[component.componentType, componentScore(grade.criteriaScores, component)] as const] : [];
  });
  return { overall: overallScore(graded, defaultRubric), components: new Map(components) };
}

const scored = pairs.map((pair) => ({ ...pair, scores: [scoresOf(pair.better), scoresOf(pair.worse)] as const }));

describe('of two pages of which one is clearly better', () => {
  it('there are at least twenty pairs, each with a name of its own', () => {
    expect(new Set(pairs.map(({ name }) => name)).size).toBe(pairs.length);
    expect(pairs.length).toBeGreaterThanOrEqual(20);
  });

  it.each(scored.map((pair) => [pair.name, pair.difference, pair] as const))(
    '%s: %s scores higher',
    (_name, _difference, { components, scores: [better, worse] }) => {
      expect(better.overall).toBeGreaterThan(worse.overall);
      for (const type of components) {
        const [high = 0, low = 0] = [better, worse].map((scores) => scores.components.get(type));
        expect({ type, isHigher: high > low, high, low }).toMatchObject({ isHigher: true });
      }
    },
  );
});

it('docs/results/page-pairs.md shows the scores of the pairs as they are: run this file with `-u`', async () => {
  const rows = scored.map(({ name, difference, components, scores: [better, worse] }) => {
    const gaps = components.map(
      (type) => `\`${type}\` ${worse.components.get(type) ?? '-'} → ${better.components.get(type) ?? '-'}`,
    );
    return `| ${name} | ${difference} | ${worse.overall} → ${better.overall} | ${gaps.join(', ')} |`;
  });
  const page = `# Pairs of pages

Written by \`npx vitest run --project unit test/shared/domain/grading/page-pairs.test.ts -u\`. Pages of different kinds and languages, each beside
one that any SEO professional would put below it for the same query. The scores are the worse page's, then the better one's.

| pair | what the better page has | overall | components in question |
|---|---|---|---|
${rows.join('\n')}
`;
  await expect(page).toMatchFileSnapshot('../../../../docs/results/page-pairs.md');
});
