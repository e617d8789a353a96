import { matchable } from '../fields/keyword-match.ts';
import { termsOf, wordsOf } from './text-statistics.ts';

/** The query that a page is graded for. */
export interface TargetKeyword {
  /** As an editor would write it. */
  readonly phrase: string;
  readonly matchPhrase: string;
  readonly terms: readonly string[];
  /** False when the page has no primary keyword and its own most frequent terms stand in. */
  readonly isExplicit: boolean;
}

/**
 * The primary keyword, or, where none is set, the two terms that title, main heading and body agree on most. Null when the
 * page has neither: there is nothing to grade keywords against.
 */
export function targetKeyword(
  primary: string | null,
  headline: string,
  bodyTerms: ReadonlyMap<string, number>,
): TargetKeyword | null {
  if (primary !== null) {
    const terms = [...new Set(termsOf(primary))];
    return {
      phrase: primary,
      matchPhrase: matchable(primary),
      terms: terms.length > 0 ? terms : wordsOf(primary),
      isExplicit: true,
    };
  }
  const candidates = withoutPlurals(termsOf(headline));
  const ranked = (candidates.length > 0 ? candidates : [...bodyTerms.keys()])
    .map((term) => ({ term, count: bodyTerms.get(term) ?? 0 }))
    .filter(({ count }) => candidates.length > 0 || count >= 3)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 2)
    .map(({ term }) => term);
  if (ranked.length === 0) return null;
  const inOrder = candidates.filter((term) => ranked.includes(term));
  const terms = inOrder.length > 0 ? inOrder : ranked;
  return { phrase: terms.join(' '), matchPhrase: terms.join(' '), terms, isExplicit: false };
}

/** What its own main terms earn a page at most that has no primary keyword: they may not be what it should rank for. */
export const guessedCredit = 0.85;

/** How well a text carries the keyword: 1 for the exact phrase, up to 0.7 for its words apart, and so much of a guessed one. */
export function keywordShare(text: string, keyword: TargetKeyword): number {
  const haystack = matchable(text);
  if (keyword.isExplicit && haystack.includes(keyword.matchPhrase)) return 1;
  const present = new Set(wordsOf(haystack));
  const found = keyword.terms.filter(
    (term) => present.has(term) || (term.length > 4 && present.has(singular(term))),
  ).length;
  return keyword.terms.length === 0 ? 0 : ((keyword.isExplicit ? 0.7 : guessedCredit) * found) / keyword.terms.length;
}

/** Times the phrase occurs, not overlapping; `matchText` is in the form that `matchable` gives. */
export function occurrences(matchText: string, phrase: string): number {
  if (phrase === '') return 0;
  let count = 0;
  for (let at = matchText.indexOf(phrase); at !== -1; at = matchText.indexOf(phrase, at + phrase.length)) count += 1;
  return count;
}

/** A sentence for evidence that says what the page was judged against when it has no keyword of its own. */
export function keywordNote(keyword: TargetKeyword): string {
  return keyword.isExplicit
    ? `the primary keyword "${keyword.phrase}"`
    : `its own main terms "${keyword.phrase}" (no primary keyword is set)`;
}

/** Each term once, and the plural of a term that is there already not at all: "bike bikes" is no query. */
function withoutPlurals(terms: readonly string[]): string[] {
  const kept = new Set<string>();
  for (const term of terms) if (!kept.has(singular(term))) kept.add(term);
  return [...kept];
}

function singular(term: string): string {
  return term.endsWith('s') ? term.slice(0, -1) : `${term}s`;
}
