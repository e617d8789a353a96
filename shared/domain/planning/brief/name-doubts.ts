import type { Language } from '../../language/languages.ts';

const copula = '(?:is|are|was|ist|sind|war|est|sont|es|son|è|sono|é|são|is|zijn|jest|są|är|er|je|jsou)';
const pronoun =
  '(?:we|it|they|I|wir|es|das|ich|sie|man|er|nous|il|vi|det|jag|jeg|man|ni|de|hun|wij|we|het|ik|ze|dat|er)';
/** "Idag är vi fjorton", "Heute ist das anders": behind the word that opens the sentence stands its subject. */
const beforeSubject = new RegExp(String.raw`^\s\p{Ll}+\s${pronoun}(?!\p{L})`, 'u');
/** "Breakfast is served": what is done with any thing. */
const beforeAnything = new RegExp(
  String.raw`^\s${copula}\s(?!based|located)\p{Ll}{3,}(?:ed|iert|[éi]e?s?|ad[oa]s?|id[oa]s?|at[oaie]|ut[oaie])(?!\p{L})`,
  'u',
);
const preposition =
  /^\s(?:in|im|at|near|à|en|em|a|nel|nella|no|na|te|op|w|we|we?|v|ve|i|på|am|bei|dans|au|aux|au|per|da|von)\s/u;
const SENTENCE_WORDS_MIN = 6;

/** True for the first word of a sentence that has its capital from there: "Ofta är det …", "Prowadzę w Nysie …". */
export function hasCapitalOfSentence(
  name: string,
  text: string,
  { isFirst, isRepeated }: { readonly isFirst: boolean; readonly isRepeated: boolean },
): boolean {
  if (name.includes(' ') || !text.startsWith(name) || isRepeated || /[\p{Lu}\d&.-]/u.test(name.slice(1))) return false;
  const behind = text.slice(name.length);
  const isSentence = text.split(/\s+/u).length >= SENTENCE_WORDS_MIN;
  return (
    beforeSubject.test(behind) ||
    (!isFirst && beforeAnything.test(behind)) ||
    (isSentence && preposition.test(behind) && /[.!?]\s*$/u.test(text))
  );
}

/** "42 Hektar", "Im Hofladen": how much, and where. */
export const isCircumstance = (name: string, language: Language | null): boolean =>
  language === 'de' && /^(?:\d{1,4}\s\p{Lu}\p{Ll}+$|(?:Im|In|Auf|Mit|Für|Bei|Beim|Nach|Unter|Seit)\s)/u.test(name);
