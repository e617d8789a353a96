import { curvedShare, type ScoreCurve } from '../rubric/score-curves.ts';
import type { CriterionChanges } from '../scoring/criterion-changes.ts';
import type { Judged } from './side-effects.ts';

/**
 * A criterion from the page before this edit on: what an edit that was accepted since the analysis took from it is not held against
 * the next one. `accepted` are the changes from the page as it was analyzed to the page as it was accepted last.
 */
export function subtractAccepted(judged: Judged, accepted: CriterionChanges | null, curve: ScoreCurve): Judged {
  const { before, after } = judged;
  const { key } = after.criterion;
  const known = accepted !== null && Object.hasOwn(accepted, key) ? accepted[key]?.after : null;
  if (!known || known.maxScore === 0) return judged;
  const fallen = Math.max(0, known.score / known.maxScore - curvedShare(after.share, curve));
  return { before: { ...before, share: Math.min(before.share, after.share + fallen) }, after };
}
