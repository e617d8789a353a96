import type { Element, Root } from 'hast';
import { isProse, type Line, lettersOf, linesOf } from './article-line.ts';
import { elementsIn, visibleText } from './hast-text.ts';

/** As many letters as tell one paragraph from another. */
const keyLetters = 60;

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
  const letters = found.map(({ text }) => lettersOf(text)).join(' ');
  const lines = linesOf(region);
  const isFound = lines.map(({ text }) => holdsPart(letters, lettersOf(text)));
  const first = lines.findIndex((line, at) => isFound[at] === true && isProse(line));
  const last = lines.findLastIndex((line, at) => isFound[at] === true && isProse(line));
  if (first === -1) return;
  const title = lines.slice(0, first).findLastIndex(({ role }) => role === 'title');
  const places = new Places(article, found);
  let before: Element | null = null;
  for (let at = title === -1 ? first : title + 1; at < last; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    if (isFound[at] === true) before = places.elementOf(line) ?? before;
    else if (isLost(line, lines[at + 1]) && !isCard(line, lines)) before = places.insert(line.element, before);
  }
}

/** The beginning, the middle or the end of a paragraph: what stands in it may have been changed on the way. */
const holdsPart = (all: string, letters: string): boolean =>
  [0, Math.max(0, letters.length / 2 - keyLetters / 2), Math.max(0, letters.length - keyLetters)].some((at) =>
    all.includes(letters.slice(at, at + keyLetters)),
  );

/** Prose, or a heading right above prose. Captions and quotes of other voices are left where they are. */
function isLost(line: Line, next: Line | undefined): boolean {
  if (line.around.some(({ tagName }) => tagName === 'form' || tagName === 'aside')) return false;
  if (line.role === 'heading') return next !== undefined && isProse(next) && line.linkLength === 0;
  return line.role === 'text' && isProse(line);
}

/** The largest element around a line with no other paragraph in it: where that has a link beside the line, it is a card. */
function isCard(line: Line, lines: readonly Line[]): boolean {
  const others = lines.filter((other) => other !== line && isProse(other));
  const alone = line.around.findLast((element) => !others.some(({ around }) => around.includes(element)));
  if (alone === undefined) return false;
  const inside = new Set(elementsIn(line.element));
  return [...elementsIn(alone)].some(
    (element) =>
      element.tagName === 'a' &&
      !inside.has(element) &&
      visibleText(element, { alternatives: true }).length >= cardLinkCharacters,
  );
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
