import type { Language } from '../../language/languages.ts';
import { termKeysOf, termsOf } from '../../language/subject-terms.ts';
import { placeMentions } from '../places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { isNote } from './brief-notes.ts';
import type { Statement } from './brief-statements.ts';
import { OFFERING_WORDS_MAX, type OfferingContext, type OfferingItem, offeringName } from './offering-name.ts';
import { bareItem, listItems } from './phrase-lists.ts';
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
  const found: Said[] = [];
  for (const given of statements) {
    const statement = { ...given, said: withoutIntroduction(given.said, context) };
    const items = itemsOf(
      statement,
      listed > 0,
      context.inventory === undefined ? words : { ...words, offers: `${words.offers}|${context.inventory}` },
    );
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

function itemsOf(statement: Statement, labelled: boolean, words: ReadingWords): OfferingItem[] {
  const { kind, topic, said } = statement;
  if (kind === 'heading' || said === '') return [];
  if (kind === 'item') {
    const isOffer = topic === 'offer' || (topic === null && !labelled);
    if (!isOffer || wordPattern(words.wish).test(said) || (topic === null && isNote(said))) return [];
    return listedItem(said, words);
  }
  if (topic === 'offer') {
    if (planPrice.test(said)) return [];
    // "Services: a, b and c", or a sentence in the part about the services.
    const offered = offeredIn(said, words);
    if (offered.length > 0) return offered;
    const isList =
      statement.under !== null && statement.text.length < 400 && !/[.!?]\s/u.test(said) && !ofUs.test(said);
    return isList ? lastCut(listItems(said, words), words) : [];
  }
  if ((topic !== null && topic !== 'other') || wordPattern(words.wish).test(said)) return [];
  if (topic === null && statement.under === null && isBareList(statement, words))
    return lastCut(listItems(bareItem(said), words), words);
  return offeredIn(said, words);
}

const BARE_LIST_MIN = 3;
const BARE_PART_WORDS_MAX = 4;

/** "Ramen, gyoza, sake.": things in a row without a verb. Names and adjectives in a row are none. */
function isBareList({ kind, text, said, denied }: Statement, words: ReadingWords): boolean {
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
function listedItem(text: string, words: ReadingWords): OfferingItem[] {
  const item = (part: string): OfferingItem => ({ text: part, isListed: true, isObject: false });
  const offered = text.split(' ').length > OFFERING_WORDS_MAX + 2 ? offeredIn(text, words) : [];
  if (offered.length > 0) return offered;
  const bare = bareItem(text);
  const parts = listItems(bare, words);
  const isList = parts.length > 2 && parts.every((part) => part.split(' ').length <= 3 && !/\d/u.test(part));
  return isList ? parts.map(item) : [item(bare.split(/,\s/u, 1)[0] ?? bare)];
}

function offeredIn(said: string, words: ReadingWords): OfferingItem[] {
  const items: OfferingItem[] = [];
  // "We serve Leeds and York" lists places.
  const isOfPlaces = (objects: readonly string[]): boolean =>
    objects.some((object) => placeMentions(object)[0]?.text === object.trim());
  const clauses = withoutVariants(said, words).split(
    /[;!?()]|\s[–—]\s|(?<=\p{L}{3})\.\s|:\s(?=\p{Lu}\p{Ll}+ (?:we|wir|nous)\b)/u,
  );
  for (const clause of clauses) {
    const found = offerCue(clause, words);
    if (found) {
      const after = withoutSecondVerb(clause.slice(found.index + found[0].length).replace(/^[\s:]+/u, ''), words);
      const but = wordPattern(words.but).exec(after);
      const objects = objectsOf(but ? after.slice(0, but.index) : after, words);
      const isOfPeople = /fotogra|photogra/iu.test(found[0]);
      if (!isOfPlaces(objects)) items.push(...lastCut(objects, words).map((item) => ({ ...item, isOfPeople })));
    } else if (words.anyVerb !== undefined) {
      const verb = wordPattern(words.anyVerb).exec(clause);
      const after = verb ? withoutSecondVerb(clause.slice(verb.index + verb[0].length).trim(), words) : '';
      const objects = verb ? objectsOf(after, words) : [];
      const isOfPeople = /fotogra|photogra/iu.test(verb?.[0] ?? '');
      if (objects.length > 1 && clause.length < 300 && !isOfPlaces(objects))
        items.push(...lastCut(objects, words).map((item) => ({ ...item, isOfPeople })));
    } else if (words.offersAfter !== undefined) {
      const verb = wordPattern(words.offersAfter).exec(clause);
      if (verb) items.push(...lastCut(listItems(clause.slice(0, verb.index), words), words));
    }
  }
  return items;
}

/** "We design and build": two verbs have one object. */
function withoutSecondVerb(objects: string, words: ReadingWords): string {
  const second = new RegExp(String.raw`^(?:${words.and})\s(\p{Ll}+)\s(?=\S)`, 'iu').exec(objects);
  if (second === null) return objects;
  const rest = objects.slice(second[0].length - (second[1]?.length ?? 0) - 1);
  const nested = wordPattern(words.offers).exec(rest) ?? nestedVerb(rest, words);
  return nested?.index === 0 ? rest.slice(nested[0].length).trim() : objects;
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
const ofRelatives =
  /^(?:my|mein|mon|mi|il mio|o meu|mijn|mój|min)\s(?:brother|father|husband|son|uncle|bruder|vater|mann|sohn|frère|père|mari|fils|hermano|padre|marido|hijo|fratello|marito|figlio|irmão|pai|filho|broer|vader|man|zoon|brat|ojciec|mąż|syn|bror|pappa|far)(?!\p{L})/iu;

const subjects = new Set(
  'who that which it and also shop studio company workshop business practice salon school firm team agency app tool platform software group charity'.split(
    ' ',
  ),
);

/** ", both children and adults", ", preferably at home": for whom and how, behind the objects. */
const aside =
  /,\s(?:both|whether|sowohl|egal ob|tant pour|tanto para|sia per|zowel|både|zarówno|preferably|am liebsten|de préférence|preferiblemente|preferibilmente|de preferência|het liefst|liefst|najchętniej|helst)\s.*$/iu;

/** The objects of a verb: a part that begins a clause of its own ends them. */
function objectsOf(text: string, words: ReadingWords): string[] {
  const objects: string[] = [];
  for (const part of listItems(text.replace(aside, ''), words)) {
    const nested = wordPattern(words.offers).exec(part) ?? nestedVerb(part, words);
    if (nested !== null && nested.index === 0) objects.push(part.slice(nested[0].length).trim());
    else if (startsClause(part, words)) break;
    else objects.push(part);
  }
  return objects;
}

/** "We restore meadows, run walks": the pronoun is said once. */
function nestedVerb(part: string, words: ReadingWords): { index: number; 0: string } | null {
  const lead = /^(?:run|hold|host|lead|keep) (?=\p{Ll})/u.exec(part);
  if (lead) return { index: 0, 0: lead[0] };
  const any = words.anyVerb === undefined ? null : wordPattern(words.anyVerb).exec(part);
  if (any?.index === 0) return { index: 0, 0: any[0] };
  const found = wordPattern(words.offers).exec(`we ${part}`);
  return found?.index === 0 && found[0].length > 3 ? { index: 0, 0: found[0].slice(3) } : null;
}

const pronoun =
  /^(?:it|they|he|she|we|i|wir|ich|sie|es|nous|je|il|elle|ils|on|vi|jag|de|wij|we|ik|zij|мы|я|они)\s(?=\p{Ll})/iu;

const startsClause = (part: string, words: ReadingWords): boolean => {
  const found = wordPattern(words.weAre).exec(part);
  return (found?.index === 0 && part.split(' ').length > 3) || pronoun.test(part);
};

/** "Solo 9 €/month": what a plan of a subscription costs names nothing that is offered. */
const planPrice =
  /(?:[€$£]|\b(?:eur|usd|chf|zł|kr|kč)|₽|₺)\s?(?:\d[\d.,]*\s?)?(?:\/|per|pro|par|al|por|a|na|i|в)\s?(?:month|mo\b|monat|mois|mes|mese|mês|maand|miesiąc|månad|měsíc|мес|ay\b|year|user|nutzer|utilisateur|usuario|utente|utilizador|gebruiker)/iu;

/** Whom all of a list is for, where its last part says so: "for families", "for small agencies". */
const customers =
  /^(?:\p{L}+\s){0,2}(?:adults?|children|kids|famil\p{L}+|seniors|people|women|men|couples|students?|patients?|customers?|guests|beginners|business(?:es)?|compan(?:y|ies)|firms|offices|homes|homeowners|restaurants|hotels|shops|schools|agenc\p{L}+|teams|freelancers?|contractors|trades(?:people|men)?|artisans|indépendants|auto-entrepreneurs|freelances|(?:tpe|pme)s?|handwerker\p{L}*|selbst?ständige\p{L}*|freiberufler\p{L}*|autónomos|pymes|artigiani|professionisti|pmi|zzp\p{L}*|mkb|zelfstandigen|profissionais|rzemieślników|erwachsene\p{L}*|kinder\p{L}*|senioren|menschen|frauen|männer|privat\p{L}*|gewerbe\p{L}*|firmen|unternehmen|betriebe|vereine|schulen|haushalte|patienten|adultes?|enfants?|particuliers?|professionnels?|entreprises?|collectivités|femmes|hommes|entreprises|adult[oi]s?|niños|particulares|empresas|mujeres|hogares|negocios|bambini|privati|aziende|imprese|donne|coppie|crianças|casas|volwassenen|kinderen|gezinnen|particulieren|bedrijven|dorosłych|dzieci|rodzin|firm|vuxna|barn|företag|familjer|dospělé|děti|firmy|взрослых|детей|компаний)(?:\s.*)?$/iu;

/** In a list of running text, a "for" in one part alone says for whom all of it is. */
function lastCut(items: readonly string[], words: ReadingWords): OfferingItem[] {
  const isFor = items.map((item) => {
    const found = wordPattern(words.forWhom).exec(item);
    return found !== null && found.index > 0 && customers.test(item.slice(found.index + found[0].length).trim());
  });
  const first = isFor.indexOf(true);
  const isShared = first >= 0 && isFor.filter(Boolean).length === 1;
  // "tables and chairs made of oak and beech": the last part belongs to what the preposition adds.
  const shared = isShared ? items.slice(0, first + 1) : items;
  const beforeLast = shared.at(-2) ?? '';
  const kept = /\s(?:aus|made of|made from|from|out of|built from)\s/iu.test(beforeLast) ? shared.slice(0, -1) : shared;
  return kept.map((text) => ({ text, isListed: !isShared, isObject: true }));
}

/** True when the brief says of all words of the phrase, in their order, that there is no such thing. */
export function isDenied(phrase: string, statements: readonly Statement[], language: Language | null): boolean {
  const keys = termKeysOf(phrase, language);
  if (keys.length === 0) return false;
  return statements.some(({ denied }) => {
    if (denied === '') return false;
    // "We do not repair cars" denies "car repair": in English the verb is the noun's second word.
    const own = termKeysOf(denied, language);
    if (language === 'en') return keys.every((key) => own.includes(key));
    let at = 0;
    for (const term of termsOf(denied, language)) {
      const [key] = termKeysOf(term, language);
      if (key === keys[at]) at += 1;
    }
    return at === keys.length;
  });
}

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
