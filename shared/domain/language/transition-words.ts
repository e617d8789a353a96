import { readLanguageWords } from '../../language-data/language-words/read-language-words.ts';
import type { Language } from './languages.ts';
import { normalizeWord } from './normalize-text.ts';

interface Transitions {
  readonly words: ReadonlySet<string>;
  /** Between spaces, as they stand in a sentence. */
  readonly phrases: readonly string[];
}

const read = new Map<Language, Transitions>();

function readTransitions(language: Language, list: readonly string[]): Transitions {
  let transitions = read.get(language);
  if (transitions === undefined) {
    const all = list.map((entry) => normalizeWord(entry, language));
    transitions = {
      words: new Set(all.filter((entry) => !entry.includes(' '))),
      phrases: all.filter((entry) => entry.includes(' ')).map((entry) => ` ${entry} `),
    };
    read.set(language, transitions);
  }
  return transitions;
}

export const hasTransitionWords = (language: Language | null): boolean =>
  language !== null && readLanguageWords(language).transitions !== undefined;

/** The first transition of a sentence, given as its words in the form of `normalizeWord`; null without any. */
export function transitionIn(words: readonly string[], language: Language): string | null {
  const list = readLanguageWords(language).transitions;
  if (list === undefined) return null;
  const { words: single, phrases } = readTransitions(language, list);
  const word = words.find((one) => single.has(one));
  if (word !== undefined) return word;
  const joined = ` ${words.join(' ')} `;
  return phrases.find((phrase) => joined.includes(phrase))?.trim() ?? null;
}
