import { normalizeText } from '../language/normalize-text.ts';
import { placeMentions } from '../places/places.ts';
import type { OutlineInput } from './outline-input.ts';

const SHORT_NAME_LETTERS = 4;

/** A place that a keyword names. */
interface NamedPlace {
  readonly name: string;
  readonly isTown: boolean;
}

type Placed = Pick<OutlineInput, 'place' | 'facts'>;

/** Where the keyword looks for something: the town of the site, a known place, or one of its addresses. A question names no place by the way. */
export function placeIn(
  keyword: string,
  { place: home = null, facts }: Placed,
  isQuestion: boolean,
): NamedPlace | null {
  const words = normalizeWords(keyword);
  if (home !== null && words.includes(normalizeWords(home))) return { name: home, isTown: true };
  return (isQuestion ? null : knownPlace(keyword)) ?? placeOfFacts(words, facts);
}

/** The town where the business is, by the site or by one of its addresses. */
export const isHome = (place: string, { place: home = null, facts = [] }: Placed): boolean =>
  [home ?? '', ...facts.filter(isWhere).map(({ text }) => text)].some((text) => namesPlace(text, place));

/** True where a text has all words of the place in a row. */
export const namesPlace = (text: string, place: string): boolean =>
  normalizeWords(text).includes(normalizeWords(place));

const normalizeWords = (text: string): string =>
  ` ${normalizeText(text)
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()} `;

const isWhere = ({ key }: { readonly key: string | null }): boolean => key === 'address' || key === 'service_area';

function knownPlace(keyword: string): NamedPlace | null {
  const capitals = keyword.replaceAll(
    /(^|\s)(\p{Ll})/gu,
    (_, space: string, letter: string) => space + letter.toUpperCase(),
  );
  for (const { places, text } of placeMentions(capitals)) {
    const found = places.filter(({ kind, isEveryday }) => kind !== 'country' && !isEveryday);
    if (found.length > 0) return { name: text, isTown: found.some(({ kind }) => kind === 'city') };
  }
  return null;
}

/** A word of the keyword that an address of the site, or where it works, has with a capital; the street stands before the town. */
function placeOfFacts(words: string, facts: OutlineInput['facts'] = []): NamedPlace | null {
  for (const { key, text } of facts.filter(isWhere)) {
    const name = (text.match(/\p{Lu}[\p{L}'’-]+/gu) ?? [])
      .toReversed()
      .find((one) => one.length >= SHORT_NAME_LETTERS && words.includes(normalizeWords(one)));
    if (name !== undefined) return { name, isTown: key === 'address' };
  }
  return null;
}
