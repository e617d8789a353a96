import type { PlanLanguage } from '../../language/plan-language.ts';
import { ar } from './ar-writing.ts';
import { cs } from './cs-writing.ts';
import { da } from './da-writing.ts';
import { de } from './de-writing.ts';
import { en } from './en-writing.ts';
import { es } from './es-writing.ts';
import { fr } from './fr-writing.ts';
import { it } from './it-writing.ts';
import { ja } from './ja-writing.ts';
import { ko } from './ko-writing.ts';
import { nl } from './nl-writing.ts';
import { no } from './no-writing.ts';
import { pl } from './pl-writing.ts';
import { ptBr } from './pt-br-writing.ts';
import { pt } from './pt-writing.ts';
import { ru } from './ru-writing.ts';
import { sv } from './sv-writing.ts';
import { tr } from './tr-writing.ts';
import type { WritingWords } from './writing-words.ts';
import { zh } from './zh-writing.ts';

const words: Readonly<Record<PlanLanguage, WritingWords>> = {
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
  ja,
  zh,
  ko,
};

/** Countries that write a language in their own way. */
const variants: Readonly<Record<string, WritingWords>> = { 'pt-BR': ptBr };

/** How a plan is written in a language, in the way of the country where there is one. */
export const writingWords = (language: PlanLanguage, country: string | null = null): WritingWords =>
  variants[`${language}-${country ?? ''}`] ?? words[language];

/** The words of one language in all its countries. */
export const listWritingWords = (language: PlanLanguage): WritingWords[] => [
  words[language],
  ...Object.entries(variants).flatMap(([tag, variant]) => (tag.startsWith(`${language}-`) ? variant : [])),
];
