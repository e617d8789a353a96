import type * as z from 'zod';
import { type CheckMaterial, dataBlocks } from './data-blocks.ts';
import { answerSchema, type ModelPrompt, type Reading, readBySchema } from './model-prompt.ts';

interface Question<Answer, T> extends Pick<ModelPrompt<T>, 'purpose' | 'maxTokens'> {
  readonly instructions: string;
  /** Parts of the system text behind the rule on data. */
  readonly details?: readonly string[];
  /** Text from outside. */
  readonly material: readonly CheckMaterial[];
  /** The last line, behind the material. */
  readonly request: string;
  /** The form of an answer that can be read. */
  readonly schema: z.ZodType<Answer>;
  /** The form that is asked for, where that is a stricter one. */
  readonly asked?: z.ZodType;
  readonly read: (answer: Answer) => Reading<T>;
}

/**
 * A prompt with the rule on text from outside, which stands in blocks.
 * @param boundary The same for all prompts of a unit of work.
 */
export function createPrompt<Answer, T>(
  { instructions, details = [], material, request, schema, asked = schema, read, ...task }: Question<Answer, T>,
  boundary: string,
): ModelPrompt<T> {
  const data = dataBlocks(boundary);
  return {
    ...task,
    system: [instructions, data.rule, ...details].join('\n\n'),
    user: [...material.map(({ name, text }) => data.block(name, text)), request].join('\n\n'),
    schema: answerSchema(asked),
    read(answer) {
      const parsed = readBySchema(schema, answer);
      return parsed.ok ? read(parsed.value) : parsed;
    },
  };
}
