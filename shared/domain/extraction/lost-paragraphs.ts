import type { Element, Root } from 'hast';
import { isProse, type Line, readLines, toLetters } from './article-line.ts';
import { classNames, elementsIn, visibleText } from './hast-text.ts';
import { isLayoutTable } from './layout-tables.ts';
import { type LeadsAway, leadsNowhereElse } from './other-sites.ts';
import { asksSomething, isApart, questionsBelow } from './questions-below.ts';
import { findRuns } from './runs-of-letters.ts';

/** As many letters as tell one paragraph from another. */
const keyLetters = 60;
const shortKeyLetters = 24;

/** A link of this length beside a single paragraph makes the two a card: the teaser of something else. */
const cardLinkCharacters = 15;

/** Elements that a paragraph is not put into. */
const narrow = new Set(
  'li ul ol dl dt dd p blockquote table thead tbody tr td th figure pre h1 h2 h3 h4 h5 h6 a span'.split(' '),
);

/**
 * Puts back what was lost on the way to the article: the paragraphs, lists and headings that the region has between the title and the
 * last paragraph of the article, and the questions with their answers below it. A lead above the text and text in separate boxes
 * get lost most. Changes the article.
 */
export function restoreLostParagraphs(article: Root, region: Root, leadsAway: LeadsAway = leadsNowhereElse): void {
  const found = readLines(article);
  const lines = readLines(region);
  const isFound = foundIn(found, lines);
  const first = lines.findIndex((line, at) => isFound[at] === true && isProse(line));
  const last = endOfText(lines, isFound);
  if (first === -1) return;
  const title = lines.slice(0, first).findLastIndex(({ role }) => role === 'title');
  const places = new Places(article, found);
  const cards = new Cards(lines, isFound, leadsAway);
  const lists = new LostLists(lines, isFound, countCharacters(found) * maxListShare);
  let before: Element | null = null;
  for (let at = title + 1; at <= last; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    if (isFound[at] === true) before = places.elementOf(line) ?? before;
    else {
      const list = at > first ? lists.startingWith(line) : null;
      const element = list ?? (isLost(lines, at, at > first ? isFound : []) && !cards.has(line) ? line.element : null);
      if (element !== null) before = places.insert(element, before);
    }
  }
  before = places.elementOf(lines[last] as Line) ?? before;
  for (const element of questionsBelow(lines, last + 1)) before = places.insert(element, before);
}

/**
 * The last paragraph of the article. A builder of pages puts each part of a text into boxes of the same names: what goes on in such
 * boxes, up to the title of another text, is the text as well.
 */
function endOfText(lines: readonly Line[], isFound: readonly boolean[]): number {
  const isKnown = (line: Line, at: number): boolean => isFound[at] === true && isProse(line);
  const last = lines.findLastIndex(isKnown);
  const places = new Set(lines.filter(isKnown).filter(hasNamedPlace).map(describePlace));
  let end = last;
  for (let at = last + 1; at < lines.length && lines[at]?.role !== 'title'; at += 1) {
    const line = lines[at] as Line;
    if (isProse(line) && hasNamedPlace(line) && places.has(describePlace(line))) end = at;
  }
  return end;
}

/**
 * Which of the lines the article has: their beginning, middle or end, since what stands in a line may have been changed on the way.
 * Short lines have to be there as they are.
 */
function foundIn(article: readonly Line[], lines: readonly Line[]): boolean[] {
  const inArticle = article.map(({ text }) => toLetters(text));
  const whole = new Set(inArticle);
  const keys = lines.map(({ text }) => selectKeys(toLetters(text)));
  const long = findRuns(inArticle, new Set(keys.flat().filter((key) => key.length === keyLetters)), keyLetters);
  const short = findRuns(
    inArticle,
    new Set(keys.flat().filter((key) => key.length === shortKeyLetters)),
    shortKeyLetters,
  );
  return keys.map((ofLine) => ofLine.some((key) => whole.has(key) || long.has(key) || short.has(key)));
}

/** Three parts of a long line, two of a short one, and the whole of one that is shorter still. */
function selectKeys(letters: string): string[] {
  const size = letters.length >= keyLetters ? keyLetters : shortKeyLetters;
  if (letters.length < size) return [letters];
  const last = letters.length - size;
  const starts = size === keyLetters ? [0, Math.floor(last / 2), last] : [0, last];
  return starts.map((at) => letters.slice(at, at + size));
}

/** Prose, or a heading or question above prose. Captions and quotes of other voices are left where they are. */
function isLost(lines: readonly Line[], at: number, isFound: readonly boolean[]): boolean {
  const line = lines[at];
  if (line === undefined || isApart(line)) return false;
  if (line.role === 'heading') return isAboveProse(lines, at, isFound);
  if (asksSomething(line) && lines[at + 1] !== undefined && isProse(lines[at + 1] as Line)) return true;
  return line.role === 'text' && isProse(line);
}

/** The next line is prose and the heading no link, or what follows is in the article. */
function isAboveProse(lines: readonly Line[], at: number, isFound: readonly boolean[]): boolean {
  const next = lines[at + 1];
  if (next === undefined) return false;
  if (isProse(next) && lines[at]?.linkLength === 0) return true;
  for (let below = at + 1; below <= at + maxLinesToProse; below += 1) {
    const line = lines[below];
    if (line === undefined || line.role === 'heading') return false;
    if (isFound[below] === true && isProse(line)) return true;
  }
  return false;
}

/** A date, a rating or a picture may stand between a heading and its first paragraph. */
const maxLinesToProse = 4;

/** Rows with a header: data, whatever its cells link to. */
function isDataTable(table: Element): boolean {
  if (isLayoutTable(table)) return false;
  const tags = [...elementsIn(table)].map(({ tagName }) => tagName);
  return tags.includes('th') && tags.filter((tag) => tag === 'tr').length >= minRows;
}

const minRows = 3;
const maxFoundShare = 0.2;

/** Lists and tables of which the article has no line, unless they are lists of links. */
class LostLists {
  readonly #byFirstLine = new Map<Line, Element>();

  constructor(lines: readonly Line[], isFound: readonly boolean[], maxCharacters: number) {
    const inLists = new Map<Element, { lines: Line[]; found: number }>();
    for (const [at, line] of lines.entries())
      for (const list of [line.element, ...line.around].filter(({ tagName }) => listNames.has(tagName))) {
        const known = inLists.get(list) ?? { lines: [], found: 0 };
        known.lines.push(line);
        if (isFound[at] === true || isApart(line)) known.found += 1;
        inLists.set(list, known);
      }
    for (const [list, inside] of inLists) {
      const [first] = inside.lines;
      if (first === undefined || this.#byFirstLine.has(first)) continue;
      if (list.tagName === 'table') {
        // Years and signs of a table stand in the text as well.
        if (inside.found < inside.lines.length * maxFoundShare && isDataTable(list)) this.#byFirstLine.set(first, list);
        continue;
      }
      if (inside.found > 0) continue;
      const length = countCharacters(inside.lines);
      const linked = inside.lines.reduce((sum, { linkLength }) => sum + linkLength, 0);
      if (length >= minListCharacters && length <= maxCharacters && linked < length * maxListLinkShare)
        this.#byFirstLine.set(first, list);
    }
  }

  /** The outermost list that begins with the line. */
  startingWith(line: Line): Element | null {
    return this.#byFirstLine.get(line) ?? null;
  }
}

const countCharacters = (lines: readonly Line[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);

const listNames = new Set(['ul', 'ol', 'dl', 'table']);
/** A longer one is something else: the captions of a gallery, the steps of a live report. */
const maxListShare = 0.25;
/** Shorter ones are rows of buttons and tags. */
const minListCharacters = 60;
const maxListLinkShare = 0.3;

/** Lines that are the only paragraph beside a link: the teasers of something else. */
class Cards {
  /** How many paragraphs are in an element. */
  readonly #paragraphs = new Map<Element, number>();
  /** Where paragraphs of the article stand: what stands in a box of the same name is one of its parts. */
  readonly #places = new Set<string>();
  readonly #leadsAway: LeadsAway;

  constructor(lines: readonly Line[], isFound: readonly boolean[], leadsAway: LeadsAway) {
    this.#leadsAway = leadsAway;
    for (const [at, line] of lines.entries()) {
      if (!isProse(line)) continue;
      for (const element of line.around) this.#paragraphs.set(element, (this.#paragraphs.get(element) ?? 0) + 1);
      if (isFound[at] === true) this.#places.add(describePlace(line));
    }
  }

  /** Whether the largest element around the line with no other paragraph in it has a link of the site beside the line. */
  has(line: Line): boolean {
    if (this.#places.has(describePlace(line)) && hasNamedPlace(line)) return false;
    const own = isProse(line) ? 1 : 0;
    const alone = line.around.findLast((element) => (this.#paragraphs.get(element) ?? 0) === own);
    if (alone === undefined) return false;
    const inside = new Set(elementsIn(line.element));
    for (const element of elementsIn(alone))
      if (
        element.tagName === 'a' &&
        !inside.has(element) &&
        visibleText(element, { alternatives: true }).length >= cardLinkCharacters &&
        !this.#leadsAway(element)
      )
        return true;
    return false;
  }
}

const boxesAround = ({ around }: Line): readonly Element[] => around.slice(0, 3);
const describePlace = (line: Line): string =>
  [line.element, ...boxesAround(line)].map((box) => [box.tagName, ...classNames(box)].join('.')).join(' ');
const hasNamedPlace = (line: Line): boolean => boxesAround(line).every((box) => classNames(box).length > 0);

/** Where the lines of the article are, and where a paragraph can be put beside them. */
class Places {
  readonly #byLetters: Map<string, Element>;
  readonly #parents = new Map<Element, Root | Element>();
  readonly #first: Element | null;

  constructor(article: Root, found: readonly Line[]) {
    this.#byLetters = new Map(found.map(({ element, text }) => [toLetters(text).slice(0, keyLetters), element]));
    this.#first = found.find(isProse)?.element ?? null;
    const visit = (parent: Root | Element): void => {
      for (const child of parent.children)
        if (child.type === 'element') {
          this.#parents.set(child, parent);
          visit(child);
        }
    };
    visit(article);
  }

  elementOf({ text }: Line): Element | null {
    return this.#byLetters.get(toLetters(text).slice(0, keyLetters)) ?? null;
  }

  /** After the element, or before the first paragraph of the article. Returns what was put there. */
  insert(element: Element, after: Element | null): Element | null {
    let beside = after ?? this.#first;
    let parent = beside && this.#parents.get(beside);
    while (beside && parent && parent.type === 'element' && narrow.has(parent.tagName)) {
      beside = parent;
      parent = this.#parents.get(parent);
    }
    if (!beside || !parent) return after;
    const copy: Element = { ...element };
    parent.children.splice(parent.children.indexOf(beside) + (after === null ? 0 : 1), 0, copy);
    this.#parents.set(copy, parent);
    return copy;
  }
}
