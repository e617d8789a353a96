import type { GradingInput } from '../../shared/domain/grading/grading-input.ts';
import { parseBody } from '../../shared/domain/markdown/page-document.ts';
import { readAdviceLanguage } from '../../shared/domain/model-prompts/advice-language.ts';
import { applyInlineContent, setBody, setField } from '../../shared/domain/recommendations/content-after.ts';
import { findPlaceholders } from '../../shared/domain/recommendations/find-placeholders.ts';
import { keepReason } from '../../shared/domain/recommendations/kept-reason.ts';
import type { ContentToValidate } from '../../shared/domain/recommendations/validated-content.ts';
import { validateWithin } from '../../shared/providers/model/validate-within.ts';
import type { RecommendationSubject } from '../../shared/recommendations/recommendation-subject.ts';
import type { Verification } from '../../shared/table/analyses.ts';
import { acceptedBodyChanges, acceptedEdits, acceptedTexts } from './accepted-edits.ts';
import { lookUpAddresses } from './look-up-addresses.ts';
import { measureTogether } from './measure-together.ts';
import type { RecommendationServices } from './services.ts';

/** The validator's verdict on a content, the template fragments in it, and what the edit does to the scores. */
export async function verifyContent(
  services: RecommendationServices,
  subject: RecommendationSubject,
  content: ContentToValidate,
  language: string,
): Promise<Verification> {
  const { validator, validationBudgetMs, now } = services;
  const { recommendation, input, place, content: stored } = subject;
  const { title, description, targetField, operation, targetNodeIds, rubricCriteria } = recommendation;
  const at = now().toISOString();
  const { organizationId } = place;
  const where = { organizationId, siteId: stored.page.siteId, siteDomain: input.page.siteDomain, url: input.page.url };
  const isStoredBody = targetField === 'body_content' && content.scope !== 'inline_content';
  const accepted = acceptedEdits(subject);
  const placeholders = findPlaceholders(content.text, recommendation.allowedFragments);
  const { changes, reasoning, ...verdict } = await validateWithin(validationBudgetMs, validator, {
    recommendation: { title, description, targetField, operation, targetNodeIds, criteria: rubricCriteria ?? [] },
    content: content.text,
    document: content.document,
    before: input.page,
    accepted: {
      texts: acceptedTexts(accepted, subject),
      bodyChanges: isStoredBody ? acceptedBodyChanges(accepted) : null,
    },
    // The verdict is about the rest of the edit: one with placeholders is applied, and promotes no score (spec, Verification rules 2).
    after: () => ({ ...pageAfter(subject, content), placeholdersAreNamed: placeholders.length > 0 }),
    rubric: input.rubric,
    curve: input.curve,
    adviceLanguage: readAdviceLanguage(language),
    today: at.slice(0, 10),
    lookUp: (addresses, signal) => lookUpAddresses(services, where, addresses, signal),
  });
  const verification: Verification = {
    ...verdict,
    ...keepReason(reasoning),
    placeholders,
    validationScope: content.scope,
    validatedNodeIds: content.nodeIds === null ? null : [...content.nodeIds],
    measured: null,
  };
  if (!changes || !verdict.addressed || verdict.skipped) return verification;
  const together = await measureTogether(subject, content);
  return { ...verification, measured: { measuredAt: at, isStoredBody, alone: changes, together } };
}

/** The page as it was analyzed, changed in nothing but what the recommendation is about. */
function pageAfter(
  { recommendation, input, content: now }: RecommendationSubject,
  content: ContentToValidate,
): GradingInput {
  if (content.scope === 'inline_content') return applyInlineContent(input.page, recommendation, content.text);
  if (recommendation.targetField !== 'body_content')
    return setField(input.page, recommendation.targetField, content.text);
  const document = parseBody(now);
  return document ? setBody(input.page, now.fields.body ?? '', document) : input.page;
}
