import * as z from 'zod';
import { jobStatuses } from '../domain/jobs/job-status.ts';
import type { Messages } from '../domain/messages/render-message.ts';
import { usd } from '../domain/plans/dollars.ts';
import { wordComponent } from '../domain/scoring/word-component.ts';
import { integerId, timestamp } from '../http/schemas.ts';
import type { Analysis, Component } from '../table/analyses.ts';
import { contentStaleSchema } from './content-stale.ts';
import { droppedTexts, droppedTextsSchema } from './dropped-text.ts';
import { gradeSchema } from './grade.ts';

const scoreShape = {
  overall_score: z.number().nullable().meta({ description: 'The audited or verified score, 0 to 100.' }),
  overall_grade: gradeSchema.nullable(),
  estimated_score: z.number().nullable().meta({ description: 'Also counts applied recommendations and open gains.' }),
  estimated_grade: gradeSchema.nullable(),
};

/** The block that recommendation verbs return. */
export const analysisSummarySchema = z.lazy(() =>
  z
    .strictObject({
      ...scoreShape,
      score_source: z.enum(['audit', 'verified']),
      verified_at: timestamp().nullable(),
    })
    .meta({ id: 'AnalysisSummary' }),
);

export const componentSchema = z.lazy(() =>
  z
    .strictObject({
      id: integerId(),
      analysis_id: integerId(),
      component_type: z.string(),
      label: z.string(),
      status: z.string(),
      score: z.number().nullable(),
      grade: gradeSchema.nullable(),
      estimated_score: z.number().nullable(),
      estimated_grade: gradeSchema.nullable(),
      criteria_scores: z.record(
        z.string(),
        z.strictObject({ score: z.number(), max_score: z.number(), rationale: z.string() }),
      ),
      rationale: z.string(),
      model: z.string(),
      judged_by: z.string().meta({
        description:
          'Who judged what takes judgement: the id of a language model, or `rules-v1`. What is counted, rules count in any case.',
      }),
      site_id: z.number().int(),
      created_at: timestamp(),
      updated_at: timestamp(),
    })
    .meta({ id: 'Component' }),
);

export const analysisShape = {
  id: integerId(),
  ...scoreShape,
  status: z.enum(jobStatuses),
  completed_at: timestamp().nullable(),
  score_source: z.enum(['audit', 'verified']),
  content_stale: contentStaleSchema,
  cost_usd: z.number().min(0).optional().meta({
    description: 'US dollars that the calls of models for this analysis cost. Absent where nothing was paid.',
  }),
  dropped: droppedTextsSchema.optional(),
  components: z.array(componentSchema),
};

/** An analysis as the brief embeds it. */
export const embeddedAnalysisSchema = z.lazy(() => z.strictObject(analysisShape).meta({ id: 'EmbeddedAnalysis' }));

/** The criteria that the score is the share of: as verified edits left them, else as they were graded. */
export const shownCriteria = ({ criteriaScores, verified }: Component): Component['criteriaScores'] =>
  verified?.criteriaScores ?? criteriaScores;

export function componentView(component: Component, messages: Messages): z.input<typeof componentSchema> {
  const { rationale, reason } = component.verified ?? component;
  const shown = { ...component, criteriaScores: shownCriteria(component), rationale, reason };
  const { label, ...worded } = wordComponent(shown, messages);
  return {
    id: component.id,
    analysis_id: component.analysisId,
    component_type: component.componentType,
    label,
    status: component.status,
    score: component.score,
    grade: component.grade,
    estimated_score: component.estimatedScore,
    estimated_grade: component.estimatedGrade,
    criteria_scores: Object.fromEntries(
      Object.entries(worded.criteriaScores).map(([key, criterion]) => [
        key,
        { score: criterion.score, max_score: criterion.maxScore, rationale: criterion.rationale },
      ]),
    ),
    rationale: worded.rationale,
    model: component.model,
    judged_by: component.model,
    site_id: component.siteId,
    created_at: component.createdAt,
    updated_at: component.updatedAt,
  };
}

export const analysisSummary = (analysis: Analysis): z.input<typeof analysisSummarySchema> => ({
  overall_score: analysis.overallScore,
  overall_grade: analysis.overallGrade,
  estimated_score: analysis.estimatedScore,
  estimated_grade: analysis.estimatedGrade,
  score_source: analysis.scoreSource,
  verified_at: analysis.verifiedAt,
});

export const embeddedAnalysis = (
  analysis: Analysis,
  components: readonly Component[],
  { contentStale, messages }: { contentStale: boolean; messages: Messages },
): z.input<typeof embeddedAnalysisSchema> => ({
  id: analysis.id,
  overall_score: analysis.overallScore,
  overall_grade: analysis.overallGrade,
  estimated_score: analysis.estimatedScore,
  estimated_grade: analysis.estimatedGrade,
  status: analysis.status,
  completed_at: analysis.completedAt,
  score_source: analysis.scoreSource,
  content_stale: contentStale,
  ...(analysis.costMicrodollars === undefined ? {} : { cost_usd: usd(analysis.costMicrodollars) }),
  ...(analysis.dropped.length === 0 ? {} : { dropped: droppedTexts(analysis.dropped) }),
  components: components.map((component) => componentView(component, messages)),
});
