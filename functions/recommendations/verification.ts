/**
 * Verifies the content of a page for `resolve` and `recheck`. A Markdown parser comes with it, so operations take it by
 * `import()`, while the rows are read.
 */

import { parseBody } from '../../shared/domain/markdown/page-document.ts';
import {
  isSystemApplied,
  passUnverified,
  systemVerification,
} from '../../shared/domain/recommendations/system-verification.ts';
import { inlineContent, storedContent } from '../../shared/domain/recommendations/validated-content.ts';
import { ApiError } from '../../shared/http/api-error.ts';
import { contentExcerpts, type Excerpts } from '../../shared/recommendations/content-excerpts.ts';
import type { RecommendationSubject } from '../../shared/recommendations/recommendation-subject.ts';
import type { Recommendation, Verification } from '../../shared/table/analyses.ts';
import type { RecommendationServices } from './services.ts';
import { verifyContent } from './verify-content.ts';

/** The verdict on the content that was given, else on what is stored, worded in the language of the response. @throws ApiError 400 when there is neither. */
export async function verify(
  services: RecommendationServices,
  subject: RecommendationSubject,
  given: string | undefined,
  language: string,
): Promise<Verification> {
  const { recommendation, content } = subject;
  const toValidate =
    given === undefined ? storedContent(recommendation, content.fields, parseBody(content)) : inlineContent(given);
  if (!toValidate) throw new ApiError('no_content_to_validate', 'There is no content to validate');
  return verifyContent(services, subject, toValidate, language);
}

/** The verdict on what is stored. @throws ApiError 400 when nothing is. */
export async function verifyAgain(
  services: RecommendationServices,
  subject: RecommendationSubject,
  language: string,
): Promise<Verification> {
  const { recommendation, content } = subject;
  const stored = storedContent(recommendation, content.fields, parseBody(content));
  if (isSystemApplied(recommendation)) {
    return stored ? systemVerification(stored.text, recommendation.allowedFragments) : passUnverified();
  }
  if (!stored) throw new ApiError('no_content_to_validate', 'There is no stored content to validate');
  return verifyContent(services, subject, stored, language);
}

/** Of the body as it was read with the subject, for a recommendation as it is now. */
export const readExcerpt = ({ content }: RecommendationSubject, recommendation: Recommendation): Excerpts =>
  contentExcerpts(content.body)(recommendation);
