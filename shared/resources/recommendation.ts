import * as z from 'zod';
import type { Messages } from '../domain/messages/render-message.ts';
import { validationScopes } from '../domain/recommendations/validation-scopes.ts';
import { integerId, timestamp } from '../http/schemas.ts';
import type { Excerpts } from '../recommendations/content-excerpts.ts';
import type { Recommendation, Verification } from '../table/analyses.ts';

/** Of a verdict. */
export const judgedByMeaning =
  'Who decided: the id of a language model, or `rules-v1`; null where nothing was validated, and where a person decided.';

export const wordReason = ({ said, reasoning }: Verification, messages: Messages): string =>
  messages.renderKept(said, reasoning);

export const wordRecommendation = (
  { title, description, whyItMatters, words }: Recommendation,
  messages: Messages,
): { title: string; description: string; why_it_matters: string } => ({
  title: messages.renderKept(words?.title, title),
  description: messages.renderKept(words?.description, description),
  why_it_matters: messages.renderKept(words?.whyItMatters, whyItMatters),
});

export const recommendationSchema = z.lazy(() =>
  z
    .strictObject({
      id: integerId(),
      analysis_id: integerId(),
      page_id: integerId(),
      site_id: integerId(),
      title: z.string(),
      description: z.string(),
      why_it_matters: z.string(),
      impact: z.string().meta({ description: 'For example `medium` or `high`.' }),
      status: z.enum(['pending', 'in_progress', 'applied', 'dismissed']),
      source: z.string(),
      source_components: z.array(z.string()),
      operation: z.string().meta({ description: '`replace` or `insert`. The set may grow.' }),
      target_field: z
        .string()
        .meta({ description: '`title`, `meta_description`, `h1`, `schema` or `body_content`. The set may grow.' }),
      target_node_ids: z.array(z.string()).nullable(),
      after_node_id: z.string().nullable(),
      insertion_point: z
        .string()
        .nullable()
        .meta({ description: 'Where to insert, relative to `after_node_id`: `after`.' }),
      rubric_criteria: z.array(z.string()).nullable(),
      resolution_method: z
        .string()
        .nullable()
        .meta({ description: '`manual` when resolved through the API, `ai_action` when the service applied it.' }),
      resolved_at: timestamp().nullable(),
      dismissal_rationale: z.string().nullable(),
      sort_order: z.number().int(),
      point_value: z.number().int().meta({
        description: 'Points of the overall score; 0 where the points of an edit are those of another one.',
      }),
      proposed_text: z.string().nullable().meta({
        description:
          'The new text of the field, or of the blocks in Markdown, to take over or change; null where none is proposed.',
      }),
      effort: z.enum(['small', 'medium', 'large']).nullable(),
      same_on_pages: z.number().int().nullable().meta({
        description: 'On how many pages the site repeats the targeted text; null where it is of this page alone.',
      }),
      worded_by: z.string().nullable().meta({
        description:
          'Whose words title and description are: the id of a language model, or `rules-v1`; null of analyses of an older release.',
      }),
      carried_from_recommendation_id: z.number().int().nullable().meta({
        description:
          'The recommendation of the previous analysis that this one carries forward. A dismissal is carried forward too while the text and the criteria are the same.',
      }),
      verification: z
        .strictObject({
          addressed: z.boolean(),
          reasoning: z.string(),
          placeholders: z.array(z.string()),
          skipped: z.boolean(),
          validation_scope: z.enum(validationScopes).nullable(),
          validated_node_ids: z.array(z.string()).nullable(),
          judged_by: z.string().nullable().meta({ description: judgedByMeaning }),
        })
        .nullable(),
      content_excerpt: z.string().nullable().meta({ description: 'Markdown of the target nodes.' }),
      after_excerpt: z.string().nullable().meta({ description: 'Markdown of `after_node_id`.' }),
      created_at: timestamp(),
      updated_at: timestamp(),
    })
    .meta({ id: 'Recommendation' }),
);

export const recommendationView = (
  recommendation: Recommendation,
  excerpts: Excerpts | null,
  messages: Messages,
): z.input<typeof recommendationSchema> => ({
  id: recommendation.id,
  analysis_id: recommendation.analysisId,
  page_id: recommendation.pageId,
  site_id: recommendation.siteId,
  ...wordRecommendation(recommendation, messages),
  impact: recommendation.impact,
  status: recommendation.status,
  source: recommendation.source,
  source_components: recommendation.sourceComponents,
  operation: recommendation.operation,
  target_field: recommendation.targetField,
  target_node_ids: recommendation.targetNodeIds,
  after_node_id: recommendation.afterNodeId,
  insertion_point: recommendation.insertionPoint,
  rubric_criteria: recommendation.rubricCriteria,
  resolution_method: recommendation.resolutionMethod,
  resolved_at: recommendation.resolvedAt,
  dismissal_rationale: recommendation.dismissalRationale,
  sort_order: recommendation.sortOrder,
  point_value: recommendation.pointValue,
  proposed_text: recommendation.proposedText,
  effort: recommendation.effort,
  same_on_pages: recommendation.sameOnPages,
  worded_by: recommendation.wordedBy,
  carried_from_recommendation_id: recommendation.carriedFromRecommendationId,
  verification: recommendation.verification && {
    addressed: recommendation.verification.addressed,
    reasoning: wordReason(recommendation.verification, messages),
    placeholders: recommendation.verification.placeholders,
    skipped: recommendation.verification.skipped,
    validation_scope: recommendation.verification.validationScope,
    validated_node_ids: recommendation.verification.validatedNodeIds,
    judged_by: recommendation.verification.judgedBy,
  },
  content_excerpt: excerpts?.content ?? null,
  after_excerpt: excerpts?.after ?? null,
  created_at: recommendation.createdAt,
  updated_at: recommendation.updatedAt,
});
