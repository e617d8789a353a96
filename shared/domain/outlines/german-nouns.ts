import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { isFunctionWord } from '../language/function-words.ts';

/** Endings of adjectives, adverbs, verbs and participles. */
const noNounEnding = new RegExp(`(?:${alternatives('outlines', 'noNounEnding')})$`, 'u');

/** The verb of a question stands so near its beginning. */
const VERB_WITHIN = 3;

/** A search of small letters with the capitals that German nouns have; a word that may be no noun keeps its letters. */
export function capitalizeNouns(phrase: string, isQuestion: boolean): string {
  let at = 0;
  return phrase.replaceAll(/[\p{L}-]+/gu, (word) => {
    at += 1;
    const isVerb = isQuestion && at <= VERB_WITHIN && /(?:t|en)$/u.test(word);
    const isKept = !/^\p{Ll}{3}/u.test(word) || isVerb || isFunctionWord(word, 'de') || noNounEnding.test(word);
    return isKept ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}
