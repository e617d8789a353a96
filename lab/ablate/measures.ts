/** The labelled sets that measure a room: each case with the expectations that hold. */

import type { Check } from '../../test/corpora/scores.ts';
import { readSets } from '../../test/corpora/sets.ts';

export interface MeasuredCase {
  set: string;
  check: () => Check[];
}

type Measure = () => Promise<MeasuredCase[]>;

async function plans(): Promise<MeasuredCase[]> {
  const { briefShape } = await import('../../test/corpora/briefs/brief.ts');
  const { checkBrief } = await import('../../test/corpora/briefs/check-brief.ts');
  const { planShape } = await import('../../test/corpora/plans/plan.ts');
  const { checkPlan } = await import('../../test/corpora/plans/check-plan.ts');
  const { readingShape } = await import('../../test/corpora/readings/reading.ts');
  const { checkReading } = await import('../../test/corpora/readings/check-reading.ts');
  return [
    ...readSets('briefs', briefShape).flatMap(({ name, cases }) =>
      cases.map((one) => ({ set: name, check: () => checkBrief(one) })),
    ),
    ...readSets('plans', planShape).flatMap(({ name, cases }) =>
      cases.map((one) => ({ set: name, check: () => checkPlan(one) })),
    ),
    ...readSets('readings', readingShape).flatMap(({ name, cases }) =>
      cases.map((one) => ({ set: name, check: () => checkReading(one) })),
    ),
  ];
}

export const measures: Readonly<Record<string, { folders: readonly string[]; cases: Measure }>> = {
  planning: { folders: ['shared/domain/planning'], cases: plans },
};
