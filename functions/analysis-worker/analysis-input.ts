import { PermanentError } from '../../shared/jobs/worker-errors.ts';
import type { Analysis } from '../../shared/table/analyses.ts';
import { type AnalysisInput, readAnalysisInput } from '../../shared/table/analysis-input.ts';
import type { Table } from '../../shared/table/engine/client.ts';

/**
 * Reads the content to grade.
 * @throws PermanentError without one: a retry would find none either.
 */
export async function requireAnalysisInput(table: Table, analysis: Analysis): Promise<AnalysisInput> {
  const input = await readAnalysisInput(table, analysis);
  if (!input) throw new PermanentError(`analysis ${analysis.id} has no readable input`);
  return input;
}
