import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';

/** Where the verb comes last, what it denies stands before it: all parts of the list, back to the verb before. */
export function splitBehind(text: string, words: ReadingWords): { said: string; denied: string } {
  const said: string[] = [];
  const denied: string[] = [];
  let open: string[] = [];
  for (const part of text.split(compiled(String.raw`(?<=[,;.!?])\s|\s(?=(?:${words.but})\s)`))) {
    open.push(part);
    const isDenied = wordPattern(words.negation).test(part);
    const isVerb = wordPattern(`${words.offersAfter ?? ''}|${words.wish}`).test(part) || /[;.!?]$/u.test(part);
    if (!isDenied && !isVerb) continue;
    (isDenied ? denied : said).push(...open);
    open = [];
  }
  said.push(...open);
  return { said: said.join(' ').trim(), denied: denied.join(' ').trim() };
}
