import type { Language } from './languages.ts';

/** What stands before the name of a place, where something is, goes to or comes from. */
const prepositions: Partial<Record<Language, string>> = {
  en: 'in near around across throughout serving from within to',
  de: 'in um bei nach aus rund ab von nähe raum region',
  fr: 'à a dans en vers autour sur près de d',
  es: 'en a de desde',
  ca: 'a en de des',
  it: 'a ad in da di su',
  pt: 'em no na nos nas a de do da',
  ro: 'în la din lângă',
  nl: 'in te rond rondom uit naar nabij regio van',
  sv: 'i på kring runt från till',
  da: 'i på omkring fra til',
  no: 'i på rundt fra til',
  fi: 'lähellä',
  pl: 'w we na z do koło',
  cs: 'v ve na z do u',
  sk: 'v vo na z do pri',
  sl: 'v na iz do pri',
  hr: 'u na iz do kod',
  hu: 'közelében',
  tr: 'yakınında',
};

const sets = new Map<Language, ReadonlySet<string>>();

/** Empty for languages that say the place by an ending. */
export function placePrepositions(language: Language | null): ReadonlySet<string> {
  if (language === null) return new Set();
  let known = sets.get(language);
  if (known === undefined) {
    known = new Set((prepositions[language] ?? '').split(' ').filter((word) => word !== ''));
    sets.set(language, known);
  }
  return known;
}
