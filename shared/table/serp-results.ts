import * as z from 'zod';
import { matchable } from '../domain/fields/keyword-match.ts';
import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { putItem } from './engine/writes.ts';
import type { KeywordMarket } from './keyword-metrics.ts';

/** Search results change from day to day. */
const FRESH_SECONDS = 86_400;

const resultsSchema = z.array(
  z.object({ position: z.number(), title: z.string(), url: z.string(), snippet: z.string().nullable() }),
);
export type StoredSerpResults = z.infer<typeof resultsSchema>;
const itemSchema = z.object({ fetchedAt: z.string(), results: resultsSchema });

const keyOf = ({ location, language, keyword }: KeywordMarket) =>
  keys.serpSnapshot(location, language.toLowerCase(), matchable(keyword));

/** The search results of a keyword, shared by all organizations; null when they are older than a day, or not known. */
export async function getSerpResults(
  table: Table,
  market: KeywordMarket,
  now: Date,
): Promise<StoredSerpResults | null> {
  const item = await getItem(table, keyOf(market));
  if (!item) return null;
  const { fetchedAt, results } = itemSchema.parse(item);
  return now.getTime() - Date.parse(fetchedAt) < FRESH_SECONDS * 1000 ? results : null;
}

export async function putSerpResults(
  table: Table,
  market: KeywordMarket,
  results: StoredSerpResults,
  now: Date,
): Promise<void> {
  await putItem(table, {
    ...keyOf(market),
    fetchedAt: now.toISOString(),
    results,
    expiresAtSeconds: Math.floor(now.getTime() / 1000) + FRESH_SECONDS,
  });
}
