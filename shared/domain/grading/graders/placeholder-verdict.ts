import { replaceAdvice } from '../advice.ts';
import type { Verdict } from '../grading-input.ts';
import { leftPlaceholders } from '../left-placeholders.ts';
import type { PageReading } from '../page-reading.ts';
import { enumerated, quote, say } from '../statement.ts';

/** What a text without repeats is worth while its template shows through. */
const UNFINISHED = 0.4;

/** The verdict on what a text says anew, less what placeholders in it cost. */
export function lessPlaceholders(page: PageReading, verdict: Verdict): Verdict {
  const left = leftPlaceholders(page);
  if (left.length === 0) return verdict;
  const shown = enumerated(
    left.map(({ text }) => quote('page', text, 60)),
    4,
  );
  return {
    share: verdict.share * UNFINISHED,
    evidence: say`${verdict.evidence} Placeholders were left in the text: ${shown}.`,
    advice: replaceAdvice(
      page,
      'body:placeholders',
      left.map(({ blockId }) => blockId),
      {
        title: 'Replace the placeholders',
        description: say`Placeholders were left in the text: ${shown}. Write what belongs there, or delete them.`,
        whyItMatters: 'Placeholders show visitors and search engines that a page is not finished.',
      },
    ),
  };
}
