import * as z from 'zod';
import { message } from '../../shared/domain/messages/message.ts';
import { keepReason } from '../../shared/domain/recommendations/kept-reason.ts';
import { isOpen } from '../../shared/domain/recommendations/recommendation-states.ts';
import { notFound } from '../../shared/http/api-error.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { characters, pathId } from '../../shared/http/schemas.ts';
import { changeRecommendation } from '../../shared/recommendations/change-recommendation.ts';
import type { Verification } from '../../shared/table/analyses.ts';
import { findRecommendation } from '../../shared/table/recommendation-places.ts';
import { requestSiteScore } from './request-site-score.ts';
import type { RecommendationServices } from './services.ts';
import { conflictError, requireChanged, verbBody, verbSchema } from './verb-response.ts';

export const judgeRecommendation = defineOperation({
  operationId: 'judgeRecommendation',
  method: 'POST',
  path: '/console/recommendations/{recId}/verdict',
  tag: 'Console',
  summary: 'Give the verdict on a recommendation',
  description:
    "A person's own verdict on whether the content does what was recommended. Nothing is validated, so `validation_scope` is null. " +
    'An open recommendation that is addressed becomes applied, with a verdict that counts toward the verified score; one that is not stays open. ' +
    'Of an applied recommendation only the verdict changes. A dismissed one returns 409 `already_resolved`.',
  access: 'session',
  localized,
  params: z.object({ recId: pathId('Recommendation') }),
  body: z.strictObject({
    addressed: z.boolean(),
    reasoning: characters(0, 2_000).default(''),
  }),
  responses: { 200: verbSchema },
  errors: ['already_resolved', 'conflict'],
}).handle(async ({ caller, params, body, messages }, { table, now }: RecommendationServices) => {
  const place = await findRecommendation(table, caller.organizationId, params.recId);
  if (!place) throw notFound('Recommendation');
  const at = now();
  const verification = personalVerdict(body);
  const result = await changeRecommendation(table, place, { now: at }, ({ status }) => {
    if (status === 'dismissed') return { refused: 'already_resolved' };
    if (!isOpen(status) || !body.addressed) return { changes: { verification } };
    return {
      changes: { status: 'applied', resolutionMethod: 'manual', resolvedAt: at.toISOString(), verification },
    };
  });
  if (result.outcome === 'refused') throw conflictError('already_resolved');
  const changed = requireChanged(result);
  await requestSiteScore({ table, now }, changed);
  return { status: 200, body: verbBody(changed, null, messages) };
});

const personalVerdict = ({ addressed, reasoning }: { addressed: boolean; reasoning: string }): Verification => ({
  addressed,
  ...keepReason(reasoning.trim() || message(addressed ? 'verdicts.person.accepted' : 'verdicts.person.not-accepted')),
  placeholders: [],
  skipped: false,
  validationScope: null,
  validatedNodeIds: null,
  judgedBy: null,
  measured: null,
});
