/** Grades a text that an editor works on. A Markdown parser and all graders come with it: operations take it by `import()`. */
import { asksForText } from '../../shared/domain/grading/advice.ts';
import { criteriaSharesInSteps } from '../../shared/domain/grading/criteria-shares.ts';
import type { GradingInput } from '../../shared/domain/grading/grading-input.ts';
import { readPage } from '../../shared/domain/grading/page-reading.ts';
import { rulesModel } from '../../shared/domain/grading/rules-model.ts';
import { parseBody } from '../../shared/domain/markdown/page-document.ts';
import { replaceBody, setField } from '../../shared/domain/recommendations/content-after.ts';
import { criteriaByKind } from '../../shared/domain/rubric/criteria-by-kind.ts';
import { type Grade, gradeScore } from '../../shared/domain/rubric/grade-bands.ts';
import { componentScore, isJudged, overallScore } from '../../shared/domain/scoring/component-score.ts';
import { applyChanges, criterionChanges } from '../../shared/domain/scoring/criterion-changes.ts';
import type { Component } from '../../shared/table/analyses.ts';
import type { AnalysisInput } from '../../shared/table/analysis-input.ts';
import type { PageContent } from '../../shared/table/page-content.ts';
import { runInTurns } from './measure-together.ts';

/** The text on an editor's screen. A field that is left out is as it is stored. */
export interface SentText {
  readonly title?: string | undefined;
  readonly meta_description?: string | undefined;
  readonly h1?: string | undefined;
  readonly markdown?: string | undefined;
}

interface SentGrade {
  overall_score: number;
  overall_grade: Grade;
  components: { component_type: string; score: number; grade: Grade }[];
  word_count: number;
  full_length: number | null;
  guessed_keyword: string | null;
}

interface Graded {
  readonly components: readonly Component[];
  readonly input: AnalysisInput;
}

/**
 * The scores that an analysis of the page would have with this text. A criterion that a model judged moves by as many points as
 * the rules see it move.
 */
export async function gradeSentText(
  { components, input }: Graded,
  content: PageContent,
  sent: SentText,
): Promise<SentGrade> {
  const { rubric, curve } = input;
  const keys = rubric.components.flatMap(({ criteria }) => criteria.map(({ key }) => key));
  const page = pageWithText(input.page, content, sent);
  const after = await runInTurns(criteriaSharesInSteps(keys, rubric, page));
  // Criteria that rules graded are graded anew, so that the page as it was analyzed need not be.
  const isModels = components.some(({ model }) => model !== rulesModel);
  const before = isModels ? await runInTurns(criteriaSharesInSteps(keys, rubric, input.page)) : [];
  const changes = criterionChanges(before, after, curve);
  const graded = rubric.components.map((component) => {
    const known = isModels
      ? components.find(({ componentType }) => componentType === component.componentType)
      : undefined;
    return {
      componentType: component.componentType,
      criteriaScores: applyChanges(known?.criteriaScores ?? {}, changes, component.criteria),
    };
  });
  const score = overallScore(graded, rubric);
  const { wordCount, kind, keyword } = readPage(page);
  return {
    overall_score: score,
    overall_grade: gradeScore(score),
    components: rubric.components.flatMap((component, at) => {
      const criteriaScores = graded[at]?.criteriaScores ?? {};
      if (!isJudged(criteriaScores, component)) return [];
      const own = componentScore(criteriaScores, component);
      return [{ component_type: component.componentType, score: own, grade: gradeScore(own) }];
    }),
    word_count: wordCount,
    full_length: asksForText(readPage(page)) ? criteriaByKind[kind].fullLength : null,
    guessed_keyword: keyword === null || keyword.isExplicit ? null : keyword.phrase,
  };
}

function pageWithText(analyzed: GradingInput, content: PageContent, sent: SentText): GradingInput {
  const stored: GradingInput = { ...analyzed, fields: content.fields, document: parseBody(content) };
  let page = sent.markdown === undefined ? stored : replaceBody(stored, sent.markdown);
  for (const field of ['title', 'meta_description', 'h1'] as const) {
    const value = sent[field];
    if (value !== undefined) page = setField(page, field, value);
  }
  return page;
}
