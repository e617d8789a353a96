import type { Language } from './languages.ts';

/** Invisible characters: soft hyphens, zero-width characters, joiners, marks of direction, variation selectors. */
const invisible =
  /\u00AD|\u034F|[\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|[\uFE00-\uFE0F]/g;
const apostrophes = /[\u2018\u2019\u201A\u201B\u02BC\u02B9\u2032\uFF07`´]/g;
const hyphens = /[\u2010-\u2012\u2043\uFE63\uFF0D]/g;
/** Letters that compatibility leaves as they are, and so does it their lower case: ASCII without the grave accent, Latin without ligatures and İ, Cyrillic. */
const plain = /^[\t\n\r -_a-~À-ÖØ-įıĴ-ľŁ-ňŊ-žЀ-џ]*$/;

/**
 * The form in which words are compared: NFKC, lower case, without invisible characters, with straight apostrophes and plain hyphens, white
 * space collapsed. Idempotent.
 * @param language - Turkish has its own capital for each i.
 */
export function normalizeText(text: string, language: Language | null = null): string {
  return collapseSpaces(normalizeCharacters(text, language));
}

/** The text in one line, with single spaces. A single space is not replaced by itself, which is most of the work. */
export const collapseSpaces = (text: string): string => text.replaceAll(/\s(?:\s+|(?<! ))/g, ' ').trim();

/** `normalizeText` of a single word, whose white space needs no care. */
export function normalizeWord(word: string, language: Language | null = null): string {
  return normalizeCharacters(word, language);
}

/** A normalized text as it is shown: Greek has its own sigma at the end of a word, which `normalizeText` folds. */
export const restoreFinalSigma = (normalized: string): string =>
  normalized.includes('σ') ? normalized.replaceAll(/(?<=[\p{L}\p{M}])σ(?![\p{L}\p{M}])/gu, 'ς') : normalized;

function normalizeCharacters(text: string, language: Language | null): string {
  if (language !== 'tr' && plain.test(text)) return text.toLowerCase();
  const compatible = text
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(apostrophes, "'")
    .replaceAll(hyphens, '-');
  // Of a dotted capital I, lower case keeps the dot as its own mark.
  const lower =
    language === 'tr' ? compatible.toLocaleLowerCase('tr') : compatible.toLowerCase().replaceAll('i\u0307', 'i');
  return lower.replaceAll('ς', 'σ').normalize('NFKC');
}
