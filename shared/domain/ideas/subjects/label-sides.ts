import type { Language } from '../../language/languages.ts';

const conjunctions: Readonly<Partial<Record<Language, string>>> = {
  en: 'and',
  de: 'und',
  fr: 'et',
  es: 'y|e',
  it: 'e|ed',
  pt: 'e',
  nl: 'en',
  pl: 'i|oraz',
  sv: 'och',
  da: 'og',
  no: 'og',
};

/** Words that join two sides of a label. "En" is "and" in Dutch and no such word in French. */
export const conjunctionPattern = (language: Language | null): RegExp =>
  new RegExp(String.raw`\s{1,4}(?:[&+/]|${conjunctions[language ?? 'en'] ?? 'and'})\s{1,4}`, 'u');
