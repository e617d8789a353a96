import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { Said } from './brief-offerings.ts';
import type { Statement } from './brief-statements.ts';
import { wishCue } from './wish-sentences.ts';

/** A comparison, in the words of a wish. */
const comparison =
  /(?<!\p{L})(?:compar(?!able)\p{L}*|vergleich\p{L}*|confront\p{L}*|paragon\p{L}*|vergelijk\p{L}*|porówn\p{L}*|jämför\p{L}*|sammenlign\p{L}*|srovn\p{L}*)/iu;
/** Who asks, looks or chooses, before the names. */
const asks =
  /(?<!\p{L})(?:ask(?:s|ed)?|look(?:s|ed|ing)? at|cho(?:ose|osing)|differs?|different from|come to us from|switch\p{L}*|fragen?|unterscheid\p{L}*|wechseln|schwanken|demandent|hésitent|viennent|dudan|preguntan|vienen|chiedono|indecis\p{L}+|vengono|perguntam|hesitam|vragen|twijfelen|pytają|frågar|väljer|spørger|spør|ptají)(?!\p{L})/iu;

const nameWord = String.raw`\p{Lu}[\p{L}\p{M}\p{N}'’&.+-]{1,30}`;
const name = new RegExp(
  String.raw`(?<=[\p{L},]\s)(?:(?:the|la|le|el|il)\s)?(${nameWord}(?:\s(?:&\s)?${nameWord}){0,3})`,
  'gu',
);
/** Where every noun has a capital, a name has a digit, a second capital or a sign in it. */
const unlikeNoun = /\p{N}|\p{Ll}\p{Lu}|&|\p{L}\.\p{L}/u;
/**
 * Competitors that a wish for a comparison speaks of, though they stand before it: "People also look at Deputy and RotaCloud, so please plan a
 * comparison." Names of places and of the business itself are none.
 */
export function comparedNames(statements: readonly Statement[], words: ReadingWords, ownName: string | null): Said[] {
  return statements.flatMap((statement, at): Said[] => {
    const { text, kind } = statement;
    const wishes = wishCue(text, words) !== null || wordPattern(words.page).test(text) || pleads.test(text);
    if (kind === 'heading' || !comparison.test(text) || !wishes) return [];
    const own = asks.test(text) ? namesIn(text, words, ownName) : [];
    const before = statements[at - 1];
    const found =
      own.length > 0 || before === undefined || !asks.test(before.text) ? own : namesIn(before.text, words, ownName);
    return found.map((value) => ({ value, words: text }));
  });
}

/** "an honest comparison with both, please", "una comparación honesta nos ayudaría" */
const pleads = compiled(
  'please|bitte|(?:would|might) (?:be|help)|wäre|hilft|serait|aiderait|ayudaría|sería|aiuterebbe|sarebbe|ajudaria|seria|zou|graag|przydał\\p{L}*|skulle|vore',
);

const namesIn = (text: string, words: ReadingWords, ownName: string | null): string[] => {
  const places = new Set(placeMentions(text).map(({ text: place }) => place));
  return [...text.matchAll(name)]
    .map(([, found = '']) => found)
    .filter(
      (found) =>
        !places.has(found) &&
        ownName?.includes(found) !== true &&
        (words.hasCapitalNouns !== true || unlikeNoun.test(found)),
    );
};
