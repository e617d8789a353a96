import { type CriterionShare, criteriaSharesInSteps } from '../grading/criteria-shares.ts';
import type { GradingInput } from '../grading/grading-input.ts';
import { readPage } from '../grading/page-reading.ts';
import { rulesModel } from '../grading/rules-model.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import { restoreBlocks } from '../markdown/edit-blocks.ts';
import { markdownFromDocument } from '../markdown/serialize-markdown.ts';
import { message, quoted, type Said } from '../messages/message.ts';
import type { Rubric } from '../rubric/rubric.ts';
import type { ScoreCurve } from '../rubric/score-curves.ts';
import { criterionName } from '../scoring/component-name.ts';
import { type CriterionChanges, criterionChanges } from '../scoring/criterion-changes.ts';
import { subtractAccepted } from './accepted-falls.ts';
import { setBody } from './content-after.ts';
import type { EditReading } from './edit-reading.ts';
import { type PassageShare, passageShares } from './edited-part.ts';
import { unprovenAddress } from './objections/about-links.ts';
import { isCertain, objectionsTo } from './objections/objections-to.ts';
import type { Judged } from './side-effects.ts';
import { criterionWeight, describeFall, isDiluted } from './side-effects.ts';
import { isSubject } from './topic-likeness.ts';

/** The conclusion of a validator. */
export interface ValidatorVerdict {
  readonly addressed: boolean;
  /** Why, in a sentence or two that quote the evidence. */
  readonly reasoning: Said;
  /** True where no rule is against the content, and what it needs could not be proven: it passes without a verdict. */
  readonly skipped?: boolean | undefined;
  /** Who decided: a model's id, or `rules-v1`. */
  readonly judgedBy: string;
  /** The edit's changes of the criteria of the whole page; absent where they were not graded. */
  readonly changes?: CriterionChanges | undefined;
}

/** The rules' verdict, and the part of it that binds any other judge. */
export interface RulesVerdict extends ValidatorVerdict {
  readonly changes: CriterionChanges;
  /** True where the content breaks a rule that no judgement outweighs: a dead link, a copy, another language, a criterion that falls, or no edit at all. */
  readonly isBinding: boolean;
  /** The criteria of the recommendation that are not met. */
  readonly unmet: readonly string[];
  /** True where something that the content needs, such as the target of a link, could not be proven. */
  readonly isUnproven: boolean;
}

/** From this share on a criterion is met: the last tenth is polish that no editor is sent back for. */
const MET_SHARE = 0.9;
/** Else at least this part of what was missing must have come; of a short page no criterion of its text can be met in full. */
const CLEARLY_BETTER = 0.4;
/** A criterion of a field that is met so far, and does not fall, need not rise where the field as a whole is clearly better. */
const HALF_MET = 0.5;
const OBJECTIONS_MAX = 2;

export interface RulesQuestion {
  readonly edit: EditReading;
  readonly before: GradingInput;
  readonly after: GradingInput;
  /**
   * Changes by edits of the body that were accepted since the analysis; null where there is none, or it is not in
   * `after`.
   */
  readonly accepted?: CriterionChanges | null;
  readonly criteria: readonly string[];
  readonly rubric: Rubric;
  readonly curve: ScoreCurve;
}

/**
 * Whether an edit did what its recommendation asked for: all criteria are graded by rules on the page before and after. Those of the
 * recommendation must be met, or clearly better than before, and at least one better at all; none of the others may fall
 * by much; and the edit must keep the rules for what is added. Deterministic. Yields between steps, so that a caller can let
 * other work in, or stop.
 * @throws RangeError when the rubric has none of the criteria that are named: there is nothing to judge by.
 */
export function* rulesVerdict({
  edit,
  before,
  after,
  accepted = null,
  criteria,
  rubric,
  curve,
}: RulesQuestion): Generator<undefined, RulesVerdict> {
  const keys = rubric.components.flatMap((component) => component.criteria.map(({ key }) => key));
  if (criteria.length > 0 && !criteria.some((key) => keys.includes(key)))
    throw new RangeError('the rubric has none of the criteria of the recommendation');
  const earlier = yield* criteriaSharesInSteps(keys, rubric, before);
  const later = yield* criteriaSharesInSteps(keys, rubric, after);
  const judged = yield* compare({ edit, before, after, earlier, later, keys, rubric });
  const named = judged.filter((one) => criteria.includes(one.after.criterion.key));
  // Criteria that did not apply to the page, or were met before, were not asked for.
  const applying = named.filter(({ before: { applies } }) => applies);
  const open = applying.filter(({ before: { share } }) => share < MET_SHARE);
  const own = [open, applying, named].find((some) => some.length > 0) ?? [];
  const changes = criterionChanges(earlier, later, curve);
  const isGrown = asksForText(criteria) && hasGrown(edit) && isOnSubject(edit);
  const passages = edit.value === null ? passageShares(criteria, rubric, { before, after }) : [];
  const isEnough = isGrown || isMostlyClosed(own, rubric, passages);
  const short = own.filter(
    (one) =>
      !isAddressed(one) &&
      !isMetByPassage(one, passages) &&
      !(isEnough && isKept(one, edit) && (edit.value === null || one.after.share >= HALF_MET)),
  );
  const unmet = short.map((one) => one.after.criterion.key);
  const refuse = (reasoning: Said, isBinding: boolean): RulesVerdict => ({
    addressed: false,
    reasoning,
    judgedBy: rulesModel,
    changes,
    isBinding,
    unmet,
    isUnproven: false,
  });
  const objections = objectionsTo(edit);
  if (objections.length > 0)
    return refuse(
      message('verdicts.rules.refused', { objections: objections.slice(0, OBJECTIONS_MAX) }),
      objections.some(isCertain),
    );
  const isBetter = (one: Judged): boolean => one.after.share > one.before.share || isMetByPassage(one, passages);
  const isNoEdit = edit.isUnchanged || (edit.isTargetUnchanged && !own.some(isBetter));
  const [worst] = short.toSorted((a, b) => a.after.share - b.after.share);
  if (worst) {
    const found = { label: criterionName(worst.after.criterion), evidence: worst.after.reason };
    const unmetOf = message('verdicts.rules.unmet', { ...found, unmet: short.length, count: own.length });
    return refuse(unmetOf, isNoEdit);
  }
  if (edit.isUnchanged || (criteria.length > 0 && !own.some(isBetter))) {
    const found = own[0]?.after.reason ?? message('verdicts.rules.unchanged');
    return refuse(message('verdicts.rules.no-better', { evidence: found }), isNoEdit);
  }
  const since = judged.map((one) => (own.includes(one) ? one : subtractAccepted(one, accepted, curve)));
  const fall = describeFall(since, own, rubric, edit);
  if (fall !== null && (yield* hasFallenByTargets({ edit, before, after, earlier, later, keys, rubric }, own)))
    return refuse(fall, true);
  const evidence = own.map((one) => one.after.reason).slice(0, 3);
  const unproven = unprovenAddress(edit);
  const verdict = {
    addressed: true,
    judgedBy: rulesModel,
    changes,
    isBinding: false,
    unmet,
    isUnproven: unproven !== null,
  };
  if (criteria.length === 0) return { ...verdict, skipped: true, reasoning: message('verdicts.rules.unmeasured') };
  return unproven === null
    ? { ...verdict, reasoning: message('verdicts.rules.met', { evidence }) }
    : {
        ...verdict,
        skipped: true,
        reasoning: message('verdicts.rules.unproven', { address: quoted(unproven), evidence }),
      };
}

/** From this length on no criterion has less credit for a short text. */
const LENGTH_OF_FULL_CREDIT = 200;

/**
 * The criteria as they are compared. A title may make the page one of another kind, of which other things are asked: that is no fall. And a short
 * text that loses a few words has lost nothing but words.
 */
function* compare({ edit, before, after, earlier, later, keys, rubric }: Comparison): Generator<undefined, Judged[]> {
  const isShort = Math.min(edit.before.wordCount, edit.after.wordCount) < LENGTH_OF_FULL_CREDIT;
  const isOfOtherKind = edit.after.kind !== edit.before.kind;
  const given = { isLengthForgiven: isShort, pageKind: edit.before.kind };
  const first = isShort ? yield* criteriaSharesInSteps(keys, rubric, { ...before, ...given }) : earlier;
  const second = isShort || isOfOtherKind ? yield* criteriaSharesInSteps(keys, rubric, { ...after, ...given }) : later;
  return second.map((now, at): Judged => ({ before: first[at] ?? now, after: now }));
}

/** Whether what falls has fallen by this edit: also beside the page with the targeted blocks as they were, and everything else as it is. */
function* hasFallenByTargets(comparison: Comparison, own: readonly Judged[]): Generator<undefined, boolean> {
  const { edit, before, after, keys, rubric } = comparison;
  const document =
    before.document && after.document && restoreBlocks(after.document, before.document, edit.targetNodeIds);
  if (!document) return true;
  const former = setBody(after, markdownFromDocument(document), document);
  const earlier = yield* criteriaSharesInSteps(keys, rubric, former);
  const judged = yield* compare({
    ...comparison,
    edit: { ...edit, before: readPage(former) },
    before: former,
    earlier,
  });
  const ownKeys = new Set(own.map((one) => one.after.criterion.key));
  return (
    describeFall(
      judged,
      judged.filter((one) => ownKeys.has(one.after.criterion.key)),
      rubric,
      edit,
    ) !== null
  );
}

interface Comparison extends Pick<RulesQuestion, 'edit' | 'before' | 'after' | 'rubric'> {
  readonly earlier: readonly CriterionShare[];
  readonly later: readonly CriterionShare[];
  readonly keys: readonly string[];
}

/** The passage that was written does what is asked of it, and the page has not lost by it. */
function isMetByPassage({ before, after }: Judged, passages: readonly PassageShare[]): boolean {
  const own = passages.find(({ key }) => key === after.criterion.key);
  return own !== undefined && own.after >= MET_SHARE && own.after > own.before && after.share >= before.share;
}

/** New text is never enough to some criterion: what was written counts when it is a good part of the page, or a section. */
const GROWN_PART = 1 / 3;
const GROWN_WORDS_MIN = 40;
const SECTION_WORDS = 70;
/**
 * The loss that new text may cause to a criterion of the same recommendation: it need not be as dense in figures as the
 * page.
 */
const KEPT_FALL_MAX = 0.34;

const asksForText = (criteria: readonly string[]): boolean =>
  criteria.includes('depth_length') || criteria.includes('depth_coverage');

function hasGrown({ before, after }: EditReading): boolean {
  const wanted = Math.min(SECTION_WORDS, Math.max(GROWN_WORDS_MIN, before.wordCount * GROWN_PART));
  return after.wordCount - before.wordCount >= wanted;
}

/** So little text can be liked to a short page by chance: it has three words of the page, and one that names its subject. */
const SUBJECT_TERMS_MIN = 3;
/** Words that the page repeats without naming them, such as "minutes", show its subject only together. */
const SUBJECT_TERMS_REPEATED = 2;
function isOnSubject({ added, before, subject, named, language }: EditReading): boolean {
  const terms = new Set(added.blocks.flatMap(({ text }) => listTermKeys(text, language)));
  const ofSubject = [...terms].filter((term) => isSubject(term, subject));
  return (
    new Set([...ofSubject, ...[...terms].filter((term) => before.termCounts.has(term))]).size >= SUBJECT_TERMS_MIN &&
    (ofSubject.length >= SUBJECT_TERMS_REPEATED || ofSubject.some((term) => isSubject(term, named)))
  );
}

const isKept = ({ before, after }: Judged, { removed }: EditReading): boolean =>
  after.share >= before.share - KEPT_FALL_MAX || (removed === 0 && isDiluted(after.criterion.key));

/**
 * One edit of the body may meet one of the criteria that ask for it and leave another as it is, where the place or the kind of page does not
 * allow both: together they are as much better as each would have to be.
 */
function isMostlyClosed(own: readonly Judged[], rubric: Rubric, passages: readonly PassageShare[]): boolean {
  const open = own.filter(({ before }) => before.applies && before.share < MET_SHARE);
  const worth = ({ after }: Judged): number => criterionWeight(after.criterion.key, rubric);
  const missing = open.reduce((sum, one) => sum + worth(one) * (1 - one.before.share), 0);
  const isMet = (one: Judged): boolean => isAddressed(one) || isMetByPassage(one, passages);
  const readShare = (one: Judged): number => (isMetByPassage(one, passages) ? 1 : one.after.share);
  const gained = open.reduce((sum, one) => sum + worth(one) * (readShare(one) - one.before.share), 0);
  return open.some(isMet) && gained >= CLEARLY_BETTER * missing;
}

function isAddressed({ before: { share: before }, after: { share: after } }: Judged): boolean {
  return after >= MET_SHARE || (after > before && after - before >= CLEARLY_BETTER * (1 - before));
}
