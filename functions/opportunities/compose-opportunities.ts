import type { Message } from '../../shared/domain/messages/message.ts';
import { selectHighlights } from '../../shared/domain/opportunities/highlights.ts';
import { RECOMMENDATIONS_MAX, SHOWN_ROWS_MAX } from '../../shared/domain/opportunities/limits.ts';
import { opportunityScore, rankOpportunities } from '../../shared/domain/opportunities/score-opportunity.ts';
import {
  combinePerformance,
  keywordOpportunity,
  keywordsWithinReach,
  potentialVolume,
} from '../../shared/domain/opportunities/summarize-opportunities.ts';
import { deriveViewState } from '../../shared/domain/opportunities/view-state.ts';
import { isUtilityPage } from '../../shared/domain/pages/utility-page.ts';
import { gradeScore } from '../../shared/domain/rubric/grade-bands.ts';
import type { Performance } from '../../shared/domain/search-console/performance.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { composeRows, type ShownPage } from './compose-rows.ts';
import type { Opportunities } from './opportunity.ts';
import type { Generation } from './read-generation.ts';
import type { SitePage, SitePages } from './read-site-pages.ts';

/** The whole answer in English, and its sentences for other languages; recommendations and secondary keywords are read of the shown pages alone. */
export async function composeOpportunities(
  table: Table,
  reads: SitePages,
): Promise<{ data: Opportunities; said: Message[] }> {
  const { site, pages, search, generation } = reads;
  const useful = pages.filter(({ listed }) => !isUtilityPage(listed.path));
  const ranked = rankOpportunities(useful.filter(({ isHomepage }) => !isHomepage));
  const top = ranked.slice(0, SHOWN_ROWS_MAX);
  const waiting = waitingPages(reads);
  const homepage = pages.find(({ isHomepage }) => isHomepage);
  const shown: ShownPage[] = top.map((page, at) => ({ page, rank: at + 1, score: page.score }));
  // First, as the page that a site is known by; the rest of the list is the ranking.
  if (homepage && !waiting.includes(homepage)) {
    shown.unshift({ page: homepage, rank: null, score: opportunityScore(homepage) });
  }
  const rows = await composeRows(table, site, shown);
  const totals = search.value?.totals ?? null;
  const reach = keywordsWithinReach(ranked);
  const demand = keywordOpportunity(useful);
  const data: Opportunities = {
    site: { id: site.id, domain: site.domain, domain_rating: null, gsc_property: site.gscPropertyUrl },
    view_state: deriveViewState({
      isPipelineRunning: site.backgroundStatus !== null || generation !== null,
      rankedCount: ranked.length,
    }),
    background_status: site.backgroundStatus,
    generation: generationView(generation),
    generating_count: waiting.length,
    gsc: {
      connected: search.status !== 'not_connected',
      clicks: totals?.clicks ?? null,
      impressions: totals?.impressions ?? null,
      ctr: totals?.ctr ?? null,
    },
    keyword_opportunity: {
      addressable_volume: demand.addressableVolume,
      potential_clicks: demand.potentialClicks,
      keyword_count: demand.keywordCount,
    },
    grade: gradeView(pages),
    summary: {
      scopes: {
        top: {
          page_count: top.length,
          now: nowView(combinePerformance(top, search.status === 'available')),
          potential_volume: potentialVolume(top),
        },
        all: { page_count: useful.length, now: nowView(totals), potential_volume: potentialVolume(useful) },
      },
      shown_count: top.length,
      within_reach: { keyword_count: reach.keywordCount, volume_total: reach.volumeTotal },
    },
    homepage: rows.find(({ row }) => row.is_homepage)?.row ?? null,
    opportunities: rows.filter(({ row }) => !row.is_homepage).map(({ row }) => row),
    recommendations: selectHighlights(
      rows.map(({ row, page, recommendations }) => ({ page: { row, page }, recommendations })),
      RECOMMENDATIONS_MAX,
    ).map(({ page: { row, page }, recommendation }) => ({
      id: recommendation.id,
      title: recommendation.title,
      impact: recommendation.impact,
      target_field: recommendation.targetField,
      page_id: row.page_id,
      page_path: row.path,
      primary_keyword: row.primary_keyword,
      keyword_volume: row.volume,
      impressions: row.impressions,
      is_homepage: row.is_homepage,
      is_priority: page.isPriority,
    })),
  };
  return { data, said: rows.flatMap((row) => row.said) };
}

/** Pages that the running generation has neither given a keyword nor given up. */
const waitingPages = ({ pages, generation }: SitePages): SitePage[] =>
  generation === null
    ? []
    : pages.filter(({ pageId, primaryKeyword }) => primaryKeyword === null && generation.pendingIds.has(pageId));

function generationView(generation: Generation | null): Opportunities['generation'] {
  if (generation === null) return null;
  const { workflowId, completed, failed, pendingIds, sealed } = generation;
  const pending = pendingIds.size;
  return { workflow_id: workflowId, total: completed + failed + pending, completed, failed, pending, sealed };
}

function gradeView(pages: readonly SitePage[]): Opportunities['grade'] {
  const scores = pages.flatMap(({ contentScore }) => contentScore ?? []);
  const average = scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const rounded = average === null ? null : Math.round(average * 10) / 10;
  return {
    average_score: rounded,
    average_grade: rounded === null ? null : gradeScore(rounded),
    graded_page_count: pages.filter(({ listed }) => listed.latestGrade !== null).length,
    total_pending_recommendations: pages.reduce((sum, page) => sum + page.openRecommendationCount, 0),
  };
}

const nowView = (now: Performance | null): Opportunities['summary']['scopes']['all']['now'] => ({
  clicks: now?.clicks ?? null,
  impressions: now?.impressions ?? null,
  ctr: now?.ctr ?? null,
  // Nothing that was not shown has a position.
  avg_position: now === null || now.impressions === 0 ? null : now.position,
});
