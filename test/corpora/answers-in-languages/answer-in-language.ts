import * as z from 'zod';
import { inventedAnswerShape } from '../invented-answers/invented-answer.ts';
import { recordedCaseShape } from '../model-recordings/recorded-case.ts';

/** A case of `npm run eval`, and the answers of a model that words its advice in German, French or Spanish. */
export const answerInLanguageShape = recordedCaseShape.extend({
  /** Of the advice, and of the page or the brief. */
  language: z.enum(['de', 'fr', 'es']),
  /** Words that the material does not bear out; none in an honest answer. */
  inventions: z.array(inventedAnswerShape.shape.inventions.element),
});
export type AnswerInLanguage = z.infer<typeof answerInLanguageShape>;
