import { compiled } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';

const NAME_WORDS_MAX = 4;
const WORDS_PER_CAPITAL_MIN = 25;

/** A brief in capitals says nothing by its capitals. */
export function isInCapitals(text: string): boolean {
  const letters = text.slice(0, 2_000).match(/\p{L}/gu) ?? [];
  const upper = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  return letters.length >= 12 && upper / letters.length >= 0.8;
}

/** Quoted words keep their capitals. */
export const toSmallLetters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/["“„«]\p{L}[^"“”„«»\n]{1,59}["”“»]/gu, (quoted) =>
      quoted.replaceAll(/(?<![\p{L}'’])\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase()),
    );

/** True for a text without capitals: haste, a telephone, or dictation. */
export function isInSmallLetters(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  return (
    words.length >= SMALL_WORDS_MIN && small > 0.8 * words.length && capitals * WORDS_PER_CAPITAL_MIN < words.length
  );
}

const SMALL_WORDS_MIN = 8;

/** The same text with capitals where names stand, and a stop where a comma joins two clauses. */
export function capitalizeNames(brief: string, words: ReadingWords, wasInCapitals: boolean): string {
  const { and, offers, wish, weAre } = words;
  // In capitals "we are" and a name are mostly the headline; in haste it is any noun.
  const named = wasInCapitals ? `${words.named}|${weAre}` : words.named;
  return brief
    .split('\n')
    .map((line) => {
      const placed = capitalizePlaces(line.replaceAll(/[^\S\n]+/gu, ' '));
      return placed
        .replace(
          compiled(
            String.raw`((?<!\p{L})(?:${named})\s(?:(?:${wordsFor('spokenArticles')})\s)?)(\p{L}[\p{L}'’&-]*(?:\s\p{L}[\p{L}'’&-]*){0,5}\s?)`,
          ),
          (_, cue: string, behind: string) => cue + capitalizeName(behind, words),
        )
        .replaceAll(
          new RegExp(
            String.raw`,\s(?=(?:(?:${and})\s)?(?:${offers}|${wish}|${weAre}|${firstPerson})(?!\p{L}))`.replaceAll(
              /(?<!\\s)(?<=\p{L}) (?=\p{L})/gu,
              String.raw`\s`,
            ),
            'giu',
          ),
          '. ',
        )
        .replaceAll(/(^|[.!?]\s)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
    })
    .join('\n');
}

/** Verbs of the first person, by their ending, with and without a denial. */
const firstPerson = wordsFor('spokenTextFirstPerson');

const NAME_ENDS = wordsFor('nameEnds');

/** The words behind "called", up to one that carries no name; none where they begin with a place that we know. */
function capitalizeName(behind: string, { and, weAre }: ReadingWords): string {
  const ends = compiled(`^(?:${NAME_ENDS}|${and}|${weAre})$`);
  if (/^\p{Lu}/u.test(behind)) return behind;
  const parts = behind.split(' ');
  const end = parts.findIndex(
    (part, at) => at >= NAME_WORDS_MAX || part === '' || ends.test(part) || part.includes("'"),
  );
  return parts
    .map((part, at) => (end === -1 || at < end ? part.slice(0, 1).toUpperCase() + part.slice(1) : part))
    .join(' ');
}

/** Places that we know with their capitals. */
function capitalizePlaces(text: string): string {
  return text.replaceAll(/\p{L}{4,}(?: \p{L}{4,})?/gu, (found) => {
    for (const phrase of [found, found.split(' ')[0] ?? '']) {
      const name = phrase.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
      const [mention] = placeMentions(name);
      if (mention?.text === name && mention.places.some(({ isEveryday }) => !isEveryday))
        return name + found.slice(phrase.length);
    }
    return found;
  });
}
