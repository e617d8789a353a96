import * as z from 'zod';
import { viewStates } from '../../shared/domain/opportunities/view-state.ts';
import { integerId } from '../../shared/http/schemas.ts';
import { gradeSchema } from '../../shared/resources/grade.ts';
import { backgroundStatuses } from '../../shared/table/sites.ts';

const count = () => z.number().int().min(0);
const searchNumber = () => z.number().nullable();

const nowSchema = z.lazy(() =>
  z
    .strictObject({
      clicks: searchNumber(),
      impressions: searchNumber(),
      ctr: searchNumber(),
      avg_position: searchNumber(),
    })
    .meta({ id: 'OpportunityNow', description: 'Null without search-console data.' }),
);

const scopeSchema = z.lazy(() =>
  z
    .strictObject({ page_count: count(), now: nowSchema, potential_volume: z.number() })
    .meta({ id: 'OpportunityScope' }),
);

const rowSchema = z.lazy(() =>
  z
    .strictObject({
      page_id: integerId(),
      rank: z.number().int().min(1).nullable().meta({ description: 'Null for the homepage, which is not ranked.' }),
      path: z.string().nullable(),
      url: z.string().nullable(),
      title: z.string().nullable(),
      is_homepage: z.boolean(),
      graded: z.boolean(),
      score: z.number().nullable().meta({ description: 'The opportunity score, 0 to 100. Not the content score.' }),
      grade: gradeSchema.nullable(),
      primary_keyword: z.string().nullable(),
      volume: z.number().nullable(),
      difficulty: z.number().nullable(),
      intent: z.string().nullable(),
      clicks: searchNumber(),
      impressions: searchNumber(),
      ctr: searchNumber(),
      position: searchNumber(),
      reasons: z.array(z.strictObject({ category: z.string(), label: z.string() })),
      secondary_keywords: z.array(
        z.strictObject({ keyword: z.string(), volume: z.number().nullable(), difficulty: z.number().nullable() }),
      ),
      recommendations: z.array(
        z.strictObject({
          id: integerId(),
          title: z.string(),
          impact: z.string(),
          target_field: z.string(),
          why_it_matters: z.string(),
        }),
      ),
      recommendation_count: count().meta({
        description: 'Number of open recommendations; `recommendations` lists the first of them.',
      }),
    })
    .meta({ id: 'OpportunityRow' }),
);
export type OpportunityRow = z.input<typeof rowSchema>;

export const opportunitiesSchema = z.lazy(() =>
  z
    .strictObject({
      site: z.strictObject({
        id: integerId(),
        domain: z.string(),
        domain_rating: z.number().nullable(),
        gsc_property: z.string().nullable(),
      }),
      view_state: z.enum(viewStates),
      background_status: z.enum(backgroundStatuses).nullable(),
      generation: z
        .strictObject({
          workflow_id: z.string(),
          total: count(),
          completed: count(),
          failed: count(),
          pending: count(),
          sealed: z.boolean().meta({
            description: 'False while `total` still grows. Not the signal for completion: read `view_state`.',
          }),
        })
        .nullable(),
      generating_count: count(),
      gsc: z.strictObject({
        connected: z.boolean(),
        clicks: searchNumber(),
        impressions: searchNumber(),
        ctr: searchNumber(),
      }),
      keyword_opportunity: z.strictObject({
        addressable_volume: z.number(),
        potential_clicks: z.number(),
        keyword_count: count(),
      }),
      grade: z.strictObject({
        average_score: z.number().nullable(),
        average_grade: gradeSchema.nullable(),
        graded_page_count: count(),
        total_pending_recommendations: count(),
      }),
      summary: z.strictObject({
        scopes: z.strictObject({ top: scopeSchema, all: scopeSchema }),
        shown_count: count(),
        within_reach: z.strictObject({ keyword_count: count(), volume_total: z.number() }),
      }),
      homepage: rowSchema.nullable(),
      opportunities: z.array(rowSchema),
      recommendations: z.array(
        z.strictObject({
          id: integerId(),
          title: z.string(),
          impact: z.string(),
          target_field: z.string(),
          page_id: integerId(),
          page_path: z.string().nullable(),
          primary_keyword: z.string().nullable(),
          keyword_volume: z.number().nullable(),
          impressions: searchNumber(),
          is_homepage: z.boolean(),
          is_priority: z.boolean(),
        }),
      ),
    })
    .meta({ id: 'Opportunities' }),
);
export type Opportunities = z.input<typeof opportunitiesSchema>;
