import { matchable } from '../fields/keyword-match.ts';
import { keywordSignature } from '../language/keyword-signature.ts';
import type { Language } from '../language/languages.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import { CONFIDENCE_MIN, detectKeyword } from './detect-keyword.ts';
import { type KeywordPage, PHRASE_CHARACTERS_MAX } from './keyword-page.ts';
import { isSiteName, type SiteNames } from './site-names.ts';
import { isGeneric } from './title-parts.ts';

/** A page's own strings, and the queries by which it is found. */
export interface PageText extends KeywordPage {
  /** Queries of search-console data; empty without any. */
  readonly queries: readonly { query: string; impressions: number }[];
}

/** A keyword that a page could aim at. */
export interface KeywordCandidate {
  keyword: string;
  /** How certain it is that the page is about it, 0 to 1; above 1 when people find the page by it already. */
  fit: number;
  impressions: number;
}

/** With less a candidate is no primary keyword: the page is left without one, which costs nothing. */
export const PRIMARY_FIT_MIN = CONFIDENCE_MIN;
const CANDIDATES_MAX = 12;
/** The query with the most impressions says as much as half of all places together; others in proportion. */
const QUERY_SHARE = 0.5;
/** A query has to do with the page when the page has its words. */
const KNOWN_WORDS_SHARE = 0.3;
const QUERIES_READ = 25;

/**
 * Keywords that a page could aim at, the best first: phrases that it says it is about, and the queries that it is found by. Two
 * spellings of one search (`keywordSignature`) are one candidate, spelled as the page spells it. Neither names of the site nor what could
 * stand on any page. Work is bounded by what is read.
 */
export function candidatesOfPage(page: PageText, site: SiteNames): KeywordCandidate[] {
  const found = new Map<string, KeywordCandidate>();
  for (const { phrase, confidence } of detectKeyword(page, site).candidates) {
    found.set(keywordSignature(phrase, page.language), { keyword: phrase, fit: confidence, impressions: 0 });
  }
  noteQueries(found, page, site);
  return [...found.values()].sort((a, b) => b.fit - a.fit || (a.keyword < b.keyword ? -1 : 1)).slice(0, CANDIDATES_MAX);
}

function noteQueries(found: Map<string, KeywordCandidate>, page: PageText, site: SiteNames): void {
  const { language } = page;
  const read = page.queries
    .slice(0, QUERIES_READ)
    .map(({ query, impressions }) => ({ keyword: matchable(query), impressions }))
    .filter(({ keyword, impressions }) => impressions > 0 && isSearch(keyword, site, language));
  const most = Math.max(...read.map(({ impressions }) => impressions));
  const known = new Set(listTermKeys([page.title, page.h1, ...page.headings.slice(0, 20)].join('\n'), language));
  for (const { keyword, impressions } of read) {
    const signature = keywordSignature(keyword, language);
    const terms = listTermKeys(keyword, language);
    const share = terms.filter((term) => known.has(term)).length / terms.length;
    const candidate = found.get(signature) ?? { keyword, fit: KNOWN_WORDS_SHARE * share, impressions: 0 };
    candidate.impressions += impressions;
    candidate.fit += (QUERY_SHARE * impressions) / most;
    found.set(signature, candidate);
  }
}

const isSearch = (keyword: string, site: SiteNames, language: Language | null): boolean =>
  keyword.length <= PHRASE_CHARACTERS_MAX &&
  !isGeneric(keyword) &&
  !isSiteName(keyword, site) &&
  listTermKeys(keyword, language).length > 0;
