import { readLanguageWords } from '../../language-data/language-words/read-language-words.ts';
import type { Language } from '../language/languages.ts';
import { isOfClass } from './subject-words.ts';

/**
 * Endings of verbs where the list of forms is short. A part-of-speech tagger knows more of them, and takes a megabyte; the lists, these
 * endings and the evidence of the body (`detect-keyword.ts`) leave few through.
 */
const patterns = new Map<string, RegExp | null>();

function endsIn(word: string, meaning: 'verbEndings' | 'participleEndings', language: Language): boolean {
  const key = `${meaning} ${language}`;
  let pattern = patterns.get(key);
  if (pattern === undefined) {
    const endings = readLanguageWords(language)[meaning];
    pattern = endings === undefined ? null : new RegExp(`(?:${endings.join('|')})$`);
    patterns.set(key, pattern);
  }
  return pattern?.test(word) ?? false;
}

/** True for an English form that may be a participle: it ends no phrase that the text seldom says. */
export const isParticiple = (word: string, language: Language | null): boolean =>
  language !== null && endsIn(word, 'participleEndings', language);

/** True for a form that is a verb in nearly every sentence. @param word - normalized. */
export const isVerbForm = (word: string, language: Language | null): boolean =>
  isOfClass(word, 'verbs', language) || (language !== null && endsIn(word, 'verbEndings', language));
