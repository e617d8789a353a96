import type { Candidate } from './candidate.ts';

/** Below the first three results, on the first two pages. */
const POSITION_MIN = 3;
const POSITION_MAX = 20;
/** Where no position is known: keywords that a page without links from elsewhere can still rank for. */
const DIFFICULTY_MAX = 40;

/** True when better content can bring the page's keyword to the top: it ranks close to it, or the competition is weak. */
export function isWithinReach({ search, demand }: Pick<Candidate, 'search' | 'demand'>): boolean {
  if (search !== null && search.impressions > 0) {
    return search.position > POSITION_MIN && search.position <= POSITION_MAX;
  }
  return demand?.difficulty != null && demand.difficulty <= DIFFICULTY_MAX;
}
