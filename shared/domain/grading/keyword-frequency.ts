import { comparableLength } from '../language/comparable-length.ts';
import { findMatchesAndTerms } from '../language/match-keyword.ts';
import type { PageReading } from './page-reading.ts';
import type { TargetKeyword } from './target-keyword.ts';

/** How often a keyword stands in a text, and how much of it is its words. */
interface KeywordFrequency {
  /** Places that carry it, in whatever form. */
  readonly count: number;
  /** Those of them that have it word for word. */
  readonly exact: number;
  /** `count` with each place by its credit, its words apart for half, and most of its words for less. */
  readonly counted: number;
  /** The share of the text that the places with all its words take; the length of the text as if it were in English. */
  readonly density: number;
  /** The same with a compound counted as its parts: what is compared with the least that is wanted. */
  readonly presence: number;
  /** The largest share that a keyword of its length takes without effort, and the share at which nothing of it is natural. */
  readonly limit: number;
  readonly excess: number;
  /** The share of the text that its most frequent word takes; 0 for a text too short to be stuffed. */
  readonly topShare: number;
  /** In how many of the thirds of the text it stands, or all its words do. */
  readonly thirds: number;
}

const frequencies = new WeakMap<PageReading, KeywordFrequency>();

/** The frequency of the page's keyword in its text, counted once: most criteria on the keyword ask for it. */
export function keywordFrequency(page: PageReading, keyword: TargetKeyword): KeywordFrequency {
  const known = frequencies.get(page);
  if (known !== undefined) return known;
  const frequency = measure(page, keyword);
  frequencies.set(page, frequency);
  return frequency;
}

function measure(page: PageReading, { prepared, isExplicit }: TargetKeyword): KeywordFrequency {
  const total = Math.max(1, comparableLength(page.words.length, page.language));
  const { matches, hits, terms: parts } = findMatchesAndTerms(page.body, prepared);
  const perTerm = Array.from({ length: parts }, () => 0);
  for (const term of hits.flatMap(({ terms }) => terms)) perTerm[term] = (perTerm[term] ?? 0) + 1;
  // A word within other words is not repeated by them.
  const apart = Array.from({ length: parts }, () => 0);
  for (const { terms, isCompound } of hits) {
    if (!isCompound) for (const term of terms) apart[term] = (apart[term] ?? 0) + 1;
  }
  const together = matches.reduce((sum, { credit }) => sum + credit, 0);
  const rarest = Math.min(...perTerm);
  const most = Math.max(0, ...perTerm);
  // Of a phrase that was guessed, the second word is the less certain one: it must not decide alone.
  const said = isExplicit ? Math.max(together, (together + rarest) / 2) : (rarest + most) / 2;
  const counted = isExplicit ? Math.max(said, nearly(perTerm)) : said;
  const words = Math.max(1, prepared.isUnspaced ? parts : prepared.units.length);
  const third = Math.max(1, Math.ceil(page.body.text.length / 3));
  const findThird = ({ start }: { start: number }): number => Math.min(2, Math.floor(start / third));
  const termsByThird = [0, 1, 2].map(
    (at) => new Set(hits.filter((hit) => findThird(hit) === at).flatMap(({ terms }) => terms)),
  );
  const matched = new Set(matches.map(findThird));
  return {
    count: matches.length,
    exact: matches.filter(({ kind }) => kind === 'exact').length,
    counted,
    density: (said * words) / total,
    presence: (counted * Math.max(words, parts)) / total,
    ...frequencyLimits(parts, words),
    topShare: page.wordCount < 60 ? 0 : Math.max(0, ...apart) / total,
    thirds: termsByThird.filter((terms, at) => matched.has(at) || (terms.size > 0 && terms.size === parts)).length,
  };
}

/** Of a keyword of three words or more, two that the text has again and again say most of it: the third is often another word there. */
function nearly(perTerm: readonly number[]): number {
  if (perTerm.length < 3) return 0;
  const [, second = 0] = perTerm.toSorted((a, b) => a - b);
  return Math.min(NEAR_MAX, (NEAR_CREDIT * second * (perTerm.length - 1)) / perTerm.length);
}
const NEAR_CREDIT = 0.5;
/** Less than a density that earns everything asks for. */
const NEAR_MAX = 2.5;

/**
 * 2.5 % for one word, and more for several. The function words of a phrase do not make it more frequent: `còpia de seguretat` may be said
 * as often as `backup copy`.
 */
function frequencyLimits(terms: number, words: number): Pick<KeywordFrequency, 'limit' | 'excess'> {
  const named = Math.max(1, terms);
  const limit = (0.025 * (1 + 0.7 * (named - 1)) * Math.max(words, named)) / named;
  return { limit, excess: Math.max(0.07, 2 * limit) };
}
