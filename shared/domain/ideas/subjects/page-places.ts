import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { placeMentions } from '../../places/places.ts';

/** The places that a page names. */
export interface PagePlaces {
  /** Towns of postal addresses. */
  addressTowns: string[];
  /** Larger towns that the text names, where no everyday word is meant. */
  towns: string[];
}

const TOWNS_MAX = 12;
const TEXT_CHARACTERS_MAX = 30_000;
const name = String.raw`(?<town>\p{Lu}[\p{L}'’-]+(?:\s(?:${alternatives('ideas', 'name')})){0,3}?)(?=\s*(?:$|[,;.|()\n]|\s[-–]\s))`;
/** A postal code and the town behind it (most of Europe), or a town with state and code (United States). */
const addresses = [
  new RegExp(String.raw`(?<![\d.,/-])(?:[A-Z]{1,2}-)?(?:\d{5}|\d{2}-\d{3}|\d{4}\s?[A-Z]{2})\s${name}`, 'gmu'),
  /(?<![\p{L}'’])(?<town>\p{Lu}[\p{L}'’]{1,40}(?:\s\p{Lu}[\p{L}'’]{1,40}){0,2}),\s[A-Z]{2}\s\d{5}(?!\d)/gu,
];

export function pagePlaces(given: string): PagePlaces {
  const text = given.slice(0, TEXT_CHARACTERS_MAX);
  const addressTowns = new Set<string>();
  for (const pattern of addresses) {
    for (const { groups } of text.matchAll(pattern)) {
      if (groups?.['town'] !== undefined && addressTowns.size < TOWNS_MAX) addressTowns.add(groups['town'].trim());
    }
  }
  const towns = new Set<string>();
  for (const { text: town, places } of placeMentions(text)) {
    if (towns.size < TOWNS_MAX && places.every(({ kind, isEveryday }) => kind === 'city' && !isEveryday))
      towns.add(town);
  }
  return { addressTowns: [...addressTowns], towns: [...towns] };
}
