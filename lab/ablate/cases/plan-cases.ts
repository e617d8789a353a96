import { briefShape } from '../../../test/corpora/briefs/brief.ts';
import { checkBrief } from '../../../test/corpora/briefs/check-brief.ts';
import { checkPlan } from '../../../test/corpora/plans/check-plan.ts';
import { planShape } from '../../../test/corpora/plans/plan.ts';
import { checkReading } from '../../../test/corpora/readings/check-reading.ts';
import { readingShape } from '../../../test/corpora/readings/reading.ts';
import { readSets } from '../../../test/corpora/sets.ts';
import { casesOf, type MeasuredCase } from './measured-case.ts';

export const readCases = (): MeasuredCase[] => [
  ...casesOf(readSets('briefs', briefShape), checkBrief),
  ...casesOf(readSets('plans', planShape), checkPlan),
  ...casesOf(readSets('readings', readingShape), checkReading),
];
