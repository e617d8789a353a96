import type { Element, ElementContent, Root } from 'hast';
import { collapse, elementsIn, isBlockElement, isUnseen, visibleText } from './hast-text.ts';
import { isParagraph } from './text-blocks.ts';

/** A line of a text: what a block holds, with the largest element that holds it alone. */
export interface Line {
  readonly element: Element;
  /** The elements around it, the closest first. */
  readonly around: readonly Element[];
  readonly text: string;
  readonly linkLength: number;
  /** By the closest element that says so; an H1 is a title. */
  readonly role: 'heading' | 'title' | 'caption' | 'item' | 'cell' | 'quote' | 'code' | 'text';
  readonly hasTime: boolean;
}

const roles: Readonly<Record<string, Line['role']>> = {
  h1: 'title',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  figcaption: 'caption',
  figure: 'caption',
  li: 'item',
  dt: 'item',
  dd: 'item',
  td: 'cell',
  th: 'cell',
  caption: 'caption',
  blockquote: 'quote',
  pre: 'code',
  code: 'code',
};

/** The lines of a tree in order. Text that stands beside blocks in one element is in none of them. */
export function readLines(root: Root): Line[] {
  const lines: Line[] = [];

  function visit(element: Element, role: Line['role'], around: readonly Element[], inLink: boolean): void {
    const own = roles[element.tagName] ?? role;
    const linked = inLink || element.tagName === 'a';
    if (own === 'title' || own === 'heading' || own === 'code' || !hasBlocks(element)) {
      const text = visibleText(element);
      if (text === '') return;
      lines.push({
        element,
        around,
        text,
        linkLength: linkLength(element, linked),
        role: own,
        hasTime: holdsTime(element),
      });
      return;
    }
    for (const child of element.children)
      if (child.type === 'element' && !isUnseen(child)) visit(child, own, [element, ...around], linked);
  }

  for (const child of root.children) if (child.type === 'element' && !isUnseen(child)) visit(child, 'text', [], false);
  return lines;
}

/** A paragraph, whatever element it is in. */
export const isProse = (line: Line): boolean =>
  (line.role === 'text' || line.role === 'quote' || line.role === 'item') && isParagraph(line);

export const toLetters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

function hasBlocks(element: Element): boolean {
  for (const inside of elementsIn(element)) if (isBlockElement(inside) && inside.tagName !== 'br') return true;
  return false;
}

function holdsTime(element: Element): boolean {
  if (element.tagName === 'time') return true;
  for (const { tagName } of elementsIn(element)) if (tagName === 'time') return true;
  return false;
}

function linkLength(node: ElementContent, inLink: boolean): number {
  if (node.type === 'text') return inLink ? collapse(node.value).length : 0;
  if (node.type !== 'element') return 0;
  return node.children.reduce((length, child) => length + linkLength(child, inLink || node.tagName === 'a'), 0);
}
