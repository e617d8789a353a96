import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { isQuestionsHeading } from '../language/question-text.ts';

/** Where a page says what it rests on: a list that answers nothing. */
export const sourcesHeading = new RegExp(String.raw`^(?:${alternatives('outlines', 'sourcesHeading')})\W*$`, 'iu');

/** Where a page sums up what it said. */
const summaryHeading = new RegExp(
  String.raw`^(?:in |to |the )?(?:${alternatives('outlines', 'summaryHeading')})(?!\p{L})`,
  'iu',
);

/** Calls to the reader at the end: to call, to write, to come. */
const callHeading = new RegExp(`^(?:${alternatives('outlines', 'callHeading')})`, 'iu');

/** True for a heading that asks the reader to get in touch. */
export const asksReader = (heading: string): boolean => callHeading.test(heading);

/** True for a heading after which a page says nothing more of its subject. */
export const endsPage = (heading: string): boolean =>
  [summaryHeading, sourcesHeading, callHeading].some((pattern) => pattern.test(heading)) || isQuestionsHeading(heading);
