import { readLanguageWords } from '../../language-data/language-words/read-language-words.ts';
import type { Language } from './languages.ts';
import { normalizeWord } from './normalize-text.ts';
import { rememberedByName } from './remembered.ts';

const readTransitions = rememberedByName((language: Language) => {
  const all = (readLanguageWords(language).transitions ?? []).map((entry) => normalizeWord(entry, language));
  return {
    words: new Set(all.filter((entry) => !entry.includes(' '))),
    /** Between spaces, as they stand in a sentence. */
    phrases: all.filter((entry) => entry.includes(' ')).map((entry) => ` ${entry} `),
  };
});

export const hasTransitionWords = (language: Language | null): boolean =>
  language !== null && readLanguageWords(language).transitions !== undefined;

/** The first transition of a sentence, given as its words in the form of `normalizeWord`; null without any. */
export function transitionIn(words: readonly string[], language: Language): string | null {
  const { words: single, phrases } = readTransitions(language);
  const word = words.find((one) => single.has(one));
  if (word !== undefined) return word;
  const joined = ` ${words.join(' ')} `;
  return phrases.find((phrase) => joined.includes(phrase))?.trim() ?? null;
}
