import type * as z from 'zod';
import type { keywordMetricsResponse } from '../../shared/resources/keyword-metrics.ts';

/** Where and in which language a keyword is searched. */
export interface Market {
  location: number;
  language: string;
}

export type MetricsByKeyword = ReadonlyMap<string, z.input<typeof keywordMetricsResponse>>;

/** The metrics that the shared cache has of these keywords in this market. The cache holds none yet. */
export async function cachedMetrics(_market: Market, _keywords: readonly string[]): Promise<MetricsByKeyword> {
  return new Map();
}
