import type { GradingInput } from '../../shared/domain/grading/grading-input.ts';
import { readPage } from '../../shared/domain/grading/page-reading.ts';
import { matchRecommendations } from '../../shared/domain/recommendations/match-recommendations.ts';
import type { NewRecommendation } from '../../shared/domain/recommendations/new-recommendation.ts';
import { excerptDigest, targetText } from '../../shared/domain/recommendations/target-text.ts';
import type { Analysis, Recommendation } from '../../shared/table/analyses.ts';

interface Proposed {
  analysis: Analysis;
  input: GradingInput;
  proposed: readonly NewRecommendation[];
  /** One for each of `proposed`. */
  rowIds: readonly number[];
  /** The recommendations of the analysis before. */
  earlier: readonly Recommendation[];
  at: string;
}

/** The rows of what an analysis recommends, with what they carry on from the analysis before. */
export function recommendationRows({ analysis, input, proposed, rowIds, at, ...given }: Proposed): Recommendation[] {
  const earlier = given.earlier.filter(({ status }) => status !== 'applied');
  const { recurringBlocks } = readPage(input);
  const digests = proposed.map((one) => excerptDigest(targetText(one, input.fields, input.document)));
  const carried = matchRecommendations(
    earlier.map((one) => ({ ...one, excerpt: one.excerptDigest })),
    proposed.map((one, index) => ({ ...one, excerpt: digests[index] ?? null })),
  );
  return proposed.map((one, index) => {
    const row: Recommendation = {
      ...mutable(one),
      id: rowIds[index] ?? 0,
      analysisId: analysis.id,
      pageId: analysis.pageId,
      siteId: analysis.siteId,
      status: 'pending',
      source: 'audit',
      resolutionMethod: null,
      resolvedAt: null,
      dismissalRationale: null,
      carriedFromRecommendationId: null,
      verification: null,
      allowedFragments: [],
      sameOnPages: countPages(one, recurringBlocks),
      excerptDigest: digests[index] ?? null,
      createdAt: at,
      updatedAt: at,
    };
    const from = earlier[carried[index] ?? -1];
    return from ? { ...row, ...carriedOn(from, row) } : row;
  });
}

/**
 * Fields that a recommendation takes over from the one that it continues. A dismissal stays while the same criteria ask for the
 * same edit of the same text: users are not asked twice. After a change of the text or the criteria it is asked again.
 */
function carriedOn(from: Recommendation, row: Recommendation): Partial<Recommendation> {
  const isSame = from.excerptDigest === row.excerptDigest && sameCriteria(from.rubricCriteria, row.rubricCriteria);
  return {
    carriedFromRecommendationId: from.id,
    allowedFragments: from.allowedFragments,
    ...(from.status === 'dismissed' && isSame
      ? { status: 'dismissed', dismissalRationale: from.dismissalRationale }
      : {}),
  };
}

const sameCriteria = (a: readonly string[] | null, b: readonly string[] | null): boolean =>
  (a ?? []).toSorted().join() === (b ?? []).toSorted().join();

/** The fewest of its blocks, so that each of the pages has all of them. */
function countPages({ targetNodeIds }: NewRecommendation, recurring: ReadonlyMap<string, number>): number | null {
  const pages = (targetNodeIds ?? []).map((id) => recurring.get(id) ?? 0);
  return pages.length === 0 ? null : Math.min(...pages) || null;
}

const mutable = (recommendation: NewRecommendation) => ({
  ...recommendation,
  sourceComponents: [...recommendation.sourceComponents],
  targetNodeIds: recommendation.targetNodeIds && [...recommendation.targetNodeIds],
  rubricCriteria: [...recommendation.rubricCriteria],
});
