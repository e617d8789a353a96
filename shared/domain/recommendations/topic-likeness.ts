import { isBroadNoun } from '../keywords/subject-words.ts';
import { isFillerWord } from '../language/filler-words.ts';
import type { Language } from '../language/languages.ts';
import { listTerms, termKey } from '../language/subject-terms.ts';

/** A term of the page counts in full the more often the page repeats it for its length: one in so many of its terms counts by half. */
const HALF_COUNTED = 150;
/** The weight of a term of the title, a heading or a keyword, and of one that is only part of such a compound. */
const SUBJECT_SHARE = 0.5;
const COMPOUND_SHARE = 0.3;
/** Words such as "year" and "people" are in articles about anything. */
const BROAD_WEIGHT = 0.3;

/**
 * How much a text is about what a page is about, from 0 on: the mean over its different terms of how much each is a term of the page.
 * Terms are weighed by their saturating frequency for the length of the page, as BM25 does (S. Robertson and H. Zaragoza, *The
 * probabilistic relevance framework: BM25 and beyond*, 2009): what every text says, a page says once or twice. Shared terms as
 * evidence of one topic are lexical cohesion (M. A. Hearst, *TextTiling*, 1997). `judge-topics` measures it.
 */
export function topicLikeness(text: string, { counts, named, language }: PageTerms): number {
  const half = sumCounts(counts) / HALF_COUNTED;
  const words = new Set(listTerms(text, language).filter((word) => !isFillerWord(word, language)));
  const weights = new Map<string, number>();
  for (const word of words) weights.set(termKey(word, language), isBroadNoun(word) ? BROAD_WEIGHT : 1);
  let likeness = 0;
  let total = 0;
  for (const [term, weight] of weights) {
    const count = counts.get(term) ?? 0;
    total += weight;
    likeness += (weight * count) / (count + half);
    if (named.has(term)) likeness += weight * SUBJECT_SHARE;
    else if (count === 0 && isCompoundPart(term, named)) likeness += weight * COMPOUND_SHARE;
  }
  return total === 0 ? 0 : likeness / total;
}

/** The subject of a page, by stems: how often its text has each, and which its title, headings and keywords name. */
interface PageTerms {
  readonly counts: ReadonlyMap<string, number>;
  readonly named: ReadonlySet<string>;
  readonly language: Language | null;
}

/** A text that is less like the page is about something else. Of a page of fewer terms so much less is known. */
const LIKENESS_MIN = 0.086;
const TERMS_FOR_FULL = 240;

export const likenessMin = ({ counts }: PageTerms): number =>
  LIKENESS_MIN * Math.min(1, sumCounts(counts) / TERMS_FOR_FULL);

const sumCounts = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Whether a term is one of the subject's, or a part of one. */
export const isSubject = (term: string, subject: ReadonlySet<string>): boolean =>
  subject.has(term) || isCompoundPart(term, subject);

/** Compounds count by the term that they begin or end with: "Winterreifen" is about "Reifen". */
function isCompoundPart(term: string, subject: ReadonlySet<string>): boolean {
  if (term.length < 5) return false;
  for (const known of subject) {
    if (known.length >= 4 && (term.startsWith(known) || term.endsWith(known))) return true;
    if (known.length > term.length && (known.startsWith(term) || known.endsWith(term))) return true;
  }
  return false;
}
