/** The words of content ideas (spec, Content idea). */
export const ideaStatuses = ['open', 'accepted', 'dismissed'] as const;
export type IdeaStatus = (typeof ideaStatuses)[number];

export const ideaActions = ['create', 'optimize', 'either'] as const;
export type IdeaAction = (typeof ideaActions)[number];

export const acceptActions = ['create', 'optimize'] as const;
type AcceptAction = (typeof acceptActions)[number];

export const ideaChanges = ['create', 'retitle', 'expand', 'optimize'] as const;
export type IdeaChange = (typeof ideaChanges)[number];

export const funnelStages = ['tofu', 'mofu', 'bofu'] as const;
export type FunnelStage = (typeof funnelStages)[number];

export const dismissReasons = ['not_relevant', 'already_covered', 'not_now', 'wont_rank', 'other'] as const;

/** Metrics of a keyword; null where they are not known. */
export interface IdeaKeyword {
  keyword: string;
  /** Searches a month. */
  volume: number | null;
  /** Keyword difficulty, 0 to 100. */
  kd: number | null;
  /** US dollars. */
  cpc: number | null;
  /** Where it is searched in one season; known while ideas are made, and not kept. */
  season?: KeywordSeason | undefined;
}

/** The month in which a keyword is searched most. */
export interface KeywordSeason {
  /** In English. */
  readonly month: string;
  readonly searches: number;
  /** In the month in the middle of the year's months, by their searches. */
  readonly typical: number;
}

/** True when an idea can be accepted by this action: an `either` idea takes both. */
export const actionFits = (idea: IdeaAction, accept: AcceptAction): boolean => idea === 'either' || idea === accept;
