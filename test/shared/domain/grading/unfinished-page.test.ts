import { describe, expect, test } from 'vitest';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { overallScore } from '../../../../shared/domain/scoring/component-score.ts';
import { goodArticle, gradeAll, gradingInput, type SamplePage } from './sample-pages.ts';

const graded = (page: SamplePage) => {
  const { components, findings } = gradeAll(gradingInput(page));
  const evidence = components.flatMap(({ criteriaScores }) =>
    Object.values(criteriaScores).map(({ rationale }) => rationale ?? ''),
  );
  return { score: overallScore(components, defaultRubric), evidence, findings };
};
const article = goodArticle.markdown ?? '';
const filler = `Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation.\n\n`;
const unfinished = 'The text is not finished: placeholders were left in it.';

describe('a page whose template still shows', () => {
  test.each([
    ['filler for half of its words', `${article}\n\n${filler.repeat(40)}`],
    [
      'five placeholders',
      `${article}\n\n[Your company], [Your address], [Phone number], [Your clinic name] and [Website address] wait here.`,
    ],
  ])('loses at least 12 points for %s', (_what, markdown) => {
    const [finished, template] = [graded(goodArticle), graded({ ...goodArticle, markdown })];
    expect(finished.score - template.score).toBeGreaterThanOrEqual(12);
  });

  test('is called unfinished once in a component', () => {
    const { evidence } = graded({ ...goodArticle, markdown: `${article}\n\n${filler.repeat(40)}` });
    const said = evidence.filter((text) => text.includes(unfinished)).length;
    expect(said).toBeGreaterThan(0);
    expect(said).toBeLessThanOrEqual(defaultRubric.components.length);
  });

  test('loses little for one placeholder, and is not called unfinished', () => {
    const { score, evidence } = graded({ ...goodArticle, markdown: `${article}\n\nWelcome to [Your company].` });
    expect(graded(goodArticle).score - score).toBeLessThanOrEqual(3);
    expect(evidence.filter((text) => text.includes(unfinished))).toEqual([]);
  });
});

test('a sentence that is copied into other paragraphs is no running text', () => {
  const runningText = (markdown: string): number =>
    gradeAll(gradingInput({ path: '/repairs', title: 'Repairs of roofs in clay and slate', markdown })).components.find(
      ({ componentType }) => componentType === 'content_depth',
    )?.criteriaScores['depth_running_text']?.score ?? 0;
  const paragraphs = (second: (at: number) => string): string =>
    Array.from(
      { length: 20 },
      (_, at) => `House ${at} got ${at * 3 + 40} new tiles of clay in the spring of ${1980 + at}. ${second(at)}`,
    ).join('\n\n');
  const copied = paragraphs(() => 'Our team repairs every roof of the town with care and at a fair price for you.');
  const own = paragraphs((at) => `Our team repaired ${at} roofs of the town with care and at a price of ${at} pounds.`);
  expect(runningText(copied)).toBeLessThan(0.8 * runningText(own));
});
