/** Words around the numbers of a business, in the languages that pages are read in. */

import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

export const number = String.raw`\+?(?:[$€£]\s?)?\d{1,3}(?:[,.  ]\d{3}){1,3}\s?\+?|\+?(?:[$€£]\s?)?\d{1,9}(?:[.,]\d{1,2})?(?:\s?(?:${alternatives('facts', 'magnitudes')})(?!\p{L}))?\s?(?:\+|%)?`;
export const approximations = String.raw`(?:(?:${alternatives('facts', 'approximations')})\s)?`;
/** The speaker is the business. */
export const speaksOfUs = new RegExp(String.raw`(?<!\p{L})(?:${alternatives('facts', 'speaksOfUs')})(?!\p{L})`, 'iu');
