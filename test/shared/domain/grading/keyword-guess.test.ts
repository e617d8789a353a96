import { describe, expect, test } from 'vitest';
import { hidesGuess } from '../../../../lab/truth/keyword-statements.ts';
import { gradeComponent } from '../../../../shared/domain/grading/grade-component.ts';
import { readPage } from '../../../../shared/domain/grading/page-reading.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import type { ComponentType } from '../../../../shared/domain/rubric/rubric.ts';
import { isJudged } from '../../../../shared/domain/scoring/component-score.ts';
import { goodArticle, gradingInput, type SamplePage } from './sample-pages.ts';

const without: SamplePage = { ...goodArticle, primaryKeyword: null, secondaryKeywords: [] };
const headline: SamplePage = {
  ...without,
  title: 'He came, he saw, he left - Example',
  path: '/2024/1234/',
  markdown: '# He came, he saw, he left\n\nOn Friday it rained. Nobody was at home when the mail came at noon.',
};
const grade = (page: SamplePage, type: ComponentType) => {
  const component = defaultRubric.components.find(({ componentType }) => componentType === type);
  if (!component) throw new Error(`no component ${type}`);
  return { component, ...gradeComponent({ component, page: gradingInput(page) }) };
};

describe('a page without a primary keyword', () => {
  test('is graded for the phrase that it says it is about, and every statement about it calls it a guess', () => {
    expect(readPage(gradingInput(without)).keyword).toMatchObject({ phrase: 'cold brew coffee', isExplicit: false });
    const { criteriaScores, findings } = grade(without, 'title');
    expect(criteriaScores['title_keyword']?.rationale).toContain('a guess');
    for (const { description } of [...findings, ...grade(without, 'meta_description').findings]) {
      if (description.includes('cold brew coffee"')) expect(description).toContain('guess');
    }
  });

  test('no rationale and no finding of any component names the guess without calling it one', () => {
    const { phrase = '' } = readPage(gradingInput(without)).keyword ?? {};
    const said = defaultRubric.components.flatMap(({ componentType }) => {
      const { criteriaScores, findings } = grade({ ...without, title: 'Home' }, componentType);
      return [
        ...Object.values(criteriaScores).map(({ rationale }) => rationale),
        ...findings.map((one) => one.description),
      ];
    });
    expect(said.filter((one) => one.includes(`"${phrase}"`)).length).toBeGreaterThan(5);
    expect(said.filter((one) => hidesGuess(one, phrase))).toEqual([]);
  });

  test.each([
    'Cold Brew Coffee at Home: Ratios, Times and Mistakes',
    'Mistakes with cold brew coffee',
    'Coffee, brewed cold',
  ])('is never told that its title does not carry its own words: "%s"', (title) => {
    const page = { ...without, title };
    const keyword = readPage(gradingInput(page)).keyword?.phrase ?? '';
    const said = grade(page, 'title').criteriaScores['title_keyword']?.rationale ?? '';
    if (keyword.split(' ').every((word) => title.toLowerCase().includes(word))) {
      expect(said).not.toMatch(/does not carry|lacks/);
    }
  });

  test('that does not say what it is about is not graded for keywords: no credit, no claim, and the advice to set one', () => {
    expect(readPage(gradingInput(headline)).keyword).toBeNull();
    const use = grade(headline, 'keyword_use');
    expect(use.criteriaScores).toEqual({});
    expect(isJudged(use.criteriaScores, use.component)).toBe(false);
    expect(use.findings).toEqual([]);
    expect(use.rationale).toContain('Set a primary keyword');
    for (const type of ['title', 'meta_description', 'headings', 'serp_analysis'] as const) {
      const { criteriaScores, findings, rationale } = grade(headline, type);
      expect(Object.keys(criteriaScores).filter((key) => /keyword|serp_intent/.test(key))).toEqual([]);
      expect(findings.filter(({ criterion }) => /keyword|serp_intent/.test(criterion))).toEqual([]);
      expect(rationale).toContain('Without a primary keyword, what depends on one is not graded here.');
      expect(rationale).not.toContain('Set a primary keyword');
    }
  });

  test('and without a text earns nothing for its keyword', () => {
    const { criteriaScores } = grade({ ...headline, title: null, markdown: '' }, 'keyword_use');
    expect(criteriaScores['keyword_intro']).toMatchObject({ score: 0 });
  });
});
