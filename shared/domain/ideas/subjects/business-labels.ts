/** Labels on a business itself: where it works, who works there, with what. */

import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';

/** A person's way to a profession, which is no search of a customer. */
const isInTraining = new RegExp(String.raw`\s(?:${alternatives('ideas', 'isInTraining')})$`, 'iu');
/** "Offices in the region": said of where, for the readers of one page. */
const inRegion = new RegExp(String.raw`\s(?:${alternatives('ideas', 'inRegion')})$`, 'iu');
/** "A dream kitchen from your joiner" praises who makes it. */
const byWhom = new RegExp(String.raw`\s(?:${alternatives('ideas', 'byWhom')})\s`, 'iu');
/** Tools that any business has. */
const ofAnyBusiness = new RegExp(alternatives('ideas', 'ofAnyBusiness'), 'iu');

/** True for a label that is about a business, and no search of its customers. */
export const isOfBusiness = (label: string): boolean =>
  [isInTraining, ofAnyBusiness, inRegion, byWhom].some((pattern) => pattern.test(label));
