import type { Check } from '../../../test/corpora/scores.ts';
import type { LabelledSet } from '../../../test/corpora/sets.ts';

export interface MeasuredCase {
  set: string;
  /** Rules were changed for the set, or with it in view. */
  isSeen: boolean;
  /** Has as many lines each time, in the same order. */
  check: () => Check[];
}

export const casesOf = <Case>(
  sets: readonly LabelledSet<Case>[],
  check: (one: Case, set: LabelledSet<Case>) => Check[],
): MeasuredCase[] =>
  sets.flatMap((set) =>
    set.cases.map((one) => ({ set: set.name, isSeen: set.seen !== 'no', check: () => check(one, set) })),
  );
