import type { Language } from '../../language/languages.ts';
import { compiled } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import type { StatementTopic } from './label-topics.ts';

interface Town {
  readonly name: string;
  readonly points: number;
}

const name = String.raw`\p{Lu}[\p{L}\p{M}'’-]{2,30}(?:\s(?:${wordsFor('townNamesName')}))?(?:\s\p{Lu}[\p{L}\p{M}'’-]{2,30})?(?:\sd[oa]s?\s\p{Lu}[\p{L}\p{M}'’-]{2,30})?`;
const afterCode = new RegExp(
  String.raw`(?<![\d-])(?:[A-Z]{1,2}-)?(?:\d{5}|(?!19\d\d|20\d\d)\d{4}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3}\s\d{2}|\d{4}\s?[A-Z]{2})\s(${name})`,
  'gu',
);
const beforeRegion = new RegExp(
  String.raw`(?<![\p{L}])(${name})(?:,\s|\s\(|\s[–—-]\s|\s(?=in\s))(?:${wordsFor('beforeRegion')})?\s?$`,
  'u',
);
const germanTown = new RegExp(`(?:${wordsFor('germanTown')})$`, 'u');
const notTowns = compiled(`^(?:${wordsFor('notTowns')})$`);

const partOfWorld =
  /(?:^|\s)(?:Europe|Europa|Africa|Afrika|Afrique|África|Asia|Asien|Asie|America|Amerika|Amérique|América|Benelux|Scandinavia|Skandinavien|Scandinavie)$/u;

const streetEndings = new RegExp(String.raw`^\s(?:${wordsFor('streetEndings')})(?!\p{L})`, 'u');
const townTail = compiled(String.raw`(?:\s(?:${wordsFor('townTail')})){1,4}$`);

/** Towns that no table knows: after a postal code, after a place label, or after "in" where only names have capitals. */
export function townsIn(said: string, words: ReadingWords, language: Language | null, topic: StatementTopic): Town[] {
  const towns: Town[] = [];
  const add = (found: string | undefined, points: number, alpha2s: readonly string[] = []): void => {
    const town = (found ?? '').replace(townTail, '').trim();
    if (
      town === '' ||
      /\p{Ll}\p{Lu}|\p{Lu}{3}/u.test(town) ||
      notTowns.test(town) ||
      partOfWorld.test(town) ||
      placeMentions(town).some(
        ({ places }) =>
          alpha2s.length === 0 || places.some(({ alpha2, kind }) => kind === 'country' || alpha2s.includes(alpha2)),
      )
    )
      return;
    towns.push({ name: town, points });
  };
  for (const [, town] of said.matchAll(afterCode)) add(town, 6);
  for (const { at, text, places } of placeMentions(said)) {
    // "Stroud, Gloucestershire", "Todi, in Umbria": what stands before a region is in it.
    if (places.every(({ kind }) => kind === 'city')) continue;
    // "(DeLonghi, Philips, Jura)": of three names in a row none is in another.
    const town = beforeRegion.exec(said.slice(0, at));
    // "Lebensmittelhersteller in Deutschland": where every noun has a capital, what stands before "in" is any noun.
    if (
      language === 'de' &&
      places.some(({ kind }) => kind !== 'city') &&
      town !== null &&
      /\s(?:in|im|in der)\s$/u.test(town[0]) &&
      !germanTown.test(town[1] ?? '')
    )
      continue;
    // "Ashburton, Devon": the town of that name in another country is not meant.
    add(
      town?.[1],
      6,
      places.map(({ alpha2 }) => alpha2),
    );
    // "La Rioja (Haro)"
    add(new RegExp(String.raw`^\s\((${name})\)`, 'u').exec(said.slice(at + text.length))?.[1], 6);
  }
  // "Lumezzane (BS)", "Paraty (RJ)": a town and the letters of its province.
  if (language === 'it' || language === 'pt')
    add(new RegExp(String.raw`(?:^|[\s,–—-])(${name})\s\([A-Z]{2}\)`, 'u').exec(said)?.[1], 6);
  if (topic === 'place' && towns.length === 0) add(new RegExp(`^(${name})(?=$|[,.]|\\s?\\()`, 'u').exec(said)?.[1], 5);
  // "w Nowym Targu": an adjective and a noun that both have the ending of "in".
  const inPolish =
    language === 'pl' ? /(?<!\p{L})we?\s(\p{Lu}\p{L}+)[yi]m\s(\p{Lu}\p{L}+)u(?!\p{L})/u.exec(said) : null;
  if (inPolish) add(`${inPolish[1]}y ${inPolish[2]}`, 4);
  const after = new RegExp(String.raw`(?<![\p{L}])(?:${words.at})\s(${name})(?=$|[\s,.;:)!])`, 'gu');
  for (const found of said.slice(0, 1_000).matchAll(after)) {
    const town = found[1] ?? '';
    // "i Keiser Wilhelms gate": a street.
    if (streetEndings.test(said.slice(found.index + found[0].length))) continue;
    const [first = ''] = town.split(' ');
    if (language === 'de') {
      if (
        germanTown.test(first) &&
        /(?:in|aus|bei)\s$/iu.test(said.slice(0, found.index + found[0].length - town.length))
      )
        add(town.split(/\s(?=\p{Lu}\p{Ll}+(?:ung|keit|heit)\b)/u, 1)[0], 3);
    } else if (isTownLanguage.has(language ?? 'en') && isInside(found[0], language)) {
      add(town, isBase.test(said.slice(0, found.index)) ? 5 : 2.5);
    }
  }
  return towns;
}

/** "installés depuis 2019 à Plouay" */
const isBase = compiled(
  String.raw`(?<!\p{L})(?:${wordsFor('isBase')})(?:\s(?:${wordsFor('isBaseSince')})\s\p{N}{4})?\s?$`,
);

/** Languages that give no capital to nouns and leave the name of a town as it is. */
const isTownLanguage: ReadonlySet<string> = new Set(['en', 'fr', 'es', 'it', 'nl', 'sv', 'da', 'no']);
const insideTown = compiled(String.raw`^(?:${wordsFor('insideTown')})\s`);

/** "at", "of" and "from" stand before people and brands as often. */
const isInside = (found: string, language: Language | null): boolean =>
  (language === 'en'
    ? /^(?:in|near|based in|located in|outside|around)\s/iu
    : language === 'it'
      ? /^(?:a|in|con sede a|situat[oa] a|vicino a)\s/iu
      : language === 'fr'
        ? /^(?:à|basée? à|située? à|installée? à|implantée? à|près de)\s/iu
        : insideTown
  ).test(found);
