import type { Language } from './languages.ts';
import { normalizeWord } from './normalize-text.ts';

/** Each word as the text writes it most often, by its normalized form: names and German nouns with their capital. */
export function writtenForms(text: string, language: Language | null): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const word of text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  const forms = new Map<string, [string, number][]>();
  for (const counted of counts) {
    const key = normalizeWord(counted[0], language);
    const known = forms.get(key);
    if (known === undefined) forms.set(key, [counted]);
    else known.push(counted);
  }
  return new Map(
    [...forms].map(([word, written]) => [word, written.reduce((best, one) => (one[1] > best[1] ? one : best))[0]]),
  );
}
