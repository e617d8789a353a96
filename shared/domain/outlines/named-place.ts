import { escapePattern } from '../language/escape-pattern.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { placeMentions } from '../places/places.ts';
import type { OutlineInput } from './outline-input.ts';

const SHORT_NAME_LETTERS = 4;

/** A place that a keyword names. */
interface NamedPlace {
  readonly name: string;
  readonly isTown: boolean;
}

/** Where the keyword looks for something: the town of the site, a known place, or one of its addresses. A question names no place by the way. */
export function placeIn(
  keyword: string,
  { place: home = null, facts }: Pick<OutlineInput, 'place' | 'facts'>,
  isQuestion: boolean,
): NamedPlace | null {
  const words = normalizeText(keyword).split(' ');
  return namedPlace(keyword, words, { home, facts, isQuestion });
}

/** The town where the business is, by the site or by one of its addresses. */
export function isHome(
  place: string,
  { place: home = null, facts = [] }: Pick<OutlineInput, 'place' | 'facts'>,
): boolean {
  const wanted = ` ${normalizeText(place)} `;
  return [
    home ?? '',
    ...facts.flatMap(({ key, text }) => (key === 'address' || key === 'service_area' ? text : [])),
  ].some((text) => ` ${normalizeText(text).replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `.includes(wanted));
}

function namedPlace(
  keyword: string,
  words: readonly string[],
  { home, facts, isQuestion }: { home: string | null; facts: OutlineInput['facts']; isQuestion: boolean },
): NamedPlace | null {
  if (home !== null && ` ${words.join(' ')} `.includes(` ${normalizeText(home)} `)) return { name: home, isTown: true };
  return (isQuestion ? null : knownPlace(keyword)) ?? placeOfFacts(words, facts);
}

/** A phrase with the places that it names in capitals: "museums in paris" is written "museums in Paris". */
export function capitalizePlaces(phrase: string): string {
  const known = knownPlace(phrase);
  return known === null ? phrase : phrase.replace(new RegExp(escapePattern(known.name), 'iu'), () => known.name);
}

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

/** A word of the keyword that an address of the site, or where it works, has with a capital. */
function placeOfFacts(words: readonly string[], facts: OutlineInput['facts'] = []): NamedPlace | null {
  for (const { key, text } of facts) {
    if (key !== 'address' && key !== 'service_area') continue;
    // The street stands before the town.
    const named = key === 'address' ? text.replace(/^[^,]*,(?=.*\p{Lu})/u, '') : text;
    const name = (named.match(/\p{Lu}[\p{L}'’-]+/gu) ?? [])
      .toReversed()
      .find((one) => one.length >= SHORT_NAME_LETTERS && words.includes(normalizeText(one)));
    if (name !== undefined) return { name, isTown: key === 'address' };
  }
  return null;
}
