/**
 * The most that a call may cost, in millionths of a US dollar: the amount that is set aside before it. DataForSEO says with each answer what
 * it did cost, which is what counts; these follow its price list of November 2026 for as much as one call asks for here.
 */
export const microdollarsMax = {
  /** 0.01 for the task, 0.0001 for each of 700 keywords. */
  'dataforseo_labs/google/keyword_overview/live': 80_000,
  /** 0.01 for the task, 0.0001 for each of 1,000 ideas. */
  'dataforseo_labs/google/keyword_ideas/live': 110_000,
  /** 0.002 for each ten of 20 results. */
  'serp/google/organic/live/advanced': 4_000,
} as const;

export type PricedPath = keyof typeof microdollarsMax;
