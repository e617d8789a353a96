import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

const chapterWords = new RegExp(
  String.raw`^\s{0,9}(?:${alternatives('language', 'chapterWords')})\s{1,3}[\dA-Z]{1,5}[.:)]?\s`,
  'i',
);

/** The words of a heading or title without its number: "37.17. Views" and "Chapter 4: Views" are about views. */
export const removeNumber = (text: string): string =>
  text
    .replace(chapterWords, '')
    .replace(/^\s{0,9}(?:[\dA-Z]{1,3}(?:\.\d{1,3}){1,5}[.)]?|\d{1,3}[.)])\s/, '')
    .trim();
