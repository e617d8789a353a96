/** How something was found in the search results of a window. */
export interface Performance {
  clicks: number;
  impressions: number;
  /** Clicks by impressions, 0 to 1; 0 without impressions. */
  ctr: number;
  /** The mean position, weighted by impressions; 1 is the top. 0 when nothing was shown. */
  position: number;
}

export const noPerformance: Performance = { clicks: 0, impressions: 0, ctr: 0, position: 0 };

/** Several performances as one: sums, and what follows from them (spec, Search-console data). */
export function combined(parts: readonly Performance[]): Performance {
  let clicks = 0;
  let impressions = 0;
  let weighted = 0;
  for (const part of parts) {
    clicks += part.clicks;
    impressions += part.impressions;
    weighted += part.position * part.impressions;
  }
  if (impressions === 0) return { clicks, impressions, ctr: 0, position: 0 };
  return { clicks, impressions, ctr: clicks / impressions, position: weighted / impressions };
}

/** Most clicks first, then most impressions. A stable sort keeps the rest as it came. */
export const byClicks = (a: Performance, b: Performance): number =>
  b.clicks - a.clicks || b.impressions - a.impressions;
