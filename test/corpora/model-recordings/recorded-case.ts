import * as z from 'zod';

/** A case of `npm run eval`, and the answers of a model to its questions. */
export const recordedCaseShape = z.strictObject({
  task: z.enum(['plans', 'outlines', 'analyses', 'verifications', 'checks', 'ideas']),
  /** The title of the case. */
  case: z.string().min(1),
  /** By the purpose of the question, but for the check. */
  answers: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** Words that the model itself finds unsupported when it checks its sentences. */
  unsupported: z.array(z.string().min(1)),
});
export type RecordedCase = z.infer<typeof recordedCaseShape>;
