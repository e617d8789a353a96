/** How pages are ranked: by what there is to win, and how hard it is (docs/opportunities.md). */
import type { Candidate } from './candidate.ts';

/** Demand at which the scale ends; beyond it more searches make no better opportunity. */
const FULL_DEMAND = 100_000;
const DEMAND_SHARE = 0.6;
const EASE_SHARE = 0.4;
/** Of the ease: the competition for the keyword, and what better content can still add. */
const DIFFICULTY_SHARE = 0.6;
const HEADROOM_SHARE = 0.4;
const UNKNOWN_DIFFICULTY = 50;

type Scored = Pick<Candidate, 'demand' | 'search' | 'contentScore'>;

/** The opportunity of a graded page, a whole number from 0 to 100; null when it is not graded. */
export function opportunityScore(page: Scored): number | null {
  if (page.contentScore === null) return null;
  return Math.round(DEMAND_SHARE * scoreDemand(page) + EASE_SHARE * scoreEase(page, page.contentScore));
}

/**
 * The `opportunity_score` of a page: the same number from what is stored alone, so that computing it again gives it again;
 * search-console data changes by the day. Of a page that is not graded the keyword alone counts. Null without a keyword.
 */
export function storedOpportunityScore(
  page: Pick<Candidate, 'primaryKeyword' | 'demand' | 'contentScore'>,
): number | null {
  if (page.primaryKeyword === null) return null;
  const stored = { demand: page.demand, search: null };
  const ease = page.contentScore === null ? 100 - readDifficulty(stored) : scoreEase(stored, page.contentScore);
  return Math.round(DEMAND_SHARE * scoreDemand(stored) + EASE_SHARE * ease);
}

/** Logarithmic: from 10 to 100 searches is as much as from 1,000 to 10,000. Impressions are searches that were met already. */
function scoreDemand({ demand, search }: Pick<Scored, 'demand' | 'search'>): number {
  const searches = Math.max(demand?.volume ?? 0, search?.impressions ?? 0, 0);
  return Math.min(100, (100 * Math.log10(1 + searches)) / Math.log10(1 + FULL_DEMAND));
}

const scoreEase = (page: Pick<Scored, 'demand'>, contentScore: number): number =>
  DIFFICULTY_SHARE * (100 - readDifficulty(page)) + HEADROOM_SHARE * (100 - clampPercent(contentScore));

const readDifficulty = ({ demand }: Pick<Scored, 'demand'>): number =>
  clampPercent(demand?.difficulty ?? UNKNOWN_DIFFICULTY);

const clampPercent = (percent: number): number => Math.min(100, Math.max(0, percent));

type Ranked<C> = C & { score: number };

/** The graded candidates with a keyword, best opportunity first; equal ones with priority first, then the older page. */
export const rankOpportunities = <C extends Candidate>(candidates: readonly C[]): Ranked<C>[] =>
  candidates
    .flatMap((candidate) => {
      const score = candidate.primaryKeyword === null ? null : opportunityScore(candidate);
      return score === null ? [] : [{ ...candidate, score }];
    })
    .sort((a, b) => b.score - a.score || Number(b.isPriority) - Number(a.isPriority) || a.pageId - b.pageId);
