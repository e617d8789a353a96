import { readLanguageWords } from '../../language-data/language-words/read-language-words.ts';
import { type Language, languages } from './languages.ts';
import { rememberedByName } from './remembered.ts';

const listFillers = rememberedByName((language: Language) => new Set(readLanguageWords(language).fillers));

/** True for a normalized word that says nothing of a subject though it is no function word; without a language, in any of those listed. */
export const isFillerWord = (word: string, language: Language | null): boolean =>
  language === null ? languages.some((one) => listFillers(one).has(word)) : listFillers(language).has(word);
