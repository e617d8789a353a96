import * as z from 'zod';
import type { GradingInput } from '../../shared/domain/grading/grading-input.ts';
import type { Rubric } from '../../shared/domain/rubric/rubric.ts';
import { type ScoreCurve, scoreCurves } from '../../shared/domain/rubric/score-curves.ts';
import { PermanentError } from '../../shared/jobs/worker-errors.ts';
import type { Analysis } from '../../shared/table/analyses.ts';
import { readBlob } from '../../shared/table/blobs.ts';
import type { Table } from '../../shared/table/client.ts';

/**
 * What an analysis grades, as it was when the analysis began: every grading task reads this one value, so that an edit in
 * between cannot mix two contents in one grade.
 */
export interface AnalysisInput {
  page: GradingInput;
  rubric: Rubric;
  curve: ScoreCurve;
}

// We wrote it ourselves a moment ago; the outline is checked, so that a value of an older release is not taken for one.
const analysisInputSchema = z.object({
  page: z.looseObject({ fields: z.looseObject({}), links: z.looseObject({}) }),
  rubric: z.looseObject({ components: z.array(z.looseObject({ componentType: z.string() })) }),
  curve: z.enum(scoreCurves),
});

export async function readAnalysisInput(table: Table, analysis: Analysis): Promise<AnalysisInput> {
  if (!analysis.input) throw new PermanentError(`analysis ${analysis.id} has no input`);
  const value = await readBlob(table, analysis.input);
  if (!analysisInputSchema.safeParse(value).success)
    throw new PermanentError(`the input of analysis ${analysis.id} is not readable`);
  return value as AnalysisInput;
}
