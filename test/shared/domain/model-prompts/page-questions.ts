/** A page as a model is asked about it, and answers to that. */
import { gradeComponent } from '../../../../shared/domain/grading/grade-component.ts';
import type { GradingInput } from '../../../../shared/domain/grading/grading-input.ts';
import type { WrittenEdit } from '../../../../shared/domain/model-prompts/judge-page-answer.ts';
import { criteriaToJudge, type PageQuestion } from '../../../../shared/domain/model-prompts/page-question.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';

export const questionAbout = (page: GradingInput, given: Partial<PageQuestion> = {}): PageQuestion => ({
  page,
  rubric: defaultRubric,
  measured: defaultRubric.components.map((component) => gradeComponent({ component, page })),
  facts: [],
  searchResults: [],
  adviceLanguage: 'en',
  today: '2026-11-22',
  ...given,
});

/** The same judgement of every criterion that is asked about. */
export const judgementsOf = (question: PageQuestion, given: Record<string, unknown> = {}) =>
  criteriaToJudge(question).map(({ key }) => ({
    criterion: key,
    evidence: 'It is half met.',
    quote: null,
    score: 5,
    ...given,
  }));

export const writtenEdit: WrittenEdit = {
  target: 'body',
  operation: 'insert',
  blocks: [2],
  quote: null,
  why: 'Readers ask for it.',
  title: 'Say how coarse the grind is',
  description: 'The text names the grind and not how coarse it is.',
  proposed_text: null,
  criteria: ['depth_specificity'],
  effort: 'small',
};
