/** @module-tag corpus */
import { describe, expect, test } from 'vitest';
import { defaultRubric } from '../../../shared/domain/rubric/default-rubric.ts';
import { defaultScoreCurve } from '../../../shared/domain/rubric/score-curves.ts';
import { componentScore, overallScore } from '../../../shared/domain/scoring/component-score.ts';
import { applyScoreCurve } from '../../../shared/domain/scoring/criteria-scores.ts';
import { gradeAll, gradingInput, type SamplePage } from '../../shared/domain/grading/sample-pages.ts';
import { type Check, expectFloor } from '../scores.ts';
import { type PagePair, pagePairs, readPagePairs } from './page-pair.ts';

const sets = readPagePairs();

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

/** Overall, and in each component in question. */
function checkPair({ name, better, worse, components }: PagePair): Check[] {
  const [high, low] = [scoresOf(better), scoresOf(worse)];
  const higher = (what: string, of: (scores: Scores) => number): Check => ({
    line: `${name}: ${what} ${of(high)}, above ${of(low)}`,
    holds: of(high) > of(low),
  });
  return [
    higher('overall', ({ overall }) => overall),
    ...components.map((type) => higher(type, (scores) => scores.components.get(type) ?? 0)),
  ];
}

describe.each(sets)('of the pairs of $name', (set) => {
  test('the better page scores higher', () => {
    expectFloor(set, 'scores that are higher', set.cases.flatMap(checkPair));
  });
});

test('docs/results/page-pairs.md shows the scores of the pairs as they are: run this file with `-u`', async () => {
  const rows = pagePairs().map(({ name, difference, components, ...pages }) => {
    const [better, worse] = [scoresOf(pages.better), scoresOf(pages.worse)];
    const gaps = components.map(
      (type) => `\`${type}\` ${worse.components.get(type) ?? '-'} → ${better.components.get(type) ?? '-'}`,
    );
    return `| ${name} | ${difference} | ${worse.overall} → ${better.overall} | ${gaps.join(', ')} |`;
  });
  const page = `# Pairs of pages

Written by \`npx vitest run --project unit test/corpora/page-pairs -u\`. Pages of different kinds and languages, each beside one that any SEO
professional would put below it for the same query. The scores are the worse page's, then the better one's.

| pair | what the better page has | overall | components in question |
|---|---|---|---|
${rows.join('\n')}
`;
  await expect(page).toMatchFileSnapshot('../../../docs/results/page-pairs.md');
});
