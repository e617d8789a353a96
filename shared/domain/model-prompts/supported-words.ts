import { detectLanguage } from '../language/detect-language.ts';
import type { Language } from '../language/languages.ts';
import { segmentSentences } from '../language/segment-words.ts';
import { isTrueOf, type KnownTexts, knownTexts } from './true-statements.ts';
import { claimsUnknowable } from './unknowable-claims.ts';

/** What a model's own words may rest on: what it was shown. */
export interface Shown {
  readonly texts: KnownTexts;
  /** The same in lower case, where names are looked for. */
  readonly lowered: string;
  /** Of what the model writes; capitals tell no names in German. */
  readonly language: Language | null;
}

export const shownTexts = (texts: readonly (string | null | undefined)[], language: Language | null): Shown => {
  const said = texts.map((text) => text ?? '').join('\n');
  return { texts: knownTexts([said], [said]), lowered: said.toLowerCase(), language };
};

const FOREIGN_CONFIDENCE = 0.4;

/** Whether a text is certainly in another language than the one that was wanted; null asks for none. */
export function isForeignTo(text: string, wanted: Language | null): boolean {
  if (wanted === null) return false;
  const { language, confidence } = detectLanguage(text);
  return language !== null && language !== wanted && confidence > FOREIGN_CONFIDENCE;
}

/** What is no name though it has a capital. */
const plainCapitals = new Set(
  'i faq seo cta html css url pdf h1 h2 h3 english german french spanish italian'.split(' '),
);

/** A word with a capital within a sentence that the model was not shown. */
function bringsName(sentence: string, { lowered, language }: Shown): boolean {
  if (language === 'de') return false;
  return [...sentence.matchAll(/(?<=[\p{Ll}\p{N},;]\s)\p{Lu}[\p{L}\p{M}'’-]+/gu)].some(([name]) => {
    const word = name.toLowerCase().replace(/['’]s$/u, '');
    return !plainCapitals.has(word) && !lowered.includes(word);
  });
}

/** How much to write is advice and no fact: "about 150 words". */
const budget =
  /(?:\b\d+\s*(?:-|–|to|bis|à|a|tot|do)\s*)?\b\d+\s+(?:words?|wörter|worte|mots|palabras|parole|palavras|woorden|słów|ord|sentences?|sätze|phrases|frases|frasi|zinnen|zdań|zdania|paragraphs?|absätze)(?![\p{L}])/giu;

/** Whether a sentence says nothing but what the model was shown: no numbers, quotations, names or claims of its own. */
export function isSupported(sentence: string, shown: Shown): boolean {
  if (shown.lowered.includes(sentence.toLowerCase().trim())) return true;
  return (
    isTrueOf(sentence.replaceAll(budget, ' '), shown.texts) &&
    !claimsUnknowable(sentence, shown) &&
    !bringsName(sentence, shown)
  );
}

/** The sentences that say nothing but what the model was shown, joined; empty when none does. */
export const supportedSentences = (statement: string, shown: Shown): string =>
  segmentSentences(statement)
    .filter((sentence) => isSupported(sentence, shown))
    .join(' ')
    .trim();
