import { detectLanguage } from '../language/detect-language.ts';
import { type Language, normalizeLanguageTag } from '../language/languages.ts';

/** Characters of a text that is long enough to say its language. */
const TEXT_OF_A_LANGUAGE_MIN = 60;
/** So sure that nothing else has to be read. */
const SURE = 0.5;
/** A shorter text may be a slogan and an address. */
const SHORT_TEXT = 400;
/** One word is the same in many languages. */
const HEADINGS_OF_A_LANGUAGE_MIN = 20;

/**
 * Of the first text that there is: a page without a body is in the language of the brief that planned it. Code and quotations make a body
 * look like another language: where the page declares one and its headings are in it, that is the language.
 */
export function languageOfPage(
  texts: readonly string[],
  { headings, names = '' }: { readonly headings: string; readonly names?: string },
  declared: string | null,
): Language | null {
  const stated = normalizeLanguageTag(declared);
  if (stated !== null && headings.length >= HEADINGS_OF_A_LANGUAGE_MIN && detectLanguage(headings).language === stated)
    return stated;
  // A few words of a body say too little: what names the page is read with them.
  const [first = '', ...named] = texts.filter((text) => text.trim() !== '');
  const isBody = first === texts[0];
  const read = first.length < TEXT_OF_A_LANGUAGE_MIN || !isBody ? [first, ...named].join('\n') : first;
  const detected = detectLanguage(read, declared);
  if (declared !== null || detected.confidence >= SURE || read.length >= SHORT_TEXT) return detected.language;
  // The names of all pages of the site say more than a slogan.
  const ofSite = detectLanguage(names);
  return ofSite.confidence > detected.confidence ? ofSite.language : detected.language;
}
