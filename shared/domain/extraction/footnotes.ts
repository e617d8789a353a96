import type { Element, Root } from 'hast';
import { elementsIn, visibleText } from './hast-text.ts';
import { textProperty } from './text-property.ts';

/** The footnotes of a text: references whose note is in the text as well. */
export interface Footnotes {
  /** The element of a reference (the link, or the superscript around it), and the label of its note. */
  readonly references: ReadonlyMap<Element, string>;
  /** The element of a note, and its label. */
  readonly notes: ReadonlyMap<Element, string>;
  /** The links back. */
  readonly marks: ReadonlySet<Element>;
}

const REFERENCES_MAX = 2000;
const referenceText = /^[[(]?\s*(\d{1,4}|[*†‡§¶]{1,3}|[a-z]|[ivx]{1,5})\s*[\])]?$/iu;
const backText = /^(?:[\s^↩↑⏎⤴↵⬆[\]]|\u{FE0E}|\u{FE0F})*$/u;
/** Elements that a note can be. */
const noteElements = new Set('li p div dd aside td section'.split(' '));

interface Place {
  readonly at: number;
  /** The elements around it, the closest last. */
  readonly around: readonly Element[];
}

/**
 * Finds footnotes by their links: a short number or sign in the text that leads to a later block, and is led back to.
 */
export function findFootnotes(content: Root): Footnotes {
  const places = new Map<Element, Place>();
  const byId = new Map<string, Element>();
  let count = 0;
  const visit = (element: Element, around: readonly Element[]): void => {
    places.set(element, { at: count, around });
    count += 1;
    for (const name of [textProperty(element, 'id'), element.tagName === 'a' ? textProperty(element, 'name') : null])
      if (name !== null && name !== '' && !byId.has(name)) byId.set(name, element);
    for (const child of element.children) if (child.type === 'element') visit(child, [...around, element]);
  };
  for (const child of content.children) if (child.type === 'element') visit(child, []);
  const references = new Map<Element, string>();
  const notes = new Map<Element, string>();
  const marks = new Set<Element>();
  const labels = new Set<string>();
  for (const [link, place] of places) {
    if (link.tagName !== 'a' || references.size >= REFERENCES_MAX) continue;
    const text = referenceText.exec(visibleText(link))?.[1];
    const target = text === undefined ? undefined : byId.get(readFragment(link));
    if (text === undefined || target === undefined) continue;
    const note = noteAround(target, places);
    if (note === null || (places.get(note)?.at ?? 0) <= place.at || place.around.includes(note)) continue;
    const back = backLinks(note, [link, ...place.around.slice(-3)]);
    if (back.length === 0) continue;
    const label = notes.get(note) ?? freeLabel(text, labels);
    labels.add(label);
    notes.set(note, label);
    references.set(superscriptAround(link, place) ?? link, label);
    for (const mark of back) marks.add(mark);
  }
  return { references, notes, marks };
}

const readFragment = (link: Element): string => {
  const href = textProperty(link, 'href') ?? '';
  const fragment = href.slice(href.indexOf('#') + 1);
  if (!href.includes('#') || fragment === '') return '';
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

/** The block that has the id, or is closest around what has it: a note holds one target and some words. */
function noteAround(target: Element, places: ReadonlyMap<Element, Place>): Element | null {
  const candidates = [target, ...(places.get(target)?.around ?? []).toReversed()];
  const note = candidates.slice(0, 4).find(({ tagName }) => noteElements.has(tagName));
  if (note === undefined) return null;
  const length = visibleText(note).length;
  return length > 3 && length < 3000 ? note : null;
}

const superscriptAround = (link: Element, { around }: Place): Element | null => {
  const parent = around.at(-1);
  return parent?.tagName === 'sup' && visibleText(parent) === visibleText(link) ? parent : null;
};

function backLinks(note: Element, reference: readonly Element[]): Element[] {
  const ids = new Set(reference.map((element) => textProperty(element, 'id') ?? '').filter((id) => id !== ''));
  return [...elementsIn(note)].filter(
    (element) =>
      element.tagName === 'a' &&
      (ids.has(readFragment(element)) || (readFragment(element) !== '' && backText.test(visibleText(element)))),
  );
}

function freeLabel(text: string, labels: ReadonlySet<string>): string {
  if (/^\d+$/.test(text) && !labels.has(text)) return text;
  let number = labels.size + 1;
  while (labels.has(String(number))) number += 1;
  return String(number);
}
