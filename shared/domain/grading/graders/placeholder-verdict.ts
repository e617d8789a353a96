import { fieldAdvice, replaceAdvice } from '../advice.ts';
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

/** What a field is worth that its template still shows in. */
const UNFINISHED_FIELD = 0.05;

/** The verdict on a title or a description with a placeholder in it. */
export function unfinishedField(page: PageReading, field: 'title' | 'meta_description', left: string): Verdict {
  const name = field === 'title' ? 'title' : 'meta description';
  const said = say`A placeholder was left in the ${name}: ${quote(field, left, 60)}.`;
  return {
    share: UNFINISHED_FIELD,
    evidence: said,
    advice: fieldAdvice(page, field, {
      title: `Replace the placeholder in the ${name}`,
      description: say`${said} Write what belongs there, or delete it.`,
      whyItMatters: 'Search results show the placeholder to everybody who searches for the page.',
    }),
  };
}
