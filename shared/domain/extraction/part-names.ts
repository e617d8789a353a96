import type { Element } from 'hast';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { elementNames } from './hast-text.ts';

/**
 * Reads from its ids and classes which part of a page an element is. Names are read as words (`NewsletterBox_root__x1` is
 * `newsletter box root`): themes, page builders and style compilers put the same few words together in their own ways.
 */

/** Parts of any page: boxes that are no content, lists of other pages, requests for consent, comments. */
type PagePart = 'box' | 'related' | 'consent' | 'comments' | 'comment';

/** Parts that stand in an article, by one of their words; each kind is believed up to a length and under its own condition. */
export type ArticlePart = 'apart' | 'linked' | 'byline' | 'author' | 'credit' | 'hidden';

interface NamedPart {
  readonly ofPage: ReadonlySet<PagePart>;
  readonly ofArticle: ArticlePart | null;
  /** In a thread: the member, the time and the buttons around a post, the paths and tools around all. */
  readonly isAroundPost: boolean;
}

const matchWhole = (words: string): RegExp => new RegExp(`^(?:${words})$`);
const matchWords = (words: string): RegExp => new RegExp(`(?:^| )(?:${words})(?: |$)`);

const pageParts: readonly (readonly [PagePart, RegExp])[] = [
  ['box', matchWhole(alternatives('extraction', 'boxes'))],
  ['related', matchWhole(alternatives('extraction', 'relatedLists'))],
  ['consent', new RegExp(alternatives('extraction', 'consentBanners'))],
  ['comments', matchWhole(alternatives('extraction', 'commentAreas'))],
  ['comment', matchWhole(alternatives('extraction', 'commentParts'))],
];

const threadParts = matchWhole(alternatives('extraction', 'threadParts'));

/** In this order: the author of a comment form is apart, the author of an article card leads elsewhere. */
const articleParts: readonly (readonly [ArticlePart, RegExp])[] = [
  ['apart', matchWords(alternatives('extraction', 'apart'))],
  ['credit', matchWords(alternatives('extraction', 'credit'))],
  ['author', matchWords(alternatives('extraction', 'author'))],
  ['byline', matchWords(alternatives('extraction', 'byline'))],
  ['linked', matchWords(alternatives('extraction', 'linked'))],
];

/** Short words that a style compiler's random letters have too: only where signs stand around them. */
const advert = /^(?:ads?|adv|advs|adbox|adslot|adunit|adwrap(?:per)?)$/i;

/** Names by which a system describes a whole text: its subject, its kind, its state. And names of widths and quotes. */
const ofTheText =
  /^(?:category|tag|cat|topic|term|type|format|status|postid|has|is|no|hide|show|with|without|elementor|menu-item|template|lang|col|grid|row|flex|text|font|bg|border)-|^(?:page|post)-\d/i;
const ofQuotes = /quot|cit(?:e|at)|testimon|review|rating|recipe|ingredient/i;

/** `ContentMeta_info__Bh2Gq` is `content meta info`: the random end that style compilers add is none of its words. */
const styleEnd = /__(?=[a-z_-]{0,7}[A-Z0-9])[A-Za-z0-9_-]{4,8}$/;

/** Pages repeat their names: each is looked at once, as long as there are not too many. */
const known = new Map<string, NamedPart>();
const KNOWN_MAX = 5000;
const NAME_CHARACTERS_MAX = 100;
const noPart: NamedPart = { ofPage: new Set(), ofArticle: null, isAroundPost: false };

/** The parts that one id or class says an element is. */
export function readName(name: string): NamedPart {
  if (name === '' || name.length > NAME_CHARACTERS_MAX) return noPart;
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= KNOWN_MAX) known.clear();
  const words = splitName(name.replace(styleEnd, '').replace(/([a-z0-9])([A-Z])/g, '$1 $2'));
  const written = splitName(name);
  const part = {
    ofPage: new Set(pageParts.flatMap(([kind, pattern]) => (pattern.test(written) ? [kind] : []))),
    ofArticle: findArticlePart(name, words),
    isAroundPost: threadParts.test(words),
  };
  known.set(name, part);
  return part;
}

function findArticlePart(name: string, words: string): ArticlePart | null {
  if (name.includes(':') || ofTheText.test(name) || ofQuotes.test(name)) return null;
  if (name.split(/[-_]/).some((word) => advert.test(word))) return 'apart';
  return articleParts.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const splitName = (name: string): string =>
  name
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();

export function isConsentBanner(element: Element): boolean {
  if (element.tagName === 'body' || element.tagName === 'html') return false;
  return elementNames(element).some((name) => readName(name).ofPage.has('consent'));
}

const blockParts = new Set('div section article ol ul li aside td table'.split(' '));

/** Comments of readers below a text: the text itself where it is a thread. A chapter about comments has an id like theirs. */
export const isComments = (element: Element, names: readonly string[]): boolean =>
  names.some((name) => readName(name).ofPage.has('comments')) ||
  (blockParts.has(element.tagName) && names.slice(1).some((name) => readName(name).ofPage.has('comment')));

/** Classes that hide an element, in the frameworks that have them, and those that show it again at another width. */
const hidingClass = /^(?:hidden|d-none|is-hidden|u-hidden|hide|visually-hidden|display-none|uk-hidden)$/;
const showingClass = /^(?:(?:sm|md|lg|xl|2xl|desktop|tablet|mobile)(?::|@)|d-(?:sm|md|lg|xl|xxl)-|(?:show|visible)-)/;

/** Whether the classes of an element hide it at every width. */
export const isHiddenByClass = (names: readonly string[]): boolean =>
  names.some((name) => hidingClass.test(name)) && !names.some((name) => showingClass.test(name));
