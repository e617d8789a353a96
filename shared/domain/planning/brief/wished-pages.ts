import { trimTrailing } from '../../language/trailing-characters.ts';
import { compiled } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';

/** "something simple with a menu and directions" */
export const siteWith = compiled(
  String.raw`(?<!\p{L})(?:${wordsFor('siteWith')})(?:\s(?:${wordsFor('siteWithThen')}))?\s(?:${wordsFor('siteWithWith')})\s(.+)$`,
);

/** "a page on braces and another on children" */
export const another = wordsFor('another');

/** "i necrologi e una pagina": what stands before a page, without the words that join it. */
export function removeLead(before: string, words: ReadingWords): string {
  const joined = compiled(String.raw`,?\s(?:${words.and})\s(?:[\p{L}'’]{1,30}(?:\s[\p{L}'’]{1,30})?\s?)?$`).exec(
    before,
  );
  return joined === null ? trimTrailing(before, /[^,;]/u) : before.slice(0, joined.index);
}

/** Where "about" gives the noun another ending, it stays: "O bólu kręgosłupa". */
export const keptAbout = compiled(String.raw`^\s*(?:${wordsFor('keptAbout')})\s(?=\p{L}{2})`);
