import { isTerm, splitNormalizedWords } from '../language/subject-terms.ts';
import { countryOfLetters, UNITED_STATES } from '../places/places.ts';
import type { BriefReading } from './brief/brief-reading.ts';
import { readBrief } from './brief/read-brief.ts';
import { UNNAMED_SITE } from './unnamed-site.ts';

/** The site in a brief: its name, and where its customers search. */
export interface SiteDescription {
  name: string;
  countryCode: number;
  countryName: string;
  cityName: string | null;
}

const NAME_CHARACTERS_MAX = 80;
const STATEMENTS_READ_MAX = 10;
const WORDS_OF_A_KIND_MAX = 4;

/** The United States where neither the brief nor its language says where the customers are (spec, Site planning). */
export function describeSite(brief: string): SiteDescription {
  const reading = readBrief(brief);
  const country = (reading.country && countryOfLetters(reading.country.alpha2)) ?? UNITED_STATES;
  const name = reading.name?.value ?? describedName(reading) ?? UNNAMED_SITE;
  return { name: name.slice(0, NAME_CHARACTERS_MAX).toWellFormed(), ...country, cityName: reading.city?.value ?? null };
}

/** A business without a name is called by what it is and where: "a shoe shop in Leeds" is Leeds Shoe Shop. */
function describedName({ statements, noun, city, planLanguage, language }: BriefReading): string | null {
  const place = city?.value ?? null;
  if (planLanguage !== null && planLanguage !== 'en') {
    if (noun === null) return null;
    return [noun.slice(0, 1).toUpperCase() + noun.slice(1), ...(place === null ? [] : [place])].join(' ');
  }
  if (language !== null && planLanguage === null) return null;
  for (const { said, kind } of statements.slice(0, STATEMENTS_READ_MAX)) {
    const isOfBusiness = kind === 'sentence' && describesBusiness.test(said);
    const words = isOfBusiness ? businessKind(said) : [];
    if (words.length > 0) return titleCase(place === null ? words : [place, ...words]);
  }
  return null;
}

/** "a shoe shop in Leeds", "We are a …", "Yoga classes, …": not an instruction, and not a story. */
const describesBusiness =
  /^(?:an?|our|my)\s|(?:is|are|am|'m|'re|run|own|have|has|need(?: a website for)?|for|website for) (?:an?|our|my)\s|^[\p{L}'-]+(?:\s[\p{L}'-]+){0,2}(?:[,.]|$|\s(?:in|near|from)\s)/iu;
const titleCase = (words: readonly string[]): string =>
  words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');

/** The words after the first article, up to the first word that carries no topic: what kind of business this is. */
function businessKind(statement: string): string[] {
  const article = /(?:^|\s)(?:an?|our|the|my)\s(?=\p{L})/iu.exec(statement);
  const phrase = article ? statement.slice(article.index + article[0].length) : statement;
  const [clause = ''] = phrase.split(/[.,;:!?()\n]|\s[-–—]\s/u, 1);
  const words = splitNormalizedWords(clause.slice(0, 200));
  const end = words.findIndex((word) => !isTerm(word, 'en') || endsAKind.has(word));
  return words.slice(0, Math.min(end === -1 ? words.length : end, WORDS_OF_A_KIND_MAX));
}

const endsAKind = new Set(
  'selling offering based near serving providing making called named specialising specializing run across roast want need living working specialized specialised offers makes sells runs'.split(
    ' ',
  ),
);
