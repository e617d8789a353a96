import { listReadingWords } from '../../language-data/reading-words/read-reading-words.ts';

/** Titles and headings that could stand on any page. */
export const genericLabels: ReadonlySet<string> = new Set(listReadingWords('language', 'genericLabels'));
