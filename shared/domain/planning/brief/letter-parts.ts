import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { compiled } from '../../language/word-pattern.ts';

/** Words that open a letter: "Dear Dana," or "Guten Tag!" says nothing of the site. */
const greeting = compiled(String.raw`^(?:${alternatives('planning', 'greeting')})(?![\p{L}\p{N}])`);
const GREETING_WORDS_MAX = 6;

/** Words that close a letter; what stands below them is a signature. */
const closing = compiled(String.raw`^(?:${alternatives('planning', 'closing')})[\s,.!]*$`);

const wordCount = (text: string): number => text.split(/\s+/u).length;

/** Who is greeted: names, titles, "all", and another greeting. */
const greeted = new RegExp(`^(?:${alternatives('planning', 'greeted')})$`, 'u');

/** "Oi Fernanda, tudo bem?" */
const howAreYou = compiled(String.raw`^(?:\p{L}+[\s,!]+){0,4}(?:${alternatives('planning', 'howAreYou')})[\s?!.]*$`);

/** "Betreff: Neue Webseite Schreinerei": what a letter is about, which its text says again. */
const subjectLine = compiled(String.raw`^(?:${alternatives('planning', 'subjectLine')})\s*:`);

/** True for a line that greets, names the subject of a letter, or closes one. */
export const isLetterPart = (line: string): boolean => {
  const found = greeting.exec(line);
  const isGreeting =
    found !== null &&
    wordCount(line) <= GREETING_WORDS_MAX &&
    trimTrailing(line.slice(found[0].length), /[\s,.!:]/u)
      .split(/[\s,]+/u)
      .every((word) => word === '' || greeted.test(word)) &&
    !/[.!]\s\S/u.test(line);
  return isGreeting || subjectLine.test(line) || howAreYou.test(line) || closing.test(line);
};
