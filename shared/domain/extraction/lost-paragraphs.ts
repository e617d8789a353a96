import type { Element, Root } from 'hast';
import { isProse, type Line, readLines } from './article-line.ts';
import { elementNames } from './hast-text.ts';
import { cutBeginning, findBeginnings } from './text-blocks.ts';

/** Elements that a paragraph is not put into. */
const narrow = new Set(
  'li ul ol dl dt dd p blockquote table thead tbody tr td th figure pre h1 h2 h3 h4 h5 h6 a span'.split(' '),
);

/**
 * Puts back what was lost on the way to the article: the paragraphs and headings that the region has between the title and the last
 * paragraph of the article. A lead above the text and text in separate boxes get lost most. Changes the article.
 */
export function restoreLostParagraphs(article: Root, region: Root): void {
  const found = readLines(article);
  const lines = readLines(region);
  const hasBeginning = findBeginnings(found);
  const isFound = lines.map(({ text }) => hasBeginning(text));
  const first = lines.findIndex((line, at) => isFound[at] === true && isProse(line));
  const last = lines.findLastIndex((line, at) => isFound[at] === true && isProse(line));
  if (first === -1) return;
  const title = lines.slice(0, first).findLastIndex(({ role }) => role === 'title');
  const places = new Places(article, found);
  let before: Element | null = null;
  for (let at = title + 1; at <= last; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    if (isFound[at] === true) before = places.elementOf(line) ?? before;
    else if (isLost(lines, at, at > first ? isFound : [])) before = places.insert(line.element, before);
  }
}

/** Prose, or a heading above prose. Captions and quotes of other voices are left where they are. */
function isLost(lines: readonly Line[], at: number, isFound: readonly boolean[]): boolean {
  const line = lines[at];
  if (line === undefined || isApart(line)) return false;
  if (line.role === 'heading') return isAboveProse(lines, at, isFound);
  return line.role === 'text' && isProse(line);
}

/** In a form, a box beside the text or a gallery, whose words belong to its pictures. */
const isApart = ({ around }: Line): boolean =>
  around.some(
    (element) =>
      element.tagName === 'form' ||
      element.tagName === 'aside' ||
      elementNames(element).some((name) => gallery.test(name)),
  );

const gallery = /carousel|gallery|slide(?:r|s|show)?(?![a-z])/i;

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

/** Where the lines of the article are, and where a paragraph can be put beside them. */
class Places {
  readonly #byBeginning: Map<string, Element>;
  readonly #parents = new Map<Element, Root | Element>();
  readonly #first: Element | null;

  constructor(article: Root, found: readonly Line[]) {
    this.#byBeginning = new Map(found.map(({ element, text }) => [cutBeginning(text), element]));
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
    return this.#byBeginning.get(cutBeginning(text)) ?? null;
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
