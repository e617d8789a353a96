import type { Language } from '../../language/languages.ts';
import { termKeysOf } from '../../language/subject-terms.ts';
import { placeMentions } from '../places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { isNote } from './brief-notes.ts';
import type { Statement } from './brief-statements.ts';
import { isDenied } from './denied-phrases.ts';
import { lastCut } from './list-audience.ts';
import { objectsOf, subjectBehind, withoutSecondVerb } from './object-parts.ts';
import { OFFERING_WORDS_MAX, type OfferingContext, type OfferingItem, offeringName } from './offering-name.ts';
import { bareItem, listItems } from './phrase-lists.ts';
import { bookedObjects, verbObjects } from './verb-objects.ts';
import { wishCue } from './wish-sentences.ts';
import { wordPattern } from './word-pattern.ts';

/** Something that a brief says, with the words that say so. */
export interface Said {
  readonly value: string;
  readonly words: string;
}

export const OFFERINGS_MAX = 14;

/** What a brief offers: the items of its lists, and what stands after "we offer". What it denies is none. */
export function offeringsIn(statements: readonly Statement[], context: OfferingContext): Said[] {
  const { words } = context;
  const listed = statements.filter(({ kind, topic }) => kind === 'item' && topic === 'offer').length;
  const rows = statements.filter(({ kind, topic }) => kind === 'item' && topic === null).length;
  const isListed = listed >= LIST_MIN || (listed === 0 && rows >= LIST_MIN);
  const readContext =
    context.inventory === undefined
      ? context
      : { ...context, words: { ...words, offers: `${words.offers}|${context.inventory}` } };
  const found: Said[] = [];
  for (const given of statements) {
    const statement = { ...given, said: withoutIntroduction(given.said, context) };
    const items = itemsOf(statement, listed > 0, readContext);
    // Where the brief lists what is offered, a sentence in passing sums it up, unless it adds: "we also sell".
    if (isListed && statement.kind !== 'item' && isSummary(statement, items, context)) continue;
    for (const item of items) {
      const value = offeringName(item, context);
      if (value !== null) found.push({ value, words: statement.text });
    }
  }
  return withoutRepeats(
    found.filter(({ value }) => !isDenied(value, statements, context.language)),
    context.language,
  ).slice(0, OFFERINGS_MAX);
}

/** "I run the pottery “Clay and Fire” in Leeds": what a verb says of the business itself is not what it offers. */
function withoutIntroduction(said: string, { words, name }: OfferingContext): string {
  if (name === undefined || !said.includes(name)) return said;
  return said
    .split(/(?<=[.;!?])\s/u)
    .filter((clause) => {
      const cue = wordPattern(words.offers).exec(clause);
      const nameAt = clause.indexOf(name);
      const between = cue === null ? '' : clause.slice(cue.index + cue[0].length, nameAt);
      return cue === null || nameAt < cue.index || /[,:]/u.test(between);
    })
    .join(' ');
}

const LIST_MIN = 3;
/** Objects of a verb have endings there that a name of a page must not have. */
const inflects: ReadonlySet<string> = new Set(['pl', 'cs', 'ru']);
const adds =
  /(?<!\p{L})(?:also|too|besides|in addition|auch|außerdem|zudem|zusätzlich|aussi|également|en plus|también|además|anche|inoltre|também|ainda|ook|daarnaast|również|też|także|också|även|dessutom|také|также|ещё|ayrıca)(?!\p{L})/iu;

const isSummary = (
  { said, topic }: Statement,
  items: readonly OfferingItem[],
  { language }: OfferingContext,
): boolean => topic !== 'offer' && !adds.test(said) && (items.length <= 2 || inflects.has(language ?? 'en'));

function itemsOf(statement: Statement, labelled: boolean, context: OfferingContext): OfferingItem[] {
  const { words } = context;
  const { kind, topic, said } = statement;
  if (kind === 'heading' || said === '') return [];
  if (kind === 'item') {
    const isOffer = topic === 'offer' || (topic === null && !labelled);
    if (!isOffer || wishCue(said, words) !== null || (topic === null && isNote(said))) return [];
    return listedItem(said, context);
  }
  if (topic === 'offer') {
    if (planPrice.test(said)) return [];
    // "Services: a, b and c", or a sentence in the part about the services.
    const offered = offeredIn(said, context);
    if (offered.length > 0) return offered;
    // A sentence behind the list says something else: "Users are platform engineers".
    const isSentence = statement.isCarried === true && wordPattern(words.is).test(said) && !/[,;]/u.test(said);
    const isShort = statement.under !== null && statement.text.length < 400 && !/[.!?]\s/u.test(said);
    const isList = isShort && !isSentence && !ofUs.test(said);
    return isList ? lastCut(listItems(said, words), words) : [];
  }
  const booked = bookedObjects(said);
  if ((topic !== null && topic !== 'other') || wishCue(said, words) !== null) return booked;
  const isUnderLabel =
    statement.under !== null && statement.isCarried !== true && !ofUs.test(statement.under.slice(0, 8));
  if (topic === null && !isUnderLabel && isBareList(statement, words))
    return lastCut(listItems(bareItem(withoutVariants(said, words)), words), words);
  return [...offeredIn(said, context), ...booked];
}

const BARE_LIST_MIN = 3;
const BARE_PART_WORDS_MAX = 4;

/** "Ramen, gyoza, sake.": things in a row without a verb. Names and adjectives in a row are none. */
function isBareList({ kind, text, said: whole, denied }: Statement, words: ReadingWords): boolean {
  const said = withoutVariants(whole, words);
  if (kind !== 'sentence' || denied !== '' || /\d|[@:?!()]/u.test(said) || isNote(said)) return false;
  const parts = said.replace(/\.$/u, '').split(new RegExp(String.raw`,\s|\s(?:${words.and})\s`, 'iu'));
  const [, ...further] = parts;
  const hasCapitalNouns = further.length > 0 && further.every((part) => /^\p{Lu}/u.test(part));
  const cues = [
    words.offers,
    words.anyVerb ?? words.is,
    words.is,
    words.audience,
    words.area,
    words.named,
    words.weAre,
    words.tail,
    words.rivals,
  ];
  return (
    parts.length >= BARE_LIST_MIN &&
    parts.every((part) => part.split(' ').length <= BARE_PART_WORDS_MAX) &&
    (further.every((part) => /^\p{Ll}/u.test(part)) || (words.hasCapitalNouns === true && hasCapitalNouns)) &&
    placeMentions(text).length === 0 &&
    !ofUs.test(said) &&
    cues.every((phrases) => wordPattern(phrases).exec(said) === null)
  );
}

/** A sentence about the business is no list, wherever it stands. */
const ofUs =
  /(?<!\p{L})(?:us|we|our|my|uns|wir|unsere?[rnms]?|nous|notre|nos|nosotros|nuestr[oa]s?|noi|nostr[oaie]|nossos?|nossas?|ons|onze|wij|nas|nasz\p{L}*|oss|våra?|nás|naše|нас|наш\p{L}*)(?!\p{L})/iu;

/** "Repairs, servicing and sales" in one line of a list are three; else what a comma adds describes the item. */
function listedItem(text: string, context: OfferingContext): OfferingItem[] {
  const { words } = context;
  const item = (part: string): OfferingItem => ({ text: part, isListed: true, isObject: false });
  const offered = text.split(' ').length > OFFERING_WORDS_MAX + 2 ? offeredIn(text, context) : [];
  if (offered.length > 0) return offered;
  const bare = bareItem(text);
  const parts = listItems(bare, words);
  const isList = parts.length > 2 && parts.every((part) => part.split(' ').length <= 3 && !/\d/u.test(part));
  return isList ? parts.map(item) : [item(bare.split(/,\s/u, 1)[0] ?? bare)];
}

function offeredIn(said: string, context: OfferingContext): OfferingItem[] {
  const { words } = context;
  const items: OfferingItem[] = [];
  // "We serve Leeds and York" lists places.
  const isOfPlaces = (objects: readonly string[]): boolean =>
    objects.some((object) => placeMentions(object)[0]?.text === object.trim());
  const clauses = withoutVariants(said, words).split(
    /[;!?()]|\s[–—]\s|(?<=\p{L}{3})\.\s|:\s(?=\p{Lu}\p{Ll}+ (?:we|wir|nous)\b)/u,
  );
  for (const whole of clauses) {
    const clause = withSubject(whole, words);
    const found = offerCue(clause, words);
    const listed = verbObjects(clause, context);
    if (listed.length > 0) items.push(...listed);
    else if (found) {
      const after = withoutSecondVerb(
        clause
          .slice(found.index + found[0].length)
          .replace(/^[\s:]+/u, '')
          .replace(subjectBehind, ''),
        words,
      );
      const but = wordPattern(words.but).exec(after);
      const objects = objectsOf(but ? after.slice(0, but.index) : after, words);
      const isOfPeople = /fotogra|photogra/iu.test(found[0]);
      if (!isOfPlaces(objects)) items.push(...lastCut(objects, words).map((item) => ({ ...item, isOfPeople })));
    } else if (words.anyVerb !== undefined) {
      const verb = wordPattern(words.anyVerb).exec(clause);
      const after = verb ? withoutSecondVerb(clause.slice(verb.index + verb[0].length).trim(), words) : '';
      const objects = verb ? objectsOf(after, words) : [];
      const isOfPeople = /fotogra|photogra/iu.test(verb?.[0] ?? '');
      const things = objects.filter((object) => wordPattern(words.tail).exec(object)?.index !== 0 && !isNote(object));
      const isAdded = things.length === 1 && objects.length === 1 && adds.test(clause.slice(0, verb?.index ?? 0));
      if ((things.length > 1 || isAdded) && clause.length < 300 && !isOfPlaces(objects))
        items.push(...lastCut(objects, words).map((item) => ({ ...item, isOfPeople })));
    } else if (words.offersAfter !== undefined) {
      const verb = wordPattern(words.offersAfter).exec(clause);
      if (verb) items.push(...lastCut(listItems(clause.slice(0, verb.index), words), words));
    }
  }
  return items;
}

/** "machen Impfungen, Allergietests und Ultraschall": notes leave the pronoun out. */
function withSubject(clause: string, words: ReadingWords): string {
  if (words.anyVerb === undefined || words.hasCapitalNouns !== true || !/^\p{Ll}{4,}en\s/u.test(clause)) return clause;
  const full = `wir ${clause}`;
  return wordPattern(words.anyVerb).exec(full)?.index === 0 ? full : clause;
}

/** What stands in brackets behind an offering says more of it, and the sentence goes on after it: "tours (half-day) and rentals". */
const withoutVariants = (said: string, words: ReadingWords): string =>
  said.replaceAll(/\s?\(([^()]{1,200})\)/gu, (whole, inside: string) =>
    wordPattern(words.offers).test(inside) ? whole : '',
  );

/** Where a clause begins to say what is offered. A word that is also a noun ("repairs") counts behind a name or a pronoun only. */
function offerCue(clause: string, { offers, ambiguousOffers }: ReadingWords): RegExpExecArray | null {
  if (ofRelatives.test(clause)) return null;
  const sure = wordPattern(offers).exec(clause);
  if (ambiguousOffers === undefined) return sure;
  for (const found of clause.matchAll(new RegExp(wordPattern(ambiguousOffers), 'giu'))) {
    if (sure && sure.index <= found.index) break;
    const before = clause.slice(0, found.index).trim().split(/\s+/u).at(-1) ?? '';
    if (/^\p{Lu}/u.test(before) || subjects.has(before.toLowerCase())) return found;
  }
  return sure;
}

/** "My brother writes software" says nothing of the business. */
export const ofRelatives =
  /^(?:my|mein|mon|mi|il mio|o meu|mijn|mój|min)\s(?:brother|father|husband|son|uncle|bruder|vater|mann|sohn|frère|père|mari|fils|hermano|padre|marido|hijo|fratello|marito|figlio|irmão|pai|filho|broer|vader|man|zoon|brat|ojciec|mąż|syn|bror|pappa|far)(?!\p{L})/iu;

const subjects = new Set(
  'who that which it and also shop studio company workshop business practice salon school firm team agency app tool platform software group charity'.split(
    ' ',
  ),
);

/** "Solo 9 €/month": what a plan of a subscription costs names nothing that is offered. */
const planPrice =
  /(?:[€$£]|\b(?:eur|usd|chf|zł|kr|kč)|₽|₺)\s?(?:\d[\d.,]*\s?)?(?:\/|per|pro|par|al|por|a|na|i|в)\s?(?:month|mo\b|monat|mois|mes|mese|mês|maand|miesiąc|månad|měsíc|мес|ay\b|year|user|nutzer|utilisateur|usuario|utente|utilizador|gebruiker)/iu;

/** Each offering once: of two with the same words, the first. */
function withoutRepeats(found: readonly Said[], language: Language | null): Said[] {
  const seen = new Set<string>();
  return found.filter(({ value }) => {
    const key = termKeysOf(value, language).toSorted().join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
