import type { Language } from '../../language/languages.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';

const prepositions: Readonly<Partial<Record<Language, string>>> = {
  en: 'in|near|around|across|throughout|within|from|to|between',
  de: 'in|nach|aus|bei|um|zwischen',
  nl: 'in|te|binnen|rond|rondom|tussen|uit|naar|bij',
  sv: 'i|inom|runt|från|till|mellan',
  da: 'i|inden for|omkring|fra|til|mellem',
  no: 'i|innenfor|rundt|fra|til|mellom',
};
/** Behind these stand places, whether a table knows them or not. */
const ofArea = /^(?:around|across|throughout|within|binnen|rondom|inom|runt|innenfor|rundt|omkring|inden for)$/iu;

const town = String.raw`(?:(?:Bad|St\.?|Sankt|New|Den|De|The|Port|Mount|Lake|North|South|East|West)\s)?\p{Lu}[\p{L}'’-]+(?:\s(?:am|an der|im|ob der|on|upon|op|aan den?|aan de)\s\p{Lu}[\p{L}-]+|\s\p{Lu}[\p{L}'’-]+)?`;

/** Behind these stand places where the business works; the others say where something comes from or goes. */
const ofWork =
  /^(?:in|within|around|across|throughout|near|um|bei|binnen|rond|rondom|te|i|inom|runt|innenfor|rundt|omkring|inden for)$/iu;

const single: Readonly<Partial<Record<Language, string>>> = {
  en: 'in|across|around|throughout|in and around|all over|near',
  de: 'in|in und um|rund um|im Raum|im Großraum|in ganz|bei|nahe',
  nl: 'in|te|in en om|in en rond|rond|rondom|nabij|bij',
  sv: 'i|runt|kring|i hela|utanför|nära|i och runt',
  da: 'i|omkring|i hele|i og omkring|ved|nær',
  no: 'i|rundt|i hele|i og rundt|ved|nær',
};

interface TownList {
  readonly isOfWork: boolean;
  readonly at: number;
  readonly length: number;
  readonly names: readonly string[];
}

/** "within Zutphen, Warnsveld and Eefde": of several names in a row behind a preposition one is a known town, so all are places. */
function townListsIn(said: string, words: ReadingWords, language: Language | null): TownList[] {
  const before = language === null ? undefined : prepositions[language];
  if (before === undefined || !/\p{Lu}/u.test(said)) return [];
  const pattern = listPattern(before, words);
  return [...said.slice(0, 1_000).matchAll(pattern)].flatMap((found) => {
    const [whole, preposition = '', list = ''] = found;
    const names = list.split(new RegExp(String.raw`,\s(?:(?:${words.and})\s)?|\s(?:${words.and})\s`, 'u'));
    const known = names.filter((name) => isTown(name)).length;
    const isList = names.length > 1 && (known > 0 || (language !== 'de' && ofArea.test(preposition)));
    return isList ? [{ isOfWork: ofWork.test(preposition), at: found.index, length: whole.length, names }] : [];
  });
}

const isTown = (name: string): boolean => {
  const [mention] = placeMentions(name);
  return mention?.text === name && mention.places.some(({ kind }) => kind !== 'country');
};

const listPatterns = new Map<string, RegExp>();
function listPattern(before: string, words: ReadingWords): RegExp {
  let pattern = listPatterns.get(before);
  if (pattern === undefined) {
    const and = String.raw`(?:${words.and})`;
    pattern = new RegExp(
      String.raw`(?<!\p{L})(${before})\s(${town}(?:,\s${town}){0,8}(?:,?\s${and}\s${town}))(?!\p{L})`,
      'gu',
    );
    listPatterns.set(before, pattern);
  }
  return pattern;
}

/** The names of places that stand in a row behind a preposition. */
export const townsInRow = (said: string, words: ReadingWords, language: Language | null): string[] =>
  townListsIn(said, words, language)
    .filter(({ isOfWork }) => isOfWork)
    .flatMap(({ names }) =>
      names.filter((name) => placeMentions(name).every(({ places }) => places.some(({ kind }) => kind === 'city'))),
    );

/** "tile roofs across Northumberland", "Gärten in und um Bautzen": where all of it is done. */
function removeTown(said: string, language: Language | null): string {
  const before = language === null ? undefined : single[language];
  if (before === undefined) return said;
  let text = said;
  for (const { at, text: place, places } of placeMentions(said).toReversed()) {
    if (places.some(({ kind }) => kind === 'country')) continue;
    const preposition = new RegExp(String.raw`\s(?:${before})\s$`, 'u').exec(text.slice(0, at));
    const isLast =
      /^(?:\s(?:and|und|en|och|og)\s(?:the\s)?(?:surrounding|Umgebung|omgeving|omgivning|omegn)\p{L}*(?:\s\p{Ll}+)?)?(?=[.,;!?]|$|\s\p{Ll})/u.exec(
        text.slice(at + place.length),
      );
    if (preposition !== null && isLast !== null)
      text = text.slice(0, preposition.index) + text.slice(at + place.length + isLast[0].length);
  }
  return text;
}

/** A clause without the places in a row: they are no objects of its verb. */
export function removeTowns(said: string, words: ReadingWords, language: Language | null): string {
  let text = removeTown(said, language);
  for (const { at, length } of townListsIn(text, words, language).toReversed())
    text = `${text.slice(0, at).trimEnd()}${text.slice(at + length)}`;
  return text;
}
