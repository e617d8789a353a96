import { message } from '../../messages/message.ts';
import { asksForText, insertAdvice, nameKeyword } from '../advice.ts';
import type { Advice } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { count, say } from '../statement.ts';
import { lengthToGo } from '../text-length-shares.ts';

export const noText = say('grading.common.no-text', {}, { kind: 'missing', of: 'text' });

/** Advice to say more; null for pages of which no one wants to read more. */
export const moreText = (page: PageReading): Advice | null =>
  asksForText(page)
    ? insertAdvice(page, 'body:coverage', page.lastBlockId, {
        title: message('grading.depth.title'),
        description: say('grading.depth.of-kind', {
          n: count('word', page.wordCount),
          ...lengthToGo(page),
          ...nameKeyword(page),
        }),
        whyItMatters: message('grading.depth.why'),
      })
    : null;
