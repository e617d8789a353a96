import type { Element } from 'hast';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { visibleText } from '../extraction/hast-text.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import { isMeasureOnly } from './offer-words.ts';
import {
  isHeading,
  isInside,
  type PageBlock,
  type PageReadingForFacts,
  rankHeading,
  walkOutwards,
} from './page-blocks.ts';
import { barePrice, pricesIn } from './price-text.ts';
import { linesOfBlock, spacedText } from './spaced-text.ts';

/** A service with what it costs, as a row or a card says them. */
export interface FoundOffer {
  name: string;
  price: string;
  /** Where the name is, and where the price is: the same line, or two. */
  named: PageBlock;
  block: PageBlock;
  /** The subject of the rows around it: a caption, a heading. */
  group: string;
}

const LINE_CHARACTERS_MAX = 160;
/** A price, with what stands beside it on its line. */
const BARE_CHARACTERS_MAX = 80;
const AFTER_CHARACTERS_MAX = 30;
const TITLE_CHARACTERS_MAX = 120;
/** Blocks that one service takes in a list: its name, what it is, its price. */
const ROW_BLOCKS_MAX = 12;
const CARD_LEVELS_MAX = 6;

const ancestor = (page: PageReadingForFacts, element: Element, tagName: string): Element | undefined => {
  for (const one of walkOutwards(page, element)) if (one.tagName === tagName) return one;
  return undefined;
};

/** Rows of tables, and lines that have a name and its price. */
export function rowOffers(page: PageReadingForFacts): FoundOffer[] {
  const rows = Map.groupBy(
    page.blocks.filter(({ location }) => location === 'body'),
    ({ element }) => ancestor(page, element, 'tr'),
  );
  const lines = (rows.get(undefined) ?? []).flatMap((block) => lineOffers(page, block));
  const tables = [...rows].flatMap(([row, blocks]) => (row === undefined ? [] : tableOffers(page, row, blocks, rows)));
  return [...lines, ...tables];
}

/** `Haircut … €35`, `Back massage 30 min €40 Details`: of a block with line breaks, each line. */
function lineOffers(page: PageReadingForFacts, block: PageBlock): FoundOffer[] {
  let title = '';
  if (!/\d/.test(block.text)) return [];
  return linesOfBlock(block).flatMap((line) => {
    const offer = lineOffer(page, block, line, title);
    if (offer === null && line.length <= TITLE_CHARACTERS_MAX) title = trimTrailing(line, /[\s:：]/);
    return offer === null ? [] : [offer];
  });
}

function lineOffer(page: PageReadingForFacts, block: PageBlock, text: string, title: string): FoundOffer | null {
  if (text.length > LINE_CHARACTERS_MAX || barePrice(text) !== null) return null;
  const [price, ...others] = pricesIn(text);
  if (!price || others.length > 0) return null;
  const before = text.slice(0, price.start);
  const name = removeMarks(before);
  const after = text.slice(price.end).trim();
  if (!isNameInLine(name, before, block) || after.length > AFTER_CHARACTERS_MAX || notAfter.test(after)) return null;
  // `per hour` says of what stands above it.
  const isRest = /^\p{Ll}/u.test(name);
  if (isRest && title === '' && partOfName.test(name)) return null;
  const whole = isRest && title !== '' ? `${title}: ${name}` : name;
  return { name: whole, price: price.text, named: block, block, group: title || nameGroup(page, block) };
}

/** Without the signs around a name: `🚗 Courses:`. */
export const removeMarks = (text: string): string =>
  trimTrailing(text, /[\s.,、，…·:：=|–—_*-]/).replace(/^[^\p{L}\d(«„“"'½¼¾+]+/u, '');
const partOfName = new RegExp(String.raw`^(?:${alternatives('facts', 'partOfName')})(?!\p{L})`, 'u');
/** A sentence that goes on, or a discount. */
const notAfter = new RegExp(alternatives('facts', 'notAfter'), 'i');

/** Words that a sentence has before a price, and a name never ends with. */
const sentenceEnd = new RegExp(String.raw`(?<!\p{L})(?:${alternatives('facts', 'sentenceEnd')})$`, 'iu');

const findLast = (text: string, ...signs: string[]): number => Math.max(...signs.map((sign) => text.lastIndexOf(sign)));

function isNameInLine(name: string, before: string, { element }: PageBlock): boolean {
  if (!/\p{L}{2}|\d/u.test(name) || /[.!?;]\s|[!?]$|[。！？]/.test(name) || sentenceEnd.test(name)) return false;
  // A bracket that is open: the price is that of something else.
  if (findLast(before, '(', '（') > findLast(before, ')', '）')) return false;
  return (
    element.children.length > 1 ||
    element.tagName === 'li' ||
    (name.split(' ').length <= 6 && /^[\p{Lu}\d「『\p{Lo}]/u.test(name))
  );
}

function tableOffers(
  page: PageReadingForFacts,
  row: Element,
  blocks: readonly PageBlock[],
  rows: ReadonlyMap<Element | undefined, readonly PageBlock[]>,
): FoundOffer[] {
  const table = ancestor(page, row, 'table');
  const cells = readCells(page, row, blocks);
  const prices = cells.flatMap(({ block, at }) => {
    const price = barePrice(spacedText(block));
    return price === null ? [] : [{ price, block, at }];
  });
  const named = cells.find(({ block }) => barePrice(spacedText(block)) === null && /[\p{L}\d]/u.test(block.text));
  if (!named || prices.length === 0 || named.at > (prices[0]?.at ?? 0))
    return prices.length === 0 ? cells.flatMap(({ block }) => lineOffers(page, block)) : [];
  const headers = table === undefined ? [] : readHeader(page, table, rows);
  const group = readCaption(table) || nameGroup(page, named.block);
  return (prices.length > 1 && headers.length === 0 ? prices.slice(0, 1) : prices).map(({ price, block, at }) => {
    const header = prices.length > 1 ? (headers.find((one) => one.at === at)?.block.text ?? '') : '';
    const { text } = named.block;
    return { name: header === '' ? text : `${text}, ${header}`, price, named: named.block, block, group };
  });
}

interface Cell {
  block: PageBlock;
  /** The number of the column. */
  at: number;
}

function readCells(page: PageReadingForFacts, row: Element, blocks: readonly PageBlock[]): Cell[] {
  const columns = row.children.filter((child) => child.type === 'element');
  const seen = new Set<number>();
  return blocks.flatMap((block) => {
    const inside = new Set(walkOutwards(page, block.element));
    const at = columns.findIndex((column) => inside.has(column));
    if (at < 0 || seen.has(at)) return [];
    seen.add(at);
    return [{ block, at }];
  });
}

/** The first row of the table, where it has no price. */
function readHeader(
  page: PageReadingForFacts,
  table: Element,
  rows: ReadonlyMap<Element | undefined, readonly PageBlock[]>,
): Cell[] {
  for (const [row, blocks] of rows) {
    if (row === undefined || ancestor(page, row, 'table') !== table) continue;
    const cells = readCells(page, row, blocks);
    return cells.length > 1 && cells.every(({ block }) => barePrice(spacedText(block)) === null) ? cells : [];
  }
  return [];
}

function readCaption(table: Element | undefined): string {
  const caption = table?.children.find((child) => child.type === 'element' && child.tagName === 'caption');
  return caption === undefined ? '' : visibleText(caption);
}

const nameGroup = (page: PageReadingForFacts, block: PageBlock): string =>
  readCaption(ancestor(page, block.element, 'table')) || (isHeading(block) ? '' : block.heading);

/** Prices on their own line: the name is in the same card, or in the lines between this price and the one before. */
export function cardOffers(page: PageReadingForFacts, taken: ReadonlySet<PageBlock>): FoundOffer[] {
  const priced = page.blocks.filter(
    (block) =>
      block.location === 'body' &&
      !taken.has(block) &&
      block.text.length <= BARE_CHARACTERS_MAX &&
      /\d/.test(block.text) &&
      barePrice(spacedText(block)) !== null &&
      !ancestor(page, block.element, 'tr'),
  );
  return priced.flatMap((block, index) => {
    const price = barePrice(spacedText(block));
    const named = price === null ? null : findCardName(page, priced, index);
    if (price === null || named === null) return [];
    const group = isHeading(named) ? sectionBefore(page, named) : named.heading;
    return [{ name: removeMarks(named.text), price, named, block, group }];
  });
}

/** The heading before a heading of a card: that of the section. */
function sectionBefore(page: PageReadingForFacts, named: PageBlock): string {
  const before = page.blocks.slice(0, named.at);
  return before.findLast((one) => isHeading(one) && rankHeading(one) < rankHeading(named))?.text ?? '';
}

/** The innermost element around the price that has a name: before the price, or where nothing is before it, after it. */
function findCardName(page: PageReadingForFacts, priced: readonly PageBlock[], index: number): PageBlock | null {
  const price = priced[index];
  if (!price) return null;
  const start = Math.max((priced[index - 1]?.at ?? -1) + 1, price.at - ROW_BLOCKS_MAX);
  const near = page.blocks.slice(
    start,
    Math.min(priced[index + 1]?.at ?? page.blocks.length, price.at + ROW_BLOCKS_MAX),
  );
  let behind: PageBlock | null = null;
  let level = 0;
  for (const card of walkOutwards(page, page.parents.get(price.element) ?? price.element)) {
    level += 1;
    const inside = level > CARD_LEVELS_MAX ? [] : near.filter((one) => one !== price && isInside(page, one, card));
    if (level > CARD_LEVELS_MAX) break;
    const [before, after] = [inside.filter(({ at }) => at < price.at), inside.filter(({ at }) => at > price.at)];
    const isShared = priced.some((one) => one !== price && isInside(page, one, card));
    const named = isShared ? nameInList(before, price, priced, index) : nameInCard(before);
    if (named !== null) return named;
    if (isShared) break;
    behind ??= after.find((block) => isHeading(block) && isTitle(block)) ?? after.find(isTitle) ?? null;
  }
  return behind;
}

const isTitle = ({ text }: PageBlock): boolean =>
  /[\p{L}\d]/u.test(text) && text.length <= TITLE_CHARACTERS_MAX && !/[.!?]$/.test(text);

/** A card has one price: its last heading before the price names it, else its first line. */
const nameInCard = (before: readonly PageBlock[]): PageBlock | null =>
  before.findLast((block) => isHeading(block) && isTitle(block)) ??
  before.find((block) => isTitle(block) && !isMeasureOnly(block.text)) ??
  before.find(isTitle) ??
  null;

/** In a list without cards: the heading right before, else the first of the lines that each price has before it. */
function nameInList(
  before: readonly PageBlock[],
  price: PageBlock,
  priced: readonly PageBlock[],
  index: number,
): PageBlock | null {
  const last = before.at(-1);
  if (last && isHeading(last) && isTitle(last)) return last;
  const gaps = priced.slice(1).map(({ at }, one) => at - (priced[one]?.at ?? 0));
  const usual = Math.min(...gaps.slice(Math.max(0, index - 2), index + 2), ROW_BLOCKS_MAX);
  return before.find((block) => block.at > price.at - usual && isTitle(block)) ?? null;
}
