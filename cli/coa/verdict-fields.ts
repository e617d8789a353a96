import { checkWarnings } from '../../clients/typescript/src/check-warnings.ts';
import type { Components, ContentOptimizationClient } from '../../clients/typescript/src/index.ts';
import { gradeAndScore } from '../audit/score-view.ts';
import type { Cell } from './cell-text.ts';
import { exitCodes } from './exit-codes.ts';
import { type DocumentOutput, fields } from './output.ts';

type Schemas = Components['schemas'];

const common = ({ recommendation, analysis }: Schemas['ChangedRecommendation']): (readonly [string, Cell])[] => [
  ['Recommendation', recommendation.id],
  ['Title', recommendation.title],
  ['Status', recommendation.status],
  ['Grade and score', analysis && gradeAndScore(analysis.overall_grade, analysis.overall_score)],
  ['Estimated', analysis && gradeAndScore(analysis.estimated_grade, analysis.estimated_score)],
];

export const changedFields = (changed: Schemas['ChangedRecommendation']): DocumentOutput =>
  fields(changed, common(changed), { quiet: [changed.recommendation.status] });

/** Reads the warnings of checks on the field of a fulfilled recommendation, as the page is stored. */
export async function readCheckWarnings(
  api: ContentOptimizationClient,
  { addressed, recommendation }: Schemas['ValidatedRecommendation'],
): Promise<string[]> {
  if (!addressed) return [];
  const { data } = await api.getChecks({ pageId: recommendation.page_id });
  return checkWarnings(data, recommendation.target_field);
}

/** Prints a validator's verdict; the command fails when the content does not fulfil the recommendation. */
export const verdictFields = (
  verdict: Schemas['ValidatedRecommendation'],
  warnings: readonly string[],
): DocumentOutput =>
  fields(
    { ...verdict, check_warnings: warnings },
    [
      ...common(verdict),
      ['Addressed', verdict.addressed],
      ['Reasoning', verdict.reasoning],
      ['Placeholders', verdict.placeholders],
      ['Checks warn', warnings.length > 0 ? warnings.join(' ') : null],
      ['Validated', verdict.skipped ? 'no: the validation was skipped' : verdict.validation_scope],
    ],
    {
      quiet: [verdict.recommendation.status],
      exitCode: verdict.addressed ? exitCodes.done : exitCodes.failed,
    },
  );
