/**
 * The components and recommendations of an analysis, in one compressed row: the verbs on one of them compute the scores of all,
 * and write them on the condition that the analysis is unchanged.
 */
import * as z from 'zod';
import {
  type Analysis,
  type Component,
  componentSchema,
  parseAnalysis,
  type Recommendation,
  recommendationSchema,
  recommendationWordsSchema,
} from './analyses.ts';
import { analysisDictionary } from './engine/analysis-dictionary.ts';
import { blobPointerSchema, packInline, readBlob } from './engine/blobs.ts';
import { type Item, queryItems, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';

interface AnalysisResults {
  components: Component[];
  recommendations: Recommendation[];
}

export interface FullAnalysis extends AnalysisResults {
  analysis: Analysis;
}

const resultsSchema = z.object({
  components: z.array(componentSchema),
  recommendations: z.array(recommendationSchema),
});

/** One row of some 3 KB, where a row for each recommendation takes 2 units at each write. */
export const resultsWrite = async (
  { organizationId, id }: Pick<Analysis, 'organizationId' | 'id'>,
  { components, recommendations }: { [Name in keyof AnalysisResults]: readonly AnalysisResults[Name][number][] },
): Promise<Write> => ({
  put: {
    ...keys.analysisResults(organizationId, id),
    analysisId: id,
    // A deletion follows them to their pointers.
    recommendationIds: recommendations.map((one) => one.id),
    results: await packInline({ components, recommendations }, { dictionary: analysisDictionary() }),
  },
});

/** The analysis with its components (in the order of their ids) and recommendations (in sort order), in one query. */
export async function getFullAnalysis(
  table: Table,
  organizationId: number,
  analysisId: number,
): Promise<FullAnalysis | null> {
  const items = await queryItems(table, { pk: keys.analysis(organizationId, analysisId).pk });
  const [analysis] = startingWith(items, 'ANALYSIS');
  if (!analysis) return null;
  const { components, recommendations } = await resultsIn(table, items);
  return {
    analysis: parseAnalysis(analysis),
    components: components.sort((a, b) => a.id - b.id),
    recommendations: recommendations.sort((a, b) => a.sortOrder - b.sortOrder || a.id - b.id),
  };
}

/** The recommendations of an analysis, by id. */
export async function listRecommendations(
  table: Table,
  organizationId: number,
  analysisId: number,
): Promise<Recommendation[]> {
  const items = await queryItems(table, { pk: keys.analysis(organizationId, analysisId).pk });
  const { recommendations } = await resultsIn(table, items);
  return recommendations.sort((a, b) => a.id - b.id);
}

const startingWith = (items: readonly Item[], prefix: string): Item[] =>
  items.filter(({ sk }) => String(sk).startsWith(prefix));

async function resultsIn(table: Table, items: readonly Item[]): Promise<AnalysisResults> {
  const packed = items.find(({ sk }) => sk === 'RESULTS');
  if (packed === undefined) return formerResultsIn(table, items);
  const pointer = blobPointerSchema.parse(packed['results']);
  return resultsSchema.parse(await readBlob(table, pointer, { dictionary: analysisDictionary() }));
}

/** Of an earlier release: a row for each recommendation, and for all components with the words, or for each. */
async function formerResultsIn(table: Table, items: readonly Item[]): Promise<AnalysisResults> {
  const together = items.find(({ sk }) => sk === 'COMPONENTS');
  const unpack = async (name: string): Promise<unknown> =>
    together?.[name] === undefined ? undefined : readBlob(table, blobPointerSchema.parse(together[name]));
  const [components, kept] = await Promise.all([unpack('components'), unpack('words')]);
  const words = z.record(z.string(), recommendationWordsSchema).parse(kept ?? {});
  const recommendations = startingWith(items, prefixes.recommendation).map((item) => {
    const own = words[String(item['id'])];
    return own === undefined ? item : { ...item, words: own };
  });
  return resultsSchema.parse({ components: components ?? startingWith(items, prefixes.component), recommendations });
}
