/**
 * Reads an element's place in an article from its ids and classes. Names are read as words (`NewsletterBox_root__x1` is
 * `newsletter box root`): themes, page builders and style compilers put the same few words together in their own ways.
 */

import { alternatives, listReadingWords } from '../../language-data/reading-words/read-reading-words.ts';

/** Kinds of parts by their names; each kind is believed up to a length and under its own condition. */
export type PartKind = 'apart' | 'linked' | 'byline' | 'author' | 'credit' | 'hidden';

/** Parts that no article has as its text, in the words of several languages. */
const apart = listReadingWords('extraction', 'apart');

/** Parts that lead elsewhere: none of the article where most of their text is links. */
const linked = listReadingWords('extraction', 'linked');

const byline = listReadingWords('extraction', 'byline');

const author = listReadingWords('extraction', 'author');

const credit = [alternatives('extraction', 'credit')];

const hidden = [
  'sr (?:only|label)|srlabel|sronly|visually ?hidden|visuallyhidden|screen ?reader(?: only| text)?|assistive(?: text)?|off ?screen|a11y hidden',
];

const matchWords = (patterns: readonly string[]): RegExp => new RegExp(`(?:^| )(?:${patterns.join('|')})(?: |$)`);

/** In this order: the author of a comment form is apart, the author of an article card leads elsewhere. */
const kinds: readonly (readonly [PartKind, RegExp])[] = [
  ['hidden', matchWords(hidden)],
  ['apart', matchWords(apart)],
  ['credit', matchWords(credit)],
  ['author', matchWords(author)],
  ['byline', matchWords(byline)],
  ['linked', matchWords(linked)],
];

/** Short words that a style compiler's random letters have too: only where signs stand around them. */
const advert = /^(?:ads?|adv|advs|adbox|adslot|adunit|adwrap(?:per)?)$/i;

/** Names by which a system describes a whole text: its subject, its kind, its state. And names of widths and quotes. */
const ofTheText =
  /^(?:category|tag|cat|topic|term|type|format|status|postid|has|is|no|hide|show|with|without|elementor|menu-item|template|lang|col|grid|row|flex|text|font|bg|border)-|^(?:page|post)-\d/i;
const ofQuotes = /quot|cit(?:e|at)|testimon|review|rating|recipe|ingredient/i;

/** Pages repeat their names: each is looked at once, as long as there are not too many. */
const known = new Map<string, PartKind | null>();
const KNOWN_MAX = 5000;

/** The kind of part that one id or class says an element is, or null. */
export function classifyPart(name: string): PartKind | null {
  if (name === '' || name.length > 100 || name.includes(':')) return null;
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= KNOWN_MAX) known.clear();
  const kind = readName(name);
  known.set(name, kind);
  return kind;
}

function readName(name: string): PartKind | null {
  if (ofTheText.test(name) || ofQuotes.test(name)) return null;
  if (/^[\w-]+$/.test(name) && name.split(/[-_]/).some((word) => advert.test(word))) return 'apart';
  const words = wordsIn(name);
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** `ContentMeta_info__Bh2Gq` is `content meta info`: the random end that style compilers add is none of its words. */
export function wordsIn(name: string): string {
  return name
    .replace(/__(?=[a-z_-]{0,7}[A-Z0-9])[A-Za-z0-9_-]{4,8}$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Classes that hide an element, in the frameworks that have them, and those that show it again at another width. */
const hidingClass = /^(?:hidden|d-none|is-hidden|u-hidden|hide|visually-hidden|display-none|uk-hidden)$/;
const showingClass = /^(?:(?:sm|md|lg|xl|2xl|desktop|tablet|mobile)(?::|@)|d-(?:sm|md|lg|xl|xxl)-|(?:show|visible)-)/;

/** Whether the classes of an element hide it at every width. */
export const isHiddenByClass = (names: readonly string[]): boolean =>
  names.some((name) => hidingClass.test(name)) && !names.some((name) => showingClass.test(name));
