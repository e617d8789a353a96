import type { Language } from '../../language/languages.ts';
import { termKeysOf } from '../../language/subject-terms.ts';
import { placeMentions } from '../places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { behindColon, isBareList, ofUs, ownedThings, thingsInRow, withoutVariants } from './bare-lists.ts';
import { isNote } from './brief-notes.ts';
import type { Statement } from './brief-statements.ts';
import { isDenied } from './denied-phrases.ts';
import { governsInstrumental, lessonsIn } from './instrumental.ts';
import { lastCut, namesCustomers } from './list-audience.ts';
import { objectsOf, subjectBehind, withoutSecondVerb, withoutSharedPreposition, withoutWhom } from './object-parts.ts';
import { offerCue } from './offer-cue.ts';
import { OFFERING_WORDS_MAX, type OfferingContext, type OfferingItem, offeringName } from './offering-name.ts';
import { amountIn, bareItem, capitalizedFirst, listItems } from './phrase-lists.ts';
import { callsIn } from './urgent-calls.ts';
import { bookedObjects, doneAtUs, verbObjects } from './verb-objects.ts';
import { wishCue } from './wish-sentences.ts';
import { compiled, wordPattern } from './word-pattern.ts';

/** Something that a brief says, with the words that say so. */
export interface Said {
  readonly value: string;
  readonly words: string;
}

export const OFFERINGS_MAX = 14;

/** All that a brief offers: the items of its lists, and what stands after "we offer". What it denies is none. */
export function offeringsIn(statements: readonly Statement[], context: OfferingContext): Said[] {
  const { words } = context;
  const listed = statements.filter(({ kind, topic }) => kind === 'item' && topic === 'offer').length;
  const rows = statements.filter(({ kind, topic }) => kind === 'item' && topic === null).length;
  const isListed = listed >= LIST_MIN || (listed === 0 && rows >= LIST_MIN);
  const readContext =
    context.inventory === undefined
      ? context
      : { ...context, words: { ...words, offers: `${words.offers}|${context.inventory}` } };
  const found: (Said & { isPriced: boolean })[] = [];
  for (const given of statements) {
    const statement = { ...given, said: withoutIntroduction(given.said, context) };
    const items = itemsOf(statement, listed > 0, readContext);
    // Where the brief lists what is offered, a sentence in passing sums it up, unless it adds: "we also sell".
    const isSaidOfAll = isSummary(statement, items, context) || verbObjects(statement.said, context).length > 0;
    if (isListed && statement.kind !== 'item' && isSaidOfAll) continue;
    for (const item of items) {
      const value = offeringName(item, context);
      if (value !== null)
        found.push({ value, words: statement.text, isPriced: given.under !== null && ofPrices.test(given.under) });
    }
  }
  if (found.length === 0) {
    // Nothing is said with a verb that offers: things in a row are what there is.
    for (const statement of statements)
      for (const item of thingsInRow(statement, words)) {
        const value = offeringName(item, context);
        if (value !== null) found.push({ value, words: statement.text, isPriced: false });
      }
  }
  if (found.length <= 1)
    for (const statement of statements)
      for (const item of ownedThings(statement, words)) {
        const value = offeringName(item, context);
        if (value !== null) found.push({ value, words: statement.text, isPriced: false });
      }
  const isKnown = (value: string): boolean =>
    found.some((other) => other.value.toLowerCase().includes(value.toLowerCase()));
  if (context.hasCalls === true)
    for (const statement of statements)
      for (const value of wishCue(statement.said, words) === null ? callsIn(statement) : [])
        if (!isKnown(value)) found.push({ value: capitalizedFirst(value), words: statement.text, isPriced: false });
  const keysOf = (value: string): string[] => termKeysOf(value, context.language);
  // "Classes: private classes … Prices: private 70 €": a price list says shortly what stands above it.
  const isRepeated = ({ value, isPriced }: Said & { isPriced: boolean }): boolean =>
    isPriced &&
    found.some((other) => !other.isPriced && keysOf(value).every((key) => keysOf(other.value).includes(key)));
  return withoutRepeats(
    found
      .filter((offering) => !isDenied(offering.value, statements, context.language) && !isRepeated(offering))
      .map(({ value, words: said }) => ({ value, words: said })),
    context.language,
  );
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

const ofPrices =
  /^(?:our |unsere |nos |nuestros |i nostri |nossos |onze |nasze |våra |naše |наши )?(?:prices?|pricing|price list|rates|preise?|preisliste|tarife|tarifs?|prix|precios?|tarifas?|prezz[io]|listino|tariffe|preços?|prijzen|tarieven|ceny|cennik|priser|prislista|prisliste|ceník|цены|прайс|fiyatlar)(?!\p{L})/iu;
const LIST_MIN = 3;
/** Objects of a verb have endings there that a name of a page must not have. */
const inflects: ReadonlySet<string> = new Set(['pl', 'cs', 'ru']);
const adds =
  /(?<!\p{L})(?:also|too|besides|in addition|auch|außerdem|zudem|zusätzlich|aussi|également|en plus|también|además|anche|inoltre|também|ainda|ook|daarnaast|również|też|także|också|även|dessutom|také|также|ещё|ayrıca)(?!\p{L})/iu;

/** "In summer we rent out kayaks": what is offered at times only, beside what a list names. */
const atTimes =
  /^(?:in|im|en|au|à|l['’]|d['’]|no|na|w|på|om|'s|v|в|зимой|летом|kışın|yazın)?\s?(?:the\s)?(?:summer|winter|spring|autumn|sommers?|winters?|frühling|frühjahr|herbst|été|hiver|printemps|automne|verano|invierno|primavera|otoño|estate|inverno|autunno|verão|outono|zomers?|voorjaar|najaar|latem|zimą|wiosną|jesienią|sommaren|vintern|våren|hösten|léto|létě|zimě)(?!\p{L})/iu;

const isSummary = (
  { said, topic }: Statement,
  items: readonly OfferingItem[],
  { language }: OfferingContext,
): boolean =>
  topic !== 'offer' && !adds.test(said) && !atTimes.test(said) && (items.length <= 2 || inflects.has(language ?? 'en'));

function itemsOf(statement: Statement, labelled: boolean, context: OfferingContext): OfferingItem[] {
  const { kind, topic, said: given } = statement;
  if (topic !== 'offer' || kind !== 'sentence') return itemsOfStatement(statement, given, labelled, context);
  return itemsOfStatement(statement, given.replace(consequence, ''), labelled, context);
}

/** "the virtual office, so your post comes to us": what follows from it is no part of the list. */
const consequence =
  /,\s(?:so|so that|that['’]s|those are|which|it['’]s|damit|sodass|donc|ce qui|così|quindi|zodat|dus)\s.*$/iu;

function itemsOfStatement(
  statement: Statement,
  said: string,
  labelled: boolean,
  context: OfferingContext,
): OfferingItem[] {
  const { words } = context;
  const { kind, topic } = statement;
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
  const booked = [...bookedObjects(said), ...doneAtUs(said, words)];
  if ((topic !== null && topic !== 'other') || wishCue(said, words) !== null) return booked;
  const isUnderLabel =
    statement.under !== null && statement.isCarried !== true && !ofUs.test(statement.under.slice(0, 8));
  if (topic === null && !isUnderLabel && isBareList(statement, words))
    return lastCut(listItems(bareItem(withoutVariants(said, words)), words), words);
  const listed = topic === null ? behindColon(said, words) : [];
  if (listed.length > 0) return [...listed, ...booked];
  return [...offeredIn(said, context), ...booked];
}

/** "Repairs, servicing and sales" in one line of a list are three; else what a comma adds describes the item. */
function listedItem(text: string, context: OfferingContext): OfferingItem[] {
  const { words } = context;
  const item = (part: string): OfferingItem => ({ text: part, isListed: true, isObject: false });
  const offered = text.split(' ').length > OFFERING_WORDS_MAX + 2 ? offeredIn(text, context) : [];
  if (offered.length > 0) return offered;
  const bare = bareItem(text);
  const parts = listItems(bare, words);
  const isList =
    parts.length > 2 &&
    parts.every(
      (part) => part.split(' ').length <= 3 && !/\d/u.test(part) && wordPattern(words.tail).exec(part)?.index !== 0,
    ) &&
    (words.hasCapitalNouns !== true || parts.every((part) => /\p{Lu}/u.test(part)));
  return isList ? parts.map(item) : [item(bare.split(/,\s/u, 1)[0] ?? bare)];
}

function offeredIn(said: string, context: OfferingContext): OfferingItem[] {
  const { words } = context;
  const items: OfferingItem[] = [];
  // "We serve Leeds and York" lists places.
  const isOfPlaces = (objects: readonly string[]): boolean =>
    objects.some((object) => placeMentions(object)[0]?.text === object.replace(toPlace, '').trim());
  const clauses = withoutVariants(said, words).split(
    /[;!?()]|,\s(?=(?:and also|und auch|et aussi|y también|e anche|e também|en ook|och även)\s)|\s[–—]\s|(?<=\p{L}{3})\.\s|:\s(?=\p{Lu}\p{Ll}+ (?:we|wir|nous)\b)/u,
  );
  for (const whole of clauses) {
    const clause = withSubject(whole.split(because, 1)[0] ?? whole, words);
    const found = offerCue(clause, words);
    const listed = verbObjects(clause, context);
    if (listed.length > 0) items.push(...listed);
    else if (found) {
      const behind = clause
        .slice(found.index + found[0].length)
        .replace(/^[\s:]+/u, '')
        .replace(subjectBehind, '');
      // "We supply cafes and hotels round here with bread": whom, and with what.
      const supplied = suppliesVerb.test(found[0])
        ? /\s(?:with|mit|avec|con|com|met|med)\s(\p{L}.*)$/u.exec(behind)?.[1]
        : undefined;
      const after = withoutSecondVerb(supplied ?? behind, words);
      const but = wordPattern(words.but).exec(after);
      const objects = objectsOf(but ? after.slice(0, but.index) : after, words);
      const isOfPeople = /fotogra|photogra/iu.test(found[0]);
      // "we specialise in brakes and in gears"
      const [link = ''] = found[0].split(' ').slice(-1);
      // "…, 40 € la sesión": a price behind the objects.
      const things = lessonsIn(objects.filter((object) => !object.startsWith(amountIn(object) ?? '\n')));
      const bare = things.map((object) =>
        link.length <= 3 && object.startsWith(`${link} `) ? object.slice(link.length + 1) : object,
      );
      // "We repair watches and sell straps": the second verb has its own object.
      const own = new Set(listItems(after, words));
      const withVerb = (item: OfferingItem): OfferingItem =>
        (own.has(item.text) && after === behind) || governsInstrumental.test(found[0])
          ? { ...item, verb: found[0] }
          : item;
      // "Trabajamos con empresas y particulares"
      const areCustomers = /^\p{L}+\s(?:con|com)$/iu.test(found[0]) && namesCustomers(bare);
      if (!isOfPlaces(objects) && !areCustomers)
        items.push(...lastCut(bare, words).map((item) => withVerb({ ...item, isOfPeople })));
    } else if (words.anyVerb !== undefined) {
      // "Nous intervenons à Angers, Avrillé et Trélazé": towns that no table has are no offerings either.
      const verb = wordPattern(words.area).test(clause) ? null : wordPattern(words.anyVerb).exec(clause);
      const after = verb ? withoutSecondVerb(clause.slice(verb.index + verb[0].length).trim(), words) : '';
      const objects = verb ? withoutWhom(withoutSharedPreposition(objectsOf(after, words))) : [];
      const isOfPeople = /fotogra|photogra/iu.test(verb?.[0] ?? '');
      const things = objects.filter((object) => wordPattern(words.tail).exec(object)?.index !== 0 && !isNote(object));
      const areReceived = receives.test(verb?.[0] ?? '') && namesCustomers(objects);
      const isAdded = things.length === 1 && objects.length === 1 && adds.test(clause.slice(0, verb?.index ?? 0));
      if (!areReceived && (things.length > 1 || isAdded) && clause.length < 300 && !isOfPlaces(objects))
        items.push(...lastCut(objects, words).map((item) => ({ ...item, isOfPeople })));
    } else if (words.offersAfter !== undefined) {
      const verb = wordPattern(words.offersAfter).exec(clause);
      if (verb) items.push(...lastCut(listItems(clause.slice(0, verb.index), words), words));
    }
    if (items.length === 0) items.push(...objectsOfName(clause, context));
  }
  return items;
}

/** "Die Schreinerei Holzer baut Küchen, Haustüren und Treppen": whatever the verb is, the business does it. */
function objectsOfName(clause: string, { name, words }: OfferingContext): OfferingItem[] {
  const at = name === undefined ? -1 : clause.indexOf(name);
  if (name === undefined || at === -1 || at > ARTICLE_CHARACTERS_MAX) return [];
  const [, verb, rest] = /^\s(\p{Ll}{3,20})\s(.{3,300})$/u.exec(clause.slice(at + name.length)) ?? [];
  // "The Copper Kettle is a tea room, …" says what it is.
  if (verb === undefined || rest === undefined || copula.test(verb) || opensWithArticle(rest, words)) return [];
  const objects = objectsOf(rest, words);
  const areThings = objects.length >= LIST_MIN && placeMentions(rest).length === 0 && !ofUs.test(rest);
  return areThings ? lastCut(objects, words) : [];
}

/** "Nous recevons nourrissons, femmes enceintes et seniors" */
const receives =
  /(?:re[cç]e(?:vons|bemos)|reçois|accueill|recib(?:imos|o)|recebo|empfang|betreue|ricev(?:iamo|o)|accog|ontvang|przyjmuj|tar emot)/iu;
const suppliesVerb = /(?:suppl(?:y|ies)|beliefer|versorg|fourniss|suministr|riforn|fornec|bevoorra|leverer)/iu;
/** "On livre à Liège" */
const toPlace = /^\s*(?:à|en|a|in|em|no|na|w|we|v|ve|do|в|te|i|to|nach)\s(?=\p{Lu})/u;
const ARTICLE_CHARACTERS_MAX = 12;
const copula = /^(?:is|are|was|ist|sind|war|est|sont|es|son|sono|são|zijn|jest|są|är|jsou|это)$/iu;
const opensWithArticle = (text: string, words: ReadingWords): boolean =>
  compiled(String.raw`^(?:${words.article})\s`).test(text);

/** Why something is so names nothing that is offered. */
const because = /\s(?:because|weil|parce qu[e']|porque|perché|omdat|ponieważ|eftersom|protože|потому что|çünkü)\s/iu;

/** "machen Impfungen, Allergietests und Ultraschall": notes leave the pronoun out. */
function withSubject(clause: string, words: ReadingWords): string {
  if (words.anyVerb === undefined || words.hasCapitalNouns !== true || !/^\p{Ll}{4,}en\s/u.test(clause)) return clause;
  const full = `wir ${clause}`;
  return wordPattern(words.anyVerb).exec(full)?.index === 0 ? full : clause;
}

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
