import { searchIntent } from '../grading/search-intent.ts';
import type { FunnelStage, IdeaAction, IdeaChange, IdeaKeyword } from './idea.ts';
import { isQuestionKeyword } from './question-keyword.ts';

const playPatterns = ['answer_questions', 'deepen_topic', 'sharpen_titles', 'strengthen_pages'] as const;
export type PlayPattern = (typeof playPatterns)[number];

/** An idea before it has an id, a play and a place. */
export interface Proposal {
  title: string;
  description: string;
  action: IdeaAction;
  change: IdeaChange;
  /** The primary keyword first. */
  keywords: IdeaKeyword[];
  pageType: string;
  funnelStage: FunnelStage;
  why: string;
  /** The evidence without what Search Console said, which is confidential; left out where it is all of `why`. */
  publicWhy?: string;
  caveats: string[];
  pageId: number | null;
  pagePath: string | null;
  proposedPath: string | null;
  topic: string | null;
  pattern: PlayPattern;
  /** 0 to 100. */
  score: number;
}

/** What kind of page a search asks for, and how far its searcher is from a decision, by signal words of the keyword. */
export function classifyKeyword(keyword: string): { pageType: string; funnelStage: FunnelStage } {
  switch (searchIntent(keyword).kind) {
    case 'transaction':
      return { pageType: 'landing_page', funnelStage: 'bofu' };
    case 'comparison':
      return { pageType: 'comparison', funnelStage: 'mofu' };
    case 'how_to':
      return { pageType: 'guide', funnelStage: 'tofu' };
    case 'definition':
      return { pageType: 'explainer', funnelStage: 'tofu' };
    default:
      return { pageType: isQuestionKeyword(keyword) ? 'faq' : 'article', funnelStage: 'tofu' };
  }
}

/** What the numbers do not say, so that a guess is not read as a fact. */
export function metricCaveats({ volume, kd }: IdeaKeyword): string[] {
  return [
    ...(volume === null ? ['No search volume is known for this keyword.'] : []),
    ...(kd === null ? ['No difficulty is known for this keyword.'] : []),
    ...(kd !== null && kd > 60 ? [`It is a difficult keyword (${kd} of 100).`] : []),
  ];
}

/** Up to 30 points for searches, up to 15 for ease; a keyword without numbers gets the middle of neither. */
export function metricPoints({ volume, kd }: IdeaKeyword): number {
  const demand = volume === null ? 8 : Math.min(30, 7.5 * Math.log10(1 + volume));
  const ease = kd === null ? 6 : (15 * (100 - Math.min(100, Math.max(0, kd)))) / 100;
  return demand + ease;
}

export const roundScore = (points: number): number => Math.round(Math.min(100, Math.max(0, points)));

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
