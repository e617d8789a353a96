import type { Language } from './languages.ts';
import { normalizeWord } from './normalize-text.ts';

/** Each word as the text writes it most often, by its normalized form: names and German nouns with their capital. */
export function writtenForms(text: string, language: Language | null): ReadonlyMap<string, string> {
  const forms = new Map<string, Map<string, number>>();
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}'’-]+/gu)) {
    const key = normalizeWord(word, language);
    const ofWord = forms.get(key) ?? new Map<string, number>();
    forms.set(key, ofWord.set(word, (ofWord.get(word) ?? 0) + 1));
  }
  return new Map(
    [...forms].map(([word, counts]) => [word, [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]]),
  );
}
