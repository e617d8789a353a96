import { message } from '../../messages/message.ts';
import type { ObjectionRule } from './objection.ts';

/** Of a text that is to be made better, so much may go. */
const REMOVED_MAX = 0.4;
/** Where the advice is to cut, so much. */
const CUT_MAX = 0.75;
const cutting = ['depth_originality', 'structure_opening', 'keyword_density'];

/** A text is not made better by taking it away. */
export const keepsTheText: ObjectionRule = ({ before, after, targetField, criteria }) => {
  if (targetField !== 'body_content' || before.wordCount < 20) return [];
  const removed = before.wordCount - after.wordCount;
  const most = (cutting.some((key) => criteria.has(key)) ? CUT_MAX : REMOVED_MAX) * before.wordCount;
  return removed > most ? [message('objections.removal.words', { removed, count: before.wordCount })] : [];
};
