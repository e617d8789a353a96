import * as z from 'zod';
import { recommendationTransitions } from '../../shared/domain/recommendations/recommendation-states.ts';
import {
  isSystemApplied,
  systemVerification,
  unverified,
} from '../../shared/domain/recommendations/system-verification.ts';
import { storedContent } from '../../shared/domain/recommendations/validated-content.ts';
import { ApiError, notFound } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { pathId } from '../../shared/http/schemas.ts';
import type { Verification } from '../../shared/table/analyses.ts';
import { contentExcerpts } from '../../shared/table/content-excerpts.ts';
import { documentOf } from '../../shared/table/page-document.ts';
import { changeRecommendation } from '../../shared/table/recommendation-changes.ts';
import { getRecommendationSubject, type RecommendationSubject } from '../../shared/table/recommendation-subject.ts';
import type { RecommendationServices } from './services.ts';
import { conflictError, requireChanged, validatedBody, validatedResponse } from './verb-response.ts';
import { verifyContent } from './verify-content.ts';

export const recheckRecommendation = defineOperation({
  operationId: 'recheckRecommendation',
  method: 'POST',
  path: '/recommendations/{recId}/recheck',
  tag: 'Recommendations',
  summary: 'Validates an applied recommendation again',
  description:
    'Reads stored content only: content that was sent with an earlier resolve is not stored. The recommendation stays applied whatever the verdict; only its `verification` is rewritten, and the scores follow it. ' +
    'Content that the service applied itself is only scanned for placeholders.',
  access: 'content:write',
  params: z.object({ recId: pathId('Recommendation') }),
  responses: { 200: validatedResponse },
  errors: ['no_content_to_validate', 'not_applied', 'conflict'],
}).handle(async ({ caller, params }, services: RecommendationServices) => {
  const { table, now } = services;
  // More than three round trips: the subject's own (see there), then the rows as they are after the validation, and the write.
  const subject = await getRecommendationSubject(table, caller.organizationId, params.recId);
  if (!subject) throw notFound('Recommendation');
  const transition = recommendationTransitions[subject.recommendation.status].recheck;
  if ('conflict' in transition) throw conflictError(transition.conflict);
  const verification = await verifyAgain(services, subject);
  const context = { rubric: subject.input.rubric, now: now() };
  const result = await changeRecommendation(table, subject.place, context, (recommendation) => {
    const current = recommendationTransitions[recommendation.status].recheck;
    return 'conflict' in current ? { refused: current.conflict } : { changes: { verification } };
  });
  const changed = requireChanged(result);
  const excerpt = contentExcerpts(subject.content.contentVersion)(changed.recommendation);
  return { status: 200, body: validatedBody(changed, excerpt, verification) };
});

async function verifyAgain(services: RecommendationServices, subject: RecommendationSubject): Promise<Verification> {
  const { recommendation, content } = subject;
  const stored = storedContent(recommendation, content.fields, documentOf(content));
  if (isSystemApplied(recommendation)) {
    return stored ? systemVerification(stored.text, recommendation.allowedFragments) : unverified;
  }
  if (!stored) throw new ApiError('no_content_to_validate', 'There is no stored content to validate');
  return verifyContent(services, subject, stored);
}
