import { detectLanguage } from '../language/detect-language.ts';
import type { Language } from '../language/languages.ts';

/** Characters of a text that is long enough to say its language. */
const TEXT_OF_A_LANGUAGE_MIN = 60;

/** Of the body; a page with a few words, or without any, is in the language of all that names it: its brief, its purpose, its keyword. */
export function languageOfPage(texts: readonly string[], declared: string | null): Language | null {
  const [body = ''] = texts;
  const read = body.length < TEXT_OF_A_LANGUAGE_MIN ? texts.filter((text) => text.trim() !== '').join('\n') : body;
  return detectLanguage(read, declared).language;
}
