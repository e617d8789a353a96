import type { Language } from '../../language/languages.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { OfferingItem } from './offering-name.ts';
import { cutTail, listItems } from './phrase-lists.ts';

/** Whom all of a list is for, where its last part says so: "for families", "for small agencies". */
const customer =
  /^(?:adolescent\p{L}{0,12}|teen\p{L}{0,12}|jugend\p{L}{0,12}|bébés|nourrissons|bebés|neonati|(?:femmes )?enceintes|embarazadas|gestantes|grávidas|débutants|principiantes|principianti|młodzieży|początkujących|začátečníky|adults?|children|kids|famil\p{L}{1,12}|seniors|people|women|men|couples|students?|patients?|customers?|guests|beginners|business(?:es)?|compan(?:y|ies)|firms|offices|homes|homeowners|restaurants|hotels|shops|schools|agenc\p{L}{1,12}|teams|freelancers?|contractors|traders|landlords|start-?ups|charities|trades(?:people|men)?|artisans|indépendants|auto-entrepreneurs|freelances|(?:tpe|pme)s?|handwerker\p{L}{0,12}|selbst?ständige\p{L}{0,12}|freiberufler\p{L}{0,12}|autónomos|pymes|artigiani|professionisti|pmi|zzp\p{L}{0,12}|mkb|zelfstandigen|profissionais|rzemieślników|erwachsene\p{L}{0,12}|kinder\p{L}{0,12}|unga|unge|ungdomar|jugendliche\p{L}{0,12}|jeunes|jóvenes|ragazzi|jovens|jongeren|\d{1,2}\s(?:år|jahren?|ans|años|anni|anos|jaar|lat|years)|senioren|menschen|frauen|männer|theater|museen|kommunen|städte|gemeinden|krankenhäuser|kliniken|hotels|gastronomie|handel|industrie|landwirt\p{L}{0,12}|privat\p{L}{0,12}|gewerbe\p{L}{0,12}|firmen|unternehmen|betriebe|vereine|schulen|haushalte|patienten|adultes?|enfants?|particuliers?|professionnels?|entreprises?|musées|théâtres|communes|hôpitaux|collectivités|femmes|hommes|entreprises|adult[oi]s?|niños|particulares|empresas|mujeres|hogares|negocios|bambini|privati|aziende|imprese|donne|coppie|crianças|casas|comercios|comércios|fincas|fazendas|naves|locales|fábricas|escritórios|edifícios|condomínios|edificios|viviendas|pisos|oficinas|maisons|appartements|bureaux|immeubles|logements|commerces|villas|case|ville|appartamenti|uffici|negozi|condomini|domów|mieszkań|biur|domácností|domy|byty|volwassenen|kinderen|gezinnen|particulieren|bedrijven|dorosłych|dzieci|rodzin|firm|vuxna|barn|företag|familjer|dospělé|děti|firmy|взрослых|детей|компаний|små\p{L}{1,12}|\p{L}{0,20}(?:bedrifter|virksomheder|virksomheter|firmaer|foretag|företag|foreninger|föreningar|borettslag|bostadsrättsföreningar|håndverkere|håndværkere|hantverkare|boligforeninger|restauranter|hoteller|hotell|butikker|butiker|skoler|skolor|kommuner|privatpersoner|private|privatkunder|familier|landmænd|bønder|lantbrukare|gründere|iværksættere|voksne|børn|bedrijven|winkels|horeca|boeren|ondernemers|starters|scholen|verenigingen|gemeenten|kantoren|families|jongeren|ouderen|bewoners|zelfständige|landwirte|winzer|vereine|arztpraxen|praxen|hausverwaltungen|bauherren|eigentümer|mieter|vermieter|gründer|start-ups|ärzte|familien|paare|gruppen|schulklassen))(?:\s|$)/iu;

/** Up to two words stand before the noun: "small family businesses". */
const isCustomer = (text: string): boolean => {
  const words = text.split(' ');
  return [0, 1, 2].some((at) => customer.test(words.slice(at).join(' ')));
};

/** True where a list names people or businesses as customers: "empresas e particulares". */
export const namesCustomers = (items: readonly string[]): boolean =>
  items.some((item) => isCustomer(item.replace(/^(?:\p{L}{1,3}\s)/u, '').trim()));

const toWhom = /\s(?:to|for|für|an|voor|aan|för|till|åt|til)\s/giu;
const RECIPIENT_WORDS_MAX = 4;

/** "maths and physics to GCSE and A-level students": whom all of it is for stands at the end, and may be a list itself. */
export function removeRecipients(text: string, words: ReadingWords): string {
  for (const found of text.matchAll(toWhom)) {
    const rest = trimTrailing(text.slice(found.index + found[0].length), /[\s.!?]/u);
    if (found.index === 0 || new RegExp(toWhom, 'iu').test(` ${rest} `)) continue;
    const people = listItems(rest, words);
    const isShort = people.every((item) => item.split(' ').length <= RECIPIENT_WORDS_MAX);
    if (people.length > 1 && isShort && isCustomer(people.at(-1) ?? '')) return text.slice(0, found.index);
  }
  return text;
}

const HEADS_FIRST: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'pl', 'cs', 'ru']);
const CUSTOMER_WORDS_MAX = 3;

/** A list of which half and more are customers, by their nouns: "families, offices and schools". "Family law" is none. */
export function areCustomers(items: readonly string[], words: ReadingWords, language: Language | null): boolean {
  const named = items.filter((item) => {
    const parts = trimTrailing(item, /[\s.!?]/u).split(' ');
    const noun = (HEADS_FIRST.has(language ?? 'en') ? parts[0] : parts.at(-1)) ?? '';
    const isOwn = parts.length <= CUSTOMER_WORDS_MAX && wordPattern(words.forWhom).exec(item) === null;
    return isOwn && namesCustomers([noun]);
  });
  return items.length > 1 && named.length * 2 >= items.length;
}

/** In a list of running text, a "for" in one part alone says for whom all of it is. */
export function lastCut(items: readonly string[], words: ReadingWords): OfferingItem[] {
  const isFor = items.map((item) => {
    const found = wordPattern(words.forWhom).exec(item);
    return found !== null && found.index > 0 && isCustomer(item.slice(found.index + found[0].length).trim());
  });
  // "la salle pour les anniversaires et les repas": the same article says that both are what it is for.
  const purpose = items.findIndex((item, at) => {
    const article = /\s(?:pour|para|per|für|voor)\s(les|los|las|i|le|gli|die|den|de|os|as)\s/u.exec(item)?.[1];
    return article !== undefined && items[at + 1]?.startsWith(`${article} `) === true;
  });
  if (purpose >= 0) return items.slice(0, purpose + 1).map((text) => ({ text, isListed: false, isObject: true }));
  // "turmas para crianças, adolescentes e adultos e cursos para empresas": people behind a "for" are more of them.
  let isOfPeople = false;
  const named = items.filter((item, at) => {
    if (
      at > 0 &&
      isOfPeople &&
      isCustomer(trimTrailing(item, /[\s.!?]/u)) &&
      wordPattern(words.forWhom).exec(item) === null
    )
      return false;
    isOfPeople = isFor[at] === true;
    return true;
  });
  if (named.length < items.length && isFor.filter(Boolean).length > 1) return lastCut(named, words);
  const first = isFor.indexOf(true);
  // "English for adults, conversation clubs": what follows is for others, unless it names more people.
  const isShared =
    first >= 0 &&
    items.length > 1 &&
    isFor.filter(Boolean).length === 1 &&
    items
      .slice(first + 1)
      .every(
        (item) =>
          isCustomer(trimTrailing(item, /[\s.!?]/u)) ||
          /^\d{1,2}\s\p{L}{2,6}$/u.test(item.trim()) ||
          !cutTail(item.trim(), words.tail).includes(' '),
      );
  // "tables and chairs made of oak and beech": the last part belongs to what the preposition adds.
  const shared = isShared ? items.slice(0, first + 1) : items;
  const beforeLast = shared.at(-2) ?? '';
  const kept = /\s(?:aus|made of|made from|from|out of|built from)\s/iu.test(beforeLast) ? shared.slice(0, -1) : shared;
  // "parapety z dębu i jesionu": both are what it is made of.
  // "kawa z Etiopii, Kolumbii i Brazylii": names of the countries that a preposition began.
  const from = shared.findIndex(
    (item, at) =>
      words.hasCapitalNouns !== true &&
      /\s(?:from|z|ze|de|da|d[ae]l|uit|från|fra|из|od)\s\p{Lu}\p{L}+$/u.test(item) &&
      at < shared.length - 1 &&
      shared
        .slice(at + 1)
        .every((other) => /^\p{Lu}\p{L}+(?:(?:\s\p{Ll}{1,3})?\s\p{Lu}\p{L}+){0,2}[.\s]*$/u.test(other)),
  );
  if (from >= 0)
    return shared
      .slice(0, from + 1)
      .map((text) => ({ text: text.replace(/\s\p{Ll}+\s\p{Lu}\p{L}+$/u, ''), isListed: true, isObject: true }));
  const made = /^(.+)\sze?\s\p{L}+u$/u.exec(beforeLast)?.[1];
  if (made !== undefined && /^\p{Ll}+u\W*$/u.test(shared.at(-1) ?? ''))
    return [...shared.slice(0, -2), made].map((text) => ({ text, isListed: !isShared, isObject: true }));
  // "painéis solares em casas, comércios e fazendas": all of them are where it is.
  const placed = kept.findIndex((item) => {
    const where = /\s(?:in|dans|en|em|w|v|в)\s(\p{Ll}.*)/u.exec(item)?.[1];
    return where !== undefined && isCustomer(where);
  });
  const isPlaced =
    placed >= 0 &&
    placed < kept.length - 1 &&
    kept.slice(placed + 1).every((item) => isCustomer(trimTrailing(item, /[\s.]/u)));
  if (isPlaced)
    return kept.slice(0, placed + 1).map((text) => ({
      text: text.replace(/\s(?:in|dans|en|em|w|v|в)\s\p{Ll}.*/u, ''),
      isListed: false,
      isObject: true,
    }));
  return kept.map((text) => ({ text, isListed: !isShared, isObject: true }));
}
