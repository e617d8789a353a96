import { compiled } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';

/** "something simple with a menu and directions" */
export const siteWith = compiled(
  String.raw`(?<!\p{L})(?:${wordsFor('siteWith')})(?:\s(?:${wordsFor('siteWithThen')}))?\s(?:${wordsFor('siteWithWith')})\s(.+)$`,
);

/** "a page on braces and another on children" */
export const another = wordsFor('another');

/** Where "about" gives the noun another ending, it stays: "O bólu kręgosłupa". */
export const keptAbout = compiled(String.raw`^\s*(?:${wordsFor('keptAbout')})\s(?=\p{L}{2})`);
