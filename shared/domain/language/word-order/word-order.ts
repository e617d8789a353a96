import { inflateRawSync } from 'node:zlib';
import { isFunctionWord } from '../function-words.ts';
import type { Language } from '../languages.ts';
import { sentenceWords } from './sentence-words.ts';
import type { StoredWordOrder } from './stored-word-order.ts';
import { classCount, classReader } from './word-classes.ts';
import { wordOrderData } from './word-order-data.generated.ts';

interface WordOrder {
  /** Where the text is between words in a row (0) and the sentences of a book in its language (1); it may be beyond both. */
  readonly likeness: number;
  /** Pairs of neighbours that it was read from. */
  readonly pairs: number;
}

interface Table {
  readonly read: (sentence: readonly string[]) => number[];
  readonly levels: Uint8Array;
  readonly size: number;
}

const CHANCE = 3;
/** Names and labels in a row are no sentences, in whatever order: a text needs this part of the function words of its language. */
const FUNCTION_SHARE_MIN = 0.6;
/** More of a text makes no verdict surer. */
const PAIRS_MAX = 4_000;

const tables = new Map<Language, Table>();

function openTable(language: Language, data: StoredWordOrder): Table {
  let table = tables.get(language);
  if (table === undefined) {
    const classes = { words: data.words.split(' '), endings: data.endings.split(' ') };
    table = {
      read: classReader(classes, language),
      levels: inflateRawSync(Buffer.from(data.levels, 'base64')),
      size: classCount(classes),
    };
    tables.set(language, table);
  }
  return table;
}

/**
 * How much the order of the words is that of sentences: the mean of how often, beside chance, the class of a word follows that of the one
 * before it. Null for a language without a table and for text that is not made of sentences: lists of names, code, tables.
 */
export function measureWordOrder(blocks: readonly string[], language: Language | null): WordOrder | null {
  return language === null
    ? null
    : measureSentences(
        blocks.values().map((block) => sentenceWords(block, language)),
        language,
      );
}

/** The same of blocks whose sentences are known, which are read as far as it takes. */
export function measureSentences(
  blocks: Iterable<readonly (readonly string[])[]>,
  language: Language,
): WordOrder | null {
  const data = wordOrderData[language];
  if (data === undefined) return null;
  const { read, levels, size } = openTable(language, data);
  let sum = 0;
  let pairs = 0;
  let words = 0;
  let functionWords = 0;
  for (const block of blocks) {
    if (pairs >= PAIRS_MAX) break;
    for (const sentence of block) {
      words += sentence.length;
      functionWords += sentence.filter((word) => isFunctionWord(word, language)).length;
      const classes = read(sentence);
      for (let at = 1; at < classes.length; at += 1) {
        sum += (levels[(classes[at - 1] ?? 0) * size + (classes[at] ?? 0)] ?? CHANCE) - CHANCE;
        pairs += 1;
      }
    }
  }
  if (words === 0 || functionWords < FUNCTION_SHARE_MIN * data.functionShare * words) return null;
  return { likeness: (sum / pairs - data.shuffled) / (data.natural - data.shuffled), pairs };
}
