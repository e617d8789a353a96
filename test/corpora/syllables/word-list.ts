import * as z from 'zod';
import { languages } from '../../../shared/domain/language/languages.ts';

/** Words of a language, each with its number of syllables. */
export const wordListShape = z.strictObject({
  language: z.enum(languages),
  words: z.record(z.string(), z.int().positive()),
});
