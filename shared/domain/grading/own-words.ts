import { rememberedFor } from '../language/remembered.ts';
import { countTextWords } from '../language/segment-words.ts';
import { endsAsSentence } from '../language/sentence-end.ts';
import type { BodyHeading, ProseBlock } from './body-parts.ts';
import { findFillerBlocks } from './filler-text.ts';
import { linkTarget } from './page-links.ts';
import type { PageReading } from './page-reading.ts';

/** A block that is more than this part links is the name of another page: a teaser, an entry of a list. */
const LINKED_SHARE = 0.6;

/** Text below the name of another page is a teaser of it, unless it is longer than this. */
const TEASER_WORDS_MAX = 80;

interface OwnText {
  /** Blocks of prose that are neither links, nor teasers of other pages, nor lines that stand there before. */
  readonly blocks: readonly ProseBlock[];
  /** Headings that do not lead to another page. */
  readonly headings: readonly BodyHeading[];
  readonly words: number;
}

/** The text of the body that is the page's own: what other pages are called and say is no text of this one. */
export const ownText = rememberedFor((page: PageReading): OwnText => {
  const linked = linkedWords(page);
  const isLinked = (id: string | null, words: number): boolean =>
    id !== null && (linked.get(id) ?? 0) > 0 && (linked.get(id) ?? 0) >= LINKED_SHARE * words;
  const leading = page.headings.filter(({ id, text }) => isLinked(id, countTextWords(text)));
  // A list of pages consists of what it says about them.
  const announced = page.kind === 'category' ? new Set<string>() : announcedSections(page, leading);
  const seen = new Set<string>();
  const filler = new Set(findFillerBlocks(page));
  const blocks = page.proseBlocks.filter((block) => {
    const { id, words, text, headingId } = block;
    const isFirst = !seen.has(text);
    seen.add(text);
    return isFirst && !filler.has(block) && !isLinked(id, words) && !(headingId !== null && announced.has(headingId));
  });
  const headings = page.headings.filter((heading) => !leading.includes(heading));
  const left = page.proseBlocks.reduce((total, { words }) => total + words, 0) - countWords(blocks);
  const inLinks = leading.reduce((total, { text }) => total + countTextWords(text), 0);
  return { blocks, headings, words: Math.max(0, page.wordCount - left - inLinks) };
});

const countWords = (blocks: readonly ProseBlock[]): number => blocks.reduce((total, { words }) => total + words, 0);

/** The words of each block that are links to other pages. */
function linkedWords(page: PageReading): ReadonlyMap<string, number> {
  const own = page.input.url === null ? null : linkTarget(new URL(page.input.url));
  const linked = new Map<string, number>();
  for (const { blockId, text, kind, target } of page.links) {
    if (blockId !== null && kind !== 'other' && target !== own)
      linked.set(blockId, (linked.get(blockId) ?? 0) + countTextWords(text));
  }
  return linked;
}

/** Headings that are the names of other pages, with a few words on them. */
function announcedSections(page: PageReading, leading: readonly BodyHeading[]): ReadonlySet<string> {
  const words = new Map<string, number>();
  for (const { headingId, words: count } of page.proseBlocks)
    if (headingId !== null) words.set(headingId, (words.get(headingId) ?? 0) + count);
  return new Set(leading.flatMap(({ id }) => (id !== null && (words.get(id) ?? 0) <= TEASER_WORDS_MAX ? [id] : [])));
}

/** Labels, teasers and captions are shorter, and do not end as sentences do. */
const PASSAGE_WORDS_MIN = 12;
const SENTENCE_WORDS_MIN = 4;

/** The words that stand in passages of running text: paragraphs and items of lists of some length, and whole sentences. */
export const passageWords = (page: PageReading): number => countWords(selectPassages(page));

export function selectPassages(page: PageReading): readonly ProseBlock[] {
  const isPassage = ({ words, text }: ProseBlock): boolean =>
    isDiscussion(page)
      ? words >= ANSWER_WORDS_MIN
      : words >= PASSAGE_WORDS_MIN || (words >= SENTENCE_WORDS_MIN && (endsAsSentence(text) || text.endsWith(':')));
  return ownText(page).blocks.filter(isPassage);
}

/** "True.", "I never do." In a discussion, everybody writes whole sentences, and few answer. */
export const isDiscussion = ({ kind }: PageReading): boolean => kind === 'forum';
const ANSWER_WORDS_MIN = 20;

/** The words that stand neither in prose nor in headings: those of tables and listings. */
export function listedWords({ wordCount, proseBlocks, headings }: PageReading): number {
  const inHeadings = headings.reduce((total, { text }) => total + countTextWords(text), 0);
  return Math.max(0, wordCount - proseBlocks.reduce((total, { words }) => total + words, inHeadings));
}
