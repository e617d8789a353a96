import { readLanguageWords } from '../../../language-data/language-words/read-language-words.ts';
import { isBroadNoun, isPartNoun, isPromising } from '../../keywords/subject-words.ts';
import type { Language } from '../../language/languages.ts';

/** "Services" in a title names nothing. */
export const namesSubject = (term: string): boolean => !isPartNoun(term) && !isBroadNoun(term) && !isPromising(term);

/** Words that show another case than that of a label: German adjectives, Polish nouns and adjectives. */
const inflected = new Map<Language, RegExp | null>();
export function isInflected(name: string, language: Language | null): boolean {
  if (language === null) return false;
  let pattern = inflected.get(language);
  if (pattern === undefined) {
    const forms = readLanguageWords(language).inflected;
    pattern = forms === undefined ? null : new RegExp(forms.join('|'), 'u');
    inflected.set(language, pattern);
  }
  return pattern?.test(name) ?? false;
}
