import type { PageReading } from '../grading/page-reading.ts';
import { breadthShare, lengthShare, runningTextShare, wordsToAdd } from '../grading/text-length-shares.ts';

/**
 * Which part of what a criterion lacks an edit of the body closes. How long and how broad the text is after the advice was followed is
 * calculated; of the rest, following the advice on real pages (`estimate --gains`) closes most.
 */
export function closedPart(edit: string, criterion: string, page: PageReading): number {
  const share = edit === 'body:coverage' ? shares[criterion] : undefined;
  if (share === undefined) return OTHERWISE;
  const [before, after] = [share(page, 0), share(page, wordsToAdd(page))];
  return before >= 1 ? 1 : (after - before) / (1 - before);
}

/** How far a criterion is met, were so many words added. */
const shares: Readonly<Record<string, (page: PageReading, added: number) => number>> = {
  depth_length: lengthShare,
  depth_running_text: runningTextShare,
  depth_coverage: breadthShare,
};

const OTHERWISE = 0.9;
