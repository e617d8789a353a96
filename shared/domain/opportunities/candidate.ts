import type { Performance } from '../search-console/performance.ts';

export interface KeywordDemand {
  /** Searches a month. */
  volume: number | null;
  /** 0 to 100. */
  difficulty: number | null;
  intent: string | null;
}

/** A page with all that its opportunity is judged by. */
export interface Candidate {
  pageId: number;
  isPriority: boolean;
  primaryKeyword: string | null;
  demand: KeywordDemand | null;
  /** Null where the site has no search-console data. */
  search: Performance | null;
  /** Of the latest analysis, 0 to 100; null when the page was never graded. */
  contentScore: number | null;
  contentGrade: string | null;
  openRecommendationCount: number;
}
