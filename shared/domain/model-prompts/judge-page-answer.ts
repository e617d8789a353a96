import * as z from 'zod';
import type { RubricCriterion } from '../rubric/rubric.ts';
import type { Reading } from './model-prompt.ts';

/** Models write "9" where a number is asked for. */
const scoreSchema = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
  z.number(),
);

/** Reasons come before the score, so that the score follows from them. */
const judgementShape = { evidence: z.string(), quote: z.string().nullable(), score: scoreSchema };

export const editSchema = z.object({
  target: z.enum(['title', 'meta_description', 'h1', 'schema', 'body']),
  operation: z.enum(['replace', 'insert']),
  blocks: z.array(z.number()),
  quote: z.string().nullable(),
  why: z.string(),
  title: z.string(),
  description: z.string(),
  proposed_text: z.string().nullable(),
  criteria: z.array(z.string()),
  effort: z.enum(['small', 'medium', 'large']),
});

/** An edit as the model wrote it. */
export type WrittenEdit = z.infer<typeof editSchema>;

const judgementSchema = z.object({ criterion: z.string(), ...judgementShape });
export type Judgement = z.infer<typeof judgementSchema>;

/** An answer, of which each part is read by itself: one that cannot be used does not cost the others. */
export const answeredSchema = z.object({ judgements: z.array(z.unknown()), edits: z.array(z.unknown()) });

/** The form that is asked for. */
export const judgePageSchema = (criteria: readonly string[]): z.ZodType => {
  const [first, ...others] = criteria;
  const criterion = first === undefined ? z.string() : z.enum([first, ...others]);
  return z.object({
    judgements: z.array(z.object({ criterion, ...judgementShape })),
    edits: z.array(editSchema),
  });
};

/** An answer, before anything in it is believed. */
export interface PageJudgement {
  /** By criterion; without those that could not be read, or that no one asked for. */
  readonly judgements: ReadonlyMap<string, Judgement>;
  readonly edits: readonly WrittenEdit[];
  /** Edits that were not in the form that was asked for. */
  readonly unreadable: number;
}

/** Fewer are no answer to the question. */
const ANSWERED_SHARE = 0.5;

export function readPageJudgement(
  answer: z.infer<typeof answeredSchema>,
  judged: readonly RubricCriterion[],
): Reading<PageJudgement> {
  const judgements = new Map<string, Judgement>();
  for (const one of answer.judgements) {
    const { data } = judgementSchema.safeParse(one);
    if (data && judged.some(({ key }) => key === data.criterion) && !judgements.has(data.criterion))
      judgements.set(data.criterion, data);
  }
  if (judgements.size < ANSWERED_SHARE * judged.length)
    return {
      ok: false,
      problem: `only ${judgements.size} of ${judged.length} criteria have a judgement of the form asked for`,
    };
  const edits = answer.edits.flatMap((one) => editSchema.safeParse(one).data ?? []);
  return { ok: true, value: { judgements, edits, unreadable: answer.edits.length - edits.length } };
}
