import * as z from 'zod';
import { recommendationTransitions } from '../../shared/domain/recommendations/recommendation-states.ts';
import { notFound } from '../../shared/http/api-error.ts';
import { localized } from '../../shared/http/localized.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { changeRecommendation } from '../../shared/recommendations/change-recommendation.ts';
import { getRecommendationSubject } from '../../shared/recommendations/recommendation-subject.ts';
import { requestSiteScore } from './request-site-score.ts';
import type { RecommendationServices } from './services.ts';
import { conflictError, requireChanged, validatedBody, validatedSchema } from './verb-response.ts';

export const recheckRecommendation = defineOperation({
  operationId: 'recheckRecommendation',
  method: 'POST',
  path: '/recommendations/{recId}/recheck',
  tag: 'Recommendations',
  summary: 'Recheck a recommendation',
  description:
    'Validates an applied recommendation again. Only stored content is read: content that was sent with an earlier resolve is not stored. ' +
    'The recommendation stays applied whatever the verdict. Only `verification` is rewritten, and the scores are recalculated from it. ' +
    'Content that the service applied is only scanned for placeholders.',
  access: 'content:write',
  localized,
  params: z.object({ recId: pathId('Recommendation') }),
  responses: { 200: validatedSchema },
  errors: ['no_content_to_validate', 'not_applied', 'conflict'],
}).handle(async ({ caller, params, messages }, services: RecommendationServices) => {
  const { table, now } = services;
  // More than three round trips: the subject's own (see there), then the rows as they are after the validation, and the write.
  const [subject, { readExcerpt, verifyAgain }] = await Promise.all([
    getRecommendationSubject(table, caller.organizationId, params.recId),
    import('./verification.ts'),
  ]);
  if (!subject) throw notFound('Recommendation');
  const transition = recommendationTransitions[subject.recommendation.status].recheck;
  if ('conflict' in transition) throw conflictError(transition.conflict);
  const verification = await verifyAgain(services, subject, messages.language);
  const context = { rubric: subject.input.rubric, now: now() };
  const result = await changeRecommendation(table, subject.place, context, (recommendation) => {
    const current = recommendationTransitions[recommendation.status].recheck;
    return 'conflict' in current ? { refused: current.conflict } : { changes: { verification } };
  });
  const changed = requireChanged(result);
  await requestSiteScore(services, changed);
  const excerpt = readExcerpt(subject, changed.recommendation);
  return { status: 200, body: validatedBody(changed, excerpt, verification, messages) };
});
