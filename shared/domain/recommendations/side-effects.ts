import type { CriterionShare } from '../grading/criteria-shares.ts';
import { isCarried, keywordMatch } from '../grading/target-keyword.ts';
import { type Message, message, type Said } from '../messages/message.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { criterionName } from '../scoring/component-name.ts';
import type { EditReading } from './edit-reading.ts';

/** One criterion, before and after the edit. */
export interface Judged {
  readonly before: CriterionShare;
  readonly after: CriterionShare;
}

/** How far a criterion may fall, of a field that is written anew, and of a body that has more text than before. */
const FIELD_FALL_MAX = 0.2;
const BODY_FALL_MAX = 0.5;
/** Smaller changes come with any edit. */
const NOTICED_MIN = 0.1;

/**
 * Describes the losses of an edit, as a sentence; null where nothing falls by much. A criterion that did not apply before cannot fall. All
 * together, the page must not lose more by the edit than its recommendation gains.
 */
export function describeFall(
  judged: readonly Judged[],
  own: readonly Judged[],
  rubric: Rubric,
  edit: EditReading,
): Said | null {
  const most = edit.targetField === 'body_content' ? BODY_FALL_MAX : FIELD_FALL_MAX;
  const others = judged.filter(
    (one) =>
      !own.includes(one) &&
      one.before.applies &&
      one.after.applies &&
      isOfField(one, edit) &&
      !isTheOtherFields(one, edit) &&
      !isMoved(one, edit),
  );
  const [worst] = others.filter((one) => fall(one) > 0).toSorted((a, b) => fall(b) - fall(a));
  if (worst === undefined) return null;
  const found = { label: criterionName(worst.after.criterion), evidence: worst.after.reason };
  const say = (id: 'verdicts.rules.worse' | 'verdicts.rules.loses'): Message => message(id, found);
  if (fall(worst) >= most) return say('verdicts.rules.worse');
  const points = (some: readonly Judged[]): number =>
    some.reduce((total, one) => total - fall(one) * criterionWeight(one.after.criterion.key, rubric), 0);
  const noticed = others.filter((one) => fall(one) < 0 || fall(one) > NOTICED_MIN);
  return points(own) + points(noticed) < 0 ? say('verdicts.rules.loses') : null;
}

/** Criteria of what stands first or last on the page. */
const placed: ReadonlySet<string> = new Set(['structure_opening', 'structure_next_step', 'serp_answer']);

/**
 * Statistics of a whole text that no passage has to keep: whether a keyword stands in each third of it, how many sentences are linked to others, how
 * they begin.
 */
const diluted: ReadonlySet<string> = new Set([
  'keyword_spread',
  'readability_transitions',
  'readability_openings',
  'depth_passages',
]);
export const isDiluted = (key: string): boolean => diluted.has(key);

/**
 * Text above an opening, or below an invitation, has moved it and taken nothing away; and an H1 shows on which level
 * the others begin.
 */
const isMoved = ({ after: { criterion } }: Judged, { criteria, removed }: EditReading): boolean =>
  isDiluted(criterion.key) ||
  (removed === 0 && placed.has(criterion.key)) ||
  (criteria.has('h1_count') && criterion.key === 'heading_hierarchy');

/**
 * Criteria that a rewritten field may lower: its own, and those of the result that it is part of. A description that
 * repeats a new title is changed by another edit.
 */
const ofField: Readonly<Record<string, RegExp>> = {
  title: /^(?:title_|serp_)/,
  meta_description: /^(?:meta_description_|serp_)/,
  h1: /^(?:h1_|title_h1_|serp_)/,
};

const isOfField = ({ after: { criterion } }: Judged, { targetField }: EditReading): boolean =>
  ofField[targetField]?.test(criterion.key) ?? true;

/** A title that names the keyword does not agree with an H1 that lacks it: that has to be fixed in the H1, and the other way round. */
function isTheOtherFields({ after: { criterion } }: Judged, { targetField, after, value }: EditReading): boolean {
  if (criterion.key !== 'title_h1_agreement' || after.keyword === null) return false;
  const other = targetField === 'title' ? after.h1s[0] : targetField === 'h1' ? after.title : null;
  if (other === null || other === undefined || value === null) return false;
  return isCarried(keywordMatch(value, after.keyword)) && !isCarried(keywordMatch(other, after.keyword));
}

const fall = ({ before, after }: Judged): number => before.share - after.share;

/** The weight of a criterion in the overall score. */
export function criterionWeight(key: string, { components }: Rubric): number {
  for (const { criteria, weight } of components) {
    const possible = criteria.reduce((total, { maxScore }) => total + maxScore, 0);
    const found = criteria.find((criterion) => criterion.key === key);
    if (found) return (weight * found.maxScore) / possible;
  }
  return 0;
}
