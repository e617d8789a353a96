/** Headings of sections, in the languages that pages are read in. */

import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

export const praiseHeading = new RegExp(alternatives('facts', 'praiseHeading'), 'iu');

export const praiseNames = new RegExp(alternatives('facts', 'praiseNames'), 'i');

export const teamHeading = new RegExp(alternatives('facts', 'teamHeading'), 'iu');

export const awardsHeading = new RegExp(alternatives('facts', 'awardsHeading'), 'iu');
