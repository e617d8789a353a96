import type { Language } from '../../language/languages.ts';
import { compiled, spellOutLetters } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import type { StatementTopic } from './label-topics.ts';

interface Town {
  readonly name: string;
  readonly points: number;
}

const nameWord = spellOutLetters(String.raw`\p{Lu}[\p{L}\p{M}'’-]{2,30}`);
const name = String.raw`${nameWord}(?:\s(?:${wordsFor('townNamesName')}))?(?:\s${nameWord})?(?:\sd[oa]s?\s${nameWord})?`;
const afterCode = new RegExp(
  String.raw`(?<![\d-])(?:[A-Z]{1,2}-)?(?:\d{5}|(?!19\d\d|20\d\d)\d{4}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3}\s\d{2}|\d{4}\s?[A-Z]{2})\s(${name})`,
  'gu',
);
const beforeRegion = new RegExp(
  String.raw`(?<![\p{L}])(${name})(?:,\s|\s\(|\s[–—-]\s|\s(?=in\s))(?:${wordsFor('beforeRegion')})?\s?$`,
  'u',
);
const notTowns = compiled(`^(?:${wordsFor('notTowns')})$`);

const townTail = compiled(String.raw`(?:\s(?:${wordsFor('townTail')})){1,4}$`);

/** Towns that no table knows: after a postal code, after a place label, or after "in" where only names have capitals. */
export function townsIn(said: string, words: ReadingWords, language: Language | null, topic: StatementTopic): Town[] {
  const towns: Town[] = [];
  const add = (found: string | undefined, points: number, alpha2s: readonly string[] = []): void => {
    const town = (found ?? '').replace(townTail, '').trim();
    // "Ashburton, Devon": the town of that name in another country is not meant.
    const isKnown = placeMentions(town).some(
      ({ places }) =>
        alpha2s.length === 0 || places.some(({ alpha2, kind }) => kind === 'country' || alpha2s.includes(alpha2)),
    );
    if (town !== '' && !notTowns.test(town) && !isKnown) towns.push({ name: town, points });
  };
  for (const [, town] of said.matchAll(afterCode)) add(town, 6);
  // "Stroud, Gloucestershire", "Todi, in Umbria": what stands before a region is in it.
  for (const { at, places } of placeMentions(said))
    if (language !== 'de' && places.some(({ kind }) => kind !== 'city'))
      add(
        beforeRegion.exec(said.slice(0, at))?.[1],
        6,
        places.map(({ alpha2 }) => alpha2),
      );
  if (topic === 'place' && towns.length === 0) add(new RegExp(`^(${name})(?=$|[,.]|\\s?\\()`, 'u').exec(said)?.[1], 5);
  if (!isTownLanguage.has(language ?? 'en')) return towns;
  const after = new RegExp(String.raw`(?<![\p{L}])(?:${words.at})\s(${name})(?=$|[\s,.;:)!])`, 'gu');
  for (const found of said.slice(0, 1_000).matchAll(after))
    if (insideTown.test(found[0])) add(found[1], isBase.test(said.slice(0, found.index)) ? 5 : 2.5);
  return towns;
}

/** "installés depuis 2019 à Plouay" */
const isBase = compiled(
  String.raw`(?<!\p{L})(?:${wordsFor('isBase')})(?:\s(?:${wordsFor('isBaseSince')})\s\p{N}{4})?\s?$`,
);

/** Languages that give no capital to nouns and leave the name of a town as it is. */
const isTownLanguage: ReadonlySet<string> = new Set(['en', 'fr', 'es', 'it', 'nl', 'sv', 'da', 'no']);
const insideTown = compiled(String.raw`^(?:${wordsFor('insideTown')})\s`);
