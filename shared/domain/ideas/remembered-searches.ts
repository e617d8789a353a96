import type { Language } from '../language/languages.ts';

const KEPT_MAX = 20_000;

/** A function that remembers its results: the titles of a site are compared with each of its keywords, and read once. */
export function rememberSearches<Value>(
  compute: (text: string, language: Language | null) => Value,
): (text: string, language: Language | null) => Value {
  const kept = new Map<string, Value>();
  return (text, language) => {
    const key = `${language} ${text}`;
    let known = kept.get(key);
    if (known === undefined) {
      if (kept.size >= KEPT_MAX) kept.clear();
      known = compute(text, language);
      kept.set(key, known);
    }
    return known;
  };
}
