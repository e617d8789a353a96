import { matchable } from '../fields/keyword-match.ts';
import { combined, type Performance } from '../search-console/performance.ts';
import { TOP_RESULT_CTR } from '../search-console/unclicked-results.ts';
import type { Candidate } from './candidate.ts';
import { isWithinReach } from './within-reach.ts';

/** The pages of each distinct keyword: two pages with one keyword do not double its searches. */
function groupByKeyword<C extends Pick<Candidate, 'primaryKeyword'>>(pages: readonly C[]): C[][] {
  const groups = new Map<string, C[]>();
  for (const page of pages) {
    if (page.primaryKeyword === null) continue;
    const name = matchable(page.primaryKeyword);
    const known = groups.get(name);
    if (known) known.push(page);
    else groups.set(name, [page]);
  }
  return [...groups.values()];
}

type Judged = Pick<Candidate, 'primaryKeyword' | 'demand' | 'search'>;
const readVolume = ([page]: readonly Judged[]): number => page?.demand?.volume ?? 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Searches a month of the distinct keywords of these pages. */
export const potentialVolume = (pages: readonly Judged[]): number => sum(groupByKeyword(pages).map(readVolume));

interface KeywordOpportunity {
  addressableVolume: number;
  potentialClicks: number;
  keywordCount: number;
}

/** `potentialClicks`: what the keywords would bring among the first three results, beyond what their pages get already. */
export function keywordOpportunity(pages: readonly Judged[]): KeywordOpportunity {
  const keywords = groupByKeyword(pages);
  const gains = keywords.map((of) => {
    const clicks = sum(of.map(({ search }) => search?.clicks ?? 0));
    return Math.max(0, readVolume(of) * TOP_RESULT_CTR - clicks);
  });
  return {
    addressableVolume: sum(keywords.map(readVolume)),
    potentialClicks: Math.round(sum(gains)),
    keywordCount: keywords.length,
  };
}

/** The distinct keywords of these pages that are within reach, and their searches. */
export function keywordsWithinReach(pages: readonly Judged[]): { keywordCount: number; volumeTotal: number } {
  const keywords = groupByKeyword(pages.filter(isWithinReach));
  return { keywordCount: keywords.length, volumeTotal: sum(keywords.map(readVolume)) };
}

/** The pages' performance together; null without search-console data. */
export function combinePerformance(pages: readonly Judged[], hasSearchData: boolean): Performance | null {
  return hasSearchData ? combined(pages.flatMap(({ search }) => search ?? [])) : null;
}
