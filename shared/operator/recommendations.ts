/** The operator's functions for recommendations: lets the service write one, marks a fragment as real content. */
import { matchable } from '../domain/fields/keyword-match.ts';
import { isOpen } from '../domain/recommendations/recommendation-states.ts';
import { SYSTEM_RESOLUTION_METHOD, systemVerification } from '../domain/recommendations/system-verification.ts';
import { type ChangeResult, changeRecommendation } from '../recommendations/change-recommendation.ts';
import { getRecommendationSubject } from '../recommendations/recommendation-subject.ts';
import type { Recommendation } from '../table/analyses.ts';
import { findRecommendation, findRecommendationOwner } from '../table/recommendation-places.ts';
import type { OperatorServices } from './identities.ts';
import { OperatorError } from './operator-error.ts';
import { writeChange } from './write-change.ts';

const FRAGMENTS_MAX = 100;
const FRAGMENT_CHARACTERS_MAX = 200;

const missing = (recommendationId: number): OperatorError =>
  new OperatorError(`recommendation ${recommendationId} does not exist`);

function requireChanged(recommendationId: number, result: ChangeResult<string>): Recommendation {
  if (result.outcome === 'changed') return result.recommendation;
  if (result.outcome === 'missing') throw missing(recommendationId);
  throw new OperatorError(result.reason);
}

/**
 * Writes what an open recommendation asks for, by rules: a draft of its field, or a content version with source `action`. It
 * is applied with the scope `system_applied`, without a validator.
 * @throws OperatorError when it does not exist, is not open, or asks for words that rules cannot write.
 */
export async function applyRecommendation(
  services: Pick<OperatorServices, 'table' | 'ids' | 'now'>,
  recommendationId: number,
): Promise<Recommendation> {
  const { table, now } = services;
  const organizationId = await findRecommendationOwner(table, recommendationId);
  const subject =
    organizationId === null ? null : await getRecommendationSubject(table, organizationId, recommendationId);
  if (!subject) throw missing(recommendationId);
  const { status } = subject.recommendation;
  if (!isOpen(status)) throw new OperatorError(`recommendation ${recommendationId} is ${status} already`);
  const written = await writeChange(services, subject);
  const at = now();
  // Written before it is marked: a crash in between leaves a draft or a version that the next try finds, never a
  // recommendation that says it was applied and was not.
  const result = await changeRecommendation(
    table,
    subject.place,
    { rubric: subject.input.rubric, now: at },
    (current) => {
      if (!isOpen(current.status))
        return { refused: `recommendation ${recommendationId} is ${current.status} already` };
      return {
        changes: {
          status: 'applied',
          resolutionMethod: SYSTEM_RESOLUTION_METHOD,
          resolvedAt: at.toISOString(),
          verification: systemVerification(written, current.allowedFragments),
        },
      };
    },
  );
  return requireChanged(recommendationId, result);
}

/**
 * Marks a fragment that looks like a placeholder as real content of this recommendation, from the next check on and in the
 * analyses that carry it on. Idempotent.
 * @throws OperatorError when the recommendation does not exist, or the fragment is blank, too long or one too many.
 */
export async function allowFragment(
  { table, now }: Pick<OperatorServices, 'table' | 'now'>,
  recommendationId: number,
  text: string,
): Promise<string[]> {
  const fragment = text.trim();
  if (fragment === '' || fragment.length > FRAGMENT_CHARACTERS_MAX) {
    throw new OperatorError(`a fragment has 1 to ${FRAGMENT_CHARACTERS_MAX} characters`);
  }
  const organizationId = await findRecommendationOwner(table, recommendationId);
  const place = organizationId === null ? null : await findRecommendation(table, organizationId, recommendationId);
  if (!place) throw missing(recommendationId);
  const result = await changeRecommendation(table, place, { now: now() }, ({ allowedFragments }) => {
    if (allowedFragments.some((known) => matchable(known) === matchable(fragment))) return { changes: {} };
    if (allowedFragments.length === FRAGMENTS_MAX)
      return { refused: `a recommendation has at most ${FRAGMENTS_MAX} fragments` };
    return { changes: { allowedFragments: [...allowedFragments, fragment] } };
  });
  return requireChanged(recommendationId, result).allowedFragments;
}
