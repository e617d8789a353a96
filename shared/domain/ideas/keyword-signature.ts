import { matchable } from '../fields/keyword-match.ts';
import { termsOf } from '../grading/text-statistics.ts';

/** The form in which words are compared across a site: an English plural counts as its singular. */
export function stem(word: string): string {
  if (word.length <= 3 || !word.endsWith('s') || /(?:[siu]s|'s)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ss|sh|[^a]ch|[eo]ach|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

export const stemsOf = (text: string): string[] => [...new Set(termsOf(text).map(stem))];

/**
 * What makes two keywords the same search: their words without stop words, in any order and number ("cleaning a bike chain"
 * and "bike chains cleaning"). A keyword of stop words alone stands for itself.
 */
export function keywordSignature(keyword: string): string {
  const stems = stemsOf(keyword);
  return stems.length > 0 ? stems.toSorted().join(' ') : matchable(keyword);
}

/** Share of the words that two texts have in common, of all words of both. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = a.intersection(b).size;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}
