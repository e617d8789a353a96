import type { PlanLanguage } from '../../language/plan-language.ts';
import { ar } from './ar-reading.ts';
import { cs } from './cs-reading.ts';
import { da } from './da-reading.ts';
import { de } from './de-reading.ts';
import { en } from './en-reading.ts';
import { es } from './es-reading.ts';
import { fr } from './fr-reading.ts';
import { it } from './it-reading.ts';
import { nl } from './nl-reading.ts';
import { no } from './no-reading.ts';
import { pl } from './pl-reading.ts';
import { pt } from './pt-reading.ts';
import type { ReadingWords } from './reading-words.ts';
import { ru } from './ru-reading.ts';
import { sv } from './sv-reading.ts';
import { tr } from './tr-reading.ts';
import { unspaced } from './unspaced-reading.ts';

const words: Readonly<Record<PlanLanguage, ReadingWords>> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  sv,
  cs,
  ru,
  tr,
  da,
  no,
  ar,
  ja: unspaced,
  zh: unspaced,
  ko: unspaced,
};

export const readingWords = (language: PlanLanguage): ReadingWords => words[language];
