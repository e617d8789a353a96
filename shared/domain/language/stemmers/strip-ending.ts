import { readLanguageWords } from '../../../language-data/language-words/read-language-words.ts';

/** Takes off the longest ending of a language ("-ami") that leaves enough of the word. Its endings are read at the first word. */
export function endingsStripper(language: string): (word: string) => string {
  let sorted: readonly string[] | undefined;
  let remaining = 0;
  return (word) => {
    if (sorted === undefined) {
      const listed = readLanguageWords(language).endings ?? { remaining: 0, endings: [] };
      remaining = listed.remaining;
      sorted = listed.endings.map((ending) => ending.slice(1)).toSorted((a, b) => b.length - a.length);
    }
    const found = sorted.find((ending) => word.length >= remaining + ending.length && word.endsWith(ending));
    return found === undefined ? word : word.slice(0, -found.length);
  };
}
