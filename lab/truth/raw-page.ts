import { parse } from 'parse5';
import { isOthers, namedAuthors } from './raw-authors.ts';
import { type Core, findCore, selectSiblings } from './raw-core.ts';
// The page as the checkers see it: another parser than the product's, and an own, small reading. It knows what certainly belongs to the
// main text (`strict`) and what the page shows at all (`loose`): a true count lies between the two.
import {
  attribute,
  block,
  collapse,
  type Element,
  everyElement,
  isElement,
  isFrame,
  isShown,
  listAncestors,
  ownRows,
  ownText,
  seenText,
  shownText,
  shownWithout,
  walkElements,
} from './raw-elements.ts';
import { isDataTable, isList, isPicture, isTextList } from './raw-parts.ts';
import { findStretches, type RawStretches } from './raw-stretches.ts';
import type { Range } from './raw-words.ts';

export interface RawHeading {
  readonly level: number;
  /** With the alternative texts of pictures; `shown` is without. */
  readonly text: string;
  readonly shown: string;
  /** Without the buttons that a program set beside its words. */
  readonly words: string;
  readonly isCore: boolean;
  /** The block that it stands in holds prose of the text as well: the heading of a box beside the text does not. */
  readonly isSection: boolean;
}

export interface RawLink {
  readonly href: string;
  readonly url: URL | null;
  readonly text: string;
  /** Without the words for screen readers. */
  readonly seen: string;
  readonly alt: string;
  /** Inside a long run of prose of the main text. */
  readonly isCore: boolean;
}

interface RawImage {
  readonly alt: string | null;
  readonly isCore: boolean;
}

export interface RawPage {
  readonly url: URL;
  readonly html: string;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly jsonLd: readonly string[];
  /** Persons whom an element of the page itself names as its author. */
  readonly authors: readonly string[];
  /** Days of `time` elements that stand in no comment, review or teaser. */
  readonly times: readonly string[];
  /** The prose outside of lists, tables and quotations. */
  readonly openText: string;
  /** All that is visible, blocks apart, white space collapsed; the second with the alternative texts of pictures. */
  readonly text: string;
  readonly textWithAlts: string;
  readonly coreText: string;
  /** The prose of the one element that holds most of it, without quotations: boxes and pull quotes say again what the text says. */
  readonly unquotedText: string;
  /** All that is visible, without what is raised, and without the numbers of notes alone. */
  readonly textWithoutNotes: string;
  readonly textWithoutNumbers: string;
  /** The prose without repeats and without what stands below the name of another page. */
  readonly ownProse: string;
  /** Each block of the prose by itself. */
  readonly proseBlocks: readonly string[];
  /** The lines of the prose that stands in no table with headers, and in no list of notes. */
  readonly runningRows: readonly string[];
  /** Words between one heading and the next: of the prose between any two, and of all that is shown between two of the text. */
  readonly stretches: RawStretches;
  /** The text of paragraphs and other blocks, in order. */
  readonly blocks: readonly string[];
  /** Lines of each block itself, and of no block inside it. */
  readonly lines: readonly string[];
  /** The same with each line break as an end. */
  readonly rows: readonly string[];
  readonly headings: readonly RawHeading[];
  readonly links: readonly RawLink[];
  readonly images: readonly RawImage[];
  /** Figures in which a program will set the picture. */
  readonly emptyFigures: number;
  readonly lists: Range;
  readonly tables: Range;
  readonly code: Range;
}

const quotedIn = new Set(['blockquote', 'aside', 'figure', 'q']);
const enclosing = new Set('li dd dt td th blockquote h1 h2 h3 h4 h5 h6 pre figure a label form'.split(' '));

export function readRawPage(html: string, url: URL): RawPage {
  const document = parse(html);
  const root = document.childNodes.find(isElement);
  if (root === undefined) throw new Error('parse5 gives every document an element');
  const every = [...walkElements(root, everyElement)];
  const body = every.find(({ tagName }) => tagName === 'body') ?? root;
  const shown = [...walkElements(body, isShown)];
  const core = findCore(body);
  const order = new Map(shown.map((element, at) => [element, at]));
  const places = [...core.prose].map((element) => order.get(element) ?? 0).toSorted((a, b) => a - b);
  const [first = Infinity] = places;
  const last = places.at(-1) ?? -1;
  const inSpan = (element: Element): boolean => {
    const at = order.get(element) ?? -1;
    if (at < first || at > last) return false;
    const around = listAncestors(element);
    return around.includes(core.root) && !around.slice(0, around.indexOf(core.root)).some(isFrame) && !isFrame(element);
  };
  const headings = readHeadings(shown, { core, inSpan, order });
  const base =
    URL.parse(
      every.flatMap((element) => (element.tagName === 'base' ? (attribute(element, 'href') ?? []) : []))[0] ?? '',
      url.href,
    ) ?? url;
  const named = (name: string): string[] =>
    every.flatMap((element) =>
      element.tagName === 'meta' && attribute(element, 'name')?.trim().toLowerCase() === name
        ? [collapse(attribute(element, 'content') ?? '')]
        : [],
    );
  const textIn = (element: Element): string =>
    element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  return {
    url,
    html,
    titles: every
      .filter(({ tagName, namespaceURI }) => tagName === 'title' && String(namespaceURI).endsWith('xhtml'))
      .map((title) => collapse(textIn(title))),
    descriptions: named('description').filter((text) => text !== ''),
    jsonLd: every
      .filter(
        (element) =>
          element.tagName === 'script' && /^\s*application\/ld\+json/i.test(attribute(element, 'type') ?? ''),
      )
      .map(textIn),
    authors: namedAuthors(every),
    times: shown
      .filter((element) => element.tagName === 'time' && ![element, ...listAncestors(element)].some(isOthers))
      .flatMap((element) => attribute(element, 'datetime') ?? []),
    openText: [...core.prose]
      .filter((element) => ![element, ...listAncestors(element)].some(({ tagName }) => enclosing.has(tagName)))
      .map(ownText)
      .join('\n'),
    text: shownText(body),
    textWithAlts: shownText(body, true),
    coreText: [...core.prose].map(ownText).join('\n'),
    unquotedText: selectSiblings(core.prose)
      .filter((element) => ![element, ...listAncestors(element)].some(({ tagName }) => quotedIn.has(tagName)))
      .map(ownText)
      .join('\n'),
    textWithoutNotes: shownWithout(body, ({ tagName }) => tagName === 'sup'),
    textWithoutNumbers: shownWithout(body, isNoteNumber),
    ownProse: [...new Set(proseOfPage(shown, core.prose).map(ownText))].join('\n'),
    proseBlocks: [...core.prose].map(ownText),
    runningRows: [...core.prose].filter((element) => !isTabulated(element)).flatMap(ownRows),
    stretches: findStretches(body, { shown, prose: core.prose, headings }),
    blocks: shown
      .filter(({ tagName }) => block.has(tagName))
      .map((element) => shownText(element, true))
      .filter((text) => text !== ''),
    lines: shown
      .filter(({ tagName }) => block.has(tagName) && tagName !== 'br')
      .map(ownText)
      .filter((text) => text !== ''),
    rows: shown.filter(({ tagName }) => block.has(tagName) && tagName !== 'br').flatMap(ownRows),
    headings,
    links: shown
      .filter(
        (element) =>
          (element.tagName === 'a' || element.tagName === 'area') && (attribute(element, 'href') ?? '').trim() !== '',
      )
      .map((element) => ({
        href: (attribute(element, 'href') ?? '').trim(),
        url: URL.parse((attribute(element, 'href') ?? '').trim(), base.href),
        text: shownText(element),
        seen: seenText(element),
        alt: shownText(element, true),
        isCore:
          listAncestors(element).some((around) => core.prose.has(around)) &&
          inSpan(element) &&
          shownText(element) !== '',
      })),
    images: shown
      .filter(({ tagName }) => tagName === 'img')
      .map((element) => ({ alt: attribute(element, 'alt'), isCore: inSpan(element) && isPicture(element) })),
    emptyFigures: shown.filter(
      (element) =>
        element.tagName === 'figure' && ![...walkElements(element, isShown)].some(({ tagName }) => tagName === 'img'),
    ).length,
    lists: countElements(
      shown,
      (element) => isList(element),
      (element) => inSpan(element) && isTextList(element),
    ),
    tables: countElements(
      shown,
      ({ tagName }) => tagName === 'table',
      (element) => inSpan(element) && isDataTable(element),
    ),
    code: countElements(
      shown,
      ({ tagName }) => tagName === 'pre' || tagName === 'code' || tagName === 'listing',
      (element) => inSpan(element) && element.tagName === 'pre' && shownText(element).length > 20,
    ),
  };
}

function readHeadings(
  shown: readonly Element[],
  { core, inSpan, order }: { core: Core; inSpan: (element: Element) => boolean; order: ReadonlyMap<Element, number> },
): RawHeading[] {
  const prose = [...core.prose].map((element) => order.get(element) ?? 0).toSorted((a, b) => a - b);
  const found = shown.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
  return found.map((element, at) => {
    const place = order.get(element) ?? 0;
    const next = order.get(found[at + 1] ?? element) ?? 0;
    const end = next > place ? next : Infinity;
    // A heading of the text has prose of the text right below it.
    const hasProse = prose.some((position) => position > place && position < end);
    const isCore = hasProse && inSpan(element) && shownText(element) !== '' && !isLinked(element);
    return {
      level: Number(element.tagName[1]),
      text: shownText(element, true),
      shown: shownText(element),
      words: collapse(shownWithout(element, ({ tagName }) => /^(?:button|input|label|form)$/.test(tagName))),
      isCore,
      isSection: isCore && standsByProse(element, core.prose),
    };
  });
}

/** In a cell of a table with headers: other tables set out the page. */
const isTabulated = (element: Element): boolean =>
  [element, ...listAncestors(element)].some(
    (around) =>
      around.tagName === 'table' && [...walkElements(around, isShown)].some(({ tagName }) => tagName === 'th'),
  );

const isNoteNumber = (element: Element): boolean =>
  element.tagName === 'sup' && /^\[?(?:\d{1,3}|\p{L}{1,2}|[*†‡])\]?$/u.test(shownText(element));

/** Text below a heading that is a link describes another page. */
function proseOfPage(shown: readonly Element[], prose: ReadonlySet<Element>): Element[] {
  const own: Element[] = [];
  let isTeaser = false;
  for (const element of shown) {
    if (/^h[1-6]$/.test(element.tagName)) isTeaser = isLinked(element);
    else if (prose.has(element) && !isTeaser) own.push(element);
  }
  return own;
}

/** The element around a heading and what it heads: a wrapper that holds the heading alone is passed. */
function standsByProse(heading: Element, prose: ReadonlySet<Element>): boolean {
  const own = shownText(heading);
  const around = listAncestors(heading).find((element) => shownText(element) !== own);
  return around !== undefined && [...walkElements(around, isShown)].some((element) => prose.has(element));
}

/** The heading of a teaser is a link, or in one. */
const isLinked = (element: Element): boolean =>
  [...listAncestors(element), ...walkElements(element, isShown)].some(
    (around) =>
      around.tagName === 'a' && attribute(around, 'href') !== null && !(attribute(around, 'href') ?? '').includes('#'),
  );

function countElements(
  shown: readonly Element[],
  isOne: (element: Element) => boolean,
  isSure: (element: Element) => boolean,
): Range {
  return {
    least: shown.filter((element) => isOne(element) && isSure(element)).length,
    most: shown.filter(isOne).length,
  };
}
