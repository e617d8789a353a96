import { isTerm, wordsOf } from '../language/subject-terms.ts';
import { statementsOf, titleCase } from './brief-text.ts';
import { placesIn, UNITED_STATES } from './places.ts';

/** What a brief says of the site: what to call it, and where its customers search. */
export interface SiteDescription {
  name: string;
  countryCode: number;
  countryName: string;
  cityName: string | null;
}

const NAME_CHARACTERS_MAX = 80;
const UNNAMED = 'Planned site';
/** The beginning says what a business is called; what is named later is mostly somebody else. */
const STATEMENTS_READ_MAX = 20;

/** The United States where the brief names no country and no city that we know. */
export function describeSite(brief: string): SiteDescription {
  const { country, cityNames } = placesIn(brief);
  const [cityName = null] = cityNames;
  return { name: nameIn(brief, cityName), ...(country ?? UNITED_STATES), cityName };
}

// Every part that repeats is bounded and separated by white space, so that no text makes these backtrack far.
const capitalized = String.raw`\p{Lu}[\p{L}\p{M}\p{N}'’&.-]{0,40}(?:\s(?:&|and|of|the|de|la|\p{Lu}[\p{L}\p{M}\p{N}'’&.-]{0,40}|\p{N}{1,4})){0,5}`;
const nameForms = [
  /(?:called|named|name is|brand)[ :]{1,3}["“‘«']([^"“”‘’«»\n]{2,80})["”’»']/iu,
  /["“«]([^"“”«»\n]{2,60})["”»]/u,
  new RegExp(
    String.raw`(?:called|named|[Nn]ame is|[Nn]ame:|[Ww]e are|We're|I am|[Aa]t|[Ww]elcome to)\s(${capitalized})`,
    'u',
  ),
  new RegExp(
    String.raw`^(${capitalized})(?:,|\s(?:is|are|sells|offers|makes|provides|runs|helps|builds|specialises|specializes)\b)`,
    'u',
  ),
];
/** Words that begin a sentence with a capital, and are no name. */
const notNames = new Set([
  'we',
  'i',
  'our',
  'my',
  'the',
  'a',
  'an',
  'this',
  'it',
  'they',
  'there',
  'these',
  'here',
  'you',
  'everyone',
  'and',
]);

function nameIn(brief: string, cityName: string | null): string {
  const statements = statementsOf(brief)
    .slice(0, STATEMENTS_READ_MAX)
    .map((statement) => statement.slice(0, 1_000));
  for (const form of nameForms) {
    for (const statement of statements) {
      const name = cleaned(form.exec(statement)?.[1] ?? '');
      if (name !== null && name !== cityName) return name;
    }
  }
  return describedName(statements, cityName) ?? UNNAMED;
}

function cleaned(found: string): string | null {
  const name = found
    .replace(/(?:\s(?:and|of|the|de|la|&))+$/u, '')
    .replace(/[\s.,:;'’-]+$/u, '')
    .trim();
  const [first = ''] = wordsOf(name);
  const isName = /\p{L}/u.test(name) && !notNames.has(first) && name.length <= NAME_CHARACTERS_MAX;
  return isName ? name.toWellFormed() : null;
}

/** "a shoe shop in Leeds": Leeds Shoe Shop. */
function describedName(statements: readonly string[], cityName: string | null): string | null {
  for (const statement of statements) {
    const kind = businessKind(statement);
    if (kind.length > 0)
      return titleCase(cityName === null ? kind : [cityName, ...kind])
        .slice(0, NAME_CHARACTERS_MAX)
        .toWellFormed();
  }
  return null;
}

const WORDS_OF_A_KIND_MAX = 4;

/** The words after the first article, up to the first word that carries no topic: what kind of business this is. */
export function businessKind(statement: string): string[] {
  const article = /(?:^|\s)(?:an?|our|the|my)\s(?=\p{L})/iu.exec(statement);
  const phrase = article ? statement.slice(article.index + article[0].length) : statement;
  const [clause = ''] = phrase.split(/[.,;:!?()\n]|\s[-–—]\s/u, 1);
  const words = wordsOf(clause.slice(0, 200));
  const end = words.findIndex((word) => !isTerm(word, null) || endsAKind.has(word));
  return words.slice(0, Math.min(end === -1 ? words.length : end, WORDS_OF_A_KIND_MAX));
}

const endsAKind = new Set([
  'selling',
  'offering',
  'based',
  'near',
  'serving',
  'providing',
  'making',
  'called',
  'named',
  'specialising',
  'specializing',
  'run',
  'across',
]);
