import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CriterionShare } from '../../shared/domain/grading/criteria-shares.ts';
import { criteriaSharesInSteps } from '../../shared/domain/grading/criteria-shares.ts';
import type { GradingInput } from '../../shared/domain/grading/grading-input.ts';
import { parseBody } from '../../shared/domain/markdown/page-document.ts';
import { applyInlineContent, setBody, setField } from '../../shared/domain/recommendations/content-after.ts';
import { fieldValue } from '../../shared/domain/recommendations/target-text.ts';
import type { ContentToValidate } from '../../shared/domain/recommendations/validated-content.ts';
import { criterionChanges } from '../../shared/domain/scoring/criterion-changes.ts';
import type { MeasuredEffect } from '../../shared/domain/scoring/measured-effect.ts';
import type { RecommendationSubject } from '../../shared/recommendations/recommendation-subject.ts';
import type { Recommendation } from '../../shared/table/analyses.ts';
import { acceptedEdits } from './accepted-edits.ts';

/**
 * Measures the edit together with those that are verified already: a title and an H1 that are right alone may not agree. Content that
 * came with a request is not stored, so that only edits that are can be graded again. Null where there are no others.
 */
export async function measureTogether(
  subject: RecommendationSubject,
  content: ContentToValidate,
): Promise<MeasuredEffect['together']> {
  const others = acceptedEdits(subject);
  if (others.length === 0) return null;
  const { page, rubric, curve } = subject.input;
  const keys = rubric.components.flatMap((component) => component.criteria.map(({ key }) => key));
  const before = await runInTurns(criteriaSharesInSteps(keys, rubric, page));
  const after = await runInTurns(criteriaSharesInSteps(keys, rubric, pageWithAll(subject, others, content)));
  return { with: others.map(({ id }) => id), changes: criterionChanges(before, after, curve) };
}

function pageWithAll(
  { recommendation, input, content: now }: RecommendationSubject,
  others: readonly Recommendation[],
  content: ContentToValidate,
): GradingInput {
  const isBody = recommendation.targetField === 'body_content';
  const isInline = content.scope === 'inline_content';
  const document = parseBody(now);
  const hasNewBody = others.some(({ targetField }) => targetField === 'body_content') || (isBody && !isInline);
  let page = hasNewBody && document ? setBody(input.page, now.fields.body ?? '', document) : input.page;
  for (const { targetField } of others) {
    const value = targetField === 'body_content' ? null : fieldValue(now.fields, targetField);
    if (value !== null) page = setField(page, targetField, value);
  }
  if (isInline) return applyInlineContent(page, recommendation, content.text);
  return isBody ? page : setField(page, recommendation.targetField, content.text);
}

/** Runs the steps of a reading with a turn for other requests between them. */
export async function runInTurns(steps: Generator<undefined, CriterionShare[]>): Promise<CriterionShare[]> {
  for (;;) {
    await nextTurn();
    const step = steps.next();
    if (step.done) return step.value;
  }
}
