import type { Element, Root, RootContent } from 'hast';
import { allVisibleText, elementNames, elementsIn, isUnseen } from './hast-text.ts';
import { titleOfHeader } from './header-title.ts';
import { classifyLandmark } from './landmarks.ts';
import type { PageLayout } from './page-layout.ts';
import { isComments, isConsentBanner, isHiddenByClass, readName } from './part-names.ts';
import { proseLength, textBlocks } from './text-blocks.ts';
import { textProperty } from './text-property.ts';

/** A part with more than this share of all text is no part, whatever its name: themes give such names to the frame of a page. */
const maxPartShare = 0.5;
const maxCommentsShare = 0.95;

/** The box of a member beside a post, with a signature; a notice that a class hides. */
const maxSmallPartCharacters = 600;

/**
 * A copy without navigation, header, footer, sidebars, consent banners, share bars, comments and what is hidden.
 * `textLength` is how much of the tree's text is visible: the caller has counted it.
 */
export function removeBoilerplate(root: Root, layout: PageLayout, textLength: number): Root {
  return {
    type: 'root',
    children: keepAll(root.children, placeIn(root, textLength, { inContent: false, layout })),
  };
}

/** The same of a tree that is content. */
export function cleanContent(root: Root, layout: PageLayout): Root {
  const place = placeIn(root, allVisibleText(root).length, { inContent: true, layout });
  return { type: 'root', children: keepAll(root.children, place) };
}

/** The elements of a page, outermost first, that stand in the content by name alone and are none of it. */
export function noContentParts(root: Root, layout: PageLayout, textLength: number): Element[] {
  const place = placeIn(root, textLength, { inContent: false, layout });
  return root.children.flatMap((child) => partsIn(child, place));
}

function partsIn(node: RootContent, place: Place): Element[] {
  if (node.type !== 'element') return [];
  if (isConsentBanner(node) || isNoContentPart(node, place) || (!place.inContent && isPlainFooter(node, place)))
    return [node];
  const inside = enterElement(node, place);
  return node.children.flatMap((child) => partsIn(child, inside));
}

function enterElement(element: Element, place: Place): Place {
  const inContent = place.inContent || element.tagName === 'main' || element.tagName === 'article';
  return inContent === place.inContent ? place : { ...place, inContent };
}

interface Place {
  inContent: boolean;
  layout: PageLayout;
  maxPartCharacters: number;
  /** The page says what its main content is. */
  hasMain: boolean;
}

function placeIn(root: Root, textLength: number, place: Pick<Place, 'inContent' | 'layout'>): Place {
  return {
    ...place,
    hasMain: elementsIn(root).some((element) => element.tagName === 'main' || textProperty(element, 'role') === 'main'),
    maxPartCharacters: textLength * maxPartShare,
  };
}

function keepAll<T extends RootContent>(nodes: readonly T[], place: Place): T[] {
  return nodes.flatMap((node) => keep(node, place)) as T[];
}

function keep(node: RootContent, place: Place): RootContent[] {
  if (node.type !== 'element') return [node];
  if (isUnseen(node) || isConsentBanner(node) || isNoContentPart(node, place)) return [];
  const landmark = isNote(node, place) ? 'body' : classifyLandmark(node, place.inContent);
  if (landmark !== null && landmark !== 'body' && !holdsContent(node, place))
    return landmark === 'header' ? titleOfHeader(node, place.layout) : [];
  const inside = enterElement(node, landmark === 'body' && !place.inContent ? { ...place, inContent: true } : place);
  return [{ ...node, children: keepAll(node.children, inside) }];
}

function isNoContentPart(element: Element, place: Place): boolean {
  const { layout, maxPartCharacters } = place;
  if (isDialog(element)) return isShort(element, maxPartCharacters) && !hasMainHeading(element);
  const names = elementNames(element);
  const isSentence = inSentence.has(element.tagName);
  if (names.some((name) => readName(name).has('box') || (!isSentence && readName(name).has('related'))))
    return isShort(element, maxPartCharacters) && !hasMainHeading(element);
  if (layout !== 'thread' && isComments(element, names))
    return isShort(element, maxCommentsCharacters(maxPartCharacters)) && !hasMainHeading(element);
  const isAroundPost = layout === 'thread' && names.some((name) => readName(name).has('around-post'));
  const isHidden = (layout === 'thread' || layout === 'article') && isHiddenByClass(names.slice(1));
  return (isAroundPost || isHidden) && isShort(element, maxSmallPartCharacters) && !hasMainHeading(element);
}

/** A link of a sentence may be named as related. */
const inSentence = new Set('a abbr b cite code em i mark q small span strong sub sup u'.split(' '));

const linkLength = (element: Element): number =>
  textBlocks({ type: 'root', children: [element] }).reduce((length, block) => length + block.linkLength, 0);

/** Dialogs open above the page on request: forms, menus, offers. */
const isDialog = (element: Element): boolean =>
  element.tagName === 'dialog' || /^(?:alert)?dialog$/.test(textProperty(element, 'role') ?? '');

/** Readers write more than the author. */
function maxCommentsCharacters(maxPartCharacters: number): number {
  return (maxPartCharacters / maxPartShare) * maxCommentsShare;
}

/** Beside a text that is no article, in its `main` if it has one, an `aside` says what is most wanted: hours, prices, what a service includes. */
function isNote(element: Element, { layout, inContent, hasMain }: Place): boolean {
  if (element.tagName !== 'aside' || layout === 'article') return false;
  if (!inContent && (hasMain || layout !== 'sections')) return false;
  const { length } = allVisibleText(element);
  return length > 0 && linkLength(element) < length / 2;
}

/** Below a text of a few lines a footer is longer than the text: with a `main` elsewhere it is a footer all the same. */
const isPlainFooter = (element: Element, { hasMain }: Place): boolean =>
  hasMain &&
  (element.tagName === 'footer' || element.tagName === 'nav') &&
  !elementsIn(element).some(({ tagName }) => tagName === 'main' || tagName === 'h1');

/** The frame of a page, whatever its name: more than half of the text, most of that in no link. */
function holdsContent(element: Element, place: Place): boolean {
  if (isPlainFooter(element, place)) return false;
  const { maxPartCharacters } = place;
  const length = allVisibleText(element).length;
  if (length <= maxPartCharacters) return false;
  return proseLength(textBlocks({ type: 'root', children: [element] })) >= length / 2;
}

function isShort(element: Element, maxCharacters: number): boolean {
  return allVisibleText(element).length <= maxCharacters;
}

function hasMainHeading(element: Element): boolean {
  return (
    element.tagName === 'body' || elementsIn(element).some(({ tagName }) => tagName === 'h1' || tagName === 'main')
  );
}
