import { detectLanguage } from '../language/detect-language.ts';
import type { Language } from '../language/languages.ts';
import { segmentSentences } from '../language/segment-words.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import { claimsQuality } from './claimed-qualities.ts';
import { bringsNumberWord } from './counted-in-words.ts';
import { isQuotedFrom } from './quoted-evidence.ts';
import { isStatementSupported, type KnownTexts, knownTexts } from './true-statements.ts';
import { claimsUnknowable } from './unknowable-claims.ts';

/** The support for a model's own words: the text that it was shown. */
interface Shown {
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

/** A title with more small words than the short ones of a headline writes its names alone with capitals. */
const SMALL_WORDS_MIN = 2;

/** Capitals tell names apart, but for German and for headlines that write every word with one: there none is taken for a name. */
export function capitalsRule(title: string, language: Language | null): Language {
  const small = title.match(/(?<![\p{L}])\p{Ll}{4,}/gu) ?? [];
  return small.length < SMALL_WORDS_MIN || language === 'de' ? 'de' : 'en';
}

/** Words with a capital that are no names. */
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
  /(?:\b\d+\s*(?:-|–|to|bis|à|a|tot|do)\s*)?\b\d+\s+(?:words?|wörter\p{L}*|worte\p{L}*|mots|palabras|parole|palavras|woorden|słow\p{L}*|słów|ord|sentences?|sätze\p{L}*|phrases|frases|frasi|zinnen|zdań|zdani\p{L}*|paragraphs?|absätze\p{L}*)(?![\p{L}])/giu;

/** An address of mail or of the web that the model was not shown. */
const address =
  /[^\s@]{1,64}@[^\s@]{1,255}|https?:\S*|www\.\S*|(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]{2,63}\.\p{L}{2,24}(?![\p{L}\p{N}])/giu;
const bringsAddress = (sentence: string, { lowered }: Shown): boolean =>
  [...sentence.matchAll(address)].some(([found]) => !lowered.includes(trimTrailing(found.toLowerCase(), /[.,;:!?)]/)));

/** Single marks quote only where they stand around several words. */
const quotedSingly = /(?<![\p{L}\p{N}])[‘‚']([^‘’‚'\n]{2,200})[’‘'](?![\p{L}\p{N}])/gu;
const quotesSingly = (sentence: string, { texts }: Shown): boolean =>
  [...sentence.matchAll(quotedSingly)].some(
    ([, quote = '']) => /\s/u.test(quote.trim()) && !isQuotedFrom(quote, texts.quotable),
  );

/** A person behind a title: German writes every noun with a capital, so only the title shows it. */
const person = /(?<!\p{L})(?:Frau|Herrn?|Dr\.|Prof\.|Meister(?:in)?)\s+(\p{Lu}\p{Ll}+)/gu;
const bringsPerson = (sentence: string, { lowered }: Shown): boolean =>
  [...sentence.matchAll(person)].some(([, name = '']) => !lowered.includes(name.toLowerCase()));

/** Whether a sentence says nothing but what the model was shown: no numbers, quotations, names, addresses, promises or claims that are new. */
export function isSupported(sentence: string, shown: Shown): boolean {
  if (shown.lowered.includes(sentence.toLowerCase().trim())) return true;
  return (
    isStatementSupported(sentence.replaceAll(budget, ' '), shown.texts) &&
    !claimsUnknowable(sentence, shown) &&
    !claimsQuality(sentence, shown.lowered) &&
    !bringsNumberWord(sentence, shown.lowered) &&
    !bringsAddress(sentence, shown) &&
    !quotesSingly(sentence, shown) &&
    !bringsPerson(sentence, shown) &&
    !bringsName(sentence, shown)
  );
}

/** The sentences that say nothing but what the model was shown, joined; empty when none does. */
export const supportedSentences = (statement: string, shown: Shown): string =>
  segmentSentences(statement)
    .filter((sentence) => isSupported(sentence, shown))
    .join(' ')
    .trim();
