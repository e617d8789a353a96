/** Rows of DataForSEO Labs as keyword reports. */
import * as z from 'zod';
import type { KeywordReport } from './keyword-data.ts';

const number = z.number().nullish();

const itemSchema = z.object({
  keyword: z.string(),
  keyword_info: z
    .object({
      search_volume: number,
      cpc: number,
      // Labs has the number; Google Ads has a word in its place, which is none of ours.
      competition: z.union([number, z.string()]),
      monthly_searches: z.array(z.object({ year: z.number(), month: z.number(), search_volume: number })).nullish(),
    })
    .nullish(),
  keyword_properties: z.object({ keyword_difficulty: number }).nullish(),
  search_intent_info: z.object({ main_intent: z.string().nullish() }).nullish(),
});

const resultSchema = z.object({ items: z.array(z.unknown()).nullish() });

/** The reports of a result; a row that is not of the documented form is left out. */
export const keywordReports = (result: readonly unknown[]): KeywordReport[] =>
  result
    .flatMap((part) => resultSchema.safeParse(part).data?.items ?? [])
    .flatMap((item) => {
      const parsed = itemSchema.safeParse(item);
      return parsed.success ? [toReport(parsed.data)] : [];
    });

function toReport(item: z.infer<typeof itemSchema>): KeywordReport {
  const info = item.keyword_info;
  const competition = info?.competition;
  return {
    keyword: item.keyword,
    searchVolume: clampToZero(info?.search_volume),
    keywordDifficulty: clamp(item.keyword_properties?.keyword_difficulty, 100),
    cpc: clampToZero(info?.cpc),
    competition: clamp(typeof competition === 'number' ? competition : null, 1),
    searchIntent: item.search_intent_info?.main_intent ?? null,
    monthlySearches:
      info?.monthly_searches?.map(({ year, month, search_volume }) => ({
        year,
        month,
        searchVolume: clampToZero(search_volume),
      })) ?? null,
  };
}

const clampToZero = (value: number | null | undefined): number | null => (value == null ? null : Math.max(0, value));
const clamp = (value: number | null | undefined, max: number): number | null =>
  value == null ? null : Math.min(max, Math.max(0, value));
