import type { Element, Root, RootContent } from 'hast';
import { elementsIn, isUnseen, namesOf, visibleText } from './hast-text.ts';
import { landmarkOf } from './landmarks.ts';
import { proseLength, textBlocks } from './text-blocks.ts';
import { textProperty } from './text-property.ts';

/** Parts that stand in the content and are none, in the names that themes and plugins give them. Whole names only. */
const partNames = [
  /^(?:social|share|sharing|addtoany|sharedaddy|sharethis|addthis)(?:[-_](?:share|sharing|links?|icons?|media|buttons?|bar|tools?|list|box|wrapper|container))*$/i,
  /^ad(?:[-_](?:slot|banner|container|unit|wrapper))$|^(?:adsbygoogle|advert|advertisement|google-auto-placed)$/i,
  /^skip[-_](?:link|to[-_]content)/i,
  /^(?:\w+[-_]{1,2})?(?:related|recommended|recommendation|popular|trending|recent)[-_]{0,2}(?:posts?|articles?|stor(?:y|ies)|links?|content|news|reading|products?|videos?|stuff)(?:[-_]{1,2}\w+)?$/i,
  /^(?:jp-relatedposts|yarpp(?:-related)?|outbrain|taboola|ob-widget|trc_related_container|zergnet)$/i,
  /^(?:newsletter|subscribe|subscription|mailing[-_]list|email[-_]signup)(?:[-_]{1,2}(?:sign[-_]?up|form|box|subscribe|widget|promo|cta|block|wrapper|container|banner))+$/i,
  /^(?:comments?[-_](?:list|area|section|form|respond|wrapper|wrap|container|thread|box)s?|disqus_thread|fb-comments)$/i,
  /^(?:about[-_]the[-_]author|(?:post|entry|article)?[-_]?author[-_](?:box|bio|info|card|profile|description))$/i,
  /^(?:post|article|entry)[-_](?:navigation|nav|pagination|tags|footer-tags)$|^(?:pagination|pager|nav-links|tag-links|cat-links|tags-links)$/i,
  /^(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text|print-only)$/i,
];

/** Classes only: a chapter about comments has the id. */
const commentClasses =
  /^(?:\w{1,12}[-_])?comment(?:s|list)?(?:[-_](?:author|body|content|text|item|meta|entry|block|inner|main))?$/i;
const blockParts = new Set('div section article ol ul li aside td table'.split(' '));

/** Lines about an article rather than of it: who wrote it and when. */
const bylineNames =
  /^(?:(?:post|entry|article|story|blog)[-_]{1,2}(?:meta|info|byline|date|author|details)|byline|by-line|dateline|author-name|posted-on|published-date|reading-time)$/i;
const maxBylineCharacters = 200;

/** Banners about cookies, in the names that the usual consent tools and themes give them. */
const consentNames =
  /cookie[-_]?(?:banner|bar|notice|consent|law|modal|popup)|consent[-_]?(?:banner|modal|manager|popup)|onetrust|cookiebot|cybotcookie|usercentrics|didomi|qc-cmp2|cmplz|gdpr/i;

/** A part with more than this share of all text is no part, whatever its name: themes give such names to the frame of a page. */
const maxPartShare = 0.5;
const maxCommentsShare = 0.95;

/** Marked as decoration: icons and copies of texts are. Some pages mark all they have while a dialog is open. */
const maxDecorationCharacters = 300;

export function isConsentBanner(element: Element): boolean {
  if (element.tagName === 'body' || element.tagName === 'html') return false;
  const names = namesOf(element).join(' ');
  return names !== '' && consentNames.test(names);
}

/**
 * A copy without navigation, header, footer, sidebars, consent banners, share bars, comments and what is hidden.
 * `textLength` is how much of the tree's text is visible: to know it takes a walk.
 */
export function withoutBoilerplate(root: Root, textLength: number): Root {
  return {
    type: 'root',
    children: keepAll(root.children, placeIn(textLength, { inContent: false, isArticle: false })),
  };
}

/** The same of a tree that is content. Of an article, the lines about author and date go as well. */
export function cleanContent(root: Root, isArticle: boolean): Root {
  const place = placeIn(visibleText(root).length, { inContent: true, isArticle });
  return { type: 'root', children: keepAll(root.children, place) };
}

/** The elements of a page, outermost first, that stand in the content by name alone and are none of it. */
export function noContentParts(root: Root, isArticle: boolean, textLength: number): Element[] {
  const place = placeIn(textLength, { inContent: false, isArticle });
  return root.children.flatMap((child) => partsIn(child, place));
}

function partsIn(node: RootContent, place: Place): Element[] {
  if (node.type !== 'element') return [];
  if (isConsentBanner(node) || isNoContentPart(node, place)) return [node];
  return node.children.flatMap((child) => partsIn(child, place));
}

interface Place {
  inContent: boolean;
  isArticle: boolean;
  maxPartCharacters: number;
}

function placeIn(textLength: number, place: Omit<Place, 'maxPartCharacters'>): Place {
  return { ...place, maxPartCharacters: textLength * maxPartShare };
}

function keepAll<T extends RootContent>(nodes: readonly T[], place: Place): T[] {
  return nodes.flatMap((node) => keep(node, place)) as T[];
}

function keep(node: RootContent, place: Place): RootContent[] {
  if (node.type !== 'element') return [node];
  if (isUnseen(node) || isConsentBanner(node) || isNoContentPart(node, place)) return [];
  const landmark = landmarkOf(node, place.inContent);
  if (landmark !== null && landmark !== 'body' && !holdsContent(node, place))
    return headingsOf(node, landmark === 'header');
  const inside = { ...place, inContent: place.inContent || landmark === 'body' };
  return [{ ...node, children: keepAll(node.children, inside) }];
}

/** Pages repeat their names: each is looked at once, as long as there are not too many. */
const knownNames = new Map<string, boolean>();
const KNOWN_NAMES_MAX = 5000;

function isPartName(name: string): boolean {
  if (name === '') return false;
  const known = knownNames.get(name);
  if (known !== undefined) return known;
  if (knownNames.size >= KNOWN_NAMES_MAX) knownNames.clear();
  const isPart = partNames.some((pattern) => pattern.test(name));
  knownNames.set(name, isPart);
  return isPart;
}

function isNoContentPart(element: Element, { isArticle, maxPartCharacters }: Place): boolean {
  if (textProperty(element, 'aria-hidden') === 'true') return isShort(element, maxDecorationCharacters);
  const names = namesOf(element);
  if (names.some(isPartName)) return isShort(element, maxPartCharacters) && !hasMainHeading(element);
  if (blockParts.has(element.tagName) && names.slice(1).some((name) => commentClasses.test(name)))
    return isShort(element, maxCommentsCharacters(maxPartCharacters)) && !hasMainHeading(element);
  return isArticle && names.some((name) => bylineNames.test(name)) && isShort(element, maxBylineCharacters);
}

/** Readers write more than the author. */
function maxCommentsCharacters(maxPartCharacters: number): number {
  return (maxPartCharacters / maxPartShare) * maxCommentsShare;
}

/** The frame of a page, whatever its name: much of the text, most of that in no link, and content marked as such inside. */
function holdsContent(element: Element, { maxPartCharacters }: Place): boolean {
  const length = visibleText(element).length;
  if (length <= maxPartCharacters / 2) return false;
  const prose = proseLength(textBlocks({ type: 'root', children: [element] }));
  if (prose < length / 2) return false;
  return length > maxPartCharacters || [...elementsIn(element)].some(isMarkedContent);
}

function isMarkedContent(element: Element): boolean {
  return (
    element.tagName === 'article' || element.tagName === 'main' || textProperty(element, 'itemprop') === 'articleBody'
  );
}

function isShort(element: Element, maxCharacters: number): boolean {
  return visibleText(element).length <= maxCharacters;
}

function hasMainHeading(element: Element): boolean {
  return (
    element.tagName === 'body' || [...elementsIn(element)].some(({ tagName }) => tagName === 'h1' || tagName === 'main')
  );
}

/** Many themes put the title of the page into the header: its H1 is content all the same. */
function headingsOf(node: Element, isHeader: boolean): Element[] {
  if (!isHeader) return [];
  return [...elementsIn(node, (element) => landmarkOf(element, true) !== 'nav')].filter(
    (element) => element.tagName === 'h1' && !isUnseen(element),
  );
}
