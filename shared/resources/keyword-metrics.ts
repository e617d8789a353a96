import * as z from 'zod';

/** Keyword metrics (spec, Keyword metrics). */
export const keywordMetricsResponse = z
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
  .meta({ id: 'KeywordMetrics' });
