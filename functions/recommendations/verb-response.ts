import * as z from 'zod';
import type { Messages } from '../../shared/domain/messages/render-message.ts';
import type { RecommendationConflict } from '../../shared/domain/recommendations/recommendation-states.ts';
import { validationScopes } from '../../shared/domain/recommendations/validation-scopes.ts';
import { ApiError, notFound } from '../../shared/http/api-error.ts';
import { detailSchema, integerId } from '../../shared/http/schemas.ts';
import type { ChangeResult } from '../../shared/recommendations/change-recommendation.ts';
import type { Excerpts } from '../../shared/recommendations/content-excerpts.ts';
import { analysisSummary, analysisSummarySchema } from '../../shared/resources/analysis.ts';
import {
  judgedByMeaning,
  recommendationSchema,
  recommendationView,
  wordReason,
} from '../../shared/resources/recommendation.ts';
import type { Analysis, Recommendation, Verification } from '../../shared/table/analyses.ts';

const verbShape = {
  recommendation: recommendationSchema,
  analysis: analysisSummarySchema.nullable().meta({ description: 'The scores after the recalculation.' }),
  superseded_by_analysis_id: integerId().optional().meta({
    description:
      'Only for a recommendation of an earlier analysis: the latest one, whose scores and recommendations this request did not change. Its recommendation that carries this one forward names it in `carried_from_recommendation_id`.',
  }),
};

/** The response of every verb. */
export const verbSchema = detailSchema(z.strictObject(verbShape).meta({ id: 'ChangedRecommendation' }));

/** The response of `resolve` and `recheck`: the verdict beside the recommendation that carries it. */
export const validatedSchema = detailSchema(
  z
    .strictObject({
      ...verbShape,
      addressed: z.boolean(),
      reasoning: z.string(),
      skipped: z
        .boolean()
        .meta({ description: 'True when the validator returned no verdict. Such content does not promote the score.' }),
      placeholders: z.array(z.string()).meta({ description: 'Unresolved template fragments in the content.' }),
      validation_scope: z
        .enum(validationScopes)
        .nullable()
        .meta({ description: 'The content that the validator read; null when nothing was validated.' }),
      validated_node_ids: z.array(z.string()).nullable(),
      judged_by: z.string().nullable().meta({ description: judgedByMeaning }),
    })
    .meta({ id: 'ValidatedRecommendation' }),
);

interface Changed {
  recommendation: Recommendation;
  analysis: Analysis;
  latestAnalysisId: number | null;
  isScoreMoved: boolean;
}

/** @throws ApiError what the result of a verb means to a client that did not get its change. */
export function requireChanged(result: ChangeResult<RecommendationConflict>): Changed {
  switch (result.outcome) {
    case 'changed':
      return result;
    case 'refused':
      throw conflictError(result.reason);
    case 'missing':
      throw notFound('Recommendation');
  }
}

export const conflictError = (conflict: RecommendationConflict): ApiError =>
  conflict === 'not_applied'
    ? new ApiError('not_applied', 'The recommendation is not applied')
    : new ApiError('already_resolved', 'The recommendation is already applied or dismissed');

export const verbBody = (
  { recommendation, analysis, latestAnalysisId }: Changed,
  excerpts: Excerpts | null,
  messages: Messages,
): z.input<typeof verbSchema> => ({
  data: {
    recommendation: recommendationView(recommendation, excerpts, messages),
    analysis: analysisSummary(analysis),
    ...(latestAnalysisId === null || latestAnalysisId === analysis.id
      ? {}
      : { superseded_by_analysis_id: latestAnalysisId }),
  },
});

export const validatedBody = (
  changed: Changed,
  excerpts: Excerpts | null,
  verification: Verification,
  messages: Messages,
): z.input<typeof validatedSchema> => ({
  data: {
    ...verbBody(changed, excerpts, messages).data,
    addressed: verification.addressed,
    reasoning: wordReason(verification, messages),
    skipped: verification.skipped,
    placeholders: verification.placeholders,
    validation_scope: verification.validationScope,
    validated_node_ids: verification.validatedNodeIds,
    judged_by: verification.judgedBy,
  },
});
