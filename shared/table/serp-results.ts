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
/** Rows that were written before questions were kept live for a day. */
const itemSchema = z.object({
  fetchedAt: z.string(),
  results: resultsSchema,
  questions: z.array(z.string()).default([]),
});
type StoredSearchPage = Pick<z.infer<typeof itemSchema>, 'results' | 'questions'>;

const snapshotKey = ({ location, language, keyword }: KeywordMarket) =>
  keys.serpSnapshot(location, language.toLowerCase(), matchable(keyword));

/**
 * Reads the results of a search for a keyword, shared by all organizations; null when they are older than a day, or not
 * known.
 */
export async function getSearchPage(table: Table, market: KeywordMarket, now: Date): Promise<StoredSearchPage | null> {
  const item = await getItem(table, snapshotKey(market));
  if (!item) return null;
  const { fetchedAt, results, questions } = itemSchema.parse(item);
  return now.getTime() - Date.parse(fetchedAt) < FRESH_SECONDS * 1000 ? { results, questions } : null;
}

export async function putSearchPage(
  table: Table,
  market: KeywordMarket,
  { results, questions }: StoredSearchPage,
  now: Date,
): Promise<void> {
  await putItem(table, {
    ...snapshotKey(market),
    fetchedAt: now.toISOString(),
    results,
    questions,
    expiresAtSeconds: Math.floor(now.getTime() / 1000) + FRESH_SECONDS,
  });
}
