import * as z from 'zod';
import { fieldValue } from '../recommendations/target-text.ts';
import { documentContext } from '../recommendations/validated-content.ts';
import type { ValidationRequest } from '../recommendations/validation-request.ts';
import { nameLanguage } from './advice-language.ts';
import type { JudgedVerdict } from './bind-verdict.ts';
import { createPrompt } from './create-prompt.ts';
import { cleanText, type ModelPrompt } from './model-prompt.ts';
import { fieldsText } from './page-texts.ts';

/** As many as a quick model writes in the six seconds that a verdict has: one that thinks first spends most of them on that. */
const ANSWER_TOKENS = 1_500;
const QUOTE_CHARACTERS_MAX = 300;
const REASONING_CHARACTERS_MAX = 600;

const verdictSchema = z.object({ quote: z.string().nullable(), reasoning: z.string(), addressed: z.boolean() });

/** Asks whether a content does what a recommendation asked for. */
export function validatePrompt(
  request: Omit<ValidationRequest, 'after'>,
  boundary: string,
): ModelPrompt<JudgedVerdict> {
  const { recommendation, content, document, before, rubric, adviceLanguage } = request;
  const earlier = fieldValue(before.fields, recommendation.targetField);
  const criteria = rubric.components
    .flatMap((component) => component.criteria)
    .filter(({ key }) => recommendation.criteria.includes(key))
    .map(({ label, description }) => `- ${label}. ${description}`);
  return createPrompt(
    {
      purpose: 'validate',
      instructions: instructions(nameLanguage(adviceLanguage)),
      details: criteria.length > 0 ? [`What counts:\n${criteria.join('\n')}`] : [],
      material: [
        { name: 'recommendation', text: recommendationText(recommendation) },
        { name: 'page', text: fieldsText(before) },
        ...(earlier === null ? [] : [{ name: 'content before', text: documentContext(earlier) }]),
        { name: 'content now', text: documentContext(content) },
        ...(document === null ? [] : [{ name: 'whole document', text: documentContext(document) }]),
      ],
      request: 'Does the content now do what the recommendation asks for?',
      schema: verdictSchema,
      maxTokens: ANSWER_TOKENS,
      read({ addressed, quote, reasoning: said }) {
        const reasoning = cleanText(said, REASONING_CHARACTERS_MAX);
        return reasoning === ''
          ? { ok: false, problem: 'reasoning is empty' }
          : { ok: true, value: { addressed, reasoning, quote: quote && cleanText(quote, QUOTE_CHARACTERS_MAX) } };
      },
    },
    boundary,
  );
}

const instructions = (
  language: string,
): string => `You check whether an editor did what a recommendation for a web page asked for.
Judge "content now" alone, by what the recommendation asks and by what counts; "content before" and "whole document" are there to compare with.
quote: the words of "content now" that decide it, copied letter by letter; null when something is missing.
reasoning: one or two sentences in ${language} on what decides it. No number that is not in the data.
addressed: true when the recommendation is followed in substance, in whatever words; false when the content is unchanged, off the point, filler, keyword stuffing, or only says that it was done.`;

const recommendationText = ({
  title,
  description,
  targetField,
  operation,
}: ValidationRequest['recommendation']): string =>
  [`${cleanText(title, 300)} (${operation} ${targetField})`, cleanText(description, 2_000)].join('\n');
