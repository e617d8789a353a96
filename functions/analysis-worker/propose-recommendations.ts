import type { NewRecommendation } from '../../shared/domain/recommendations/new-recommendation.ts';
import { recommendationsByModel } from '../../shared/domain/recommendations/recommendations-by-model.ts';
import { recommendationsFrom } from '../../shared/domain/recommendations/recommendations-from.ts';
import type { AnalysisInput } from '../../shared/table/analysis-input.ts';
import type { GradedPage } from './grade-page.ts';

/** The recommendations of a graded page: a model's edits lead where there are any, else they are the rules' findings. */
export function proposeRecommendations(
  { rows, findings, edits, wordedBy }: GradedPage,
  { page, rubric }: Pick<AnalysisInput, 'page' | 'rubric'>,
): NewRecommendation[] {
  const given = {
    findings,
    components: rows.map(({ componentType, criteriaScores }) => ({ componentType, criteriaScores })),
    rubric,
    document: page.document,
    page,
  };
  return edits === null ? recommendationsFrom(given) : recommendationsByModel(edits, given, wordedBy);
}
