import { keywordSignature } from '../language/keyword-signature.ts';
import type { Language } from '../language/languages.ts';
import { type KeywordCandidate, PRIMARY_FIT_MIN } from './page-candidates.ts';
import { TakenSearches } from './taken-searches.ts';

interface PageCandidates {
  pageId: number;
  /** Of the page; null where it is not known. */
  language: Language | null;
  candidates: readonly KeywordCandidate[];
}

export interface KeywordAssignment {
  pageId: number;
  /** Null where it is not certain what the page is about, or others aim at that. */
  primaryKeyword: string | null;
  secondaryKeywords: string[];
}

const SECONDARY_KEYWORDS_MAX = 5;
/** A phrase that no one is known to search for is a secondary keyword only when the page is much about it. */
const UNSEARCHED_FIT_MIN = 0.3;
/** Demand at which the scale ends, as in the opportunity score. */
const FULL_DEMAND = 100_000;

/**
 * One primary keyword for each page, and up to five secondary ones: the candidates that fit best, those that are searched
 * counting up to twice as much. Pages choose in the given order; no two aim at the same search, in whatever order or form its words
 * stand, and none at one of `taken`. A page about which nothing is certain gets none.
 */
export function assignKeywords(
  pages: readonly PageCandidates[],
  volumeOf: (keyword: string) => number | null,
  taken: ReadonlySet<string>,
): KeywordAssignment[] {
  const used = new TakenSearches(taken);
  return pages.map(({ pageId, language, candidates }) => {
    const ranked = candidates
      .filter(({ keyword }) => !used.has(keyword, language))
      .map((candidate) => ({
        ...candidate,
        searches: Math.max(volumeOf(candidate.keyword) ?? 0, candidate.impressions),
      }))
      .map((candidate) => ({ ...candidate, value: candidate.fit * (1 + scoreDemand(candidate.searches)) }))
      .sort((a, b) => b.value - a.value || (a.keyword < b.keyword ? -1 : 1));
    const best = ranked.find(({ fit }) => fit >= PRIMARY_FIT_MIN);
    if (!best) return { pageId, primaryKeyword: null, secondaryKeywords: [] };
    used.add(best.keyword);
    const isAnother = (keyword: string): boolean =>
      keywordSignature(keyword, language) !== keywordSignature(best.keyword, language);
    const secondaryKeywords = ranked
      .filter(({ keyword, searches, fit }) => isAnother(keyword) && (searches > 0 || fit >= UNSEARCHED_FIT_MIN))
      .slice(0, SECONDARY_KEYWORDS_MAX)
      .map(({ keyword }) => keyword);
    return { pageId, primaryKeyword: best.keyword, secondaryKeywords };
  });
}

/** 0 to 1, logarithmic. */
const scoreDemand = (searches: number): number =>
  Math.min(1, Math.log10(1 + Math.max(0, searches)) / Math.log10(1 + FULL_DEMAND));
