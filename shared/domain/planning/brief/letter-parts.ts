import { trimTrailing } from '../../language/trailing-characters.ts';
import { compiled } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';

/** Words that open a letter: "Dear Dana," or "Guten Tag!" says nothing of the site. */
const greeting = compiled(String.raw`^(?:${wordsFor('greeting')})(?![\p{L}\p{N}])`);
const GREETING_WORDS_MAX = 6;

const wordCount = (text: string): number => text.split(/\s+/u).length;

/** Who is greeted: names, titles, "all", and another greeting. */
const greeted = new RegExp(`^(?:${wordsFor('greeted')})$`, 'u');

/** "Oi Fernanda, tudo bem?" */
const howAreYou = compiled(String.raw`^(?:\p{L}+[\s,!]+){0,4}(?:${wordsFor('howAreYou')})[\s?!.]*$`);

/** "Betreff: Neue Webseite Schreinerei": what a letter is about, which its text says again. */
const subjectLine = compiled(String.raw`^(?:${wordsFor('subjectLine')})\s*:`);

/** True for a line that greets, or names the subject of a letter. */
export const isLetterPart = (line: string): boolean => {
  const found = greeting.exec(line);
  const isGreeting =
    found !== null &&
    wordCount(line) <= GREETING_WORDS_MAX &&
    trimTrailing(line.slice(found[0].length), /[\s,.!:]/u)
      .split(/[\s,]+/u)
      .every((word) => word === '' || greeted.test(word)) &&
    !/[.!]\s\S/u.test(line);
  return isGreeting || subjectLine.test(line) || howAreYou.test(line);
};
