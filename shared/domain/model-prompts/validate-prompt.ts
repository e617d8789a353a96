import * as z from 'zod';
import type { ValidatorVerdict } from '../recommendations/rules-verdict.ts';
import { fieldValue } from '../recommendations/target-text.ts';
import { documentContext } from '../recommendations/validated-content.ts';
import type { ValidationRequest } from '../recommendations/validation-request.ts';
import { dataBlocks } from './data-blocks.ts';
import { answerSchema, cleanText, type ModelPrompt, readBySchema } from './model-prompt.ts';
import { pageText } from './page-texts.ts';

/** The verdict has six seconds: a short answer is part of being in time. */
const ANSWER_TOKENS = 500;
const REASONING_CHARACTERS_MAX = 600;

const verdictSchema = z.object({ reasoning: z.string(), addressed: z.boolean() });

/** Asks whether a content does what a recommendation asked for. */
export function validatePrompt(
  request: Omit<ValidationRequest, 'after'>,
  boundary: string,
): ModelPrompt<ValidatorVerdict> {
  const { recommendation, content, document, before, rubric } = request;
  const data = dataBlocks(boundary);
  const earlier = fieldValue(before.fields, recommendation.targetField);
  const criteria = rubric.components
    .flatMap((component) => component.criteria)
    .filter(({ key }) => recommendation.criteria.includes(key))
    .map(({ label, description }) => `- ${label}. ${description}`);
  return {
    purpose: 'validate',
    system: [INSTRUCTIONS, data.rule, ...(criteria.length > 0 ? [`What counts:\n${criteria.join('\n')}`] : [])].join(
      '\n\n',
    ),
    user: [
      data.block('recommendation', recommendationText(recommendation)),
      data.block('page', pageText('fields', before) ?? ''),
      ...(earlier === null ? [] : [data.block('content before', documentContext(earlier))]),
      data.block('content now', documentContext(content)),
      ...(document === null ? [] : [data.block('whole document', documentContext(document))]),
      'Does the content now do what the recommendation asks for?',
    ].join('\n\n'),
    schema: answerSchema(verdictSchema),
    maxTokens: ANSWER_TOKENS,
    read(answer) {
      const parsed = readBySchema(verdictSchema, answer);
      if (!parsed.ok) return parsed;
      const reasoning = cleanText(parsed.value.reasoning, REASONING_CHARACTERS_MAX);
      return reasoning === ''
        ? { ok: false, problem: 'reasoning is empty' }
        : { ok: true, value: { addressed: parsed.value.addressed, reasoning } };
    },
  };
}

const INSTRUCTIONS = `You check whether an editor did what a recommendation for a web page asked for.
Judge "content now" alone, by what the recommendation asks and by what counts; "content before" and "whole document" are there to compare with.
addressed: true when the recommendation is followed in substance, in whatever words; false when the content is unchanged, off the point, filler, keyword stuffing, or only says that it was done.
reasoning: first, in one or two sentences in English, with the words of the content that decide it.`;

const recommendationText = ({
  title,
  description,
  targetField,
  operation,
}: ValidationRequest['recommendation']): string =>
  [`${cleanText(title, 300)} (${operation} ${targetField})`, cleanText(description, 2_000)].join('\n');
