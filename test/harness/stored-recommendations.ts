import type { Recommendation } from '../../shared/table/analyses.ts';
import { getFullAnalysis, resultsWrite } from '../../shared/table/analysis-results.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { transact } from '../../shared/table/engine/transaction.ts';

interface StoredRecommendation {
  organizationId: number;
  analysisId: number;
  id: number;
}

/** Stores a recommendation as no request can leave it, without its scores. */
export async function changeStoredRecommendation(
  table: Table,
  { organizationId, analysisId, id }: StoredRecommendation,
  changes: { [Name in keyof Recommendation]?: unknown },
): Promise<void> {
  const full = await getFullAnalysis(table, organizationId, analysisId);
  if (!full?.recommendations.some((one) => one.id === id)) throw new Error(`no recommendation ${id} is stored`);
  const recommendations = full.recommendations.map((one) =>
    one.id === id ? { ...one, ...(changes as Partial<Recommendation>) } : one,
  );
  await transact(table, [await resultsWrite(full.analysis, { components: full.components, recommendations })]);
}

const AT = '2026-11-01T00:00:00.000Z';

/** A recommendation of an analysis that no worker made: its fields are what no test looks at, but those that are given. */
export const newRecommendation = (given: Partial<Recommendation> & Pick<Recommendation, 'id'>): Recommendation => ({
  ...{ analysisId: 0, pageId: 0, siteId: 0, status: 'pending', source: 'audit', sortOrder: 0, pointValue: 3 },
  ...{ title: 'Advice', description: 'Do it.', whyItMatters: 'It matters.', impact: 'medium' },
  ...{ sourceComponents: [], operation: 'replace', targetField: 'title', targetNodeIds: null, afterNodeId: null },
  ...{ insertionPoint: null, rubricCriteria: null, resolutionMethod: null, resolvedAt: null, dismissalRationale: null },
  ...{
    carriedFromRecommendationId: null,
    verification: null,
    allowedFragments: [],
    proposedText: null,
    effort: null,
    sameOnPages: null,
  },
  ...{ wordedBy: null, excerptDigest: null, createdAt: AT, updatedAt: AT },
  ...given,
});

/** The recommendations of an analysis that has no row. */
export async function seedRecommendations(
  table: Table,
  analysis: { organizationId: number; id: number },
  recommendations: readonly Recommendation[],
): Promise<void> {
  await transact(table, [await resultsWrite(analysis, { components: [], recommendations })]);
}
