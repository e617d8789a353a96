import type { Element, RootContent } from 'hast';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { elementNames, isUnseen, visibleText } from './hast-text.ts';
import { textProperty } from './text-property.ts';

/**
 * Marks of hidden text beside styles: for screen readers alone, for the eye alone, to be found when it is searched for. A
 * visitor with a screen, and a search engine, read what is marked `aria-hidden` or `inert`; no one but a screen reader is meant by a
 * class such as `sr-only`.
 */

const forScreenReaders = new RegExp(
  `^(?:[a-z]{1,8}-{1,2})?(?:${alternatives('extraction', 'forScreenReaders')})(?:-focusable)?$`,
  'i',
);
const shownAgain = /(?:^|:)not-sr-only$|:(?:sr-only|visually-hidden)$/i;

/** Names of what opens above the page, or beside it, when it is asked for. */
const opens = new RegExp(`(?:^|[-_])(?:${alternatives('extraction', 'opens')})(?:$|[-_])`, 'i');

export const opensAbove = (element: Element): boolean => elementNames(element).some((name) => opens.test(name));

/** Fonts that draw a picture for a word: "arrow_forward". */
const iconFont = new RegExp(`(?:^|[-_])(?:${alternatives('extraction', 'iconFont')})(?:$|[-_])`, 'i');
const ICON_CHARACTERS_MAX = 30;
const SEPARATOR_CHARACTERS_MAX = 3;

/** The text that the page can be searched for in the browser is read like any other. */
export function showSearchable(element: Element): void {
  if (textProperty(element, 'hidden')?.toLowerCase() === 'until-found') delete element.properties['hidden'];
}

/** Whether the markup hides an element from sight, or it says nothing. `owner` is the link or heading around it. */
export function isHiddenByMarkup(element: Element, owner: Element | null): boolean {
  if (isForScreenReaders(element)) return !isNeeded(element, owner);
  return textProperty(element, 'aria-hidden')?.toLowerCase() === 'true' && (isSign(element) || opensAbove(element));
}

function isForScreenReaders(element: Element): boolean {
  const names = elementNames(element);
  return names.some((name) => forScreenReaders.test(name)) && !names.some((name) => shownAgain.test(name));
}

/** A colon between two lines of a heading, or the name of a link or heading that shows a picture alone. */
function isNeeded(element: Element, owner: Element | null): boolean {
  const text = visibleText(element);
  if (!hasWords(text)) return text.length <= SEPARATOR_CHARACTERS_MAX;
  return owner !== null && !ownsWords(owner);
}

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Of each link and heading it is found out once. */
const ownersOfWords = new WeakMap<Element, boolean>();

/** Something in it is read on the screen, the words of a picture included. */
function ownsWords(owner: Element): boolean {
  const known = ownersOfWords.get(owner);
  if (known !== undefined) return known;
  const isRead = (node: RootContent): boolean => {
    if (node.type === 'text') return hasWords(node.value);
    if (node.type !== 'element' || isUnseen(node) || isForScreenReaders(node)) return false;
    if (node.tagName === 'img') return hasWords(textProperty(node, 'alt') ?? '');
    return !(textProperty(node, 'aria-hidden') === 'true' && isSign(node)) && node.children.some(isRead);
  };
  const owns = owner.children.some(isRead);
  ownersOfWords.set(owner, owns);
  return owns;
}

/** An icon, stars, an arrow, the sign beside a heading. */
function isSign(element: Element): boolean {
  const text = visibleText(element);
  return (
    !hasWords(text) || (text.length <= ICON_CHARACTERS_MAX && elementNames(element).some((name) => iconFont.test(name)))
  );
}
