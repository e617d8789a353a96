import * as z from 'zod';
import { BODY_CHARACTERS_MAX } from '../../shared/domain/markdown/body-limits.ts';
import { recommendationTransitions } from '../../shared/domain/recommendations/recommendation-states.ts';
import { inlineContent, storedContent } from '../../shared/domain/recommendations/validated-content.ts';
import { ApiError, notFound } from '../../shared/http/api-error.ts';
import { DOCUMENT_MAX_BODY_BYTES, defineOperation } from '../../shared/http/operation.ts';
import { characters, pathId } from '../../shared/http/schemas.ts';
import type { Verification } from '../../shared/table/analyses.ts';
import { contentExcerpts } from '../../shared/table/content-excerpts.ts';
import { documentOf } from '../../shared/table/page-document.ts';
import { changeRecommendation } from '../../shared/table/recommendation-changes.ts';
import { getRecommendationSubject, type RecommendationSubject } from '../../shared/table/recommendation-subject.ts';
import type { RecommendationServices } from './services.ts';
import { conflictError, requireChanged, validatedBody, validatedResponse } from './verb-response.ts';
import { verifyContent } from './verify-content.ts';

const bodySchema = z.strictObject({
  content: characters(0, BODY_CHARACTERS_MAX).optional().meta({
    description:
      'What to validate instead of what is stored; it is not stored. For a recommendation on the body: the new text of the targeted blocks, a text to insert, or the whole new body.',
  }),
  force: z.boolean().default(false).meta({ description: 'Marks it as applied without validation.' }),
});

export const resolveRecommendation = defineOperation({
  operationId: 'resolveRecommendation',
  method: 'POST',
  path: '/recommendations/{recId}/resolve',
  tag: 'Recommendations',
  summary: 'Resolves a recommendation, if its content does what it asked for',
  description:
    'Without `content`, a recommendation on the body is validated against its targeted blocks and the current document, another one against the active draft of its field, else the latest snapshot. ' +
    'Addressed: it is applied, and the scores are recalculated. Not addressed: it stays open, and the verdict is answered and kept in `verification`. ' +
    'A validator that fails or takes longer than 6 seconds lets the content pass with `skipped: true`. No credits are spent.',
  access: 'content:write',
  params: z.object({ recId: pathId('Recommendation') }),
  body: bodySchema,
  bodyOptional: true,
  maxBodyBytes: DOCUMENT_MAX_BODY_BYTES,
  responses: { 200: validatedResponse },
  errors: ['no_content_to_validate', 'already_resolved', 'conflict'],
}).handle(async ({ caller, params, body }, services: RecommendationServices) => {
  const { table, now } = services;
  // More than three round trips: the subject's own (see there), then the rows as they are after the validation, and the write.
  const subject = await getRecommendationSubject(table, caller.organizationId, params.recId);
  if (!subject) throw notFound('Recommendation');
  const transition = recommendationTransitions[subject.recommendation.status].resolve;
  if ('conflict' in transition) throw conflictError(transition.conflict);
  const verification = body.force ? forced : await verify(services, subject, body.content);
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
  const excerpt = contentExcerpts(subject.content.contentVersion)(changed.recommendation);
  return { status: 200, body: validatedBody(changed, excerpt, verification) };
});

const forced: Verification = {
  addressed: true,
  reasoning: 'Marked as applied without validation.',
  placeholders: [],
  skipped: true,
  validationScope: null,
  validatedNodeIds: null,
};

async function verify(
  services: RecommendationServices,
  subject: RecommendationSubject,
  given: string | undefined,
): Promise<Verification> {
  const { recommendation, content } = subject;
  const toValidate =
    given === undefined ? storedContent(recommendation, content.fields, documentOf(content)) : inlineContent(given);
  if (!toValidate) throw new ApiError('no_content_to_validate', 'There is no content to validate');
  return verifyContent(services, subject, toValidate);
}
