import { wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { type BriefBlock, splitBlocks, splitSentences } from './brief-blocks.ts';
import { isNote } from './brief-notes.ts';
import { splitDenied } from './denied-clauses.ts';
import { findTopic, type StatementTopic } from './label-topics.ts';

export interface Statement {
  readonly kind: 'heading' | 'item' | 'sentence';
  /** The words of the brief. */
  readonly text: string;
  readonly topic: StatementTopic;
  /** The label or heading above it. */
  readonly under: string | null;
  /** The affirmed part of the statement. */
  readonly said: string;
  /** The denied part of the statement. */
  readonly denied: string;
  /** The label stands before an earlier sentence of the paragraph. */
  readonly isCarried?: boolean;
  /** The only heading of the highest rank. */
  readonly isTitle?: boolean;
}

/** Statements of a brief in its order, each with what it denies set apart. */
export function statementsIn(brief: string, words: ReadingWords): Statement[] {
  return splitNotes(splitBlocks(brief), words)
    .flatMap(splitSentenceBlocks)
    .map((block): Statement => {
      const { kind, text, under: above, pair, isCarried, isQuestion, isTitle } = block;
      if (isQuestion && !wordPattern(`${words.wish}|${words.page}`).test(text))
        return { kind: 'heading', text, topic: null, under: above, said: '', denied: '' };
      const under = above;
      const said = pair === undefined || kind !== 'item' ? null : findTopic(pair.label, words);
      // "- Area: Leeds and York" in a list is a label and what it says.
      if (pair !== undefined && said !== null && said !== 'denied') {
        const { label, value } = pair;
        return { kind: 'sentence', text: value, topic: said, under: label, ...splitDenied(value, words) };
      }
      const topic = (under === null ? null : findTopic(under, words)) ?? (block.isPriced === true ? 'offer' : null);
      if (topic === 'denied' || kind === 'denied')
        return { kind: 'item', text, topic: 'denied', under, said: '', denied: text };
      if (kind === 'heading')
        return { kind, text, topic: null, under, said: text, denied: '', ...(isTitle === true ? { isTitle } : {}) };
      const carried = isCarried === true && under !== null ? { isCarried } : {};
      return { kind, text, topic, under, ...splitDenied(text, words), ...carried };
    });
}

/** "4. Mediation, coaching. Neighbours I refer to others.": a note of a list may hold several sentences. */
const splitSentenceBlocks = (block: BriefBlock): BriefBlock[] =>
  block.kind === 'sentence' && block.isCarried !== true && block.isQuestion !== true
    ? splitSentences(block.text).map((text) => ({ ...block, text }))
    : [block];

const NOTE_WORDS_MIN = 4;
const NOTES_MIN = 2;

/** A list with a telephone number, a wish or a denial in it holds notes about the business, each a separate sentence. */
function splitNotes(blocks: readonly BriefBlock[], words: ReadingWords): BriefBlock[] {
  const result = [...blocks];
  let run: number[] = [];
  for (const [at, block] of [...blocks, null].entries()) {
    const [first] = run;
    const isSameList = first === undefined || block?.under === blocks[first]?.under;
    if (block?.kind === 'item' && isSameList && (block.under === null || findTopic(block.under, words) === null)) {
      run.push(at);
      continue;
    }
    const notes = run.filter((index) => isNoteOfBrief(blocks[index], words)).length;
    if (notes >= NOTES_MIN && notes * 4 >= run.length)
      for (const index of run) {
        const item = blocks[index];
        if (item !== undefined && (isNoteOfBrief(item, words) || item.text.split(/[\s,]+/u).length >= NOTE_WORDS_MIN))
          result[index] = { ...item, kind: item.pair === undefined ? 'sentence' : 'item' };
      }
    run = block?.kind === 'item' ? [at] : [];
  }
  return result;
}

function isNoteOfBrief(block: BriefBlock | undefined, words: ReadingWords): boolean {
  if (block === undefined) return false;
  const { text, pair } = block;
  return (
    isNote(text) ||
    (pair !== undefined && findTopic(pair.label, words) !== null) ||
    [words.wish, words.page, words.named].some((phrases) => wordPattern(phrases).test(text))
  );
}
