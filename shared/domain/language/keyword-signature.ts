import type { Language } from './languages.ts';
import { normalizeText } from './normalize-text.ts';
import { listTermKeys } from './subject-terms.ts';

/** The stems of a text's terms, each once. */
export const listStems = (text: string, language: Language | null): string[] => [
  ...new Set(listTermKeys(text, language)),
];

/**
 * The signature of a search: their stems without function words, in any order ("cleaning a bike chain" and "bike chains
 * cleaning"). A keyword of function words alone stands for itself.
 * @param language - of the site or page whose keywords are compared; null compares words without their endings.
 */
export function keywordSignature(keyword: string, language: Language | null): string {
  const stems = listStems(keyword, language);
  return stems.length > 0 ? stems.toSorted().join(' ') : normalizeText(keyword, language);
}

/** Share of the words that two strings have in common, of all words of both. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = a.intersection(b).size;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}
