import { matchable } from '../fields/keyword-match.ts';
import { keywordSignature } from '../language/keyword-signature.ts';
import type { KeywordCandidate } from './page-candidates.ts';

export interface PageCandidates {
  pageId: number;
  candidates: readonly KeywordCandidate[];
}

export interface KeywordAssignment {
  pageId: number;
  /** Null where the page says nothing, or others aim at all that it says. */
  primaryKeyword: string | null;
  secondaryKeywords: string[];
}

export const SECONDARY_KEYWORDS_MAX = 5;
/** A phrase that nobody is known to search for is a secondary keyword only when the page is much about it. */
const UNSEARCHED_FIT_MIN = 0.2;
/** Demand at which the scale ends, as in the opportunity score. */
const FULL_DEMAND = 100_000;

/**
 * One primary keyword for each page, and up to five secondary ones: the candidates that fit best, those that are searched
 * counting up to twice as much. Pages choose in the given order; no two have the same primary keyword, and none gets one
 * of `taken` (in the form of `matchable`).
 */
export function assignKeywords(
  pages: readonly PageCandidates[],
  volumeOf: (keyword: string) => number | null,
  taken: ReadonlySet<string>,
): KeywordAssignment[] {
  const used = new Set(taken);
  return pages.map(({ pageId, candidates }) => {
    const ranked = candidates
      .filter(({ keyword }) => !used.has(matchable(keyword)))
      .map((candidate) => ({
        ...candidate,
        searches: Math.max(volumeOf(candidate.keyword) ?? 0, candidate.impressions),
      }))
      .map((candidate) => ({ ...candidate, value: candidate.fit * (1 + demandOf(candidate.searches)) }))
      .sort((a, b) => b.value - a.value || (a.keyword < b.keyword ? -1 : 1));
    const [best, ...others] = ranked;
    if (!best) return { pageId, primaryKeyword: null, secondaryKeywords: [] };
    used.add(matchable(best.keyword));
    const secondaryKeywords = others
      .filter(
        ({ keyword, searches, fit }) => isAnother(keyword, best.keyword) && (searches > 0 || fit >= UNSEARCHED_FIT_MIN),
      )
      .slice(0, SECONDARY_KEYWORDS_MAX)
      .map(({ keyword }) => keyword);
    return { pageId, primaryKeyword: best.keyword, secondaryKeywords };
  });
}

const isAnother = (a: string, b: string): boolean => keywordSignature(a, null) !== keywordSignature(b, null);

/** 0 to 1, logarithmic. */
const demandOf = (searches: number): number =>
  Math.min(1, Math.log10(1 + Math.max(0, searches)) / Math.log10(1 + FULL_DEMAND));
