import type { Element, ElementContent, Root } from 'hast';
import type { LinkLocation } from '../extraction/extracted-page.ts';
import { collapse, elementNames, isBlockElement, isUnseen, visibleText } from '../extraction/hast-text.ts';
import { classifyLandmark } from '../extraction/landmarks.ts';
import { textProperty } from '../extraction/text-property.ts';
import { cutText, READ_LINE_CHARACTERS_MAX } from '../language/text-limits.ts';

/** A run of text on its own line, or an element that rules look at as a whole. */
export interface PageBlock {
  element: Element;
  text: string;
  location: LinkLocation;
  /** The nearest heading before it, empty when there is none. */
  heading: string;
  /** Level of that heading, 0 when there is none. */
  headingLevel: number;
  /** Words of the ids and classes of the elements around it, the innermost first. */
  names: string;
  /** How many blocks stand before it. */
  at: number;
}

export interface PageReadingForFacts {
  /** Text, headings included, in document order. */
  blocks: PageBlock[];
  /** Each with the text right after it, where its author may stand. */
  quotes: { block: PageBlock; next: PageBlock | null }[];
  addresses: PageBlock[];
  /** Links that call, write, or lead to another place. */
  links: PageBlock[];
  images: PageBlock[];
  /** The element around an element. */
  parents: ReadonlyMap<Element, Element>;
}

/** Where a block stands, for people: header and footer by their name, content by the heading above it. */
export const describePlace = ({ location, heading }: Pick<PageBlock, 'location' | 'heading'>): string =>
  location === 'body' && heading !== '' ? heading : location;

/** A page for people has some hundreds of blocks. */
const BLOCKS_MAX = 5_000;
/** Of quotations, addresses, links and images, each: rules read their text again. */
const ELEMENTS_MAX = 500;
const NAMES_CHARACTERS_MAX = 500;
const HEADING_CHARACTERS_MAX = 300;

interface Place {
  location: LinkLocation;
  inContent: boolean;
  names: string;
}

type Node = ElementContent | Root['children'][number];

const readHeadingLevel = ({ tagName }: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

/** The level of a heading; 0 of any other block. */
export const rankHeading = ({ element }: Pick<PageBlock, 'element'>): number => readHeadingLevel(element);

export const isHeading = (block: Pick<PageBlock, 'element'>): boolean => rankHeading(block) > 0;

/** The element, and those around it. */
export function* walkOutwards({ parents }: Pick<PageReadingForFacts, 'parents'>, element: Element): Generator<Element> {
  for (let at: Element | undefined = element; at !== undefined; at = parents.get(at)) yield at;
}

export function isInside(page: Pick<PageReadingForFacts, 'parents'>, { element }: PageBlock, around: Element): boolean {
  for (const one of walkOutwards(page, element)) if (one === around) return true;
  return false;
}

const startsLine = (element: Element): boolean => isBlockElement(element) && element.tagName !== 'br';

/** The elements that have something inside that stands on its own line. */
function holdersOfBlocks(root: Root): ReadonlySet<Element> {
  const holders = new Set<Element>();
  const visit = (element: Element): boolean => {
    let holds = false;
    for (const child of element.children) {
      if (child.type === 'element' && !isUnseen(child) && (visit(child) || startsLine(child))) holds = true;
    }
    if (holds) holders.add(element);
    return holds;
  };
  for (const child of root.children) if (child.type === 'element') visit(child);
  return holders;
}

/** Takes a page apart once for all rules. What a visitor does not see is left out; depth is bounded by the parser. */
export function readBlocks(root: Root): PageReadingForFacts {
  const reading: Omit<PageReadingForFacts, 'quotes' | 'parents'> = { blocks: [], addresses: [], links: [], images: [] };
  const parents = new Map<Element, Element>();
  const quotes: { block: PageBlock; nextAt: number }[] = [];
  const holders = holdersOfBlocks(root);
  let heading = '';
  let headingLevel = 0;

  const createBlock = (element: Element, place: Place, text = visibleText(element)): PageBlock => ({
    element,
    text,
    location: place.location,
    heading,
    headingLevel,
    names: place.names,
    at: reading.blocks.length,
  });

  function addText(element: Element, place: Place): void {
    const text = visibleText(element);
    const level = readHeadingLevel(element);
    if (level > 0) [heading, headingLevel] = [text.slice(0, HEADING_CHARACTERS_MAX), level];
    if (text !== '') reading.blocks.push(createBlock(element, place, text));
  }

  /** Text between elements that start a line has its own line, too. */
  function visitChildren(element: Element, place: Place): void {
    let run: ElementContent[] = [];
    const endRun = (): void => {
      const line: Element = { type: 'element', tagName: 'div', properties: {}, children: run };
      parents.set(line, element);
      addText(line, place);
      for (const child of run) visit(child, element, place);
      run = [];
    };
    for (const child of element.children) {
      if (child.type === 'element' && (startsLine(child) || holders.has(child))) {
        if (run.length > 0) endRun();
        visit(child, element, place);
      } else run.push(child);
    }
    if (run.length > 0) endRun();
  }

  function visit(node: Node, parent: Element | null, around: Place): void {
    if (node.type !== 'element' || isUnseen(node) || reading.blocks.length >= BLOCKS_MAX) return;
    if (parent) parents.set(node, parent);
    const landmark = classifyLandmark(node, around.inContent);
    const place: Place = {
      location: landmark ?? around.location,
      inContent: around.inContent || landmark === 'body',
      names: `${elementNames(node).join(' ')} ${around.names}`.slice(0, NAMES_CHARACTERS_MAX),
    };
    const add = (list: PageBlock[], text?: string): void => {
      if (list.length < ELEMENTS_MAX) list.push(createBlock(node, place, text));
    };
    if (node.tagName === 'address') add(reading.addresses);
    if (node.tagName === 'a') add(reading.links);
    if (node.tagName === 'img') add(reading.images, collapse(textProperty(node, 'alt') ?? ''));
    const isQuote = node.tagName === 'blockquote' && quotes.length < ELEMENTS_MAX;
    const quote = isQuote ? createBlock(node, place) : null;
    if (holders.has(node)) {
      const level = readHeadingLevel(node);
      if (level > 0) [heading, headingLevel] = [visibleText(node).slice(0, HEADING_CHARACTERS_MAX), level];
      visitChildren(node, place);
    } else {
      if (startsLine(node)) addText(node, place);
      for (const child of node.children) visit(child, node, place);
    }
    if (quote) quotes.push({ block: quote, nextAt: reading.blocks.length });
  }

  for (const child of root.children) visit(child, null, { location: 'body', inContent: false, names: '' });
  return {
    ...reading,
    parents,
    quotes: quotes.map(({ block, nextAt }) => ({ block, next: reading.blocks[nextAt] ?? null })),
  };
}

/** Each rule asks for the lines of each block. Nothing changes a tree while facts are read from it. */
const knownLines = new WeakMap<Element, readonly string[]>();

/** The lines of an element: what stands between line breaks and blocks. */
export function splitElementLines(element: Element): readonly string[] {
  const known = knownLines.get(element);
  if (known !== undefined) return known;
  const lines = readLines(element);
  knownLines.set(element, lines);
  return lines;
}

function readLines(element: Element): string[] {
  const lines: string[] = [''];
  const visit = (node: ElementContent): void => {
    if (node.type === 'text') lines[lines.length - 1] += node.value;
    if (node.type !== 'element' || isUnseen(node)) return;
    const breaks = isBlockElement(node);
    if (breaks) lines.push('');
    for (const child of node.children) visit(child);
    if (breaks) lines.push('');
  };
  for (const child of element.children) visit(child);
  return lines.map((line) => cutText(collapse(line), READ_LINE_CHARACTERS_MAX)).filter((line) => line !== '');
}
