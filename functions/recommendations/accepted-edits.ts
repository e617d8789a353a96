import { fieldValue } from '../../shared/domain/recommendations/target-text.ts';
import type { CriterionChanges } from '../../shared/domain/scoring/criterion-changes.ts';
import { creditRecommendation } from '../../shared/domain/scoring/recommendation-credit.ts';
import type { RecommendationSubject } from '../../shared/recommendations/recommendation-subject.ts';
import type { Recommendation } from '../../shared/table/analyses.ts';

/** The other recommendations that were verified by content that is stored: content that came with a request is not there any more. */
export const acceptedEdits = ({ others }: Pick<RecommendationSubject, 'others'>): Recommendation[] =>
  others.filter((other) => creditRecommendation(other).verified && isStored(other));

const isStored = ({ verification }: Recommendation): boolean =>
  verification?.validationScope !== null && verification?.validationScope !== 'inline_content';

/** Changes by the latest accepted edit of the body to the page as it was analyzed; null where none was accepted. */
export function acceptedBodyChanges(accepted: readonly Recommendation[]): CriterionChanges | null {
  const measured = accepted.flatMap(({ verification }) =>
    verification?.measured?.isStoredBody ? verification.measured : [],
  );
  return measured.toSorted((a, b) => (a.measuredAt < b.measuredAt ? -1 : 1)).at(-1)?.alone ?? null;
}

/** Current values of the fields that such edits wrote. */
export const acceptedTexts = (
  accepted: readonly Recommendation[],
  { content }: Pick<RecommendationSubject, 'content'>,
): string[] =>
  accepted.flatMap(({ targetField }) =>
    targetField === 'schema' ? [] : (fieldValue(content.fields, targetField) ?? []),
  );
