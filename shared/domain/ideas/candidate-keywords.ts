import { matchable } from '../fields/keyword-match.ts';
import { isUtility } from '../keywords/title-parts.ts';
import { keywordSignature } from '../language/keyword-signature.ts';
import type { Language } from '../language/languages.ts';
import { isUtilityPage } from '../pages/utility-page.ts';
import { comparisonCandidates } from './comparison-candidates.ts';
import { headingQuestions } from './heading-questions.ts';
import { localCandidates } from './local-candidates.ts';
import type { PageProfile } from './page-profile.ts';
import { priceCandidates } from './price-candidates.ts';
import { siteLanguage } from './site-language.ts';
import { siteSubjects } from './subjects/site-subjects.ts';

const candidateSources = [
  'phrase',
  'question',
  'comparison',
  'price',
  'place',
  'secondary',
  'search',
  'market',
] as const;
export type CandidateSource = (typeof candidateSources)[number];

/** A heading of a page. */
export interface PageHeading {
  id: number;
  heading: string;
}

/** A keyword that the site could be found by, and where it comes from. */
export interface Candidate {
  keyword: string;
  /** As it stands within a sentence; the keyword itself where nothing else is known. */
  name?: string;
  language?: Language | null;
  source: CandidateSource;
  /** How often the texts of the site say it, at least. */
  count: number;
  /** The pages that do. */
  pageCount: number;
  /** Those of them that say it most, at most five, that one first. */
  pages: { id: number; count: number }[];
  /** Headings that are about nothing else, that ask it or that compare it, at most three. */
  headings?: PageHeading[];
  /** How much it is a subject of the site, 0 to 15 or so. */
  strength: number;
  /** Pages that speak of it, though not in these words: no page has it to itself. */
  spread?: number;
  /** Impressions in Search Console; null when it is not from there. */
  impressions: number | null;
  /** A town that the site names, and the page on the service that it is put together with. */
  place?: { town: string; pageCount: number; subject: string; aboutId: number };
  /** A price that a page shows under the heading, and what it is the price of. */
  price?: PageHeading & { shown: string; subject: string };
}

const CANDIDATES_MAX = 400;
const SECONDARY_MAX = 100;
const PAGES_KEPT = 5;
const KEYWORD_CHARACTERS_MAX = 80;
/** A secondary keyword was chosen by a person, which is stronger than a phrase of the page. */
const SECONDARY_STRENGTH = 4;
const QUESTION_STRENGTH = 2;

/** Pages whose text may give ideas: neither hidden ones nor those that every site has for its own sake. */
export const tellingPages = (pages: readonly PageProfile[]): PageProfile[] =>
  pages.filter(
    (page) =>
      !page.noindex && !isUtilityPage(page.path) && !isUtility({ title: page.title, h1: page.headings[0] ?? null }),
  );

/** What the site itself says: secondary keywords of its pages, the questions of its headings, its subjects; each search once. */
export function candidatesOfSite(given: readonly PageProfile[]): Candidate[] {
  const pages = tellingPages(given);
  const ofSite = siteLanguage(pages);
  const found = new Map<string, Candidate>();
  const note = (candidate: Candidate): void => {
    const signature = keywordSignature(candidate.keyword, candidate.language ?? ofSite);
    if (candidate.keyword === '' || candidate.keyword.length > KEYWORD_CHARACTERS_MAX || found.has(signature)) return;
    if (found.size < CANDIDATES_MAX)
      found.set(signature, { ...candidate, pages: candidate.pages.slice(0, PAGES_KEPT) });
  };
  for (const candidate of secondaryKeywords(pages).slice(0, SECONDARY_MAX)) note(candidate);
  for (const candidate of [...localCandidates(given), ...priceCandidates(pages), ...comparisonCandidates(pages)])
    note(candidate);
  for (const asked of headingQuestions(pages)) note(questionCandidate(asked));
  for (const { name, language, headings, pages: saying, count, strength, spread } of siteSubjects(pages, ofSite)) {
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
        spread,
      },
    });
  }
  return [...found.values()];
}

const unsaidCandidate = (keyword: string): Candidate => ({
  keyword,
  source: 'market',
  count: 0,
  pageCount: 0,
  pages: [],
  strength: 0,
  impressions: null,
});

/** A search around the site's topics that the market's numbers know. */
export const marketCandidate = unsaidCandidate;

/** A query that people saw the site for. */
export const searchCandidate = (keyword: string, impressions: number): Candidate => ({
  ...unsaidCandidate(keyword),
  source: 'search',
  impressions,
});

const questionCandidate = ({
  question,
  language,
  headings,
}: ReturnType<typeof headingQuestions>[number]): Candidate => ({
  ...unsaidCandidate(question),
  language,
  name: headings[0]?.heading.replace(/[\s?？؟!.]+$/u, '') ?? question,
  source: 'question',
  count: headings.length,
  pageCount: headings.length,
  pages: headings.map(({ id }) => ({ id, count: 1 })),
  headings: headings.slice(0, 3),
  strength: QUESTION_STRENGTH * headings.length,
});

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
