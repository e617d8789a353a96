import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

/** Titles and headings that could stand on any page. */
export const genericLabels: ReadonlySet<string> = new Set(
  alternatives('language', 'genericLabels')
    .split('|')
    .map((label) => label.replaceAll(/\s+/g, ' ').trim()),
);
