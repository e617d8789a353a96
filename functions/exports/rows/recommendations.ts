import * as z from 'zod';
import type { Messages } from '../../../shared/domain/messages/render-message.ts';
import { integerId, timestamp } from '../../../shared/http/schemas.ts';
import { runInParallel } from '../../../shared/jobs/run-in-parallel.ts';
import { wordReason, wordRecommendation } from '../../../shared/resources/recommendation.ts';
import type { Recommendation } from '../../../shared/table/analyses.ts';
import { listRecommendations } from '../../../shared/table/analysis-results.ts';
import { getGradedPages } from '../../../shared/table/pages.ts';
import type { Exporter } from '../exporter.ts';
import { batchOfPages } from '../site-pages.ts';

const exportedRecommendation = z
  .strictObject({
    id: integerId(),
    site_id: integerId(),
    page_id: integerId(),
    analysis_id: integerId(),
    title: z.string(),
    description: z.string(),
    why_it_matters: z.string(),
    impact: z.string(),
    point_value: z.number().int(),
    status: z.enum(['pending', 'in_progress', 'applied', 'dismissed']),
    source: z.string(),
    source_components: z.array(z.string()),
    operation: z.string(),
    target_field: z.string(),
    target_node_ids: z.array(z.string()).nullable(),
    after_node_id: z.string().nullable(),
    insertion_point: z.string().nullable(),
    same_on_pages: z.number().int().nullable(),
    rubric_criteria: z.array(z.string()).nullable(),
    proposed_text: z.string().nullable(),
    effort: z.string().nullable(),
    worded_by: z.string().nullable(),
    resolution_method: z.string().nullable(),
    resolved_at: timestamp().nullable(),
    dismissal_rationale: z.string().nullable(),
    addressed: z.boolean().nullable().meta({ description: 'Of its verification; null where there is none.' }),
    verification_reasoning: z.string().nullable(),
    sort_order: z.number().int(),
    carried_from_recommendation_id: z.number().int().nullable(),
    created_at: timestamp(),
    updated_at: timestamp(),
  })
  .meta({ id: 'ExportedRecommendation' });

const toRow = (recommendation: Recommendation, messages: Messages): z.input<typeof exportedRecommendation> => ({
  id: recommendation.id,
  site_id: recommendation.siteId,
  page_id: recommendation.pageId,
  analysis_id: recommendation.analysisId,
  ...wordRecommendation(recommendation, messages),
  impact: recommendation.impact,
  point_value: recommendation.pointValue,
  status: recommendation.status,
  source: recommendation.source,
  source_components: recommendation.sourceComponents,
  operation: recommendation.operation,
  target_field: recommendation.targetField,
  target_node_ids: recommendation.targetNodeIds,
  after_node_id: recommendation.afterNodeId,
  insertion_point: recommendation.insertionPoint,
  same_on_pages: recommendation.sameOnPages,
  rubric_criteria: recommendation.rubricCriteria,
  proposed_text: recommendation.proposedText,
  effort: recommendation.effort,
  worded_by: recommendation.wordedBy,
  resolution_method: recommendation.resolutionMethod,
  resolved_at: recommendation.resolvedAt,
  dismissal_rationale: recommendation.dismissalRationale,
  addressed: recommendation.verification?.addressed ?? null,
  verification_reasoning: recommendation.verification && wordReason(recommendation.verification, messages),
  sort_order: recommendation.sortOrder,
  carried_from_recommendation_id: recommendation.carriedFromRecommendationId,
  created_at: recommendation.createdAt,
  updated_at: recommendation.updatedAt,
});

/** Pages that a part looks at: many of a site may have no analysis. */
const PAGES_LOOKED_AT = 400;
/** Each is a Query, all side by side. */
const ANALYSES_READ = 25;

export const recommendationsExporter: Exporter = {
  row: exportedRecommendation,
  isOfPages: true,
  read: (services, request) =>
    batchOfPages(services, request, async (ids, place) => {
      const { organizationId, siteId, messages } = request;
      const lookedAt = ids.slice(place.page, place.page + PAGES_LOOKED_AT);
      const pages = await getGradedPages(services.table, organizationId, lookedAt);
      const analysisIds = new Map(pages.map(({ id, latestAnalysis }) => [id, latestAnalysis?.id]));
      const graded = lookedAt.flatMap((id, at) => {
        const analysisId = analysisIds.get(id);
        return analysisId === undefined ? [] : [{ page: place.page + at, analysisId }];
      });
      const read = graded.slice(0, ANALYSES_READ);
      const found = await runInParallel(read, ANALYSES_READ, ({ analysisId }) =>
        listRecommendations(services.table, organizationId, analysisId),
      );
      const rows = read.flatMap(({ page }, at) => {
        const all = (found[at] ?? []).filter((recommendation) => recommendation.siteId === siteId);
        const skipped = page === place.page ? place.row : 0;
        // By id, which a place between two of them still means when one was resolved since.
        return all.slice(skipped).map((recommendation, later) => ({
          row: toRow(recommendation, messages),
          next: { page, row: skipped + later + 1 },
        }));
      });
      const [beyond] = graded.slice(ANALYSES_READ);
      return { rows, end: { page: beyond?.page ?? place.page + lookedAt.length, row: 0 } };
    }),
};
