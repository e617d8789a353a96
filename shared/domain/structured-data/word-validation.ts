import type { Messages } from '../messages/render-message.ts';
import type { SchemaValidation } from './validate-structured-data.ts';

interface WordedValidation {
  readonly valid: boolean;
  readonly errors: string[];
  readonly warnings: string[];
  readonly summary: string;
}

export const wordValidation = (
  { valid, errors, warnings, summary }: SchemaValidation,
  messages: Messages,
): WordedValidation => ({
  valid,
  errors: errors.map((error) => messages.render(error)),
  warnings: warnings.map((warning) => messages.render(warning)),
  summary: messages.render(summary),
});
