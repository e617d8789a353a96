import type { Language } from '../language/languages.ts';
import { isOfClass } from './subject-words.ts';

/**
 * Endings of verbs where the list of forms is short. A part-of-speech tagger knows more of them, and takes a megabyte; the lists, these
 * endings and the evidence of the body (`detect-keyword.ts`) leave few through.
 */
const endings: Partial<Record<Language, RegExp>> = {
  ru: /.{2}(?:али|или|ели|ался|ился|алась|илась|ается|яется|уется|ются|ится|ятся|ает|ают|яет|яют|ует|уют|[а-я]{2}(?:[шчдтвлмнрпсз]ил|[чш]ал|овал|нул)|.{3}(?:ила|ала|ела|ула))$/,
  cs: /.{2}(?:áme|íme|eme|ují|uje|ají|oval|ovala|ovali|nul|nula)$/,
};

const participle = /.{3}(?:[^aeiou]ed|ing|olen|ven|tten|oken)$|.{2}able$/;

/** True for an English form that may be a participle: it ends no phrase that the text seldom says. */
export const isParticiple = (word: string, language: Language | null): boolean =>
  language === 'en' && participle.test(word);

/** True for a form that is a verb in nearly every sentence. @param word - normalized. */
export const isVerbForm = (word: string, language: Language | null): boolean =>
  isOfClass(word, 'verbs', language) || (language !== null && (endings[language]?.test(word) ?? false));
