import * as z from 'zod';

/** A case of `npm run eval`, and the answers of a model that invents. */
export const inventedAnswerShape = z.strictObject({
  task: z.enum(['plans', 'outlines', 'analyses', 'verifications', 'checks', 'ideas']),
  /** The title of the case. */
  case: z.string().min(1),
  /** By the purpose of the question. Judgements of an analysis may be left out. */
  answers: z.record(z.string(), z.record(z.string(), z.unknown())),
  /**
   * Words of the sentences that a language model listed as unsupported when it read the second question at the desk. Left out where none was
   * asked: code had left out every sentence that takes a check.
   */
  flagged: z.array(z.string().min(1)).default([]),
  /** Words that the material does not bear out; of an order that the model obeys, what a user is shown then. */
  inventions: z
    .array(
      z.strictObject({
        words: z.string().min(1),
        kind: z.enum(['number', 'name', 'price', 'promise', 'address', 'language', 'claim', 'order']),
      }),
    )
    .min(1),
});
export type InventedAnswer = z.infer<typeof inventedAnswerShape>;
