import * as z from 'zod';
import { BODY_CHARACTERS_MAX } from '../../shared/domain/markdown/body-limits.ts';
import { message } from '../../shared/domain/messages/message.ts';
import { keepReason } from '../../shared/domain/recommendations/kept-reason.ts';
import { recommendationTransitions } from '../../shared/domain/recommendations/recommendation-states.ts';
import { notFound } from '../../shared/http/api-error.ts';
import { localized } from '../../shared/http/localized.ts';
import { DOCUMENT_MAX_BODY_BYTES, defineOperation } from '../../shared/http/operation.ts';
import { characters, pathId } from '../../shared/http/schemas.ts';
import { changeRecommendation } from '../../shared/recommendations/change-recommendation.ts';
import { getRecommendationSubject } from '../../shared/recommendations/recommendation-subject.ts';
import type { Verification } from '../../shared/table/analyses.ts';
import { requestSiteScore } from './request-site-score.ts';
import type { RecommendationServices } from './services.ts';
import { conflictError, requireChanged, validatedBody, validatedSchema } from './verb-response.ts';

const bodySchema = z.strictObject({
  content: characters(0, BODY_CHARACTERS_MAX).optional().meta({
    description:
      'Content to validate instead of the stored content. It is not stored. For a recommendation for the body: the new text of the target blocks, the text to insert, or the whole new body.',
  }),
  force: z.boolean().default(false).meta({ description: 'Marks the recommendation as applied without validation.' }),
});

export const resolveRecommendation = defineOperation({
  operationId: 'resolveRecommendation',
  method: 'POST',
  path: '/recommendations/{recId}/resolve',
  tag: 'Recommendations',
  summary: 'Resolve a recommendation',
  description:
    'Validates the content and marks the recommendation as applied when it is addressed. Uses no credits. ' +
    'Without `content`, a recommendation for the body is validated against its target blocks and the current document. Any other recommendation is validated against the active draft of its field, or against the latest snapshot when there is no draft. ' +
    'The content has to meet the criteria of the recommendation without lowering others. New links and images have to exist; where that cannot be found out, the content passes with `skipped: true`. ' +
    'When the content addresses the recommendation, the scores are recalculated. When it does not, the recommendation stays open, and the verdict is returned and stored in `verification`. ' +
    'When the validator fails or takes longer than 6 seconds, the content passes with `skipped: true`.',
  access: 'content:write',
  localized,
  params: z.object({ recId: pathId('Recommendation') }),
  body: bodySchema,
  bodyOptional: true,
  maxBodyBytes: DOCUMENT_MAX_BODY_BYTES,
  responses: { 200: validatedSchema },
  errors: ['no_content_to_validate', 'already_resolved', 'conflict'],
}).handle(async ({ caller, params, body, messages }, services: RecommendationServices) => {
  const { table, now } = services;
  // More than three round trips: the subject's own (see there), then the rows as they are after the validation, and the write.
  const [subject, { readExcerpt, verify }] = await Promise.all([
    getRecommendationSubject(table, caller.organizationId, params.recId),
    import('./verification.ts'),
  ]);
  if (!subject) throw notFound('Recommendation');
  const transition = recommendationTransitions[subject.recommendation.status].resolve;
  if ('conflict' in transition) throw conflictError(transition.conflict);
  const verification = body.force ? passForced() : await verify(services, subject, body.content, messages.language);
  const at = now();
  const context = { rubric: subject.input.rubric, now: at };
  const result = await changeRecommendation(table, subject.place, context, (recommendation) => {
    const current = recommendationTransitions[recommendation.status].resolve;
    if ('conflict' in current) return { refused: current.conflict };
    if (!verification.addressed) return { changes: { status: current.whenNotAddressed, verification } };
    const resolution = { resolutionMethod: 'manual', resolvedAt: at.toISOString() };
    return { changes: { status: current.whenAddressed, verification, ...resolution } };
  });
  const changed = requireChanged(result);
  await requestSiteScore(services, changed);
  const excerpt = readExcerpt(subject, changed.recommendation);
  return { status: 200, body: validatedBody(changed, excerpt, verification, messages) };
});

const passForced = (): Verification => ({
  addressed: true,
  ...keepReason(message('verdicts.person.forced')),
  placeholders: [],
  skipped: true,
  validationScope: null,
  validatedNodeIds: null,
  judgedBy: null,
  measured: null,
});
