import type { Element, Root } from 'hast';
import { isProse, type Line, lettersOf, linesOf } from './article-line.ts';
import { elementsIn, visibleText } from './hast-text.ts';
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
 * Puts back the paragraphs that were lost on the way to the article: those that the region has between the title and the last
 * paragraph of the article. A lead above the text and text in boxes of its own get lost most. Changes the article.
 */
export function restoreLostParagraphs(article: Root, region: Root): void {
  const found = linesOf(article);
  const lines = linesOf(region);
  const isFound = foundIn(found, lines);
  const first = lines.findIndex((line, at) => isFound[at] === true && isProse(line));
  const last = lines.findLastIndex((line, at) => isFound[at] === true && isProse(line));
  if (first === -1) return;
  const title = lines.slice(0, first).findLastIndex(({ role }) => role === 'title');
  const places = new Places(article, found);
  const cards = new Cards(lines);
  let before: Element | null = null;
  for (let at = title === -1 ? first : title + 1; at < last; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    if (isFound[at] === true) before = places.elementOf(line) ?? before;
    else if (isLost(line, lines[at + 1]) && !cards.has(line)) before = places.insert(line.element, before);
  }
}

/**
 * Which of the lines the article has: their beginning, middle or end, since what stands in a line may have been changed on the way.
 * Short lines have to be there as they are.
 */
function foundIn(article: readonly Line[], lines: readonly Line[]): boolean[] {
  const inArticle = article.map(({ text }) => lettersOf(text));
  const whole = new Set(inArticle);
  const keys = lines.map(({ text }) => keysOf(lettersOf(text)));
  const long = findRuns(inArticle, new Set(keys.flat().filter((key) => key.length === keyLetters)), keyLetters);
  const short = findRuns(
    inArticle,
    new Set(keys.flat().filter((key) => key.length === shortKeyLetters)),
    shortKeyLetters,
  );
  return keys.map((ofLine) => ofLine.some((key) => whole.has(key) || long.has(key) || short.has(key)));
}

/** Three parts of a long line, two of a short one, and the whole of one that is shorter still. */
function keysOf(letters: string): string[] {
  const size = letters.length >= keyLetters ? keyLetters : shortKeyLetters;
  if (letters.length < size) return [letters];
  const last = letters.length - size;
  const starts = size === keyLetters ? [0, Math.floor(last / 2), last] : [0, last];
  return starts.map((at) => letters.slice(at, at + size));
}

/** Prose, or a heading right above prose. Captions and quotes of other voices are left where they are. */
function isLost(line: Line, next: Line | undefined): boolean {
  if (line.around.some(({ tagName }) => tagName === 'form' || tagName === 'aside')) return false;
  if (line.role === 'heading') return next !== undefined && isProse(next) && line.linkLength === 0;
  return line.role === 'text' && isProse(line);
}

/** Lines that are the only paragraph beside a link: the teasers of something else. */
class Cards {
  /** How many paragraphs are in an element. */
  readonly #paragraphs = new Map<Element, number>();

  constructor(lines: readonly Line[]) {
    for (const line of lines)
      if (isProse(line))
        for (const element of line.around) this.#paragraphs.set(element, (this.#paragraphs.get(element) ?? 0) + 1);
  }

  /** Whether the largest element around the line with no other paragraph in it has a link beside the line. */
  has(line: Line): boolean {
    const own = isProse(line) ? 1 : 0;
    const alone = line.around.findLast((element) => (this.#paragraphs.get(element) ?? 0) === own);
    if (alone === undefined) return false;
    const inside = new Set(elementsIn(line.element));
    for (const element of elementsIn(alone))
      if (
        element.tagName === 'a' &&
        !inside.has(element) &&
        visibleText(element, { alternatives: true }).length >= cardLinkCharacters
      )
        return true;
    return false;
  }
}

/** Where the lines of the article are, and where a paragraph can be put beside them. */
class Places {
  readonly #byLetters: Map<string, Element>;
  readonly #parents = new Map<Element, Root | Element>();
  readonly #first: Element | null;

  constructor(article: Root, found: readonly Line[]) {
    this.#byLetters = new Map(found.map(({ element, text }) => [lettersOf(text).slice(0, keyLetters), element]));
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
    return this.#byLetters.get(lettersOf(text).slice(0, keyLetters)) ?? null;
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
