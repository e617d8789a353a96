import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { isNote, removeDays } from './brief-notes.ts';
import type { Statement } from './brief-statements.ts';
import { closesWithOurVerb, opensWithOurVerb } from './first-person.ts';
import { lastCut } from './list-audience.ts';
import { addSharedHeads } from './object-parts.ts';
import { offerCue } from './offer-cue.ts';
import type { OfferingItem } from './offering-name.ts';
import { cutTail, listItems } from './phrase-lists.ts';

const peopleAre =
  /^(?:people|persons|leute|menschen|gens|personnes|gente|personas|persone|pessoas|mensen|ludzie|folk|lidé|люди|insanlar)(?!\p{L})/iu;

/** "Copper Kettle, a tea room in Ludlow: cream teas, breakfasts and cakes": what a business is, and a list. */
export function readBehindColon(said: string, words: ReadingWords, name?: string): OfferingItem[] {
  const [before = '', after = '', ...more] = said.split(/:\s/u);
  if (more.length > 0 || after === '' || offerCue(said, words) !== null) return [];
  // "Galettes, crêpes, cidres : la carte est courte"
  const first = before.trim().replace(/\s(?:de chez nous|from us|von uns|nostri|nuestros|van ons)$/iu, '');
  const bare = {
    kind: 'sentence',
    text: first,
    said: first.slice(0, 1).toLowerCase() + first.slice(1),
    denied: '',
    topic: null,
    under: null,
  } as const;
  if (isBareList(bare, words)) return lastCut(addSharedHeads(listItems(first, words)), words);
  const isOfName = name !== undefined && before.includes(name);
  const isBusiness =
    isOfName || compiled(String.raw`(?<!\p{L})(?:${words.article})\s|(?:${words.weAre}|${words.is})\s`).test(before);
  const [list = ''] = after.split(/[.;!?]\s/u, 1);
  const parts = listItems(list, words);
  const isList =
    parts.length >= BARE_LIST_MIN &&
    parts.every((part) => part.split(' ').length <= BARE_PART_WORDS_MAX + 1) &&
    placeMentions(list).length === 0 &&
    wordPattern(`${words.audience}|${words.rivals}|${words.area}|${words.wish}`).exec(said) === null &&
    !selfReference.test(list);
  const areNamed = words.hasCapitalNouns !== true && parts.some((part) => personName.test(part));
  // "catalogue software for small libraries: village libraries, schools": more words for the customers.
  const isForWhom = compiled(String.raw`(?<!\p{L})(?:${words.forWhom})\s(?:[\p{L}-]+\s){0,2}[\p{L}-]+$`).test(before);
  const isOfPeople =
    isForWhom ||
    areNamed ||
    wordPattern(words.audienceHeads).test(before) ||
    parts.some((part) => peopleAre.test(part));
  return isBusiness && isList && !isOfPeople ? lastCut(addSharedHeads(parts), words) : [];
}

/** "Claire Le Goff": two words with capitals and nothing else. */
const personName = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s(?:de|du|di|da|van|von|der|Le|La|El))*\s\p{Lu}[\p{L}'’-]+$/u;
const BARE_LIST_MIN = 3;
const BARE_PART_WORDS_MAX = 4;
const TAILED_PARTS_MAX = 1;

/** "diagnosi elettronica per tutte le marche": the noun without whom or what it is for. */
function cutToHead(part: string, words: ReadingWords): string {
  const whom = wordPattern(words.forWhom).exec(part);
  return cutTail(whom === null || whom.index === 0 ? part : part.slice(0, whom.index).trim(), words.tail);
}

/** "Ramen, gyoza, sake.": things in a row without a verb. Names and adjectives in a row are none. */
export function isBareList({ kind, text, said: whole, denied }: Statement, words: ReadingWords): boolean {
  const said = removeVariants(whole, words);
  if (kind !== 'sentence' || denied !== '' || isNote(said)) return false;
  const parts = said.split(compiled(String.raw`,\s|\s(?:${words.and})\s`));
  const [, ...further] = parts;
  const cues = [
    words.offers,
    words.anyVerb ?? words.is,
    words.is,
    words.audience,
    words.area,
    words.named,
    words.rivals,
  ];
  // Small words of some languages mean "at our" as well: "acconciature da sposa".
  if (wordPattern(words.weAre).exec(said)?.index === 0) return false;
  if (opensWithOurVerb(said) || closesWithOurVerb(said)) return false;
  return (
    parts.length >= BARE_LIST_MIN &&
    parts.every((part) => cutToHead(part, words).split(' ').length <= BARE_PART_WORDS_MAX) &&
    parts.every((part) => wordPattern(words.tail).exec(part)?.index !== 0) &&
    parts.filter((part) => wordPattern(words.tail).test(part)).length <= TAILED_PARTS_MAX &&
    further.every((part) => /^\p{Ll}/u.test(part)) &&
    placeMentions(text).length === 0 &&
    !selfReference.test(said) &&
    cues.every((phrases) => wordPattern(phrases).exec(said) === null)
  );
}

const ROW_PART_WORDS_MAX = 5;

/** "Frühstück ab 6 Uhr" */
const fromHour =
  /\s(?:from|ab|dès|à partir de|desde las?|dalle|vanaf|od|från)\s\d{1,2}(?:[:.h]\d{2})?\s?(?:uhr|am|pm|h|uur|horas?|heures?)?(?=[,.;]|$|\s(?:and|und|et|y|e|en|i)\s)/giu;

/**
 * "Cream teas, homemade cakes, gluten free on request": three things and more in a row, in a sentence about nothing else. Less sure than
 * a bare list: for a brief in which no verb offers anything.
 */
export function thingsInRow(
  { kind, said: whole, denied, topic, under }: Statement,
  words: ReadingWords,
): OfferingItem[] {
  const said = removeDays(whole).replaceAll(fromHour, '');
  if (kind !== 'sentence' || denied !== '' || topic !== null || under !== null || isNote(said)) return [];
  if (selfReference.test(said) || opensWithOurVerb(said)) return [];
  const about = [words.audience, words.area, words.named, words.weAre, words.rivals, words.wish];
  if (about.some((phrases) => wordPattern(phrases).test(said)) || placeMentions(said).length > 0) return [];
  const bare = removeVariants(said, words);
  const parts = listItems(bare, words);
  const [, ...further] = bare.split(/,\s/u);
  const areThings =
    parts.length >= BARE_LIST_MIN &&
    further.length > 0 &&
    parts.every((part) => cutToHead(part, words).split(' ').length <= ROW_PART_WORDS_MAX) &&
    parts.every((part) => wordPattern(words.is).exec(part) === null);
  return areThings ? lastCut(addSharedHeads(parts), words) : [];
}

const weHave = compiled(
  String.raw`(?<!\p{L})(?:(?:we|i)(?: also)? have|there (?:is|are)|wir haben|es gibt(?: bei uns)?|nous avons|il y a|on a|tenemos|contamos con|hay|abbiamo|disponiamo di|temos|dispomos de|(?:wij|we) hebben|hebben (?:wij|we)|mamy|vi har|har vi|máme|у нас есть|avem|έχουμε|meillä on|у нас є)\s(?=\S)`,
);

/** "Vi har privatlektioner, gruppkurser och turer": three things and more that a business has, where no verb offers anything. */
export function ownedThings({ kind, said, topic }: Statement, words: ReadingWords): OfferingItem[] {
  const found = kind === 'sentence' && (topic === null || topic === 'offer') ? weHave.exec(said) : null;
  if (found === null || wordPattern(`${words.wish}|${words.audience}|${words.rivals}`).test(said)) return [];
  const [after = ''] = said.slice(found.index + found[0].length).split(/[.;!?:]/u, 1);
  const parts = listItems(after, words);
  return parts.length >= BARE_LIST_MIN && placeMentions(said).length === 0 && !isNote(said)
    ? lastCut(parts, words)
    : [];
}

/** A sentence about the business is no list, wherever it stands. */
export const selfReference =
  /(?<!\p{L})(?:us|we|our|my|uns|wir|unsere?[rnms]?|nous|notre|nos|nosotros|nuestr[oa]s?|noi|nostr[oaie]|nossos?|nossas?|ons|onze|wij|nas|nasz\p{L}*|oss|våra?|nás|naše|нас|наш\p{L}*)(?!\p{L})/iu;

/** Brackets behind an offering describe it, and the sentence goes on after them: "tours (half-day) and rentals". */
export const removeVariants = (said: string, words: ReadingWords): string =>
  said.replaceAll(/\s?\(([^()]{1,200})\)/gu, (whole, inside: string) =>
    wordPattern(words.offers).test(inside) ? whole : '',
  );
