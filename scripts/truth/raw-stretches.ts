import { type Element, isElement, ownText } from './raw-elements.ts';
import { wordRange } from './raw-words.ts';

/** Words between headings: what is certain, and what there is at most. */
export interface RawStretches {
  /** Of the prose between a heading and the next one, whatever it heads. */
  readonly sure: readonly number[];
  /** Of all that is shown between one heading of the text and the next. */
  readonly most: readonly number[];
  /** Before the first heading below an H1, in the same two senses. */
  readonly opening: { readonly least: number; readonly most: number };
}

interface Heading {
  readonly level: number;
  readonly text: string;
  readonly isCore: boolean;
}

/** The words stand in the nodes themselves, so an element counts for what is in no other one. */
const nodeWords = (element: Element): number =>
  element.childNodes.reduce(
    (sum, node) => ('value' in node && !isElement(node) ? sum + wordRange(node.value).most : sum),
    0,
  );

export function stretchesOf(
  shown: readonly Element[],
  prose: ReadonlySet<Element>,
  headings: readonly Heading[],
): RawStretches {
  const sure = [0];
  const most = [0];
  const opening = { least: 0, most: 0 };
  let [isBeforeAny, isBeforeCore] = [true, true];
  let at = 0;
  for (const element of shown) {
    const heading = /^h[1-6]$/.test(element.tagName) ? headings[at++] : undefined;
    if (heading !== undefined && heading.text !== '') {
      sure.push(0);
      if (heading.level > 1) isBeforeAny = false;
      if (heading.isCore) most.push(0);
      if (heading.isCore && heading.level > 1) isBeforeCore = false;
    }
    const words = nodeWords(element);
    most.push((most.pop() ?? 0) + words);
    if (isBeforeCore) opening.most += words;
    if (!prose.has(element)) continue;
    const certain = wordRange(ownText(element)).least;
    sure.push((sure.pop() ?? 0) + certain);
    if (isBeforeAny) opening.least += certain;
  }
  return { sure, most, opening };
}
