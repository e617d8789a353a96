/** The labelled sets that measure a room. */
import type { Check } from '../../test/corpora/scores.ts';
import { type LabelledSet, readSets } from '../../test/corpora/sets.ts';

export interface MeasuredCase {
  set: string;
  /** Rules were changed for the set, or with it in view. */
  isSeen: boolean;
  check: () => Check[];
}

interface Measure {
  folders: readonly string[];
  /** Imports the room: call it when the switches are added. */
  readCases: () => Promise<MeasuredCase[]>;
}

const casesOf = <Case>(sets: readonly LabelledSet<Case>[], check: (one: Case) => Check[]): MeasuredCase[] =>
  sets.flatMap(({ name, seen, cases }) =>
    cases.map((one) => ({ set: name, isSeen: seen !== 'no', check: () => check(one) })),
  );

async function readPlanCases(): Promise<MeasuredCase[]> {
  const { briefShape } = await import('../../test/corpora/briefs/brief.ts');
  const { checkBrief } = await import('../../test/corpora/briefs/check-brief.ts');
  const { planShape } = await import('../../test/corpora/plans/plan.ts');
  const { checkPlan } = await import('../../test/corpora/plans/check-plan.ts');
  const { readingShape } = await import('../../test/corpora/readings/reading.ts');
  const { checkReading } = await import('../../test/corpora/readings/check-reading.ts');
  return [
    ...casesOf(readSets('briefs', briefShape), checkBrief),
    ...casesOf(readSets('plans', planShape), checkPlan),
    ...casesOf(readSets('readings', readingShape), checkReading),
  ];
}

export const measures: Readonly<Record<string, Measure>> = {
  planning: { folders: ['shared/domain/planning'], readCases: readPlanCases },
};
