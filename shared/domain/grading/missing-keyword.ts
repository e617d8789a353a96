import { type Message, message } from '../messages/message.ts';
import type { Verdict } from './grading-input.ts';
import type { PageReading } from './page-reading.ts';
import { say } from './statement.ts';

/**
 * How a criterion about the keyword judges a page that has none set and none to guess: not at all, as long as there is a page to judge.
 * An empty page is judged: leaving the criteria out would be credit for it.
 */
export function judgeMissingKeyword(page: PageReading): Verdict | null {
  if (page.hasBody) return null;
  return { share: 0, evidence: say('grading.no-keyword.no-text', {}, { kind: 'missing', of: 'text' }) };
}

const keywordCriteria = new Set([
  'title_keyword',
  'meta_description_keyword',
  'h1_keyword',
  'keyword_intro',
  'keyword_headings',
  'keyword_density',
  'keyword_spread',
  'keyword_url',
  'serp_intent',
]);

/** Whether any of these criteria was left out for want of a keyword. */
export const asksForKeyword = (page: PageReading, criteria: readonly { readonly key: string }[]): boolean =>
  page.keyword === null && page.hasBody && criteria.some(({ key }) => keywordCriteria.has(key));

/** The remark in other rationales that lack their keyword criteria: the advice is given once. */
export const keywordRemark: Message = message('grading.no-keyword.remark');

/** The rationale of the component on keywords. */
export const keywordAdvice: Message = message('grading.no-keyword.advice');
