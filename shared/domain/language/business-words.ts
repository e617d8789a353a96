import { readLanguageWords } from '../../language-data/language-words/read-language-words.ts';
import type { Language } from './languages.ts';

const stripped = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');

/** Norwegian begins these words as Danish does. */
const listed = (language: Language): readonly string[] | undefined =>
  readLanguageWords(language === 'no' ? 'da' : language).businessWords;

/** Whether there are such words for a language. */
export const hasBusinessWords = (language: Language | null): boolean =>
  language !== null && listed(language) !== undefined;

/** True for a normalized word that any business says of itself: "adapt-" stands for all words that begin so. */
export function isBusinessWord(word: string, language: Language): boolean {
  const plain = language === 'ja' ? word : stripped(word);
  return (listed(language) ?? []).some((one) =>
    one.endsWith('-') ? plain.startsWith(one.slice(0, -1)) : plain === one,
  );
}
