import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

/** Positions of people in businesses, in the languages that pages are read in: beginnings of words. */
const heads = alternatives('facts', 'heads');
const others = alternatives('facts', 'others');

const position = new RegExp(`(?<!\\p{L})(?:${heads}|${others})`, 'iu');

/** The first words say what someone does. */
export const namesPosition = (text: string): boolean => position.test(text.split(' ').slice(0, 3).join(' '));
