import { wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';

const ANNOUNCED_MIN = 3;
const ANNOUNCED_WORDS_MAX = 5;

/** "Los servicios que ofrece la clínica son, entre otros: a, b y c": a clause about what is offered, and the list that it announces. */
export function announcedList(text: string, words: ReadingWords): { label: string; items: string } | null {
  const [label = '', items = '', ...more] = text.split(/\s?:\s/u);
  const speaksOfOffers = wordPattern(words.offers).test(label);
  if (more.length > 0 || !speaksOfOffers || wordPattern(`${words.negation}|${words.wish}|${words.audience}`).test(text))
    return null;
  const parts = items.replace(/\.$/u, '').split(/,\s/u);
  const isList =
    parts.length >= ANNOUNCED_MIN - 1 &&
    parts.every((part) => part.split(' ').length <= ANNOUNCED_WORDS_MAX * 2 && !/[.!?;]\s/u.test(part)) &&
    parts.slice(0, -1).every((part) => part.split(' ').length <= ANNOUNCED_WORDS_MAX);
  return isList ? { label, items } : null;
}
