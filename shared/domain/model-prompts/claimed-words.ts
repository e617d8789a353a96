import type { GuardWords } from '../../language-data/guard-words/guard-words-schema.ts';
import { listGuardWords } from '../../language-data/guard-words/read-guard-words.ts';
import { wordPattern } from '../language/word-pattern.ts';

type Meaning = Exclude<keyof GuardWords, 'stating'>;

const patterns = new Map<Meaning, RegExp>();

/** Finds the words of a meaning in whatever language. `before`: a pattern of what stands before them. */
function findGuardWords(meaning: Meaning, before = ''): RegExp {
  let pattern = patterns.get(meaning);
  if (pattern === undefined) {
    pattern = new RegExp(before + wordPattern(listGuardWords(meaning).join('|')).source, 'giu');
    patterns.set(meaning, pattern);
  }
  return pattern;
}

const STEM_LETTERS = 5;

/** Whether a text has a word of the meaning that does not stand in what was shown: a single word by its stem, several together as they are. */
const claimsUnshown = (text: string, meaning: Meaning, lowered: string): boolean =>
  [...text.matchAll(findGuardWords(meaning))].some(([found]) => {
    const words = found.toLowerCase();
    return !lowered.includes(/\s/.test(words) ? words : words.slice(0, STEM_LETTERS));
  });

/**
 * Whether a text promises or claims a quality that stands nowhere in what was shown: a guarantee, an award, something free.
 * @param lowered What the business says of itself, in lower case.
 */
export const claimsQuality = (text: string, lowered: string): boolean => claimsUnshown(text, 'claims', lowered);

/** The same, or compares where nothing that was shown does. */
export const claimsOrCompares = (text: string, lowered: string): boolean =>
  claimsQuality(text, lowered) || claimsUnshown(text, 'comparisons', lowered);

/** Whether a sentence about one page claims what that page does not say: competitors, rankings, what many want, studies. */
export const claimsBeyondPage = (sentence: string, lowered: string): boolean =>
  claimsUnshown(sentence, 'beyondPage', lowered);

/** Whether a text ends as one that says what stands on a page: "The title is:". */
export const endsStating = (text: string): boolean =>
  listGuardWords('stating').includes(text.toLowerCase().replace(/:$/, '').split(/\s/).at(-1) ?? '');

/** The text without how much to write, which is advice and no fact: "about 150 words", "100 to 150 words". */
export const removeLengths = (text: string): string =>
  text.replaceAll(findGuardWords('units', String.raw`(?:\b\d+\s*(?:[-–]|\p{L}{1,4})\s*)?\b\d+\s+`), ' ');
