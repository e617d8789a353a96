import type { Element } from 'hast';
import { elementNames } from '../extraction/hast-text.ts';
import type { PageBlock, PageReadingForFacts } from './page-blocks.ts';

const isHeading = ({ element }: PageBlock): boolean => /^h[1-6]$/.test(element.tagName);
const elementKind = (element: Element): string => `${element.tagName} ${elementNames(element)[1] ?? ''}`;

/**
 * The heading above a block, where it is the block's own: the heading of a card ends with its card. Empty where the last heading belongs
 * to one of several cards that the block is not in.
 */
export function headingOver(page: PageReadingForFacts, block: PageBlock): string {
  const heading = page.blocks.slice(0, block.at).findLast(isHeading);
  return heading === undefined || isUnder(page, block.element, heading) ? block.heading : '';
}

/** True where the heading's card, if it stands in one, holds the element as well. */
export const isUnder = (page: PageReadingForFacts, element: Element, heading: PageBlock): boolean =>
  isIn(page, element, findScope(page, heading));

const isIn = ({ parents }: PageReadingForFacts, element: Element, holder: Element | null): boolean => {
  for (let at: Element | undefined = element; at !== undefined; at = parents.get(at)) if (at === holder) return true;
  return holder === null;
};

/** The card that a heading stands in: one of several that are alike, have such a heading, and say more; null where it is in none. */
function findScope(page: PageReadingForFacts, heading: PageBlock): Element | null {
  let card = page.parents.get(heading.element);
  for (let level = 0; card !== undefined && level < LEVELS_MAX; level += 1) {
    const [own, holder]: [Element, Element | undefined] = [card, page.parents.get(card)];
    if (holder === undefined || /^(?:html|body)$/.test(own.tagName)) return null;
    const says = page.blocks[heading.at + 1];
    const saysMore = says !== undefined && isIn(page, says.element, own);
    const isOneOfMany = holder.children.some(
      (other) =>
        other !== own &&
        other.type === 'element' &&
        elementKind(other) === elementKind(own) &&
        hasLike(page, heading, other),
    );
    if (saysMore && isOneOfMany) return own;
    card = holder;
  }
  return null;
}

const LEVELS_MAX = 6;

const hasLike = (page: PageReadingForFacts, heading: PageBlock, holder: Element): boolean =>
  page.blocks.some(({ element }) => element.tagName === heading.element.tagName && isIn(page, element, holder));
