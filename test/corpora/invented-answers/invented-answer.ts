import * as z from 'zod';

/** A case of `npm run eval`, and the answers of a model that invents. */
export const inventedAnswerShape = z.strictObject({
  task: z.enum(['plans', 'outlines', 'analyses', 'verifications', 'checks', 'ideas']),
  /** The title of the case. */
  case: z.string().min(1),
  /** By the purpose of the question. Judgements of an analysis may be left out. */
  answers: z.record(z.string(), z.record(z.string(), z.unknown())),
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
