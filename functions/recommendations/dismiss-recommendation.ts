import * as z from 'zod';
import { recommendationTransitions } from '../../shared/domain/recommendations/recommendation-states.ts';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { characters, pathId } from '../../shared/http/schemas.ts';
import { changeRecommendation } from '../../shared/recommendations/change-recommendation.ts';
import { findRecommendation } from '../../shared/table/recommendation-places.ts';
import { requireChanged, verbBody, verbSchema } from './verb-response.ts';

const RATIONALE_CHARACTERS_MAX = 2_000;

const rationaleSchema = z
  .string()
  .transform((text) => text.trim())
  .pipe(characters(0, RATIONALE_CHARACTERS_MAX))
  .meta({
    override: { type: 'string', maxLength: RATIONALE_CHARACTERS_MAX },
    description: 'Trimmed. Blank is stored as null.',
  });

export const dismissRecommendation = defineOperation({
  operationId: 'dismissRecommendation',
  method: 'POST',
  path: '/recommendations/{recId}/dismiss',
  tag: 'Recommendations',
  summary: 'Dismiss a recommendation',
  description:
    'Its points no longer count toward the estimated score. `content_excerpt` is always null. ' +
    'A dismissal outlives the next analysis. While the same criteria request the same edit of the same text, the recommendation that carries this one forward is dismissed too.',
  access: 'content:write',
  localized,
  params: z.object({ recId: pathId('Recommendation') }),
  body: z.strictObject({ rationale: rationaleSchema.optional() }),
  bodyOptional: true,
  responses: { 200: verbSchema },
  errors: ['already_resolved', 'conflict'],
}).handle(async ({ caller, params, body, messages }, { table, now }: BaseServices) => {
  const place = await findRecommendation(table, caller.organizationId, params.recId);
  if (!place) throw notFound('Recommendation');
  // More than three round trips: pointer, rows, the rubric of the analysis (stored with what was graded), and the write.
  const result = await changeRecommendation(table, place, { now: now() }, (recommendation) => {
    const transition = recommendationTransitions[recommendation.status].dismiss;
    if ('conflict' in transition) return { refused: transition.conflict };
    return { changes: { status: transition.whenAddressed, dismissalRationale: body.rationale || null } };
  });
  return { status: 200, body: verbBody(requireChanged(result), null, messages) };
});
