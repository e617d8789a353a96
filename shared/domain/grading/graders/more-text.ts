import { criteriaByKind } from '../../rubric/criteria-by-kind.ts';
import { asksForText, insertAdvice, quoteKeyword } from '../advice.ts';
import type { Advice } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { claim, count, say } from '../statement.ts';
import { wordsToAdd } from '../text-length-shares.ts';

export const noText = claim('No main text was found on the page.', { kind: 'missing', of: 'text' });

/** Advice to say more; null for pages of which no one wants to read more. */
export const moreText = (page: PageReading): Advice | null =>
  asksForText(page)
    ? insertAdvice(page, 'body:coverage', page.lastBlockId, {
        title: 'Cover the topic in more depth',
        description: say`The body has ${count('word', page.wordCount)}; pages of this kind earn full credit at about ${criteriaByKind[page.kind].fullLength}. Add about ${wordsToAdd(page)} words on what its readers still have to look up elsewhere${page.keyword === null ? '' : ` about ${quoteKeyword(page)}`}.`,
        whyItMatters: 'When a page leaves questions open, visitors go back to the search results.',
      })
    : null;
