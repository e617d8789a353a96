import { type Message, message } from '../messages/message.ts';
import { renderEnglish } from '../messages/render-message.ts';
import type { Rubric, RubricComponent, RubricCriterion } from '../rubric/rubric.ts';
import type { CriterionScore } from '../scoring/criteria-scores.ts';
import { gradeComponent, judgeComponent } from './grade-component.ts';
import type { GradingInput } from './grading-input.ts';
import { readPage } from './page-reading.ts';

export interface CriterionShare {
  readonly criterion: RubricCriterion;
  /** How far it is met, 0 to 1, before the score curve. What does not apply to the page asks for nothing and counts as met. */
  readonly share: number;
  readonly evidence: string;
  /** The same for other languages. */
  readonly reason: Message;
  /** False where the criterion does not apply to the page. */
  readonly applies: boolean;
}

/** How far a page meets these criteria of a rubric, judged by rules; keys that are not in the rubric are left out. */
export function criteriaShares(criteria: readonly string[], rubric: Rubric, page: GradingInput): CriterionShare[] {
  return rubric.components.flatMap((component) => componentShares(criteria, component, page));
}

/** The shares of `criteriaShares` by their criteria, without the sentences: what values of a field are compared by. */
export function judgeShares(criteria: readonly string[], rubric: Rubric, page: GradingInput): Map<string, number> {
  const shares = new Map<string, number>();
  for (const component of rubric.components) {
    const named = component.criteria.filter(({ key }) => criteria.includes(key));
    if (named.length === 0) continue;
    for (const { key } of named) shares.set(key, 1);
    for (const { key, score } of judgeComponent({ ...component, criteria: named }, readPage(page)))
      shares.set(key, shareOf(score));
  }
  return shares;
}

/** A criterion that asks for nothing counts as met. */
const shareOf = (score: Pick<CriterionScore, 'score' | 'maxScore'> | undefined): number =>
  score === undefined || score.maxScore === 0 ? 1 : score.score / score.maxScore;

/** As `criteriaShares`, a component at a time: of a long body each takes a good part of a second. */
export function* criteriaSharesInSteps(
  criteria: readonly string[],
  rubric: Rubric,
  page: GradingInput,
): Generator<undefined, CriterionShare[]> {
  const shares: CriterionShare[] = [];
  for (const component of rubric.components) {
    const graded = componentShares(criteria, component, page);
    shares.push(...graded);
    if (graded.length > 0) yield;
  }
  return shares;
}

function componentShares(
  criteria: readonly string[],
  component: RubricComponent,
  page: GradingInput,
): CriterionShare[] {
  const named = component.criteria.filter(({ key }) => criteria.includes(key));
  if (named.length === 0) return [];
  const { criteriaScores } = gradeComponent({ component: { ...component, criteria: named }, page });
  return named.map((criterion) => {
    const score = criteriaScores[criterion.key];
    const reason = score?.reason ?? message('grading.common.does-not-apply', { label: criterion.label });
    return {
      criterion,
      share: shareOf(score),
      evidence: score?.rationale ?? renderEnglish(reason),
      reason,
      applies: score !== undefined,
    };
  });
}
