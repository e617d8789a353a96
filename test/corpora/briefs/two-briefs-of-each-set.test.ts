/** Two briefs of each set, for `npm test`; `npm run quality` reads them all. */
import { test } from 'vitest';
import { expectShare } from '../scores.ts';
import { readSets } from '../sets.ts';
import { briefShape } from './brief.ts';
import { checkBrief } from './check-brief.ts';

test('plans of two briefs of each set keep at least 85 % of their checklists', () => {
  const briefs = readSets('briefs', briefShape).flatMap(({ cases }) => cases.slice(0, 2));
  expectShare(briefs.flatMap(checkBrief), 0.85);
});
