/** Highest first; an impact that is not listed comes last. */
const impacts: readonly string[] = ['high', 'medium', 'low'];

interface WeighedRecommendation {
  id: number;
  impact: string;
  pointValue: number;
}

const rankOfImpact = (impact: string): number => {
  const at = impacts.indexOf(impact);
  return at === -1 ? impacts.length : at;
};

/** Greatest impact first, then most points, then the older one. */
export const compareImpact = (a: WeighedRecommendation, b: WeighedRecommendation): number =>
  rankOfImpact(a.impact) - rankOfImpact(b.impact) || b.pointValue - a.pointValue || a.id - b.id;

/**
 * Recommendations across pages, at most `max`: the best one of each page, then the second one of each, and so on, so that one
 * page does not fill the list. Within a round by impact, then in the order of the pages.
 * @param pages best opportunity first, the recommendations of each sorted by `compareImpact`.
 */
export function selectHighlights<P, R extends WeighedRecommendation>(
  pages: readonly { page: P; recommendations: readonly R[] }[],
  max: number,
): { page: P; recommendation: R }[] {
  return pages
    .flatMap(({ page, recommendations }, order) =>
      recommendations.slice(0, max).map((recommendation, round) => ({ page, recommendation, order, round })),
    )
    .sort(
      (a, b) =>
        a.round - b.round ||
        rankOfImpact(a.recommendation.impact) - rankOfImpact(b.recommendation.impact) ||
        a.order - b.order,
    )
    .slice(0, max)
    .map(({ page, recommendation }) => ({ page, recommendation }));
}
