import { criteriaSharesInSteps } from '../grading/criteria-shares.ts';
import type { GradingInput } from '../grading/grading-input.ts';
import type { Rubric, RubricCriterion } from '../rubric/rubric.ts';

/** What a validator concludes. */
export interface ValidatorVerdict {
  readonly addressed: boolean;
  /** Why, in a sentence or two that quote the evidence. */
  readonly reasoning: string;
}

/** From this share on a criterion is met: the last tenth is polish that no editor is sent back for. */
const MET_SHARE = 0.9;
/** Else at least this part of what was missing must have come. */
const CLEARLY_BETTER = 0.5;

/**
 * Whether an edit did what its recommendation asked for: the criteria are graded by rules on the page before and after. Each
 * must be met, or clearly better than before, and something must have become better at all. Deterministic. Yields between
 * steps, so that a caller can let other work in, or stop.
 * @throws RangeError when the rubric has none of the criteria: there is nothing to judge by.
 */
export function* rulesVerdict(input: {
  criteria: readonly string[];
  rubric: Rubric;
  before: GradingInput;
  after: GradingInput;
}): Generator<undefined, ValidatorVerdict> {
  const judged = yield* judge(input);
  const [first] = judged;
  if (!first) throw new RangeError('the rubric has none of the criteria of the recommendation');
  const short = judged.filter(({ after, before }) => !isAddressed(before, after));
  const worst = short.toSorted((a, b) => a.after - b.after)[0];
  if (worst) {
    const count = judged.length > 1 ? ` (${short.length} of ${judged.length} criteria)` : '';
    return { addressed: false, reasoning: `Not addressed yet${count}: ${worst.criterion.label}. ${worst.evidence}` };
  }
  if (!judged.some(({ before, after }) => after > before)) {
    return { addressed: false, reasoning: `No criterion scores higher than before: ${first.evidence}` };
  }
  return {
    addressed: true,
    reasoning: judged
      .map(({ evidence }) => evidence)
      .slice(0, 3)
      .join(' '),
  };
}

interface Judged {
  criterion: RubricCriterion;
  before: number;
  after: number;
  evidence: string;
}

function* judge({
  criteria,
  rubric,
  before,
  after,
}: Parameters<typeof rulesVerdict>[0]): Generator<undefined, Judged[]> {
  const earlier = yield* criteriaSharesInSteps(criteria, rubric, before);
  const later = yield* criteriaSharesInSteps(criteria, rubric, after);
  return later.map(({ criterion, share, evidence }, index) => ({
    criterion,
    before: earlier[index]?.share ?? 0,
    after: share,
    evidence,
  }));
}

function isAddressed(before: number, after: number): boolean {
  return after >= MET_SHARE || (after > before && after - before >= CLEARLY_BETTER * (1 - before));
}
