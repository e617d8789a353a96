import { keywordSignature, overlap, stemsOf } from '../language/keyword-signature.ts';
import type { Candidate } from './candidate-keywords.ts';
import type { IdeaKeyword } from './idea.ts';
import type { PageProfile } from './page-profile.ts';
import { coveringTexts } from './page-subject.ts';
import { siteLanguage } from './site-language.ts';

/** What a page is found by already. */
export type CoveredPage = Pick<PageProfile, 'title' | 'primaryKeyword' | 'headings' | 'path' | 'language'>;

export interface ValidKeyword extends Candidate {
  metrics: IdeaKeyword;
}

export const skipReasons = ['covered', 'dismissed', 'known', 'no searches', 'too difficult'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Two pages for one search compete with each other: this much of the same words is the same search. */
const SAME_SEARCH = 0.8;
/** A keyword this difficult is not won by a new page of a site that says nothing of it. */
const DIFFICULTY_MAX = 80;

/**
 * The candidates that a page may be suggested for: none that a page's title, heading, path or primary keyword covers (the two would
 * compete), none whose idea was dismissed or is there already, none that the numbers speak against. Says how many fell for what.
 */
export function validateCandidates(
  candidates: readonly { candidate: Candidate; metrics: IdeaKeyword }[],
  known: { pages: readonly CoveredPage[]; dismissed: readonly string[]; settled: readonly string[] },
): { valid: ValidKeyword[]; skipped: Record<SkipReason, number> } {
  const isCovered = coverage(known.pages);
  const language = siteLanguage(known.pages);
  const signatureOf = (keyword: string): string => keywordSignature(keyword, language);
  const dismissed = new Set(known.dismissed.map(signatureOf));
  const seen = new Set(known.settled.map(signatureOf));
  const skipped: Record<SkipReason, number> = {
    covered: 0,
    dismissed: 0,
    known: 0,
    'no searches': 0,
    'too difficult': 0,
  };
  const valid: ValidKeyword[] = [];
  const reasonFor = (candidate: Candidate, { volume, kd }: IdeaKeyword): SkipReason | null => {
    const signature = signatureOf(candidate.keyword);
    if (dismissed.has(signature)) return 'dismissed';
    if (seen.has(signature)) return 'known';
    if (isCovered(candidate.keyword)) return 'covered';
    if (volume === 0) return 'no searches';
    if (kd !== null && kd > DIFFICULTY_MAX && candidate.count === 0) return 'too difficult';
    seen.add(signature);
    return null;
  };
  for (const { candidate, metrics } of candidates) {
    const reason = reasonFor(candidate, metrics);
    if (reason) skipped[reason] += 1;
    else valid.push({ ...candidate, metrics });
  }
  return { valid, skipped };
}

/** True for keywords whose words a title, first heading, path or primary keyword has all, or nearly: order and number do not count. */
export function coverage(pages: readonly CoveredPage[]): (keyword: string) => boolean {
  const texts = [...new Set(pages.flatMap(coveringTexts))];
  const language = siteLanguage(pages);
  const covered = texts.map((text) => new Set(stemsOf(text, language))).filter((stems) => stems.size > 0);
  const exact = new Set(texts.map((text) => keywordSignature(text, language)));
  // The keywords of each word, so that a keyword is compared only with those that share a word with it.
  const byStem = new Map<string, Set<string>[]>();
  for (const stems of covered) {
    for (const word of stems) {
      const texts = byStem.get(word);
      if (texts) texts.push(stems);
      else byStem.set(word, [stems]);
    }
  }
  return (keyword) => {
    if (exact.has(keywordSignature(keyword, language))) return true;
    const stems = new Set(stemsOf(keyword, language));
    if (stems.size === 0) return false;
    const [rarest = []] = [...stems].map((word) => byStem.get(word) ?? []).toSorted((a, b) => a.length - b.length);
    return rarest.some((text) => stems.isSubsetOf(text)) || nearlySame(stems, byStem);
  };
}

const nearlySame = (stems: ReadonlySet<string>, byStem: ReadonlyMap<string, Set<string>[]>): boolean =>
  [...stems].some((word) => byStem.get(word)?.some((text) => overlap(stems, text) >= SAME_SEARCH) ?? false);
