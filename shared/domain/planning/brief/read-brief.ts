import { normalizeLanguageTag } from '../../language/languages.ts';
import { isPlanLanguage } from '../../language/plan-language.ts';
import { boundedLines, cutText } from '../../language/text-limits.ts';
import { compiled } from '../../language/word-pattern.ts';
import { roleIs } from '../role-rows.ts';
import type { SiteKind } from '../site-kinds.ts';
import { callsTrade } from '../trades/trade-wordings.ts';
import { writingWords } from '../words/read-writing-words.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { readingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import type { WritingWords } from '../words/writing-words.ts';
import { kindOfSite, namesTrade } from './brief-kind.ts';
import { detectLanguages } from './brief-language.ts';
import { nameIn } from './brief-name.ts';
import { OFFERINGS_MAX, offeringsIn } from './brief-offerings.ts';
import { audienceIn, pricesIn, rivalsIn, saysContact } from './brief-people.ts';
import { placeIn } from './brief-place.ts';
import type { BriefReading } from './brief-reading.ts';
import { statementsIn } from './brief-statements.ts';
import { wishesIn } from './brief-wishes.ts';
import { isDenied } from './denied-phrases.ts';
import { readFirstLabel } from './first-label.ts';
import { kindByTrade } from './kind-by-trade.ts';
import { capitalizeNames, isInCapitals, isInSmallLetters, toSmallLetters } from './letter-case.ts';
import { removeMachineOrders } from './machine-orders.ts';
import { normalizeMarks } from './plain-marks.ts';
import { rolesIn } from './site-roles.ts';
import { tradeOfferings } from './trade-offerings.ts';
import { unspacedReading } from './unspaced/unspaced-reading.ts';
import { isUnspaced } from './unspaced/unspaced-words.ts';

/** Without words for a language a denial looks like what is offered, and names no page. */
const deniesItem = compiled(String.raw`^(?:${wordsFor('deniesItem')})\s`);

/** Rooms and places where guests stay are the inventory of a house. */
const inventory = String.raw`(?:${wordsFor('inventory')})(?= (?:\d|\p{L}+ \p{L}))`;

/** More of a brief than the API takes is not read. */
const READ_CHARACTERS_MAX = 20_000;
/** A letter of these languages says as much as three of others. */
const UNSPACED_CHARACTERS_MAX = 7_000;

/**
 * Reads a brief as a person does: headings, lists, what follows "we offer", places, names, denials and wishes. Deterministic; nothing is
 * added to what the brief says. `declared` is the language tag that the site declares.
 */
export function readBrief(brief: string, declared: string | null = null): BriefReading {
  if (last?.brief !== brief || last.declared !== declared)
    last = { brief, declared, reading: createReading(brief, declared) };
  return last.reading;
}

/** A plan asks for the reading of its brief once a page. */
let last: { brief: string; declared: string | null; reading: BriefReading } | undefined;

function createReading(brief: string, declared: string | null): BriefReading {
  const given = removeMachineOrders(boundedLines(cutText(brief, READ_CHARACTERS_MAX)).join('\n'));
  const wasInCapitals = isInCapitals(given);
  let written = wasInCapitals ? toSmallLetters(given) : given;
  const { language, others } = detectLanguages(written, normalizeLanguageTag(declared));
  const planLanguage = isPlanLanguage(language) ? language : null;
  const wordsLanguage = planLanguage ?? 'en';
  if (planLanguage !== null) written = normalizeMarks(written, planLanguage);
  if (isUnspaced(planLanguage)) return unspacedReading(written.slice(0, UNSPACED_CHARACTERS_MAX), planLanguage, others);
  const isSmall = planLanguage !== null && isInSmallLetters(written);
  const known = readingWords(wordsLanguage);
  const words = isSmall ? removeCapitalNouns(known) : known;
  const text = isSmall ? capitalizeNames(written, words, wasInCapitals) : written;
  const statements = readFirstLabel(statementsIn(text, words), wordsLanguage);
  const name = nameIn(
    statements,
    words,
    language,
    (text) => namesTrade(text, wordsLanguage) || callsTrade(text, wordsLanguage),
  );
  const trade = tradeOfferings(statements, words, wordsLanguage, name?.value ?? null);
  const { kind, noun } = kindByTrade(kindOfSite(statements, words, wordsLanguage, name?.value ?? null), trade);
  const place = placeIn(statements, words, language, name?.value ?? null);
  const rivals = rivalsIn(statements, words, name?.value ?? null);
  const writing = cuesOfKind(writingWords(wordsLanguage), kind);
  const wishes = wishesIn(statements, words, writing, language);
  const taken = new Set([...rivals.map(({ value }) => value.toLowerCase()), (name?.value ?? '').toLowerCase()]);
  const offerings = offeringsIn(statements, {
    words,
    language,
    isPart: (phrase) =>
      phrase.split(' ').length <= 2 && rolesIn(phrase, writing).some((role) => roleIs(role, 'isOfEverySite')),
    ...(kind.id === 'lodging' ? { inventory } : {}),
    ...(name === null ? {} : { name: name.value }),
    // "Prodotti", "Quartos": the overview of what is offered is a page of any plan.
    ofTrade: trade.offerings,
  }).filter(
    (offering) =>
      !taken.has(offering.value.toLowerCase()) &&
      (name === null ||
        !(
          offering.value.includes(name.value) ||
          (offering.value.includes(' ') && name.value.includes(offering.value))
        )) &&
      (planLanguage !== null || language === null || !deniesItem.test(offering.words)),
  );
  return {
    statements,
    language,
    planLanguage,
    isQuotable: !isSmall,
    otherLanguages: others,
    name,
    ...place,
    kind,
    noun: offerings.some(({ value }) => value.toLowerCase() === noun?.toLowerCase()) ? null : noun,
    offerings: offerings.slice(0, OFFERINGS_MAX),
    offeringsSaid: offerings.length,
    audience: audienceIn(statements, words),
    rivals,
    prices: pricesIn(statements),
    wishes: {
      ...wishes,
      topics: wishes.topics.filter(
        ({ value }) => !isDenied(value, statements, language) && !rivals.some((rival) => value.includes(rival.value)),
      ),
    },
    saysAreas: place.areas.length > 0 || statements.some(({ topic }) => topic === 'area'),
    saysContact: saysContact(text),
  };
}

/** In such a text nouns have no capitals in any language. */
const removeCapitalNouns = ({ hasCapitalNouns: _, ...words }: ReadingWords): ReadingWords => words;

/** In a school the teachers are its team. */
const teachers = wordsFor('teachers');

/** A programme and a venue are pages of an event; elsewhere they are subjects like any other. */
const cuesOfKind = (writing: WritingWords, { id }: SiteKind): WritingWords => {
  if (id === 'event' || id === 'museum') return writing;
  const { team } = writing.cues;
  const { programme, tickets, venue, ...cues } = writing.cues;
  if (id !== 'school') return { ...writing, cues };
  const ofSchool = team === undefined ? {} : { team: `${team}|${teachers}` };
  return { ...writing, cues: { ...cues, ...ofSchool } };
};
