import * as z from 'zod';
import type { GradingInput } from '../domain/grading/grading-input.ts';
import type { Rubric } from '../domain/rubric/rubric.ts';
import { type ScoreCurve, scoreCurves } from '../domain/rubric/score-curves.ts';
import type { Analysis } from './analyses.ts';
import { analysisDictionary } from './engine/analysis-dictionary.ts';
import { readBlob, type StoredBlob, storeBlobBeforeRows } from './engine/blobs.ts';
import type { Table } from './engine/client.ts';

/**
 * The content that an analysis graded, as it was when the analysis began: its scores are recalculated, and its recommendations validated, by
 * it.
 */
export interface AnalysisInput {
  page: GradingInput;
  rubric: Rubric;
  curve: ScoreCurve;
}

// We wrote it ourselves; the outline is checked, so that a value of an older release is not taken for one.
const analysisInputSchema = z.object({
  page: z.looseObject({ fields: z.looseObject({}), links: z.looseObject({}) }),
  rubric: z.looseObject({ components: z.array(z.looseObject({ componentType: z.string() })) }),
  curve: z.enum(scoreCurves),
});

/** Null when the analysis has none, or none that this release can read. */
export async function readAnalysisInput(
  table: Table,
  analysis: Pick<Analysis, 'input'>,
): Promise<AnalysisInput | null> {
  if (!analysis.input) return null;
  const value = await readBlob(table, analysis.input, { dictionary: analysisDictionary() });
  return analysisInputSchema.safeParse(value).success ? (value as AnalysisInput) : null;
}

/**
 * Stores what an analysis graded; its row points at it when it is completed. The id is derived from the analysis, so that a task that runs twice stores it once.
 */
export const storeAnalysisInput = async (
  table: Table,
  { organizationId, id }: Pick<Analysis, 'organizationId' | 'id'>,
  input: AnalysisInput,
  now: Date,
): Promise<StoredBlob> =>
  storeBlobBeforeRows(table, input, {
    derivedId: `${organizationId}-analysis-${id}`,
    dictionary: analysisDictionary(),
    now,
  });
