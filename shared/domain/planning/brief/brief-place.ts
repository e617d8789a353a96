import type { Language } from '../../language/languages.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { CountryPlace } from '../../places/countries.ts';
import { countryEvidence } from '../../places/country-evidence.ts';
import { countryOfLetters, homeOfLanguage, placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import type { Said } from './brief-offerings.ts';
import type { Statement } from './brief-statements.ts';
import { listItems } from './phrase-lists.ts';
import { townsIn } from './town-names.ts';

interface BriefPlace {
  /** Null where nothing says it, not even the language. */
  readonly country: (CountryPlace & { readonly alpha2: string }) | null;
  /** The words of the brief for it; null where the language alone is the evidence. */
  readonly countryWords: string | null;
  readonly city: Said | null;
  /** Other places of which the brief says that the business works there. */
  readonly areas: readonly Said[];
}

interface CityVote {
  /** As the table has it; two forms of a name are one city. */
  key: string;
  /** As the brief has it, or without the ending that a case adds. */
  name: string;
  alpha2: string | null;
  points: number;
  words: string;
  at: number;
}

const AREAS_MAX = 8;
/** Where only customers are is not where the business is. */
const CITY_POINTS_MIN = 0.5;
/** Languages in which the name of a city has other endings after "in". */
const inflects: ReadonlySet<string> = new Set(['pl', 'cs', 'ru', 'tr']);

const beside = compiled(String.raw`(?<!\p{L})(?:${wordsFor('beside')})\s$`);

/** "half an hour from Perugia" says where the business is not. */
const distance = compiled(String.raw`(?:${wordsFor('distance')})\s(?:${wordsFor('distanceFrom')})\s$`);

/** Where a business is and where it works: what the brief names, with the weight of how it says so. */
export function placeIn(
  statements: readonly Statement[],
  words: ReadingWords,
  language: Language | null,
  name: string | null,
): BriefPlace {
  const votes = new Map<string, { points: number; words: string; strongest: number }>();
  const vote = (alpha2: string, points: number, said: string): void => {
    const known = votes.get(alpha2) ?? { points: 0, words: said, strongest: 0 };
    votes.set(alpha2, {
      points: known.points + points,
      words: points > known.strongest ? said : known.words,
      strongest: Math.max(points, known.strongest),
    });
  };
  const cities: CityVote[] = [];
  /** Countries of which the brief says only that customers are there. */
  const ofCustomers = new Set<string>();
  let elsewhere = false;
  const at = compiled(String.raw`(?<![\p{L}])(?:${words.at})\s(?:(?:${wordsFor('at')})\s)?$`);
  for (const [index, statement] of statements.entries()) {
    const { said, topic, text, kind, denied } = statement;
    if (topic === 'rivals' || topic === 'denied' || said === '') continue;
    for (const { alpha2, points } of countryEvidence(said)) {
      vote(alpha2, points, text);
      elsewhere = true;
    }
    // "Unsere Mitbewerber sind die Praxis am Münster": where others are.
    if (wordPattern(words.rivals).test(said)) continue;
    for (const mention of placeMentions(said)) {
      const isPlaced =
        topic === 'place' || topic === 'area' || at.test(said.slice(Math.max(0, mention.at - 24), mention.at));
      const possible = mention.places.filter(({ isEveryday }) => isPlaced || !isEveryday);
      if (possible.length === 0) continue;
      const before = said.slice(0, mention.at);
      // "based in" says more than "in"; behind "for" stands where customers are.
      const isCustomers =
        topic === 'audience' ||
        wordPattern(words.audience).test(before) ||
        wordPattern(words.forWhom).test(before.slice(-30));
      // "Clínica Sol, Sevilla": where the first lines name the business, the place stands beside it.
      const isBeside = (index < 2 || topic === 'name') && /[,–—-]\s$/u.test(before);
      // A line of notes that is a town and nothing else says where.
      const isAlone = topic === null && said.trim() === mention.text;
      const form = topic === 'place' ? 6 : isPlaced || isBeside ? 4 : 1.5;
      const weight =
        (form *
          (isCustomers || denied !== '' || (kind === 'item' && !isPlaced && !isAlone) ? 0.3 : 1) *
          (distance.test(before) || beside.test(before) ? 0.3 : 1)) /
        (index < 4 ? 1 : 1.6);
      for (const place of possible) {
        if (place.kind === 'country' && isCustomers) ofCustomers.add(place.alpha2);
        else elsewhere = true;
        vote(place.alpha2, (place.kind === 'country' ? weight * 1.1 : weight) / possible.length, text);
        if (place.kind === 'city')
          cities.push({
            key: place.name,
            name: inflects.has(language ?? 'en') ? place.name : mention.text,
            alpha2: place.alpha2,
            points: weight,
            words: text,
            at: index,
          });
      }
    }
    for (const town of townsIn(said, words, language, topic)) {
      // "La Cabane à Histoires": a part of the name is no town.
      if (town.name === name || name?.endsWith(` ${town.name}`) === true) continue;
      cities.push({
        key: town.name,
        name: town.name,
        alpha2: null,
        points: town.points / (index < 4 ? 1 : 1.6),
        words: text,
        at: index,
      });
    }
  }
  // Customers in several countries do not say where the business is.
  if (!elsewhere && ofCustomers.size > 1) votes.clear();
  const home = homeOfLanguage(language);
  if (home !== null && votes.size > 0) vote(home, 1, '');
  const [strongest] = [...votes].toSorted(([, a], [, b]) => b.points - a.points);
  const alpha2 = strongest?.[0] ?? home;
  const country = alpha2 === null ? null : countryOfLetters(alpha2);
  const own = cities.filter(
    (city) => (city.alpha2 === null || city.alpha2 === alpha2) && city.points >= CITY_POINTS_MIN,
  );
  const [city] = own.toSorted((a, b) => b.points - a.points || a.at - b.at);
  return {
    country: country && alpha2 !== null ? { ...country, alpha2 } : null,
    countryWords: strongest?.[1].words ?? null,
    city: city ? { value: city.name, words: city.words } : null,
    areas: areasIn(statements, words, own, city ?? null, language),
  };
}

/** The places after "we serve", and other cities of the same country that the brief names. */
function areasIn(
  statements: readonly Statement[],
  words: ReadingWords,
  cities: readonly CityVote[],
  home: CityVote | null,
  language: Language | null,
): Said[] {
  const isInflected = inflects.has(language ?? 'en');
  const found = new Map<string, string>();
  for (const { topic, said, text, kind } of statements) {
    if (said === '' || kind === 'heading' || topic === 'rivals') continue;
    const cue = wordPattern(words.area).exec(said);
    const served = topic === 'area' ? said : cue ? said.slice(cue.index + cue[0].length) : null;
    if (served === null) continue;
    for (const place of placesOfList(served, words))
      if (!isInflected || placeMentions(place).length > 0) found.set(place, text);
  }
  // Where the brief lists the places, no other one is meant.
  const isListed = found.size > 1;
  for (const { key, name, words: said, points } of cities) {
    if (!isListed && points >= 2 && !found.has(name) && !found.has(key)) found.set(name, said);
  }
  for (const form of home === null ? [] : [home.key, home.name]) found.delete(form);
  for (const place of found.keys())
    if (home !== null && placeMentions(place)[0]?.places[0]?.name === home.key) found.delete(place);
  return [...found].slice(0, AREAS_MAX).map(([value, said]) => ({ value, words: said }));
}

const placeName = new RegExp(
  String.raw`^(?:(?:${wordsFor('placeNameArticles')})\s)?\p{Lu}[\p{L}\p{M}'’-]+(?:\s(?:${wordsFor('placeName')})(?!\p{L})){0,3}`,
  'u',
);

/** Names in a list, where one of them is a known place or there are several. */
function placesOfList(text: string, words: ReadingWords): string[] {
  const [clause = ''] = text.split(/[.;!?()]|\s[–—]\s/u, 1);
  const names: string[] = [];
  for (const item of listItems(clause, words).slice(0, 20)) {
    const bare = item.replace(compiled(String.raw`^(?:(?:${words.at}|${words.leading}|${wordsFor('bare')})\s)+`), '');
    const name = placeName.exec(bare)?.[0];
    if (name === undefined) {
      if (names.length > 0) break;
      continue;
    }
    const [known] = placeMentions(name);
    const place = known?.places[0];
    if (place?.kind === 'country' || (place?.kind === 'region' && known?.text === name)) continue;
    names.push(place?.kind === 'city' && known?.text === name ? place.name : name);
  }
  const isSure = names.length > 1 || names.some((name) => placeMentions(name).length > 0);
  return isSure ? names : [];
}
