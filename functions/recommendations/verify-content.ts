import type { GradingInput } from '../../shared/domain/grading/grading-input.ts';
import { documentOf } from '../../shared/domain/markdown/page-document.ts';
import { withBody, withField, withInlineContent } from '../../shared/domain/recommendations/content-after.ts';
import { findPlaceholders } from '../../shared/domain/recommendations/find-placeholders.ts';
import type { ContentToValidate } from '../../shared/domain/recommendations/validated-content.ts';
import { validateWithin } from '../../shared/providers/model/validate-within.ts';
import type { RecommendationSubject } from '../../shared/recommendations/recommendation-subject.ts';
import type { Verification } from '../../shared/table/analyses.ts';
import type { RecommendationServices } from './services.ts';

/** The validator's verdict on a content, and the template fragments in it. */
export async function verifyContent(
  { validator, validationBudgetMs }: RecommendationServices,
  subject: RecommendationSubject,
  content: ContentToValidate,
): Promise<Verification> {
  const { recommendation, input } = subject;
  const { title, description, targetField, operation, rubricCriteria } = recommendation;
  const verdict = await validateWithin(validationBudgetMs, validator, {
    recommendation: { title, description, targetField, operation, criteria: rubricCriteria ?? [] },
    content: content.text,
    document: content.document,
    before: input.page,
    after: () => pageAfter(subject, content),
    rubric: input.rubric,
  });
  return {
    ...verdict,
    placeholders: findPlaceholders(content.text, recommendation.allowedFragments),
    validationScope: content.scope,
    validatedNodeIds: content.nodeIds === null ? null : [...content.nodeIds],
  };
}

/** The page as it was analyzed, changed in nothing but what the recommendation is about. */
function pageAfter(
  { recommendation, input, content: now }: RecommendationSubject,
  content: ContentToValidate,
): GradingInput {
  if (content.scope === 'inline_content') return withInlineContent(input.page, recommendation, content.text);
  if (recommendation.targetField !== 'body_content')
    return withField(input.page, recommendation.targetField, content.text);
  const document = documentOf(now);
  return document ? withBody(input.page, now.fields.body ?? '', document) : input.page;
}
