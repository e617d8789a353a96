import { compoundParts } from './compound-parts.ts';
import { findPhrase } from './find-phrase.ts';
import { foundTogether } from './found-together.ts';
import { type Hit, termHits } from './keyword-hits.ts';
import type { PreparedKeyword } from './prepare-keyword.ts';
import type { PreparedText } from './prepare-text.ts';
import { prepareText } from './prepare-text.ts';
import { slugSpellings, slugWords } from './transliterate.ts';
import { unspacedHits } from './unspaced-hits.ts';

/**
 * How a text carries a keyword: word for word; with other endings or marks; in order with words between; in another order; within a
 * compound or written together; in an address; some of its words, or all of them far apart; not at all.
 */
export type MatchKind = 'exact' | 'inflected' | 'interrupted' | 'reordered' | 'compound' | 'slug' | 'partial' | 'none';

export interface KeywordMatch {
  readonly kind: MatchKind;
  /** From 0 to 1. */
  readonly credit: number;
  /** Where it stands in the text's normalized form; 0 and 0 for `partial`, `slug` and `none`. */
  readonly start: number;
  readonly end: number;
  /** How many of the keyword's terms were found, of how many; a compound that its text takes apart is two. */
  readonly foundTerms: number;
  readonly terms: number;
}

/** The credit of each way to carry a keyword. A search engine treats all but the last as the same words. */
export const matchCredits = {
  exact: 1,
  inflected: 0.97,
  interrupted: 0.93,
  reordered: 0.9,
  compound: 0.9,
  /** All its words, but far apart; of some of them, their share of it. */
  partial: 0.7,
} as const;

/** True where a reader would say that the text has the keyword in it. */
export const carriesKeyword = ({ kind }: KeywordMatch): boolean => kind !== 'none' && kind !== 'partial';

const noMatch: KeywordMatch = { kind: 'none', credit: 0, start: 0, end: 0, foundTerms: 0, terms: 0 };

/** Every place where a text carries the keyword, in order, not overlapping. Linear in the length of the text. */
export function findMatches(text: PreparedText, keyword: PreparedKeyword): KeywordMatch[] {
  const { hits, terms } = findHits(text, keyword);
  return matchesAmong(text, keyword, hits, terms);
}

/** The places where a text carries a keyword, and those where it has words of it, in order, whether they stand together or not. */
export function findMatchesAndTerms(
  text: PreparedText,
  keyword: PreparedKeyword,
): {
  readonly matches: readonly KeywordMatch[];
  readonly hits: readonly Pick<Hit, 'start' | 'terms' | 'isCompound'>[];
  readonly terms: number;
} {
  const { hits, terms } = findHits(text, keyword);
  return { matches: matchesAmong(text, keyword, hits, terms), hits, terms };
}

/** How well a text carries a keyword: its best match, or how many of its words it has. */
export function matchKeyword(text: PreparedText, keyword: PreparedKeyword): KeywordMatch {
  const { hits, terms } = findHits(text, keyword);
  const [first, ...others] = matchesAmong(text, keyword, hits, terms);
  if (first !== undefined) return others.reduce((best, match) => (match.credit > best.credit ? match : best), first);
  const foundTerms = new Set(hits.flatMap((hit) => hit.terms)).size;
  if (foundTerms === 0) return { ...noMatch, terms };
  return { ...noMatch, kind: 'partial', credit: (matchCredits.partial * foundTerms) / terms, foundTerms, terms };
}

/** How often a text carries a keyword, and how often word for word. */
export function countMatches(text: PreparedText, keyword: PreparedKeyword): { all: number; exact: number } {
  const matches = findMatches(text, keyword);
  return { all: matches.length, exact: matches.filter(({ kind }) => kind === 'exact').length };
}

/** How many of the keyword's words a path or slug has, in any of their spellings in Latin letters. */
export function matchSlug(path: string, keyword: PreparedKeyword): KeywordMatch {
  const words = slugWords(path);
  const slug = prepareText(words.join(' '), keyword.language);
  const terms = keyword.terms.length;
  const whole = { parts: keyword.terms, ofTerm: keyword.terms.map((_, index) => [index]) };
  const found = new Set(termHits(slug, keyword, whole).flatMap((hit) => hit.terms));
  const present = new Set(words);
  const together = words.join('');
  for (const [index, { normalized }] of keyword.terms.entries()) {
    const spellings = slugSpellings(normalized);
    if (spellings.some((spelling) => present.has(spelling) || (keyword.isUnspaced && together.includes(spelling))))
      found.add(index);
  }
  if (found.size === 0) return { ...noMatch, terms };
  const isWhole = found.size === terms;
  return {
    ...noMatch,
    kind: isWhole ? 'slug' : 'partial',
    credit: found.size / terms,
    foundTerms: found.size,
    terms,
  };
}

function findHits(text: PreparedText, keyword: PreparedKeyword): { hits: Hit[]; terms: number } {
  if (keyword.isUnspaced) return { hits: unspacedHits(text.text, keyword), terms: keyword.terms.length };
  const parts = compoundParts(keyword, text);
  return { hits: termHits(text, keyword, parts), terms: parts.parts.length };
}

function matchesAmong(
  text: PreparedText,
  keyword: PreparedKeyword,
  hits: readonly Hit[],
  terms: number,
): KeywordMatch[] {
  const phrases = findPhrase(text, keyword).map(({ start, end, isExact }): KeywordMatch => {
    const kind = isExact ? 'exact' : 'inflected';
    return { kind, credit: matchCredits[kind], start, end, foundTerms: terms, terms };
  });
  if (terms === 0) return phrases;
  const others = foundTogether(text, terms, removeFound(hits, phrases)).map(({ start, end, kind }): KeywordMatch => {
    return { kind, credit: matchCredits[kind], start, end, foundTerms: terms, terms };
  });
  return [...phrases, ...others].sort((a, b) => a.start - b.start);
}

function removeFound(hits: readonly Hit[], found: readonly KeywordMatch[]): Hit[] {
  let at = 0;
  return hits.filter(({ start, end }) => {
    while (at < found.length && (found[at]?.end ?? 0) <= start) at += 1;
    const match = found[at];
    return match === undefined || end <= match.start;
  });
}
