import { groupedDigits } from '../fields/grouped-digits.ts';
import type { Candidate } from './candidate.ts';
import { isWithinReach } from './within-reach.ts';

interface Reason {
  category: 'demand' | 'position' | 'difficulty' | 'content' | 'recommendations';
  label: string;
}

const EASY_DIFFICULTY_MAX = 40;
const GOOD_CONTENT_SCORE_MIN = 80;

const count = (number: number): string => groupedDigits(Math.round(number));
const plural = (number: number): string => (Math.round(number) === 1 ? '' : 's');

/** Why a page is an opportunity, in words for people; the facts that its score is made of. */
export function opportunityReasons(page: Candidate): Reason[] {
  const { demand, search, contentScore, contentGrade, openRecommendationCount: open } = page;
  const reasons: Reason[] = [];
  if (demand?.volume) reasons.push({ category: 'demand', label: `${count(demand.volume)} searches a month` });
  else if (search && search.impressions > 0) {
    reasons.push({
      category: 'demand',
      label: `${count(search.impressions)} impression${plural(search.impressions)} in 28 days`,
    });
  }
  if (search && search.impressions > 0 && isWithinReach(page)) {
    reasons.push({ category: 'position', label: `Ranks at ${search.position.toFixed(1)}, close to the top` });
  }
  if (demand?.difficulty != null && demand.difficulty <= EASY_DIFFICULTY_MAX) {
    reasons.push({ category: 'difficulty', label: `Low keyword difficulty (${count(demand.difficulty)})` });
  }
  if (contentScore !== null && contentScore < GOOD_CONTENT_SCORE_MIN) {
    reasons.push({ category: 'content', label: `Content grade ${contentGrade ?? 'F'} leaves room` });
  }
  if (open > 0) {
    reasons.push({ category: 'recommendations', label: `${count(open)} open recommendation${plural(open)}` });
  }
  return reasons;
}
