import type { Language } from '../../language/languages.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import { removeVariants, selfReference } from './bare-lists.ts';
import { isNote } from './brief-notes.ts';
import type { Statement } from './brief-statements.ts';
import { lastCut, namesCustomers } from './list-audience.ts';
import type { OfferingContext, OfferingItem } from './offering-name.ts';
import { isThing } from './our-things.ts';
import { isToldInClause } from './page-names/page-name.ts';
import { listItems } from './phrase-lists.ts';
import { removeTowns } from './town-lists.ts';

const LIST_MIN = 3;
const ITEM_WORDS_MAX = 5;
const SAID_CHARACTERS_MAX = 300;

/** Languages whose lists are read without a verb: the others have their own forms. */
const readable: ReadonlySet<string> = new Set(['en', 'de', 'nl', 'sv', 'da', 'no']);

/** Entries of a list of qualities and terms, which is no list of things. */
const ofTerms =
  /^(?:free|no|fully|family|open|closed|easy|fast|quick|same[- ]day|friendly|established|founded|est|member|members|run by|owned by|based|dogs?|pets|cards?|cash|call|phone|tel|kostenlose?[rns]?|gratis|keine?|faire?|gegründet|mitglied|familien\p{L}+|inhaber\p{L}*|lid|eigen|medlem|familje\p{L}+|grundat|familie\p{L}+|etableret|etablert|ca|about|around|over|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|twee|drie|vijf|zes|zeven|tien|två|tre|fyra|fem|sex|sju|åtta|tio|to|fire|seks|syv|otte|åtte|ti|\d+)(?!\p{L})|(?:insured|qualified|registered|licensed|certified|accredited|owned|run|trained|approved|based|friendly|free|welcome|available|included|required|guaranteed|experience|versichert|zertifiziert|geprüft|willkommen|möglich|inklusive|kostenlos|frei|geöffnet|geschlossen|vorhanden|verzekerd|gecertificeerd|welkom|mogelijk|försäkrade?|certifierade?|välkomna|velkomne?|autoriseret|godkjent|autorisert|please|bitte|graag|gärna|tack|takk)$|(?<!\p{L})(?:please|bitte|graag|gärna|gerne|employees|staff|mitarbeiter\p{L}*|medewerkers|anställda|ansatte|leute|people)(?!\p{L})/iu;
/** "vinyasa, yin and beginners classes": the last word belongs to each of them. */
const heads =
  /^(?:classes|courses|lessons|tours|workshops|massages?|therapy|insurance|law|training|coaching|roofs|floors|fences|windows)$/iu;

const addSharedHead = (items: readonly string[], language: Language | null): string[] => {
  const last = items.at(-1) ?? '';
  const head = last.split(' ').at(-1) ?? '';
  const isShared = language === 'en' && heads.test(head) && last.includes(' ');
  return items.map((item) => (isShared && /^\p{L}[\p{L}-]*$/u.test(item) ? `${item} ${head}` : item));
};

/** "alte Möbel", "Bücher aus der Region", "Pflege von Gräbern": a noun, with what describes it. */
const germanNoun =
  /^(?:(?:\p{Ll}+(?:e|en|er|es|em)|-?\p{Lu}[\p{L}-]*-\sund)\s){0,2}\p{Lu}[\p{L}-]+(?:\s(?:(?:aus|für|mit|von|nach|auf|in|zum|zur|am|an|bei|im|rund um)\s.+|(?:der|des|\p{Ll}+(?:er|en))\s\p{Lu}\p{L}+|\p{Lu}[\p{L}-]+))?$/u;
function areThings(items: readonly string[], { words, language, isPart }: OfferingContext): boolean {
  const isOfCapitals = words.hasCapitalNouns === true;
  const [, ...further] = items;
  return (
    items.every((item) => item.split(' ').length <= ITEM_WORDS_MAX && !ofTerms.test(item) && !/\d{2}/u.test(item)) &&
    (isOfCapitals
      ? items.every((item) => germanNoun.test(item))
      : further.every((item) => /^(?:\p{Ll}|\p{Lu}{2,}(?:$|\s|-)|\p{Lu}\p{L}+\s\p{Ll})/u.test(item))) &&
    items.filter((item) => namesCustomers([item])).length * 2 <= items.length &&
    !items.some((item) => isPart(item) || isToldInClause(item, language))
  );
}

/** "Wedding invitations, business cards and posters, all printed by hand.": a sentence that is a list of things and has no verb. */
export function nounList({ kind, said, topic, denied }: Statement, context: OfferingContext): OfferingItem[] {
  const { words, language } = context;
  if (!readable.has(language ?? '') || kind !== 'sentence' || topic !== null || denied !== '') return [];
  if (said.length > SAID_CHARACTERS_MAX || isNote(said) || selfReference.test(said)) return [];
  const things = removeTowns(removeVariants(said, words), words, language);
  const text = trimTrailing(things, /[.\s]/u);
  if (placeMentions(text).length > 0) return [];
  const cues = [
    words.offers,
    words.anyVerb ?? words.is,
    words.weAre,
    words.audience,
    words.area,
    words.named,
    words.rivals,
    words.wish,
  ];
  if (cues.some((phrases) => wordPattern(phrases).test(text))) return [];
  if (new RegExp(String.raw`\s(?:${words.is})\s`, 'iu').test(` ${text.split(' ').slice(1).join(' ')} `)) return [];
  const items = addSharedHead(listItems(text, words), language);
  if (items.length < LIST_MIN || !areThings(items, context)) return [];
  const isOfCapitals = words.hasCapitalNouns === true;
  const evident = items.filter((item) => isThing(item, isOfCapitals)).length;
  return evident * 2 >= items.length ? lastCut(items, words) : [];
}

/** "Bluebird is a studio in Hobart with vinyasa, yin and beginners classes": what a business is, and a list behind "with". */
export function listBehindWith(said: string, context: OfferingContext): OfferingItem[] {
  const { words, language } = context;
  if (!readable.has(language ?? '')) return [];
  const text = removeTowns(said, words, language);
  const found = compiled(
    String.raw`^[^.;:]{3,80}?\s(?:is|are|ist|sind|bin|zijn|är|er)\s(?:an?|eine?|een|ett?|en)\s[^,.;:]{3,80}?\s(?:with|mit|met|med)\s([^.;:]{8,200})`,
  ).exec(text);
  const list = found?.[1];
  if (
    list === undefined ||
    compiled(String.raw`(?:^|,\s|\s(?:${words.and})\s)(?:${words.article}|own|eigene[mnr]?|eigen|egen|eget)\s`).test(
      list,
    )
  )
    return [];
  const items = addSharedHead(listItems(list, words), language);
  return items.length >= LIST_MIN && areThings(items, context) ? lastCut(items, words) : [];
}
