import { matchable } from '../fields/keyword-match.ts';
import { noSiteNames } from '../keywords/site-names.ts';
import { comparedIn } from '../language/composed-words.ts';
import { splitNormalizedWords } from '../language/subject-terms.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import { type Candidate, unsaidCandidate } from './candidate.ts';
import type { PageProfile } from './page-profile.ts';
import { labelSubjects } from './subjects/label-phrase.ts';

const COMPARISONS_MAX = 8;
const STRENGTH = 4;

/** Two things that a heading sets side by side: people who choose between them search for both names. */
export function comparisonCandidates(pages: readonly PageProfile[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const { id, headings, language = null, phrases } of pages) {
    const small = new Set(Object.keys(phrases).flatMap((phrase) => splitNormalizedWords(phrase, language)));
    for (const heading of headings) {
      const name = trimTrailing(heading, /[\s?？:.]/u);
      const sides = comparedIn(name, language);
      if (sides === null || found.size >= COMPARISONS_MAX) continue;
      const context = { language, site: noSiteNames, small, names: new Set<string>() };
      if (!sides.every((side) => labelSubjects(side, context).length === 1)) continue;
      if (found.has(matchable(name))) continue;
      found.set(matchable(name), {
        ...unsaidCandidate(matchable(name)),
        ...{ name, language, source: 'comparison', strength: STRENGTH, count: 1, pageCount: 1 },
        pages: [{ id, count: 1 }],
        headings: [{ id, heading }],
      });
    }
  }
  return [...found.values()];
}
