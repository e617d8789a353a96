import type { Element } from 'hast';
import { elementNames, visibleText } from '../extraction/hast-text.ts';
import type { PageBlock, PageReadingForFacts } from './page-blocks.ts';

/** A name with the block that it stands in. */
export interface NamedItem {
  name: string;
  block: PageBlock;
}

const ITEMS_MIN = 3;
const LEVELS_MAX = 8;

/**
 * The first lines of elements that are alike and stand side by side: cards without headings, chips, the links of a grid, the terms
 * of a definition list. Of several groups the first one that `isName` accepts as a whole.
 */
export function groupedNames(
  page: PageReadingForFacts,
  section: readonly PageBlock[],
  isName: (text: string) => boolean,
): NamedItem[] {
  const firstBlocks = new Map<Element, PageBlock>();
  const holders = new Set<Element>();
  for (const block of section) {
    let at: Element | undefined = block.element;
    for (let level = 0; at !== undefined && level < LEVELS_MAX; level += 1) {
      if (!firstBlocks.has(at)) firstBlocks.set(at, block);
      holders.add(at);
      at = page.parents.get(at);
    }
  }
  for (const holder of holders) {
    const items = findItems(holder, firstBlocks, section);
    if (items.length >= ITEMS_MIN && items.every(({ name }) => isName(name)) && areDistinct(items)) return items;
  }
  return [];
}

const areDistinct = (items: readonly NamedItem[]): boolean =>
  new Set(items.map(({ name }) => name.toLowerCase())).size === items.length;

const listElements = (holder: Element): Element[] =>
  holder.children.filter((child) => child.type === 'element').filter((child) => visibleText(child) !== '');

function findItems(
  holder: Element,
  firstBlocks: ReadonlyMap<Element, PageBlock>,
  section: readonly PageBlock[],
): NamedItem[] {
  if (holder.tagName === 'dl') return listTerms(holder, firstBlocks);
  if (/^(?:html|body|main|table|tbody|tr|form|select|p|h[1-6])$/.test(holder.tagName)) return [];
  const all = listElements(holder);
  const children = all.some((child) => firstBlocks.has(child))
    ? findRun(all.filter((child) => firstBlocks.has(child)))
    : all;
  if (children.length < ITEMS_MIN || !areAlike(children)) return [];
  const own = section.find(({ element }) => element.children.some((child) => child === children[0]));
  // Chips stand in one line; nothing else may stand in it.
  if (own !== undefined && !children.some((child) => firstBlocks.has(child))) {
    const said = children.map((child) => visibleText(child));
    const rest = said.reduce((left, name) => left.replace(name, ''), own.text);
    return /[\p{L}\d]/u.test(rest) ? [] : said.map((name) => ({ name, block: own }));
  }
  const titles = children.map((child) => firstBlocks.get(child));
  return titles.every((title) => title !== undefined) ? titles.map((block) => ({ name: block.text, block })) : [];
}

/** The terms; where these are abbreviations, what they stand for. */
function listTerms(list: Element, firstBlocks: ReadonlyMap<Element, PageBlock>): NamedItem[] {
  const [terms, meanings] = ['dt', 'dd'].map((tagName) =>
    listElements(list).flatMap((child) => {
      const block = child.tagName === tagName ? firstBlocks.get(child) : undefined;
      return block ? [{ name: block.text, block }] : [];
    }),
  );
  const areShort = (terms ?? []).filter(({ name }) => name.length <= 5).length > (terms ?? []).length / 2;
  return (areShort ? meanings : terms) ?? [];
}

const elementKind = (child: Element): string => `${child.tagName} ${elementNames(child)[1] ?? ''}`;

/** The first elements of one kind in a row; a paragraph or a button may stand before and after them. */
function findRun(children: readonly Element[]): Element[] {
  for (let start = 0; start < children.length; start += 1) {
    const run = [children[start] as Element];
    for (const child of children.slice(start + 1)) {
      if (elementKind(child) !== elementKind(children[start] as Element)) break;
      run.push(child);
    }
    if (run.length >= ITEMS_MIN) return run;
  }
  return [];
}

/** Elements of one kind: a stylesheet sets them side by side. */
const areAlike = (children: readonly Element[]): boolean => {
  const kinds = new Set(children.map(elementKind));
  return kinds.size === 1 && !/^(?:p|br|label|input|option|h[1-6]) ?/.test([...kinds][0] ?? '');
};
