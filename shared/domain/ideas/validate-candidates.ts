import { overlap } from '../language/keyword-signature.ts';
import type { Language } from '../language/languages.ts';
import { listTerms } from '../language/subject-terms.ts';
import { foldText } from '../language/transliterate.ts';
import type { Candidate } from './candidate.ts';
import type { IdeaKeyword } from './idea.ts';
import type { PageProfile } from './page-profile.ts';
import { coveringTexts } from './page-subject.ts';
import { matchesAll } from './same-search.ts';
import { searchSignature, searchTerms } from './search-key.ts';
import { siteLanguage } from './site-language.ts';

/** The fields by which a page is found already. */
export type CoveredPage = Pick<
  PageProfile,
  'title' | 'primaryKeyword' | 'headings' | 'path' | 'language' | 'plannedHeadings'
>;

export interface ValidKeyword extends Candidate {
  metrics: IdeaKeyword;
}

export const skipReasons = ['covered', 'found', 'dismissed', 'known', 'no searches', 'too difficult'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Two pages for one search compete with each other: this much of the same words is the same search. */
const SAME_SEARCH = 0.8;
/** A keyword this difficult is not won by a new page of a site that says nothing of it. */
const DIFFICULTY_MAX = 80;
/** So many letters two forms of one word share at their beginning, also as parts of a compound. */
const SHARED_LETTERS = 4;

/**
 * The candidates that a page may be suggested for: none that a page's title, heading, path or primary keyword covers (the two would
 * compete), none whose idea was dismissed or exists, none that the numbers speak against. Says how many fell for what.
 */
export function validateCandidates(
  candidates: readonly { candidate: Candidate; metrics: IdeaKeyword }[],
  known: { pages: readonly CoveredPage[]; dismissed: readonly string[]; settled: readonly string[] },
): { valid: ValidKeyword[]; skipped: Record<SkipReason, number> } {
  const isCovered = coverage(known.pages);
  const ofSite = siteLanguage(known.pages);
  const toKey = (keyword: string): string => searchSignature(keyword, ofSite);
  const dismissed = new Set(known.dismissed.map(toKey));
  const seen = new Set(known.settled.map(toKey));
  const skipped: Record<SkipReason, number> = {
    covered: 0,
    found: 0,
    dismissed: 0,
    known: 0,
    'no searches': 0,
    'too difficult': 0,
  };
  const valid: ValidKeyword[] = [];
  const reasonFor = (candidate: Candidate, { volume, kd }: IdeaKeyword): SkipReason | null => {
    const { keyword, language = ofSite } = candidate;
    if (dismissed.has(toKey(keyword))) return 'dismissed';
    if (seen.has(toKey(keyword))) return 'known';
    if (isCovered(keyword, language)) return 'covered';
    if (volume === 0) return 'no searches';
    if (kd !== null && kd > DIFFICULTY_MAX && candidate.count === 0) return 'too difficult';
    seen.add(toKey(keyword));
    return null;
  };
  for (const { candidate, metrics } of candidates) {
    const reason = reasonFor(candidate, metrics);
    if (reason) skipped[reason] += 1;
    else valid.push({ ...candidate, metrics });
  }
  return { valid, skipped };
}

interface CoveringText {
  text: string;
  folded: string;
  stems: ReadonlySet<string>;
}

/**
 * True for keywords whose words a title, first heading, path, primary keyword or planned section has all, or nearly: order, number, and
 * the way in which compounds are written do not count, nor with which words a price is asked for.
 */
export function coverage(pages: readonly CoveredPage[]): (keyword: string, language?: Language | null) => boolean {
  const ofSite = siteLanguage(pages);
  const texts = [...new Set(pages.flatMap(coveringTexts))];
  const byLanguage = new Map<Language | null, CoveringText[]>();
  const textsIn = (language: Language | null): CoveringText[] => {
    const known =
      byLanguage.get(language) ??
      texts.map((text) => ({ text, folded: foldText(text), stems: new Set(searchTerms(text, language)) }));
    byLanguage.set(language, known);
    return known;
  };
  return (keyword, language = ofSite) => {
    const stems = new Set(searchTerms(keyword, language));
    const signature = searchSignature(keyword, language);
    if (stems.size === 0) return texts.some((text) => searchSignature(text, language) === signature);
    const starts = listTerms(keyword, language).map((term) => foldText(term).slice(0, SHARED_LETTERS));
    return textsIn(language).some(
      ({ text, folded, stems: others }) =>
        stems.isSubsetOf(others) ||
        overlap(stems, others) >= SAME_SEARCH ||
        (starts.every((start) => folded.includes(start)) && matchesAll(text, keyword, language)),
    );
  };
}
