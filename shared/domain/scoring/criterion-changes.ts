import type { Message } from '../messages/message.ts';
import { curvedShare, type ScoreCurve } from '../rubric/score-curves.ts';
import { type CriteriaScores, type CriterionScore, criterionPoints } from './criteria-scores.ts';

/** An edit's change of one criterion, in points after the score curve. Null where the criterion does not apply. */
interface CriterionChange {
  readonly before: number | null;
  readonly after: CriterionScore | null;
}

/** By the key of the criterion; what stayed as it was is left out. */
export type CriterionChanges = Readonly<Record<string, CriterionChange>>;

interface Share {
  readonly criterion: { readonly key: string; readonly maxScore: number };
  readonly share: number;
  readonly evidence: string;
  readonly reason?: Message | undefined;
  readonly applies: boolean;
}

/** The changes between two readings of the same criteria, in the same order. */
export function criterionChanges(
  before: readonly Share[],
  after: readonly Share[],
  curve: ScoreCurve,
): CriterionChanges {
  const points = ({ criterion, share }: Share): number =>
    criterionPoints(curvedShare(share, curve), criterion.maxScore);
  return Object.fromEntries(
    after.flatMap((later, at) => {
      const earlier = before[at];
      const scoreBefore = earlier?.applies ? points(earlier) : null;
      const scoreAfter = later.applies
        ? { score: points(later), maxScore: later.criterion.maxScore, rationale: later.evidence, ...said(later) }
        : null;
      const isSame = scoreBefore === (scoreAfter?.score ?? null) && earlier?.evidence === later.evidence;
      return isSame ? [] : [[later.criterion.key, { before: scoreBefore, after: scoreAfter }] as const];
    }),
  );
}

/**
 * The criteria scores with such changes. A score that was not given by the same rules, because a model judged it, moves by as many
 * points as the rules saw it move.
 */
export function applyChanges(
  criteriaScores: CriteriaScores,
  changes: CriterionChanges,
  criteria: readonly { readonly key: string }[],
): CriteriaScores {
  return Object.fromEntries(
    criteria.flatMap(({ key }) => {
      const known = Object.hasOwn(criteriaScores, key) ? criteriaScores[key] : undefined;
      const change = Object.hasOwn(changes, key) ? changes[key] : undefined;
      const score = change === undefined ? known : changed(known, change);
      return score === undefined ? [] : [[key, score] as const];
    }),
  );
}

const said = ({ reason }: Share): Pick<CriterionScore, 'reason'> => (reason === undefined ? {} : { reason });

function changed(known: CriterionScore | undefined, { before, after }: CriterionChange): CriterionScore | undefined {
  if (after === null) return undefined;
  if (known === undefined || before === null) return after;
  const moved = known.score + (after.score - before);
  return { ...after, score: Math.min(after.maxScore, Math.max(0, Math.round(moved * 10) / 10)) };
}
