import type { Language } from './languages.ts';

/**
 * Words of a text for each word of the same text in English, as the layer counts words: measured on three books with translations (Debian
 * Administrator's Handbook, Debian Installation Guide, LibreOffice Help). Languages that
 * need as many words as English, or more, count as English, and so do those that were not measured.
 */
const wordsPerEnglishWord: Partial<Record<Language, number>> = {
  ar: 0.83,
  cs: 0.81,
  da: 0.86,
  de: 0.97,
  et: 0.67,
  fi: 0.61,
  hr: 0.85,
  hu: 0.75,
  id: 0.87,
  ko: 0.68,
  no: 0.92,
  pl: 0.88,
  ru: 0.85,
  sl: 0.84,
  sv: 0.93,
  tr: 0.72,
  zh: 0.93,
};

/** The length of a text in words as it would have in English: what limits on the share of a word are compared with. */
export const comparableLength = (words: number, language: Language | null): number =>
  words / ((language && wordsPerEnglishWord[language]) ?? 1);
