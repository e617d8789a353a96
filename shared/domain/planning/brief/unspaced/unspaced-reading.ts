import type { Language } from '../../../language/languages.ts';
import { countryOfLetters, homeOfLanguage, placeMentions } from '../../../places/places.ts';
import { writingWords } from '../../words/read-writing-words.ts';
import { readingWords } from '../../words/reading-words.ts';
import { kindOfSite } from '../brief-kind.ts';
import { OFFERINGS_MAX } from '../brief-offerings.ts';
import { pricesIn, saysContact } from '../brief-people.ts';
import type { BriefReading } from '../brief-reading.ts';
import {
  unspacedAreas,
  unspacedAudience,
  unspacedCity,
  unspacedName,
  unspacedOfferings,
  unspacedRivals,
  unspacedStatements,
  unspacedWishes,
} from './unspaced-brief.ts';
import { type UnspacedLanguage, unspacedWords } from './unspaced-words.ts';

/** Reads a brief in Japanese, Chinese or Korean. */
export function unspacedReading(brief: string, language: UnspacedLanguage, others: readonly Language[]): BriefReading {
  const words = unspacedWords(language);
  const writing = writingWords(language);
  const statements = unspacedStatements(brief, words);
  const name = unspacedName(statements, words);
  const { kind, noun } = kindOfSite(statements, readingWords(language), language, name?.value ?? null);
  const city = unspacedCity(statements, words);
  const alpha2 = guessCountry(brief, language, city?.value ?? null);
  const offerings = unspacedOfferings(statements, words, { name: name?.value ?? null, writing });
  const areas = unspacedAreas(statements, words, city?.value ?? null);
  return {
    statements,
    language,
    planLanguage: language,
    isQuotable: true,
    otherLanguages: others,
    name,
    country: alpha2 === null ? null : findCountry(alpha2),
    countryWords: city === null ? null : city.words,
    city,
    areas,
    saysAreas: areas.length > 0,
    kind,
    noun: offerings.some(({ value }) => value === noun) ? null : noun,
    offerings: offerings.slice(0, OFFERINGS_MAX),
    offeringsSaid: offerings.length,
    audience: unspacedAudience(statements, words),
    rivals: unspacedRivals(statements, words, name?.value ?? null),
    prices: pricesIn(statements),
    wishes: unspacedWishes(statements, words, writing),
    saysContact: saysContact(brief),
  };
}

const findCountry = (alpha2: string): BriefReading['country'] => {
  const country = countryOfLetters(alpha2);
  return country === null ? null : { ...country, alpha2 };
};

/** Chinese is written in several countries; a town of the text says in which. */
const ofTaiwan = /台北|臺北|高雄|台中|臺中|台南|臺南|新竹|台湾|台灣|臺灣|桃園/u;

function guessCountry(brief: string, language: UnspacedLanguage, city: string | null): string | null {
  const text = city ?? brief;
  if (language === 'zh') return ofTaiwan.test(text) ? 'TW' : homeOfLanguage(language);
  const [mention] = city === null ? [] : placeMentions(city);
  return mention?.places[0]?.alpha2 ?? homeOfLanguage(language);
}
