import { countTextWords } from '../language/segment-words.ts';
import type { PageReading } from './page-reading.ts';

/** A block that is more than this part links is the name of another page: a teaser, an entry of a list. */
const LINKED_SHARE = 0.6;

/** The words of the body without those of teasers: what other pages are called is no text of this one. */
export function ownWords(page: PageReading): number {
  const words = new Map<string, number>();
  for (const { id, words: count } of page.proseBlocks) if (id !== null) words.set(id, count);
  for (const { id, text } of page.headings) if (id !== null) words.set(id, countTextWords(text));
  const linked = new Map<string, number>();
  for (const { blockId, text, kind } of page.links) {
    if (blockId !== null && kind !== 'other') linked.set(blockId, (linked.get(blockId) ?? 0) + countTextWords(text));
  }
  let own = page.wordCount;
  for (const [id, count] of linked) if (count >= LINKED_SHARE * (words.get(id) ?? 0)) own -= count;
  return Math.max(0, own);
}

/** Labels, teasers and captions are shorter. */
const PASSAGE_WORDS_MIN = 12;

/** The words that stand in passages of running text: paragraphs and items of lists of some length. */
export const passageWords = ({ proseBlocks }: PageReading): number =>
  proseBlocks.reduce((total, { words }) => (words >= PASSAGE_WORDS_MIN ? total + words : total), 0);
