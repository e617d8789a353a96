import * as z from 'zod';
import { matchable } from '../domain/fields/keyword-match.ts';
import { getItem, getItems, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { writeItems } from './engine/writes.ts';
import type { Site } from './sites.ts';

/** The United States in the numbering of keyword-research providers. */
export const DEFAULT_LOCATION = 2840;
export const DEFAULT_LANGUAGE = 'en';

/** Metrics of a keyword in one market and language, for all organizations. */
const keywordMetricsSchema = z.object({
  keyword: z.string(),
  location: z.number(),
  language: z.string(),
  searchVolume: z.number().nullable(),
  /** 0 to 100. */
  keywordDifficulty: z.number().nullable(),
  /** US dollars. */
  cpc: z.number().nullable(),
  /** 0 to 1. */
  competition: z.number().nullable(),
  searchIntent: z.string().nullable(),
  monthlySearches: z
    .array(z.object({ year: z.number(), month: z.number(), searchVolume: z.number().nullable() }))
    .nullable(),
  updatedAt: z.string(),
});
export type KeywordMetrics = z.infer<typeof keywordMetricsSchema>;
export type KeywordMarket = Pick<KeywordMetrics, 'keyword' | 'location' | 'language'>;

/** Where the searchers of a site are, and their language. */
export const siteMarket = ({ location }: Pick<Site, 'location'>): Omit<KeywordMarket, 'keyword'> => ({
  location: location.countryCode ?? DEFAULT_LOCATION,
  language: DEFAULT_LANGUAGE,
});

/** A keyword is stored as it is compared, so that case and spacing do not count. */
const normalized = <T extends KeywordMarket>(market: T): T => ({
  ...market,
  keyword: matchable(market.keyword),
  language: market.language.toLowerCase(),
});

const metricsKey = ({ keyword, location, language }: KeywordMarket) => keys.keywordMetrics(location, language, keyword);

/** The cached metrics of a keyword, whatever its case and spacing; null on a cache miss. Never fetches. */
export async function readKeywordMetrics(table: Table, market: KeywordMarket): Promise<KeywordMetrics | null> {
  const item = await getItem(table, metricsKey(normalized(market)));
  return item ? keywordMetricsSchema.parse(item) : null;
}

/** The cached metrics of these keywords in one market, by the keyword as it was given; one that is not cached is left out. */
export async function getMetricsOfKeywords(
  table: Table,
  market: Omit<KeywordMarket, 'keyword'>,
  keywords: readonly string[],
): Promise<Map<string, KeywordMetrics>> {
  const partitionKey = (keyword: string): string => metricsKey(normalized({ ...market, keyword })).pk;
  const items = await getItems(
    table,
    keywords.map((keyword) => metricsKey(normalized({ ...market, keyword }))),
  );
  const metricsByPk = new Map(items.map((item) => [String(item['pk']), keywordMetricsSchema.parse(item)]));
  return new Map(
    keywords.flatMap((keyword) => {
      const metrics = metricsByPk.get(partitionKey(keyword));
      return metrics ? [[keyword, metrics] as const] : [];
    }),
  );
}

/** Stores metrics over what was known, 25 a request; of a keyword that is given twice, the last counts. */
export async function putKeywordMetrics(table: Table, metrics: readonly KeywordMetrics[]): Promise<void> {
  // BatchWriteItem refuses two writes of one item.
  const items = new Map(
    metrics.map((given) => {
      const row = normalized(given);
      return [metricsKey(row).pk, { ...metricsKey(row), ...row }];
    }),
  );
  await writeItems(table, { puts: [...items.values()] });
}
