import { wordsFor } from '../words/words-for.ts';

// Every part that repeats is bounded and separated by white space, so that no text makes these backtrack far.
/** One word of a name. */
export const word = String.raw`(?:(?:[dl]['’])?\p{Lu}|\d{1,4}(?=\s\p{Lu}))[\p{L}\p{M}\p{N}'’&.+-]{0,40}`;
/** Small words within a name. */
export const link = String.raw`(?:${wordsFor('link')})`;
/** A name of one to seven words. */
export const capitalized = String.raw`${word}(?:\s(?:${link}\s){0,2}${word}){0,6}`;

/** The article of a business. */
export const indefinite = wordsFor('indefinite');
// "Mi esposo y yo abrimos La Olla de Refugio en el centro": the business that a person opened.
const opened = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsFor('opened')})\s(?:(?:${wordsFor('openedThen')})\s)?(${capitalized})(?=${wordsFor('openedSince')})`,
  'u',
);

/** A name behind "opened". */
export const nameRun = (text: string): string | null => opened.exec(text)?.[1] ?? null;

/** Finds a cue in any case, then a name that begins with a capital. */
export function createNameFinder(cue: string, name: string): (text: string) => string | null {
  const cuePattern = new RegExp(cue, 'giu');
  const namePattern = new RegExp(String.raw`^(${name})(?![\p{L}])(?!\s(?:${wordsFor('namePattern')}))`, 'u');
  return (text) => {
    for (const found of text.slice(0, 1_000).matchAll(cuePattern)) {
      const match = namePattern.exec(text.slice(found.index + found[0].length));
      if (match?.[1] !== undefined) return match[1];
    }
    return null;
  };
}
