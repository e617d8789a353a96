import type { Element, ElementContent, Root } from 'hast';
import type { LinkLocation } from '../extraction/extracted-page.ts';
import { collapse, isBlockElement, isUnseen, visibleText } from '../extraction/hast-text.ts';
import { landmarkOf } from '../extraction/landmarks.ts';
import { textProperty } from '../extraction/text-property.ts';

/** A run of text on a line of its own, or an element that rules look at as a whole. */
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
}

export interface PageReadingForFacts {
  /** Texts, headings included, in document order. */
  blocks: PageBlock[];
  /** Each with the text right after it, where its author may stand. */
  quotes: { block: PageBlock; next: PageBlock | null }[];
  addresses: PageBlock[];
  /** Links that call, write, or lead to another place. */
  links: PageBlock[];
  images: PageBlock[];
}

/** Where a block stands, for people: header and footer by their name, content by the heading above it. */
export const placeOf = ({ location, heading }: Pick<PageBlock, 'location' | 'heading'>): string =>
  location === 'body' && heading !== '' ? heading : location;

/** A page for people has some hundreds of blocks. */
const BLOCKS_MAX = 5_000;
/** Of quotations, addresses, links and images, each: rules read their texts again. */
const ELEMENTS_MAX = 500;
const NAMES_CHARACTERS_MAX = 500;

interface Place {
  location: LinkLocation;
  inContent: boolean;
  names: string;
}

const headingLevelOf = (element: Element): number =>
  /^h[1-6]$/.test(element.tagName) ? Number(element.tagName[1]) : 0;

const namesOf = (element: Element): string => {
  const classes = element.properties['className'];
  return [textProperty(element, 'id') ?? '', ...(Array.isArray(classes) ? classes : [])].join(' ');
};

const hasBlockInside = (element: Element): boolean =>
  element.children.some((child) => child.type === 'element' && isBlockElement(child) && child.tagName !== 'br');

/** Takes a page apart once for all rules. What a visitor does not see is left out; depth is bounded by the parser. */
export function readBlocks(root: Root): PageReadingForFacts {
  const reading: Omit<PageReadingForFacts, 'quotes'> = { blocks: [], addresses: [], links: [], images: [] };
  const quotes: { block: PageBlock; nextAt: number }[] = [];
  let heading = '';
  let headingLevel = 0;

  const blockOf = (element: Element, place: Place, text = visibleText(element)): PageBlock => ({
    element,
    text,
    location: place.location,
    heading,
    headingLevel,
    names: place.names,
  });

  function visit(node: ElementContent | Root['children'][number], around: Place): void {
    if (node.type !== 'element' || isUnseen(node) || reading.blocks.length >= BLOCKS_MAX) return;
    const landmark = landmarkOf(node, around.inContent);
    const place: Place = {
      location: landmark ?? around.location,
      inContent: around.inContent || landmark === 'body',
      names: `${namesOf(node)} ${around.names}`.slice(0, NAMES_CHARACTERS_MAX),
    };
    const add = (list: PageBlock[], text?: string): void => {
      if (list.length < ELEMENTS_MAX) list.push(blockOf(node, place, text));
    };
    if (node.tagName === 'address') add(reading.addresses);
    if (node.tagName === 'a') add(reading.links);
    if (node.tagName === 'img') add(reading.images, collapse(textProperty(node, 'alt') ?? ''));
    const isQuote = node.tagName === 'blockquote' && quotes.length < ELEMENTS_MAX;
    const quote = isQuote ? blockOf(node, place) : null;
    const level = headingLevelOf(node);
    if (isBlockElement(node) && !hasBlockInside(node)) {
      const text = visibleText(node);
      if (level > 0) [heading, headingLevel] = [text, level];
      if (text !== '') reading.blocks.push(blockOf(node, place, text));
    }
    for (const child of node.children) visit(child, place);
    if (quote) quotes.push({ block: quote, nextAt: reading.blocks.length });
  }

  for (const child of root.children) visit(child, { location: 'body', inContent: false, names: '' });
  return {
    ...reading,
    quotes: quotes.map(({ block, nextAt }) => ({ block, next: reading.blocks[nextAt] ?? null })),
  };
}

/** The lines of an element: what stands between line breaks and blocks. */
export function linesOf(element: Element): string[] {
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
  return lines.map(collapse).filter((line) => line !== '');
}

/** What a page is for, as far as its address says so: rules of less certain evidence are for pages about the business. */
export interface PagePurpose {
  isStart: boolean;
  isAbout: boolean;
  isContact: boolean;
  isPraise: boolean;
}

const about =
  /(?:^|[/_-])(?:about(?:[_-]us)?|company|our[_-]story|story|who[_-]we[_-]are|history|team|our[_-]team|ueber[_-]uns|a[_-]propos)(?:[/_.-]|$)/i;
const contactPath =
  /(?:^|[/_-])(?:contact(?:[_-]us)?|kontakt|impressum|imprint|find[_-]us|visit(?:[_-]us)?|locations?)(?:[/_.-]|$)/i;
const praise =
  /(?:^|[/_-])(?:testimonials?|reviews?|customers?|clients?|case[_-]stud(?:y|ies)|success[_-]stories)(?:[/_.-]|$)/i;

export function purposeOf(url: string): PagePurpose {
  const path = URL.parse(url)?.pathname ?? '';
  return {
    isStart: path === '/',
    isAbout: about.test(path),
    isContact: contactPath.test(path),
    isPraise: praise.test(path),
  };
}
