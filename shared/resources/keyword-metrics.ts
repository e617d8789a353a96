import * as z from 'zod';
import type { KeywordMetrics } from '../table/keyword-metrics.ts';

/** Keyword metrics (spec, Keyword metrics). */
export const keywordMetricsSchema = z.lazy(() =>
  z
    .strictObject({
      keyword: z.string(),
      search_volume: z.number().nullable(),
      keyword_difficulty: z.number().nullable(),
      cpc: z.number().nullable(),
      competition: z.number().nullable(),
      search_intent: z.string().nullable().meta({ description: 'For example `commercial`, `informational`.' }),
      monthly_searches: z
        .array(
          z.strictObject({
            year: z.number().int(),
            month: z.number().int(),
            search_volume: z.number().nullable(),
          }),
        )
        .nullable(),
    })
    .meta({ id: 'KeywordMetrics' }),
);

export const keywordMetricsView = (metrics: KeywordMetrics): z.input<typeof keywordMetricsSchema> => ({
  keyword: metrics.keyword,
  search_volume: metrics.searchVolume,
  keyword_difficulty: metrics.keywordDifficulty,
  cpc: metrics.cpc,
  competition: metrics.competition,
  search_intent: metrics.searchIntent,
  monthly_searches:
    metrics.monthlySearches?.map(({ year, month, searchVolume }) => ({ year, month, search_volume: searchVolume })) ??
    null,
});
