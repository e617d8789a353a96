import { listReadingWords } from '../../language-data/reading-words/read-reading-words.ts';
import { rememberedFor } from '../language/remembered.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { appliesToKind, criteriaByKind } from '../rubric/criteria-by-kind.ts';
import { listSentences } from './block-sentences.ts';
import { ownText, passageWords, selectPassages } from './own-words.ts';
import type { PageReading } from './page-reading.ts';
import { interpolate, part, ramp } from './shares.ts';

/** Less is no section, and advice on it would be about nothing. */
const WORDS_TO_ADD_MIN = 100;
const ROUNDED_TO = 50;
const UNCOUNTED_WORDS_MIN = 10;

/** Shorter text is a label, which recurs on any page. */
export const SENTENCE_WORDS_MIN = 4;

/** How many sentences of the body stand there before. */
export function countRepeatedSentences(page: PageReading): number {
  const sentences = page.sentences.filter(({ words }) => words >= SENTENCE_WORDS_MIN);
  return sentences.length - new Set(sentences.map(({ key }) => key)).size;
}

/** Labels are no text where a page is read; where it is looked up, they may be all that it needs. */
export function lengthWords(page: PageReading): number {
  const own = ownText(page);
  if (!appliesToKind('depth_passages', page.kind)) return own.words;
  const labels = own.blocks.reduce((total, { words }) => total + words, 0) - passageWords(page);
  return own.words - labels;
}

/** The words of the body that count for its length: neither teasers nor sentences that stand there before. */
export const countedWords = rememberedFor((page: PageReading): number =>
  Math.round(lengthWords(page) * (1 - part(countRepeatedSentences(page), page.sentences.length))),
);

/**
 * How much text advice asks for at once: half of what the body lacks for full credit. An editor can write that, and the next analysis
 * says whether more is worth it.
 */
export function wordsToAdd(page: PageReading): number {
  const lacking = criteriaByKind[page.kind].fullLength - countedWords(page);
  return Math.max(WORDS_TO_ADD_MIN, Math.round(lacking / 2 / ROUNDED_TO) * ROUNDED_TO);
}

/**
 * How far the body is from full credit, in words: `full` less those that count is `left`. `counted` is 0 where nearly all count, which is
 * not said then.
 */
export function lengthToGo(page: PageReading): Readonly<Record<'full' | 'counted' | 'left' | 'more', number>> {
  const full = criteriaByKind[page.kind].fullLength;
  const more = wordsToAdd(page);
  const counted = countedWords(page);
  const left = Math.max(more, 10 * Math.round((full - counted) / 10));
  return { full, counted: page.wordCount - counted < UNCOUNTED_WORDS_MIN ? 0 : counted, left, more };
}

/** How far the length of a body earns credit on a page of its kind, were so many words added. */
export const lengthShare = (page: PageReading, added = 0): number =>
  interpolate((countedWords(page) + added) / criteriaByKind[page.kind].fullLength, [
    [0, 0],
    [0.08, 0.05],
    [0.25, 0.3],
    [0.6, 0.7],
    [1, 1],
  ]);

/** From how large a share of the words on a single meaningful word is too many, and from which it is all there is. */
const DOMINANT_FROM = 0.045;
const DOMINANT_TO = 0.14;
const DOMINANCE_WORDS_MIN = 40;

/** The share of the words that the most frequent meaningful word has. */
export function measureDominance({ termCounts, words, wordCount }: PageReading): number {
  if (wordCount < DOMINANCE_WORDS_MIN) return 0;
  let most = 0;
  for (const times of termCounts.values()) most = Math.max(most, times);
  return most / words.length;
}

/** 1 where no word stands there too often, and from there down to 0. */
export const dominanceShare = (page: PageReading): number =>
  1 - ramp(measureDominance(page), DOMINANT_FROM, DOMINANT_TO);

export const isDominated = (page: PageReading): boolean => measureDominance(page) > DOMINANT_FROM;

/** No reader follows a sentence further. */
export const LONG_SENTENCE_WORDS = 28;

/** These write sentences without a mark at their end. */
const unmarked: ReadonlySet<string> = new Set(listReadingWords('grading', 'unmarked'));

/**
 * How much running text a page has: no words of chains of clauses, and few of a text that says one word over and over. A reference names its
 * subject in every line.
 */
function runningWords(page: PageReading): number {
  const chained = unmarked.has(page.language ?? '')
    ? 0
    : page.sentences.reduce((total, { words }) => total + Math.max(0, words - LONG_SENTENCE_WORDS), 0);
  const words = passageWords(page) - chained - repeatedWords(page);
  return Math.max(0, words) * (page.kind === 'reference' ? 1 : dominanceShare(page));
}

/** The words of sentences in passages that stand there before: whoever copies a sentence says nothing more. */
function repeatedWords(page: PageReading): number {
  if (countRepeatedSentences(page) === 0) return 0;
  const seen = new Set<string>();
  let repeated = 0;
  for (const { words, key } of selectPassages(page).flatMap(listSentences)) {
    if (words >= SENTENCE_WORDS_MIN && seen.has(key)) repeated += words;
    seen.add(key);
  }
  return repeated;
}

/** Lists are about other pages, and legal pages and forms stand on every site: they need twice as much. */
const borrowed: ReadonlySet<PageKind> = new Set(['category', 'legal', 'utility']);

export const fullRunningText = ({ kind }: Pick<PageReading, 'kind'>): number =>
  RUNNING_TEXT_FULL * (borrowed.has(kind) ? 2 : 1);

/**
 * How much a page says in running text, by one measure for every kind: a page may be complete for its kind with three lines, and who
 * compares pages sees how much each of them says.
 */
export const runningTextShare = (page: PageReading, added = 0): number =>
  interpolate(((runningWords(page) + added) * RUNNING_TEXT_FULL) / fullRunningText(page), [
    [0, 0],
    [60, 0.15],
    [150, 0.35],
    [300, 0.6],
    [500, 0.8],
    [RUNNING_TEXT_FULL, 1],
  ]);

const RUNNING_TEXT_FULL = 800;

const headingTerms = new WeakMap<PageReading, number>();

export function countHeadingTerms(page: PageReading): number {
  let terms = headingTerms.get(page);
  if (terms === undefined) {
    terms = new Set(page.subheadings.flatMap(({ text }) => listTermKeys(text, page.language))).size;
    headingTerms.set(page, terms);
  }
  return terms;
}

/** New text brings new words, fewer the more there are (H. S. Heaps, Information Retrieval, 1978), and a subheading for every section. */
const HEAPS_EXPONENT = 0.7;
const WORDS_PER_NEW_HEADING_TERM = 90;
const SHORT_TEXT_WORDS = 50;

const termsShare = (terms: number): number => ramp(terms, 20, 280);
const headingTermsShare = (terms: number): number => ramp(terms, 0, 16);

/** The text says what is treated; subheadings name it, and `heading_coverage` counts those that are missing. */
const breadth = (headingTerms: number, terms: number): number =>
  0.35 * headingTermsShare(headingTerms) + 0.65 * termsShare(terms);

const ownTerms = (page: PageReading): number =>
  page.termCounts.size * part(ownText(page).words, page.wordCount) ** HEAPS_EXPONENT;

/** How many aspects headings and text treat, by their different meaningful words, were so many words added. */
export function breadthShare(page: PageReading, added = 0): number {
  const words = Math.max(SHORT_TEXT_WORDS, page.wordCount);
  const terms = Math.max(ownTerms(page), added === 0 ? 0 : SHORT_TEXT_WORDS / 3);
  const grown = terms * ((words + added) / words) ** HEAPS_EXPONENT;
  const inHeadings = countHeadingTerms(page) + added / WORDS_PER_NEW_HEADING_TERM;
  return breadth(inHeadings, grown);
}

const WORDS_PER_SECTION = 300;

/** Whether a text has fewer subheadings than its length asks for. */
export const lacksHeadings = (page: PageReading): boolean =>
  page.subheadings.length < Math.max(1, Math.floor(page.wordCount / WORDS_PER_SECTION));

/** Whether a text treats enough aspects, and only its subheadings do not name them. */
export const lacksOnlyHeadings = (page: PageReading): boolean =>
  termsShare(page.termCounts.size) >= 0.8 && lacksHeadings(page);
