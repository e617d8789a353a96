import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import { splitBehind } from './denied-behind.ts';

/** "gluten-free", "ohne Termin": what it is without makes it what it is. */
const quality = compiled(String.raw`^\s*(?:${wordsFor('quality')})(?!\p{L})`);
/** "with and without baby" denies nothing. */
const eitherWay = compiled(String.raw`(?<!\p{L})(?:${wordsFor('eitherWayWith')})\s(?:${wordsFor('eitherWay')})\s$`);
const nowadays = wordsFor('nowadays');

/** "We used to do criminal defence": what was done once is done no more. */
const formerly = compiled(String.raw`(?<!\p{L})(?:${wordsFor('formerly')})(?!\p{L})`);
/** "Vielleicht bieten wir später Kurse an", "one day we may teach": what is not offered yet. */
const someDay = compiled(String.raw`(?<!\p{L})(?:${wordsFor('someDay')})`);
/** Splits a text into its affirmed and its denied part. */
export function splitDenied(text: string, words: ReadingWords): { said: string; denied: string } {
  const said: string[] = [];
  const denied: string[] = [];
  if (words.offersAfter !== undefined) return splitBehind(text, words);
  let rest = text;
  const past = someDay.exec(rest) ?? formerly.exec(rest);
  if (past !== null) {
    const after = rest.slice(past.index + past[0].length);
    const but = wordPattern(`${words.but}|${nowadays}`).exec(after);
    said.push(rest.slice(0, past.index));
    denied.push(after.slice(0, but?.index));
    rest = but === null ? '' : after.slice(but.index);
  }
  for (let round = 0; round < 6; round += 1) {
    const found = wordPattern(words.negation).exec(rest);
    if (!found) break;
    const after = rest.slice(found.index + found[0].length);
    const before = rest.slice(0, found.index);
    if (quality.test(after) || eitherWay.test(before)) {
      said.push(before + found[0]);
      rest = after;
      continue;
    }
    // A denial ends at "but".
    const end = wordPattern(words.but).exec(after)?.index ?? after.length;
    // "only prose and essays (no poetry)": what brackets deny holds for this sentence.
    const opened = rest.lastIndexOf('(', found.index);
    const closed = rest.indexOf(')', found.index);
    if (opened >= 0 && closed > 0 && rest.lastIndexOf(')', found.index) < opened) {
      said.push(rest.slice(0, opened));
      rest = rest.slice(closed + 1);
      continue;
    }
    said.push(before);
    denied.push(after.slice(0, end));
    rest = after.slice(end);
  }
  said.push(rest);
  return { said: said.join(' ').trim(), denied: denied.join(', ').trim() };
}
