import type { Element } from 'hast';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { elementNames } from './hast-text.ts';
import { textProperty } from './text-property.ts';

/**
 * Reads from its ids and classes which part of a page an element is. Names are read as words (`newsletter-box_root` is
 * `newsletter box root`): themes and page builders put the same few words together in their own ways.
 */

/** Boxes that are no content, lists of other pages, requests for consent, comments; parts beside an article whose authors and dates are others'. */
type PagePart = 'box' | 'related' | 'consent' | 'comments' | 'comment' | 'around-post' | 'beside' | PartHint;

/** A line about the page. */
export type PartHint = 'author' | 'modified' | 'date';
const hints: readonly PartHint[] = ['author', 'modified', 'date'];

const matchWhole = (words: string): RegExp => new RegExp(`^(?:${words})$`);
const matchWords = (words: string, end = '(?: |$)'): RegExp => new RegExp(`(?:^| )(?:${words})${end}`);

const pageParts: readonly (readonly [PagePart, RegExp])[] = [
  ['box', matchWhole(alternatives('extraction', 'boxes'))],
  ['related', matchWhole(alternatives('extraction', 'relatedLists'))],
  ['consent', new RegExp(alternatives('extraction', 'consentBanners'))],
  ['comments', matchWhole(alternatives('extraction', 'commentAreas'))],
  ['comment', matchWhole(alternatives('extraction', 'commentParts'))],
  // In a thread: the member, the time and the buttons around a post, the paths and tools around all.
  ['around-post', matchWhole(alternatives('extraction', 'threadParts'))],
  ['beside', matchWords(alternatives('extraction', 'besideName'))],
  ['author', matchWords(alternatives('extraction', 'authorName'), '(?: (?:names?|link|info|line|title|text|by))?$')],
  ['modified', matchWords(alternatives('extraction', 'modifiedName'))],
  [
    'date',
    matchWords(alternatives('extraction', 'dateName'), '(?: (?:published|time|on|line|text|created|posted|header))?$'),
  ],
];

/** Pages repeat their names: each is looked at once, as long as there are not too many. */
const known = new Map<string, ReadonlySet<PagePart>>();
const KNOWN_MAX = 5000;
const NAME_CHARACTERS_MAX = 100;
const noParts: ReadonlySet<PagePart> = new Set();

/** The parts that one id or class says an element is. */
export function readName(name: string): ReadonlySet<PagePart> {
  if (name === '' || name.length > NAME_CHARACTERS_MAX) return noParts;
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= KNOWN_MAX) known.clear();
  const words = name
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();
  const parts = new Set(pageParts.flatMap(([part, pattern]) => (pattern.test(words) ? [part] : [])));
  known.set(name, parts);
  return parts;
}

const isFrame = ({ tagName }: Element): boolean => tagName === 'body' || tagName === 'html';

export const isBesideArticle = (element: Element): boolean =>
  !isFrame(element) && elementNames(element).some((name) => readName(name).has('beside'));

/** The line about the page that an element is, by its names and its properties; null for any other. */
export function readHint(element: Element): PartHint | null {
  if (isFrame(element)) return null;
  if (/\bauthor\b/.test(textProperty(element, 'rel') ?? '')) return 'author';
  const names = [...elementNames(element), ...(textProperty(element, 'itemprop') ?? '').split(/\s+/)];
  return hints.find((hint) => names.some((name) => readName(name).has(hint))) ?? null;
}

export const isConsentBanner = (element: Element): boolean =>
  !isFrame(element) && elementNames(element).some((name) => readName(name).has('consent'));

const blockParts = new Set('div section article ol ul li aside td table'.split(' '));

/** Comments of readers below a text: the text itself where it is a thread. A chapter about comments has an id like theirs. */
export const isComments = (element: Element, names: readonly string[]): boolean =>
  names.some((name) => readName(name).has('comments')) ||
  (blockParts.has(element.tagName) && names.slice(1).some((name) => readName(name).has('comment')));

/** Classes that hide an element, in the frameworks that have them, and those that show it again at another width. */
const hidingClass = /^(?:hidden|d-none|is-hidden|u-hidden|hide|visually-hidden|display-none|uk-hidden)$/;
const showingClass = /^(?:(?:sm|md|lg|xl|2xl|desktop|tablet|mobile)(?::|@)|d-(?:sm|md|lg|xl|xxl)-|(?:show|visible)-)/;

/** Whether the classes of an element hide it at every width. */
export const isHiddenByClass = (names: readonly string[]): boolean =>
  names.some((name) => hidingClass.test(name)) && !names.some((name) => showingClass.test(name));
