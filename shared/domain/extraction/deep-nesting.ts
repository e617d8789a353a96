import type { ElementContent } from 'hast';
import { holdsBlock } from './line-blocks.ts';

/** How many elements around the one that is read are open. */
export interface Nesting {
  containers: number;
  lists: number;
}

/** Each level of a list or quotation is written before each line in it; each container is gone through once more by the conversion. */
const LISTS_DEEP_MAX = 10;
const CONTAINERS_DEEP_MAX = 30;

const lists = new Set('ul ol menu blockquote'.split(' '));
const containers = new Set(
  'div section article main header footer aside form fieldset center details figure'.split(' '),
);

/** Counts an element that is entered; the function that it returns leaves it, and says whether it is nested deeper than what is kept. */
export function enter(nesting: Nesting, tagName: string): () => boolean {
  const isList = lists.has(tagName);
  const isContainer = containers.has(tagName);
  nesting.lists += Number(isList);
  nesting.containers += Number(isContainer);
  const isTooDeep =
    ((isList || tagName === 'li') && nesting.lists > LISTS_DEEP_MAX) ||
    (isContainer && nesting.containers > CONTAINERS_DEEP_MAX);
  return () => {
    nesting.lists -= Number(isList);
    nesting.containers -= Number(isContainer);
    return isTooDeep;
  };
}

/** The content of a part that is nested too deep; its words stay in a block. */
export const unnested = (children: ElementContent[]): ElementContent[] =>
  children.every(holdsBlock) ? children : [{ type: 'element', tagName: 'div', properties: {}, children }];
