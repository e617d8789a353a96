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

/** "Spachtel- und Tapezierarbeiten" names its first side in part; "einzigartig und maßgefertigt" has no noun in German. */
export const isCutOrQualities = (sides: readonly string[], language: Language | null): boolean =>
  sides.some((side) => /[-‐]$/u.test(side)) ||
  (language === 'de' && sides.slice(1).some((side) => !/\p{Lu}/u.test(side)));
