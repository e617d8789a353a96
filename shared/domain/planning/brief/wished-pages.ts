import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { compiled } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';

/** "something simple with a menu and directions" */
export const siteWith = compiled(
  String.raw`(?<!\p{L})(?:${alternatives('planning', 'siteWith')})(?:\s(?:${alternatives('planning', 'siteWithThen')}))?\s(?:${alternatives('planning', 'siteWithWith')})\s(.+)$`,
);

/** "a page on braces and another on children" */
export const another = alternatives('planning', 'another');

/** "i necrologi e una pagina": what stands before a page, without the words that join it. */
export function removeLead(before: string, words: ReadingWords): string {
  const joined = compiled(String.raw`,?\s(?:${words.and})\s(?:[\p{L}'’]{1,30}(?:\s[\p{L}'’]{1,30})?\s?)?$`).exec(
    before,
  );
  return joined === null ? trimTrailing(before, /[^,;]/u) : before.slice(0, joined.index);
}

/** Where "about" gives the noun another ending, it stays: "O bólu kręgosłupa". */
export const keptAbout = compiled(String.raw`^\s*(?:${alternatives('planning', 'keptAbout')})\s(?=\p{L}{2})`);
