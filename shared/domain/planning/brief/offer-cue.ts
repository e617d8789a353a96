import { listReadingWords } from '../../../language-data/reading-words/read-reading-words.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';

/** Where a clause begins to say what is offered. A word that is also a noun ("repairs") counts behind a name or a pronoun only. */
export function offerCue(clause: string, { offers, ambiguousOffers }: ReadingWords): RegExpExecArray | null {
  if (relativesSentence.test(clause)) return null;
  const sure = wordPattern(offers).exec(clause);
  if (ambiguousOffers === undefined) return sure;
  for (const found of clause.matchAll(new RegExp(wordPattern(ambiguousOffers), 'giu'))) {
    if (sure && sure.index <= found.index) break;
    const before = clause.slice(0, found.index).trim().split(' ').at(-1) ?? '';
    if (/^\p{Lu}/u.test(before) || subjects.has(before.toLowerCase())) return found;
  }
  return sure;
}

/** "My brother writes software" says nothing of the business. */
export const relativesSentence = compiled(
  String.raw`^(?:${wordsFor('relativesSentenceThen')})\s(?:${wordsFor('relativesSentence')})(?!\p{L})`,
);

const subjects = new Set(listReadingWords('planning', 'offerSubjects'));
