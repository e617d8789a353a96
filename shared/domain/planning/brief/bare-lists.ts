import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import { isNote } from './brief-notes.ts';
import type { Statement } from './brief-statements.ts';
import { addSharedHeads } from './object-parts.ts';
import { offerCue } from './offer-cue.ts';
import { listedObjects, type OfferingItem } from './offering-name.ts';
import { listItems } from './phrase-lists.ts';
import { selfReference } from './self-reference.ts';

const peopleAre = compiled(String.raw`^(?:${wordsFor('peopleAre')})(?!\p{L})`);
const fromUs = compiled(String.raw`\s(?:${wordsFor('fromUs')})$`);

/** "Copper Kettle, a tea room in Ludlow: cream teas, breakfasts and cakes": what a business is, and a list. */
export function readBehindColon(said: string, words: ReadingWords, name?: string): OfferingItem[] {
  const [before = '', after = '', ...more] = said.split(/:\s/u);
  if (more.length > 0 || after === '' || offerCue(said, words) !== null) return [];
  // "Galettes, crêpes, cidres : la carte est courte"
  const first = before.trim().replace(fromUs, '');
  const bare = {
    kind: 'sentence',
    text: first,
    said: first.slice(0, 1).toLowerCase() + first.slice(1),
    denied: '',
    topic: null,
    under: null,
  } as const;
  if (isBareList(bare, words)) return listedObjects(addSharedHeads(listItems(first, words)), words);
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
  return isBusiness && isList && !isOfPeople ? listedObjects(addSharedHeads(parts), words) : [];
}

/** "Claire Le Goff": two words with capitals and nothing else. */
const personName = new RegExp(
  String.raw`^\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s(?:${wordsFor('personName')}))*\s\p{Lu}[\p{L}'’-]+$`,
  'u',
);
const BARE_LIST_MIN = 3;
const BARE_PART_WORDS_MAX = 4;
const TAILED_PARTS_MAX = 1;

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
  return (
    parts.length >= BARE_LIST_MIN &&
    parts.every((part) => part.split(' ').length <= BARE_PART_WORDS_MAX) &&
    parts.every((part) => wordPattern(words.tail).exec(part)?.index !== 0) &&
    parts.filter((part) => wordPattern(words.tail).test(part)).length <= TAILED_PARTS_MAX &&
    further.every((part) => /^\p{Ll}/u.test(part)) &&
    placeMentions(text).length === 0 &&
    !selfReference.test(said) &&
    cues.every((phrases) => wordPattern(phrases).exec(said) === null)
  );
}

/** Brackets behind an offering describe it, and the sentence goes on after them: "tours (half-day) and rentals". */
export const removeVariants = (said: string, words: ReadingWords): string =>
  said.replaceAll(/\s?\(([^()]{1,200})\)/gu, (whole, inside: string) =>
    wordPattern(words.offers).test(inside) ? whole : '',
  );
