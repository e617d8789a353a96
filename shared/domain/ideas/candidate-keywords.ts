import { matchable } from '../fields/keyword-match.ts';
import { keywordSignature } from '../language/keyword-signature.ts';
import { isUtilityPage } from '../pages/utility-page.ts';
import { headingQuestions } from './heading-questions.ts';
import type { PageProfile } from './page-profile.ts';
import { siteLanguage } from './site-language.ts';
import { sitePhrases } from './site-phrases.ts';

const candidateSources = ['phrase', 'question', 'secondary', 'search', 'market'] as const;
export type CandidateSource = (typeof candidateSources)[number];

/** A keyword that the site could be found by, and where it comes from. */
export interface Candidate {
  keyword: string;
  source: CandidateSource;
  /** How often the site says it, at least. */
  count: number;
  /** The pages that do. */
  pageCount: number;
  /** Those of them that say it most, at most five, that one first. */
  pages: { id: number; count: number }[];
  /** How much it is a subject of the site, 0 to 15 or so. */
  strength: number;
  /** Impressions in Search Console; null when it is not from there. */
  impressions: number | null;
}

const CANDIDATES_MAX = 400;
const SECONDARY_MAX = 100;
const PAGES_KEPT = 5;
const KEYWORD_CHARACTERS_MAX = 80;
/** A secondary keyword was chosen by a person, which is stronger than a phrase of the page. */
const SECONDARY_STRENGTH = 4;
const QUESTION_STRENGTH = 2;

/** What the site itself says: secondary keywords of its pages, the questions of its headings, its phrases; each search once. */
export function candidatesOfSite(given: readonly PageProfile[]): Candidate[] {
  const pages = given.filter((page) => !page.noindex && !isUtilityPage(page.path));
  const language = siteLanguage(pages);
  const found = new Map<string, Candidate>();
  const note = (candidate: Candidate): void => {
    const signature = keywordSignature(candidate.keyword, language);
    if (candidate.keyword === '' || candidate.keyword.length > KEYWORD_CHARACTERS_MAX || found.has(signature)) return;
    found.set(signature, { ...candidate, pages: candidate.pages.slice(0, PAGES_KEPT) });
  };
  for (const candidate of secondaryKeywords(pages).slice(0, SECONDARY_MAX)) note(candidate);
  for (const { question, pageIds } of headingQuestions(pages)) note(questionCandidate(question, pageIds));
  for (const { phrase, pages: saying, count, strength } of sitePhrases(pages)) {
    note({
      keyword: phrase,
      source: 'phrase',
      count,
      pageCount: saying.length,
      pages: saying,
      strength,
      impressions: null,
    });
    if (found.size >= CANDIDATES_MAX) break;
  }
  return [...found.values()];
}

/** A search around the site's topics that the market's numbers know. */
export const marketCandidate = (keyword: string): Candidate => ({
  keyword,
  source: 'market',
  count: 0,
  pageCount: 0,
  pages: [],
  strength: 0,
  impressions: null,
});

/** A query that people saw the site for. */
export const searchCandidate = (keyword: string, impressions: number): Candidate => ({
  ...marketCandidate(keyword),
  source: 'search',
  impressions,
});

const questionCandidate = (question: string, pageIds: readonly number[]): Candidate => ({
  keyword: question,
  source: 'question',
  count: pageIds.length,
  pageCount: pageIds.length,
  pages: pageIds.map((id) => ({ id, count: 1 })),
  strength: QUESTION_STRENGTH * pageIds.length,
  impressions: null,
});

function secondaryKeywords(pages: readonly PageProfile[]): Candidate[] {
  const pageIds = new Map<string, Set<number>>();
  for (const page of pages) {
    for (const keyword of page.secondaryKeywords.map(matchable)) {
      pageIds.set(keyword, (pageIds.get(keyword) ?? new Set()).add(page.id));
    }
  }
  return [...pageIds].map(([keyword, ids]) => ({
    keyword,
    source: 'secondary',
    count: ids.size,
    pageCount: ids.size,
    pages: [...ids].map((id) => ({ id, count: 1 })),
    strength: SECONDARY_STRENGTH,
    impressions: null,
  }));
}
