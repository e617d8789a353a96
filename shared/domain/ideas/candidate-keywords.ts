import { matchable } from '../fields/keyword-match.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import { type Candidate, tellingPages, unsaidCandidate } from './candidate.ts';
import { comparisonCandidates } from './comparison-candidates.ts';
import { headingQuestions, questionMark } from './heading-questions.ts';
import { removeVersions } from './language-versions.ts';
import { localCandidates } from './local-candidates.ts';
import type { PageProfile } from './page-profile.ts';
import { priceCandidates, unpricedCandidates } from './price-candidates.ts';
import { searchSignature } from './search-key.ts';
import { siteLanguage } from './site-language.ts';
import { pictures } from './subjects/label-phrase.ts';
import { siteSubjects } from './subjects/site-subjects.ts';

const CANDIDATES_MAX = 400;
const SECONDARY_MAX = 100;
const PAGES_KEPT = 5;
const KEYWORD_CHARACTERS_MAX = 80;
/** A secondary keyword was chosen by a person, which is stronger than a phrase of the page. */
const SECONDARY_STRENGTH = 4;
const QUESTION_STRENGTH = 2;

/**
 * Candidates from the site itself: secondary keywords of its pages, the questions of its headings, its subjects; each
 * search once.
 */
export function candidatesOfSite(all: readonly PageProfile[]): Candidate[] {
  const given = removeVersions(all);
  const pages = tellingPages(given);
  const ofSite = siteLanguage(pages);
  const found = new Map<string, Candidate>();
  const note = (candidate: Candidate): void => {
    const signature = searchSignature(candidate.keyword, candidate.language ?? ofSite);
    if (candidate.keyword === '' || candidate.keyword.length > KEYWORD_CHARACTERS_MAX || found.has(signature)) return;
    if (found.size < CANDIDATES_MAX)
      found.set(signature, { ...candidate, pages: candidate.pages.slice(0, PAGES_KEPT) });
  };
  for (const candidate of secondaryKeywords(pages).slice(0, SECONDARY_MAX)) note(candidate);
  for (const candidate of [
    ...localCandidates(given),
    ...priceCandidates(pages),
    ...comparisonCandidates(pages),
    ...unpricedCandidates(given),
  ])
    note(candidate);
  for (const asked of headingQuestions(pages)) note(questionCandidate(asked));
  for (const subject of siteSubjects(pages, ofSite)) {
    const { name, language, headings, pages: saying, count, strength, backing } = subject;
    note({
      ...unsaidCandidate(matchable(name)),
      ...{
        name,
        language,
        source: 'phrase',
        count,
        pageCount: saying.length,
        pages: saying,
        headings,
        strength,
        ...(backing === 'offered' ? { isOffered: true } : {}),
        ...(backing === null ? { isUnbacked: true } : {}),
      },
    });
  }
  return [...found.values()];
}

const questionCandidate = ({
  question,
  language,
  headings,
}: ReturnType<typeof headingQuestions>[number]): Candidate => ({
  ...unsaidCandidate(question),
  language,
  name: askedText(headings[0]?.heading ?? question),
  source: 'question',
  count: headings.length,
  pageCount: headings.length,
  pages: headings.map(({ id }) => ({ id, count: 1 })),
  headings: headings.slice(0, 3),
  strength: QUESTION_STRENGTH * headings.length,
});

/** Without signs of designers and the mark at its end. */
const askedText = (heading: string): string =>
  trimTrailing(
    heading
      .replaceAll(pictures, ' ')
      .replaceAll(/\s+/gu, ' ')
      .replace(questionMark, '')
      .replaceAll(/ (?=[,;:)])/gu, ''),
    /[\s?？؟!.]/u,
  ).trim();

function secondaryKeywords(pages: readonly PageProfile[]): Candidate[] {
  const pageIds = new Map<string, Set<number>>();
  for (const page of pages) {
    for (const keyword of page.secondaryKeywords.map(matchable)) {
      pageIds.set(keyword, (pageIds.get(keyword) ?? new Set()).add(page.id));
    }
  }
  return [...pageIds].map(([keyword, ids]) => ({
    ...unsaidCandidate(keyword),
    source: 'secondary',
    count: ids.size,
    pageCount: ids.size,
    pages: [...ids].map((id) => ({ id, count: 1 })),
    strength: SECONDARY_STRENGTH,
  }));
}
