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
  const sum = new PerformanceSum();
  for (const part of parts) sum.add(part);
  return sum.performance();
}

/**
 * The sum of `combined`, for parts that come one by one: an array for each page of a large site takes longer than its
 * sum.
 */
export class PerformanceSum {
  #clicks = 0;
  #impressions = 0;
  #weighted = 0;

  add({ clicks, impressions, position }: Performance): void {
    this.#clicks += clicks;
    this.#impressions += impressions;
    this.#weighted += position * impressions;
  }

  performance(): Performance {
    const [clicks, impressions] = [this.#clicks, this.#impressions];
    if (impressions === 0) return { clicks, impressions, ctr: 0, position: 0 };
    return { clicks, impressions, ctr: clicks / impressions, position: this.#weighted / impressions };
  }
}

/** Most clicks first, then most impressions. A stable sort keeps the rest as it came. */
export const compareClicks = (a: Performance, b: Performance): number =>
  b.clicks - a.clicks || b.impressions - a.impressions;
