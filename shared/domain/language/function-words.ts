import { readFunctionWords } from '../../language-data/function-words/read-function-words.ts';
import { listReadingWords } from '../../language-data/reading-words/read-reading-words.ts';
import { type Language, languages } from './languages.ts';
import { normalizeWord } from './normalize-text.ts';
import { rememberedByName } from './remembered.ts';

/** Their words are listed as they are written, those of the others as `normalizeText` gives them. */
const written: ReadonlySet<Language> = new Set(['el', 'hy', 'th']);

/** The function words of a language: those that hold sentences together and name no subject. */
export const listFunctionWords = rememberedByName((language: Language): ReadonlySet<string> => {
  const listed = readFunctionWords()[language] ?? [];
  return new Set(written.has(language) ? listed.map((word) => normalizeWord(word, language)) : listed);
});

/** Where the language is not known, the words of those that most sites are written in count, as far as they have no other sense there. */
const commonLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const satisfies readonly Language[];
/** Function words of one common language that are subjects of another. */
const ambiguous = new Set(listReadingWords('language', 'ambiguousFunctionWords'));
let common: ReadonlySet<string> | undefined;

function commonFunctionWords(): ReadonlySet<string> {
  common ??= new Set(
    commonLanguages.flatMap((language) =>
      [...listFunctionWords(language)].filter((word) => language === 'en' || !ambiguous.has(word)),
    ),
  );
  return common;
}

/**
 * True for a word, in the form that `normalizeText` gives, that says nothing about the subject of a text.
 * @param language - null where it is not known: then the function words of seven common languages count.
 */
export function isFunctionWord(word: string, language: Language | null): boolean {
  return (language === null ? commonFunctionWords() : listFunctionWords(language)).has(word);
}

let byWord: ReadonlyMap<string, readonly Language[]> | undefined;

/** Every language of the layer whose function words hold this one. */
export function languagesOfFunctionWord(word: string): readonly Language[] {
  byWord ??= languagesByWord();
  return byWord.get(word) ?? [];
}

function languagesByWord(): ReadonlyMap<string, readonly Language[]> {
  const found = new Map<string, Language[]>();
  for (const language of languages) {
    for (const word of listFunctionWords(language)) {
      const known = found.get(word);
      if (known === undefined) found.set(word, [language]);
      else known.push(language);
    }
  }
  return found;
}
