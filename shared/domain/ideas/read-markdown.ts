import { removeNumber } from '../language/heading-number.ts';
import { boundedLines } from '../language/text-limits.ts';
import { findPrice, hasPrice, type ShownPrice } from './subjects/page-prices.ts';
import type { MarkdownSection } from './subjects/page-sections.ts';

/** More of a page says nothing new of what it is about, and bounds what a run holds in memory. */
const TEXT_CHARACTERS_MAX = 30_000;
const HEADINGS_MAX = 40;
const HEADING_CHARACTERS_MAX = 200;
const PRICES_MAX = 12;
/** A line whose letters are links by this much is navigation: it speaks of other pages. */
const NAVIGATION_SHARE = 0.6;

export interface ReadText {
  headings: string[];
  /** The same with their ranks and what stands below them. */
  sections?: MarkdownSection[];
  text: string;
  /** The short cells of tables, a line each: names and values, which are no sentences. */
  cells: string;
  /** The first price below each heading. */
  prices?: ShownPrice[];
  /** True where any price stands in its text. */
  showsPrice?: boolean;
}

/**
 * Headings and plain text of a Markdown body, by lines, without code and navigation: a run reads a thousand pages, and the
 * words are all it needs. The parser of the grader would take a hundred times as long.
 */
export function readMarkdown(markdown: string): ReadText {
  const headings: string[] = [];
  const lines: string[] = [];
  const cells: string[] = [];
  const prices: ShownPrice[] = [];
  /** Null where its price is known. */
  let unpriced: string | null = null;
  const sections = new SectionCounts();
  let inFence = false;
  for (const line of boundedLines(markdown.slice(0, TEXT_CHARACTERS_MAX).replaceAll(invisible, ''))) {
    if (/^\s{0,3}(```|~~~)/.test(line)) inFence = !inFence;
    else if (!inFence) {
      const heading = /^\s{0,3}#{1,6}\s+(\S.*)$/.exec(line)?.[1];
      if (heading !== undefined) unpriced = headingText(heading);
      const price = unpriced === null ? undefined : findPrice(line);
      if (unpriced !== null && price !== undefined && prices.length < PRICES_MAX) {
        prices.push({ heading: unpriced, price });
        unpriced = null;
      }
      if (heading === undefined) {
        readLine(line, lines, cells);
        sections.addText(line);
      } else if (headings.length < HEADINGS_MAX) {
        headings.push(headingText(heading));
        sections.begin(headingText(heading), /#+/.exec(line)?.[0].length ?? 1);
      }
    }
  }
  return {
    headings: headings.filter((heading) => heading !== ''),
    sections: sections.all(),
    text: lines.join('\n'),
    cells: cells.join('\n'),
    prices,
    showsPrice: hasPrice(markdown),
  };
}

/** The words below each heading, those of the headings below it included. */
class SectionCounts {
  readonly #sections: { heading: string; level: number; words: number }[] = [];
  #open: { heading: string; level: number; words: number }[] = [];

  begin(heading: string, level: number): void {
    const section = { heading, level, words: 0 };
    this.#open = [...this.#open.filter((one) => one.level < level), section];
    this.#sections.push(section);
  }

  addText(line: string): void {
    if (this.#open.length === 0) return;
    const text = plain(line);
    const words = unspaced.test(text) ? letterCount(text) / UNSPACED_WORD_LETTERS : (text.match(/\S+/g) ?? []).length;
    for (const section of this.#open) section.words += words;
  }

  all(): MarkdownSection[] {
    return this.#sections
      .map((one) => ({ ...one, words: Math.round(one.words) }))
      .filter(({ heading }) => heading !== '');
  }
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u;
const UNSPACED_WORD_LETTERS = 2;

/** Soft hyphens, zero-width spaces and joiners, which stand inside words; signs of icon fonts and of anchors behind headings. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF\p{Co}]|¶/gu;

const headingText = (heading: string): string =>
  removeNumber(plain(heading).replaceAll(/\s+/g, ' ')).slice(0, HEADING_CHARACTERS_MAX).trim();

/** A cell of this many words is a text in a table. */
const CELL_WORDS_MAX = 6;

function readLine(line: string, lines: string[], cells: string[]): void {
  if (!/^\s{0,3}\|/.test(line)) {
    if (!isNavigation(line)) lines.push(plain(line));
    return;
  }
  for (const cell of line.split('|')) {
    if (cell.trim() === '' || isNavigation(cell)) continue;
    const text = plain(cell).trim();
    (text.split(/\s+/).length > CELL_WORDS_MAX ? lines : cells).push(text);
  }
}

const isNavigation = (text: string): boolean => {
  let linked = 0;
  for (const [, words = ''] of text.matchAll(/\[([^[\]]{1,300})\]\(/g)) linked += letterCount(words);
  return linked > 0 && linked >= NAVIGATION_SHARE * letterCount(plain(text));
};

const letterCount = (text: string): number => text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;

/** Link targets, URLs and tags go; the bounds keep the patterns linear on hostile text. An underscore inside a word is part of it. */
const plain = (line: string): string =>
  line
    .replaceAll(/\]\([^()]{0,700}\)/g, ' ')
    .replaceAll(/https?:\/\/\S{1,500}/g, ' ')
    .replaceAll(/<[^<>]{0,500}>/g, ' ')
    .replaceAll('\\_', '_')
    .replaceAll(/[*`#>|[\]\\]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, ' ');
