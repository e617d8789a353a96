import { type Element, isElement, isHidden, isShown, ownText, walkElements } from './raw-elements.ts';
import { wordRange } from './raw-words.ts';

/** Words between headings: what is certain, and what there is at most. */
export interface RawStretches {
  /** Of the prose between a heading and the next one, whatever it heads. */
  readonly sure: readonly number[];
  /** Of all that is shown between one heading that begins a section of the text and the next. */
  readonly most: readonly number[];
  /** Before the first heading below an H1, in the same two senses. */
  readonly opening: { readonly least: number; readonly most: number };
}

interface Heading {
  readonly level: number;
  readonly text: string;
  /** It certainly begins a section of the text. */
  readonly isSection: boolean;
}

/** Text in the order in which it is shown, with what begins a stretch or is certain in it. */
type Step = { readonly words: number } | { readonly element: Element };

function* walkSteps(element: Element): Generator<Step> {
  yield { element };
  for (const child of element.childNodes) {
    if (isElement(child)) {
      if (!isHidden(child)) yield* walkSteps(child);
    } else if ('value' in child) yield { words: wordRange(child.value).most };
  }
}

export function findStretches(
  body: Element,
  { shown, prose, headings }: { shown: readonly Element[]; prose: ReadonlySet<Element>; headings: readonly Heading[] },
): RawStretches {
  const known = new Map(
    shown.filter(({ tagName }) => isHeadingTag(tagName)).map((element, at) => [element, headings[at]]),
  );
  const sure = [0];
  const most = [0];
  const opening = { least: 0, most: 0 };
  let [isBeforeAny, isBeforeCore] = [true, true];
  for (const step of walkSteps(body)) {
    if ('words' in step) {
      most.push((most.pop() ?? 0) + step.words);
      if (isBeforeCore) opening.most += step.words;
      continue;
    }
    const { element } = step;
    const heading = known.get(element);
    if (heading !== undefined && heading.text !== '') {
      sure.push(0);
      if (heading.level > 1) isBeforeAny = false;
      if (heading.isSection) most.push(0);
      if (heading.isSection && heading.level > 1) isBeforeCore = false;
    }
    // Text around headings in one element is not known to be above or below them.
    if (!prose.has(element) || [...walkElements(element, isShown)].some(({ tagName }) => isHeadingTag(tagName)))
      continue;
    const certain = wordRange(ownText(element)).least;
    sure.push((sure.pop() ?? 0) + certain);
    if (isBeforeAny) opening.least += certain;
  }
  return { sure, most, opening };
}

const isHeadingTag = (tagName: string): boolean => /^h[1-6]$/.test(tagName);
