import { type Message, message } from '../messages/message.ts';
import type { Candidate } from './candidate.ts';
import { isWithinReach } from './within-reach.ts';

interface Reason {
  category: 'demand' | 'position' | 'difficulty' | 'content' | 'recommendations';
  label: Message;
}

const EASY_DIFFICULTY_MAX = 40;
const GOOD_CONTENT_SCORE_MIN = 80;

/** Why a page is an opportunity, in words for people; the facts that its score is made of. */
export function opportunityReasons(page: Candidate): Reason[] {
  const { demand, search, contentScore, contentGrade, openRecommendationCount: open } = page;
  const reasons: Reason[] = [];
  if (demand?.volume) {
    reasons.push({
      category: 'demand',
      label: message('opportunities.reason.searches', { count: Math.round(demand.volume) }),
    });
  } else if (search && search.impressions > 0) {
    reasons.push({
      category: 'demand',
      label: message('opportunities.reason.impressions', { count: Math.round(search.impressions) }),
    });
  }
  if (search && search.impressions > 0 && isWithinReach(page)) {
    reasons.push({
      category: 'position',
      label: message('opportunities.reason.position', { position: search.position }),
    });
  }
  if (demand?.difficulty != null && demand.difficulty <= EASY_DIFFICULTY_MAX) {
    reasons.push({
      category: 'difficulty',
      label: message('opportunities.reason.difficulty', { difficulty: Math.round(demand.difficulty) }),
    });
  }
  if (contentScore !== null && contentScore < GOOD_CONTENT_SCORE_MIN) {
    reasons.push({
      category: 'content',
      label: message('opportunities.reason.content', { grade: contentGrade ?? 'F' }),
    });
  }
  if (open > 0) {
    reasons.push({
      category: 'recommendations',
      label: message('opportunities.reason.recommendations', { count: open }),
    });
  }
  return reasons;
}
