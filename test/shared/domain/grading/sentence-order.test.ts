import { describe, expect, test } from 'vitest';
import { readPage } from '../../../../shared/domain/grading/page-reading.ts';
import { measureDisorder } from '../../../../shared/domain/grading/sentence-order.ts';
import { recommendationsFrom } from '../../../../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { overallScore } from '../../../../shared/domain/scoring/component-score.ts';
import { pagePairs } from '../../../corpora/page-pairs/page-pair.ts';
import { shuffledMarkdown } from '../language/shuffled.ts';
import { goodArticle, gradeAll, gradingInput, type SamplePage } from './sample-pages.ts';

const scoreOf = (page: SamplePage): number => overallScore(gradeAll(gradingInput(page)).components, defaultRubric);
const inOrder = (page: SamplePage): boolean => measureDisorder(readPage(gradingInput(page))) === 0;
const german = pagePairs('languages').find(({ name }) => name === 'German guide')?.better ?? expect.unreachable();
const product = pagePairs('offers')[0]?.better ?? expect.unreachable();

describe('shuffling the words of a good page', () => {
  test.each([
    ['English', goodArticle, 'sentence'],
    ['English', goodArticle, 'paragraph'],
    ['English', goodArticle, 'page'],
    ['German', german, 'sentence'],
    ['German', german, 'paragraph'],
    ['German', german, 'page'],
  ] as const)('costs at least 15 points: %s, %s, within each %s', (_language, page, within) => {
    const salad = { ...page, markdown: shuffledMarkdown(page.markdown ?? '', within) };
    expect(scoreOf(page) - scoreOf(salad)).toBeGreaterThanOrEqual(15);
  });

  test('is said in one sentence, and is one recommendation', () => {
    const input = gradingInput({ ...goodArticle, markdown: shuffledMarkdown(goodArticle.markdown ?? '', 'sentence') });
    const { components, findings } = gradeAll(input);
    const [first] = recommendationsFrom({
      findings,
      components,
      rubric: defaultRubric,
      document: input.document,
      page: input,
    });
    expect(first?.description).toContain('The words of the text do not follow one another as they do in sentences.');
    const others = components
      .flatMap(({ criteriaScores }) => Object.values(criteriaScores))
      .filter(({ rationale }) => rationale.includes('do not follow one another'));
    expect(others.length).toBeLessThanOrEqual(components.length);
  });
});

const poem = `${'The fog comes on little cat feet, and it sits and looks\nover the harbour and the city on its silent haunches,\nand then it moves on to where no lamp of ours is lit.\n\n'.repeat(6)}`;
const catalogue = `${'- Beige cotton shirt, size M to XL, 29 €\n- Navy wool jacket, size S to L, 129 €\n- Olive linen trousers, size 34, 59 €\n'.repeat(12)}`;
const steps = `${'1. Put 200 g of flour, two eggs and a pinch of salt into the bowl.\n2. Stir until no lumps are left, then let it rest for half an hour.\n'.repeat(12)}`;
const code = `${'```ts\nconst order = read(classes);\nreturn order.likeness > 0.4 ? order : null;\n```\n\nThe function returns the order of the words, or null where there is no table.\n\n'.repeat(8)}`;
const table = `| Use | Coffee | Water |\n| - | - | - |\n${'| Concentrate with milk and ice | 100 g of coarse coffee | 800 ml of cold water |\n'.repeat(20)}`;

test.each([
  ['a good article', goodArticle.markdown ?? ''],
  ['a German guide', german.markdown ?? ''],
  ['a product page', product.markdown ?? ''],
  ['a poem', poem],
  ['a catalogue', catalogue],
  ['steps of a recipe', steps],
  ['code with remarks', code],
  ['a table', table],
])('%s is not taken for words in a row', (_name, markdown) => {
  expect(inOrder({ markdown, language: null })).toBe(true);
});
