/** Words that announce the services of a business, and other entries of such lists, in the languages that pages are read in. */

import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

/** Entries of a list beside the services: no service by itself. */
export const noService = new RegExp(alternatives('facts', 'noService'), 'iu');
