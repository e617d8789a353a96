import { wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';

const LIST_WORDS_MAX = 4;

/** "Used by 130 restaurants": the statement's text about the business, without the clauses about its customers. */
export function removeCustomers(said: string, words: ReadingWords): string {
  const cuts = [words.forWhom, words.audience].map((phrases) => wordPattern(phrases).exec(said));
  const [first] = cuts
    .filter((cut) => cut !== null && cut.index > 0)
    .toSorted((a, b) => (a?.index ?? 0) - (b?.index ?? 0));
  if (!first) return said;
  const after = said.slice(first.index + first[0].length);
  const end = after.search(/[;.!?()]|\s[–—-]\s/u);
  // "for theatres, museums and festivals": all of the list are customers.
  const parts = (end === -1 ? after : after.slice(0, end)).split(', ');
  const behind = parts.findIndex((part, at) => at > 0 && part.split(' ').length > LIST_WORDS_MAX);
  const kept = behind === -1 ? '' : `, ${parts.slice(behind).join(', ')}`;
  const rest = kept + (end === -1 ? '' : after.slice(end));
  return said.slice(0, first.index) + (rest === '' ? '' : removeCustomers(rest, words));
}
