import type { Language } from '../../language/languages.ts';
import { listTerms } from '../../language/subject-terms.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import { nameOfAction } from './action-names.ts';
import { canNamePage } from './page-names/page-name.ts';
import { bareItem, capitalizedFirst, cutTail, removeLeading } from './phrase-lists.ts';
import type { TradeOffering } from './trade-offering.ts';

export const OFFERING_WORDS_MAX = 6;
const OFFERING_CHARACTERS_MAX = 70;

export interface OfferingContext {
  readonly words: ReadingWords;
  /** Verbs and numbers before what a business of this kind has: "we have five double rooms". */
  readonly inventory?: string;
  /** True for a part that every site may have: "photos", "contact". */
  readonly isPart: (phrase: string) => boolean;
  readonly language: Language | null;
  /** The name of the business. */
  readonly name?: string;
  /** Offers of its trade that the brief names. */
  readonly ofTrade?: readonly TradeOffering[];
}

export interface OfferingItem {
  readonly text: string;
  /** True for an item of a list, which is a phrase that the author chose. */
  readonly isListed: boolean;
  readonly isObject: boolean;
  /** The verb before it. */
  readonly verb?: string;
}

/** The parts of a list in running text as objects of a verb. "Bookkeeping for small firms, clubs and shops": single words behind a "for" are whom. */
export function listedObjects(items: readonly string[], { forWhom }: ReadingWords): OfferingItem[] {
  const at = items.findIndex((item) => (wordPattern(forWhom).exec(item)?.index ?? 0) > 0);
  const isOfPeople =
    at >= 0 && at < items.length - 1 && items.slice(at + 1).every((item) => !item.trim().includes(' '));
  return items
    .slice(0, isOfPeople ? at + 1 : items.length)
    .map((text) => ({ text, isListed: !isOfPeople, isObject: true }));
}

const adverbsAtEnd = compiled(String.raw`\s(?:${wordsFor('adverbsAtEnd')})$`);

/** The name of a page for what a list or a verb says; null for a phrase that names no offering. */
export function offeringName(
  { text, isListed, isObject, verb }: OfferingItem,
  { words, language, isPart, inventory }: OfferingContext,
): string | null {
  const said = bareItem(text);
  let phrase = removeLeading(isObject || inventory !== undefined ? said.replace(numbers, '') : said, words.leading);
  const tail = wordPattern(words.tail).exec(phrase);
  if (isObject && tail?.index === 0) return null;
  // "games for the garden", "import from banks": a short part of a list keeps its preposition, unless a place follows.
  const isShort = phrase.split(' ').length <= (isObject ? 3 : 5);
  if (!(isListed && isShort && placeMentions(phrase).length === 0)) phrase = cutTail(phrase, words.tail);
  const whom = wordPattern(words.forWhom).exec(phrase);
  if (whom && whom.index > 0) {
    if (!isListed || phrase.slice(whom.index).split(' ').length > 3) phrase = phrase.slice(0, whom.index).trim();
  }
  // Words cut from within a sentence leave two spaces.
  phrase = phrase.replaceAll(/\s+/gu, ' ');
  // A verb particle at the end of a German clause is no part of the noun.
  phrase = phrase.replace(adverbsAtEnd, '').trim();
  // "drei schreiben": where nouns have capitals, a phrase without one names nothing.
  if (isObject && words.hasCapitalNouns === true && !/\p{Lu}/u.test(phrase)) return null;
  if (isObject) phrase = nominative(phrase, words);
  const wordList = phrase.split(/\s+/u);
  if (phrase === '' || wordList.length > OFFERING_WORDS_MAX || phrase.length > OFFERING_CHARACTERS_MAX) return null;
  if (!/^[\p{L}\p{M}\p{N}'&+/.® -]+$/u.test(phrase) || !/\p{L}{2}/u.test(phrase)) return null;
  if ((!isObject || !phrase.includes(' ')) && isPart(phrase)) return null;
  if (listTerms(phrase, language).length === 0) return null;
  if (placeMentions(phrase)[0]?.text === phrase) return null;
  if (!canNamePage(phrase, language)) return null;
  return capitalizedFirst(verb === undefined ? phrase : nameOfAction(verb, phrase, language));
}

/** "five double rooms" */
const numbers = compiled(String.raw`^(?:${wordsFor('numbers')})\s(?=\p{Ll})`);

const adjectiveEndings = new RegExp(`(?:${wordsFor('adjectiveEndings')})$`, 'u');

/** The form that names a page, of a phrase that a verb governs. */
function nominative(phrase: string, { nominative: endings }: ReadingWords): string {
  if (endings === undefined) return phrase;
  const [first = '', ...rest] = phrase.split(' ');
  const change = (word: string): string => {
    const found = endings.find(([ending]) => word.length > ending.length + 2 && word.endsWith(ending));
    return found ? word.slice(0, -found[0].length) + found[1] : word;
  };
  // "dentální hygienu": such an adjective has one form.
  const isAdjective = adjectiveEndings.test(first);
  // An adjective agrees with its noun, before or behind it.
  return [
    change(first),
    ...rest.map((word, at) => ((at === 0 && isAdjective) || word.endsWith('ą') ? change(word) : word)),
  ].join(' ');
}
