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

/** Labels, teasers and captions are shorter, and do not end as sentences do. */
const PASSAGE_WORDS_MIN = 12;
const SENTENCE_WORDS_MIN = 4;

/** The words that stand in passages of running text: paragraphs and items of lists of some length, and whole sentences. */
export const passageWords = ({ proseBlocks }: PageReading): number =>
  proseBlocks.reduce((total, { words, text }) => {
    const isPassage = words >= PASSAGE_WORDS_MIN || (words >= SENTENCE_WORDS_MIN && sentenceEnd.test(text));
    return isPassage ? total + words : total;
  }, 0);

const sentenceEnd = /[.!?:。！？؟।۔](?:["'”’»)\]])?\s*$/u;

/** The words that stand neither in prose nor in headings: those of tables and listings. */
export function listedWords({ wordCount, proseBlocks, headings }: PageReading): number {
  const inHeadings = headings.reduce((total, { text }) => total + countTextWords(text), 0);
  return Math.max(0, wordCount - proseBlocks.reduce((total, { words }) => total + words, inHeadings));
}
