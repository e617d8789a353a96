import type { Recommendation } from '../table/analyses.ts';
import { type AnalysisInput, readAnalysisInput } from '../table/analysis-input.ts';
import { type FullAnalysis, getFullAnalysis } from '../table/analysis-results.ts';
import type { Table } from '../table/engine/client.ts';
import { getPageContent, type PageContent } from '../table/page-content.ts';
import { findRecommendation, type RecommendationPlace } from '../table/recommendation-places.ts';

/** A recommendation with all that its verbs look at. */
export interface RecommendationSubject {
  place: RecommendationPlace;
  recommendation: Recommendation;
  /** The other recommendations of its analysis. */
  others: Recommendation[];
  analysis: FullAnalysis['analysis'];
  /** The content of the page as it is now. */
  content: PageContent;
  /** The analyzed content. */
  input: AnalysisInput;
}

/**
 * Null when the organization has no such recommendation on a live page. Three dependent round trips: the pointer that says
 * where the recommendation is, the rows there and of the page, and the bodies below the rows.
 */
export async function getRecommendationSubject(
  table: Table,
  organizationId: number,
  recommendationId: number,
): Promise<RecommendationSubject | null> {
  const place = await findRecommendation(table, organizationId, recommendationId);
  if (!place) return null;
  const [analyzed, content] = await Promise.all([
    readAnalyzed(table, place),
    getPageContent(table, organizationId, place.pageId),
  ]);
  return analyzed && content && { place, content, ...analyzed };
}

async function readAnalyzed(
  table: Table,
  { organizationId, analysisId, recommendationId }: RecommendationPlace,
): Promise<Pick<RecommendationSubject, 'recommendation' | 'others' | 'analysis' | 'input'> | null> {
  const full = await getFullAnalysis(table, organizationId, analysisId);
  const recommendation = full?.recommendations.find(({ id }) => id === recommendationId);
  if (!full || !recommendation) return null;
  const input = await readAnalysisInput(table, full.analysis);
  if (!input) throw new Error(`the input of analysis ${analysisId} is not readable`);
  const others = full.recommendations.filter(({ id }) => id !== recommendationId);
  return { recommendation, others, analysis: full.analysis, input };
}
