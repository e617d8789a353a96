import type { Message } from '../../shared/domain/messages/message.ts';
import { renderEnglish } from '../../shared/domain/messages/render-message.ts';
import { compareImpact } from '../../shared/domain/opportunities/highlights.ts';
import { RECOMMENDATIONS_MAX } from '../../shared/domain/opportunities/limits.ts';
import { opportunityReasons } from '../../shared/domain/opportunities/opportunity-reasons.ts';
import { removeBlanks } from '../../shared/domain/pages/page-change.ts';
import { gradeScore } from '../../shared/domain/rubric/grade-bands.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { getMetricsOfKeywords, type KeywordMetrics, siteMarket } from '../../shared/table/keyword-metrics.ts';
import { getOpenRecommendations, type ShownRecommendation } from '../../shared/table/opportunities.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { OpportunityRow } from './opportunity.ts';
import type { SitePage } from './read-site-pages.ts';

export interface ShownPage {
  page: SitePage;
  rank: number | null;
  score: number | null;
}

interface ComposedRow {
  row: OpportunityRow;
  page: SitePage;
  /** All open ones of the page, the greatest impact first. */
  recommendations: ShownRecommendation[];
  /** The sentences of the row for other languages. */
  said: Message[];
}

/** The rows of the shown pages: one query each for the recommendations, and the metrics of all secondary keywords at once. */
export async function composeRows(table: Table, site: Site, shown: readonly ShownPage[]): Promise<ComposedRow[]> {
  const secondary = shown.flatMap(({ page }) => removeBlanks(page.row?.secondaryKeywords ?? null));
  const [metrics, recommendations] = await Promise.all([
    getMetricsOfKeywords(table, siteMarket(site), secondary),
    Promise.all(shown.map(({ page }) => readRecommendations(table, site, page))),
  ]);
  return shown.map((given, at) => {
    const open = recommendations[at] ?? [];
    const reasons = opportunityReasons(given.page);
    const row = rowView(given, { open, metrics, reasons });
    const said = [...reasons.map(({ label }) => label), ...open.flatMap((one) => one.said)];
    return { page: given.page, recommendations: open, row, said };
  });
}

async function readRecommendations(table: Table, site: Site, { row }: SitePage): Promise<ShownRecommendation[]> {
  const analysisId = row?.latestAnalysis?.id;
  if (analysisId === undefined) return [];
  return (await getOpenRecommendations(table, site.organizationId, analysisId)).sort(compareImpact);
}

function rowView(
  { page, rank, score }: ShownPage,
  {
    open,
    metrics,
    reasons,
  }: {
    open: readonly ShownRecommendation[];
    metrics: ReadonlyMap<string, KeywordMetrics>;
    reasons: ReturnType<typeof opportunityReasons>;
  },
): OpportunityRow {
  const { listed, demand, search } = page;
  return {
    page_id: page.pageId,
    rank,
    path: listed.path,
    url: listed.url,
    title: listed.title ?? listed.name,
    is_homepage: page.isHomepage,
    graded: page.contentScore !== null,
    score,
    grade: score === null ? null : gradeScore(score),
    primary_keyword: page.primaryKeyword,
    volume: demand?.volume ?? null,
    difficulty: demand?.difficulty ?? null,
    intent: demand?.intent ?? null,
    clicks: search?.clicks ?? null,
    impressions: search?.impressions ?? null,
    ctr: search?.ctr ?? null,
    position: search !== null && search.impressions > 0 ? search.position : null,
    reasons: reasons.map(({ category, label }) => ({ category, label: renderEnglish(label) })),
    secondary_keywords: removeBlanks(page.row?.secondaryKeywords ?? null).map((keyword) => ({
      keyword,
      volume: metrics.get(keyword)?.searchVolume ?? null,
      difficulty: metrics.get(keyword)?.keywordDifficulty ?? null,
    })),
    recommendations: open.slice(0, RECOMMENDATIONS_MAX).map(({ id, title, impact, targetField, whyItMatters }) => ({
      id,
      title,
      impact,
      target_field: targetField,
      why_it_matters: whyItMatters,
    })),
    recommendation_count: open.length,
  };
}
