import type { Language } from './languages.ts';

/** Prepositions before the name of a place where something is. */
const prepositions: Partial<Record<Language, string>> = {
  en: 'in near around across throughout serving within',
  de: 'in um bei nach raum region',
  fr: 'à a dans en vers autour sur',
  es: 'en',
  ca: 'a en',
  it: 'a ad in',
  pt: 'em no na nos nas',
  ro: 'în la lângă',
  nl: 'in te rond rondom nabij regio',
  sv: 'i på kring runt',
  da: 'i på omkring',
  no: 'i på rundt',
  fi: 'lähellä',
  pl: 'w we na koło',
  cs: 'v ve na u',
  sk: 'v vo na pri',
  sl: 'v na pri',
  hr: 'u na kod',
  hu: 'közelében',
  tr: 'yakınında',
};

/** Empty for languages that say the place by an ending. */
export const placePrepositions = (language: Language | null): ReadonlySet<string> =>
  new Set(language === null ? [] : prepositions[language]?.split(' '));
