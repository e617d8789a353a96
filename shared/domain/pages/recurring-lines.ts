import type { Nodes } from 'mdast';
import { comparedWords, hashText } from '../language/compared-words.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import { plainText } from '../markdown/plain-text.ts';
import { walkNodes } from '../markdown/walk-nodes.ts';
import { hashKey, KeyNumbers } from '../urls/key-numbers.ts';

/** The hash of a line that several pages of a site have, and how many. */
export type RecurringLine = readonly [line: number, pages: number];

/** Templates repeat themselves at the beginning or the end of a body. */
const LINES_AT_BEGINNING = 20;
const LINES_AT_END = 40;
/** Two pages may be one that has two addresses, or quote each other. */
const PAGES_MIN = 3;
/** Of a site whose pages are much alike, those of the most pages. */
const LINES_MAX = 2_000;

/** Hashes of the lines of a text, each once: of Markdown the same as of what it shows. */
export function hashLines(text: string): number[] {
  const hashes = text.split('\n').flatMap((line) => {
    const words = comparedWords(line.replace(listNumber, ''));
    return words.length === 0 ? [] : hashText(words.join(' ')) | 0;
  });
  const isLong = hashes.length > LINES_AT_BEGINNING + LINES_AT_END;
  const chosen = isLong ? [...hashes.slice(0, LINES_AT_BEGINNING), ...hashes.slice(-LINES_AT_END)] : hashes;
  return [...new Set(chosen)];
}

const listNumber = /^[\s>]{0,20}\d{1,9}[.)]\s/;

export const encodeLines = (lines: readonly number[]): string =>
  Buffer.from(Int32Array.from(lines).buffer).toString('base64');

function decodeLines(text: string): Int32Array {
  const bytes = Buffer.from(text, 'base64');
  return Int32Array.from({ length: bytes.length >> 2 }, (_, at) => bytes.readInt32LE(4 * at));
}

/** Distinct lines that are counted at a time: a million pages have more than a `Map` takes. */
const COUNTED_MAX = 2_000_000;

/**
 * Counts on how many pages each line stands. A text that several addresses have counts once. Of very many lines the rarest so far
 * are forgotten (G. Manku, R. Motwani, "Approximate Frequency Counts over Data Streams", 2002).
 */
export class LineCounter {
  readonly #pages = new Map<number, number>();
  readonly #texts = new KeyNumbers();
  readonly #countedMax: number;

  constructor(countedMax = COUNTED_MAX) {
    this.#countedMax = countedMax;
  }

  addPage(contentHash: string | null, lines: string | null): void {
    if (lines === null || contentHash === null || this.#texts.has(contentHash)) return;
    this.#texts.add(hashKey(contentHash));
    for (const line of decodeLines(lines)) this.#pages.set(line, (this.#pages.get(line) ?? 0) + 1);
    if (this.#pages.size > this.#countedMax) this.#forgetRare();
  }

  #forgetRare(): void {
    for (let rare = 1; this.#pages.size > this.#countedMax / 2; rare += 1)
      for (const [line, pages] of this.#pages) if (pages <= rare) this.#pages.delete(line);
  }

  /** Lists the lines of several pages, those of the most pages first. */
  list(): RecurringLine[] {
    const several = [...this.#pages].filter(([, pages]) => pages >= PAGES_MIN);
    return several.toSorted(([lineA, a], [lineB, b]) => b - a || lineA - lineB).slice(0, LINES_MAX);
  }
}

/** Those of the lines that a body has. */
export function selectLines(document: ContentDocument | null, recurring: readonly RecurringLine[]): RecurringLine[] {
  if (document === null || recurring.length === 0) return [];
  const own = new Set(document.children.flatMap((block) => hashLines(plainText(block))));
  return recurring.filter(([line]) => own.has(line));
}

/**
 * The blocks that the site repeats: each line of theirs stands on several pages. By id, with those inside them and the number of pages. A
 * block without words, such as a picture, belongs to the one before it.
 */
export function findRecurringBlocks(
  document: ContentDocument | null,
  lines: readonly RecurringLine[] = [],
): ReadonlyMap<string, number> {
  const blocks = new Map<string, number>();
  if (document === null || lines.length === 0) return blocks;
  const pagesOfLine = new Map(lines);
  let before = 0;
  for (const block of document.children) {
    const counts = hashLines(plainText(block)).map((line) => pagesOfLine.get(line) ?? 0);
    const pages = counts.length === 0 ? before : Math.min(...counts);
    before = pages;
    if (pages > 0) for (const id of idsIn(block)) blocks.set(id, pages);
  }
  return blocks;
}

export function idsIn(block: Nodes): string[] {
  const ids: string[] = [];
  walkNodes(block, ({ id }) => {
    if (id !== undefined) ids.push(id);
  });
  return ids;
}
