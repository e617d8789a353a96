import { matchable } from '../fields/keyword-match.ts';
import { keywordSignature } from '../language/keyword-signature.ts';
import type { Language } from '../language/languages.ts';
import { listTerms } from '../language/subject-terms.ts';
import { isSiteName } from '../search-console/site-name.ts';
import { type Candidate, searchCandidate } from './candidate.ts';

/** A query that the site was shown for, and how often in 28 days. */
export interface SeenQuery {
  query: string;
  impressions: number;
}

/** Queries with fewer impressions are noise: typing errors, or visits of scrapers. */
const IMPRESSIONS_MIN = 10;
const QUERIES_MAX = 300;
const QUERY_CHARACTERS_MAX = 80;

/**
 * The candidates with what people saw the site for: one that the site says itself gets its impressions, and the queries that
 * it does not say come after them, those seen most first. Who searches for the site's own name has found it: those are left out.
 */
export function addSearches(
  candidates: readonly Candidate[],
  queries: readonly SeenQuery[],
  { domain, language }: { domain: string; language: Language | null },
): Candidate[] {
  const seen = new Map<string, SeenQuery>();
  for (const { query, impressions } of queries) {
    const keyword = matchable(query);
    if (impressions < IMPRESSIONS_MIN || keyword.length > QUERY_CHARACTERS_MAX || !tells(keyword, domain, language))
      continue;
    const signature = keywordSignature(keyword, language);
    const known = seen.get(signature);
    // The words in another order are the same search; the order that is seen most names it.
    const name = known && known.impressions >= impressions ? known.query : keyword;
    seen.set(signature, { query: name, impressions: impressions + (known?.impressions ?? 0) });
  }
  const said = candidates.map((candidate) => {
    const signature = keywordSignature(candidate.keyword, language);
    const query = seen.get(signature);
    seen.delete(signature);
    return query ? { ...candidate, impressions: query.impressions } : candidate;
  });
  const unsaid = [...seen.values()]
    .toSorted((a, b) => b.impressions - a.impressions || (a.query < b.query ? -1 : 1))
    .slice(0, QUERIES_MAX);
  return [...said, ...unsaid.map(({ query, impressions }) => searchCandidate(query, impressions))];
}

/** It has a word that is not grammar, and is neither an address nor the site's own name. */
function tells(keyword: string, domain: string, language: Language | null): boolean {
  if (listTerms(keyword, language).length === 0 || /^https?:|\bsite:|\.[a-z]{2,}\b/.test(keyword)) return false;
  return !isSiteName(keyword, domain);
}
