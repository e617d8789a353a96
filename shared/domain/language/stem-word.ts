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
import type { Language } from './languages.ts';
import { rememberedWords } from './remembered-words.ts';
import { removePlural, stemEnglish } from './stemmers/english.ts';
import {
  stemArabic,
  stemCatalan,
  stemGreek,
  stemHebrew,
  stemHindi,
  stemIndonesian,
  stemKorean,
  stemPersian,
  stemRomanian,
  stemTurkish,
} from './stemmers/others.ts';
import { stemBulgarian, stemCzech, stemPolish, stemSlovak, stemSouthSlavic, stemUkrainian } from './stemmers/slavic.ts';
import { snowballAdditions } from './stemmers/snowball-additions.ts';

const stemmers: Partial<Record<Language, (word: string) => string>> = {
  en: stemEnglish,
  de: (word) => snowballAdditions.de(german(word)),
  fr: (word) => snowballAdditions.fr(french(word)),
  es: (word) => snowballAdditions.es(spanish(word)),
  it: italian,
  pt: (word) => snowballAdditions.pt(portuguese(word)),
  nl: (word) => snowballAdditions.nl(dutch(word)),
  sv: (word) => snowballAdditions.sv(swedish(word)),
  da: (word) => snowballAdditions.da(danish(word)),
  no: (word) => snowballAdditions.no(norwegian(word)),
  fi: (word) => snowballAdditions.fi(finnish(word)),
  hu: hungarian,
  ro: stemRomanian,
  ru: russian,
  tr: stemTurkish,
  pl: stemPolish,
  cs: stemCzech,
  sk: stemSlovak,
  hr: stemSouthSlavic,
  sl: stemSouthSlavic,
  uk: stemUkrainian,
  bg: stemBulgarian,
  ca: stemCatalan,
  el: stemGreek,
  ar: stemArabic,
  fa: stemPersian,
  he: stemHebrew,
  hi: stemHindi,
  id: stemIndonesian,
  ko: stemKorean,
};

const STEMMED_CHARACTERS_MIN = 3;
/** No word of a language is longer; what is (a URL, a key) has no inflections. */
const STEMMED_CHARACTERS_MAX = 40;

/**
 * The form that the inflections of a word share. Not a word itself: only for comparing with other stems of the same language.
 * @param word - in the form that `normalizeText` gives.
 */
export const stemWord = rememberedWords((word, language): string => {
  if (language === null) return removePlural(word);
  const stemmer = stemmers[language];
  if (stemmer === undefined || word.length < STEMMED_CHARACTERS_MIN || word.length > STEMMED_CHARACTERS_MAX)
    return word;
  return stemmer(word);
});
