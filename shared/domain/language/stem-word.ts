import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { readLanguageWords } from '../../language-data/language-words/read-language-words.ts';
import type { Language } from './languages.ts';
import { rememberedWords } from './remembered-words.ts';
import { removePlural, stemEnglish } from './stem-english.ts';

type Stem = (word: string) => string;

/** The stems of a language by its data: changes of letters, the longest ending that leaves enough of the word, and changes again. Read at the first word. */
function readStemmer(language: Language): Stem {
  const { stemming: { before = [], after = [] } = {}, endings } = readLanguageWords(language);
  const [first, last] = [before, after].map((pairs) =>
    pairs.map(([pattern, letters]) => [new RegExp(pattern, 'gu'), letters] as const),
  );
  const sorted = (endings?.endings ?? []).map((one) => one.slice(1)).toSorted((a, b) => b.length - a.length);
  const change = (word: string, pairs: typeof first = []): string =>
    pairs.reduce((text, [pattern, letters]) => text.replace(pattern, letters), word);
  return (word) => {
    const begun = change(word, first);
    const found = sorted.find((one) => begun.length >= (endings?.remaining ?? 0) + one.length && begun.endsWith(one));
    return change(found === undefined ? begun : begun.slice(0, -found.length), last);
  };
}

/** Words come with or without accents. */
const removeGreekAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('ς', 'σ');

/** Algorithms, before what the data of the language say; null where those do all. */
const algorithms: Partial<Record<Language, Stem | null>> = {
  ...{ de: german, fr: french, es: spanish, it: italian, pt: portuguese, nl: dutch, sv: swedish, da: danish },
  ...{ no: norwegian, fi: finnish, hu: hungarian, ru: russian, el: removeGreekAccents },
  ...{ ro: null, tr: null, pl: null, cs: null, sk: null, hr: null, sl: null, uk: null, bg: null, ca: null },
  ...{ ar: null, fa: null, he: null, hi: null, id: null, ko: null },
};
/** Slovene has the endings of Croatian. */
const sameEndings: Partial<Record<Language, Language>> = { sl: 'hr' };
const stemmers = new Map<Language, Stem>();

const STEMMED_CHARACTERS_MIN = 3;
/** No word of a language is longer; what is (a URL, a key) has no inflections. */
const STEMMED_CHARACTERS_MAX = 40;

/**
 * The form that the inflections of a word share. Not a word itself: only for comparing with other stems of the same language.
 * @param word - in the form that `normalizeText` gives.
 */
export const stemWord = rememberedWords((word, language): string => {
  if (language === null) return removePlural(word);
  if (word.length < STEMMED_CHARACTERS_MIN || word.length > STEMMED_CHARACTERS_MAX) return word;
  if (language === 'en') return stemEnglish(word);
  const algorithm = algorithms[language];
  if (algorithm === undefined) return word;
  const byData = stemmers.get(language) ?? readStemmer(sameEndings[language] ?? language);
  stemmers.set(language, byData);
  return byData(algorithm === null ? word : algorithm(word));
});
