import type { Language } from './languages.ts';
import { copyText } from './remembered.ts';

/** The words of many pages, and some megabytes at most. */
const WORDS_MAX = 20_000;
/** A longer one is an address or a key, and seldom said again. */
const WORD_CHARACTERS_MAX = 60;
/** V8 copies a shorter slice of a text, and keeps the whole text alive for a longer one. */
const SLICE_CHARACTERS_MIN = 13;

/**
 * A function of a word and its language that remembers its results: a text says most of its words again, and each criterion
 * reads them. The words of a language are dropped as a whole when they are too many. Results are shared and must not be changed.
 */
export function rememberedWords<Value>(
  compute: (word: string, language: Language | null) => Value,
): (word: string, language: Language | null) => Value {
  const byLanguage = new Map<Language | null, Map<string, Value>>();
  return (word, language) => {
    if (word.length > WORD_CHARACTERS_MAX) return compute(word, language);
    let words = byLanguage.get(language);
    if (words === undefined || words.size >= WORDS_MAX) {
      words = new Map();
      byLanguage.set(language, words);
    }
    let value = words.get(word);
    if (value === undefined) {
      const own = word.length < SLICE_CHARACTERS_MIN ? word : copyText(word);
      value = compute(own, language);
      words.set(own, value);
    }
    return value;
  };
}
