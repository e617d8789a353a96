import { plainWords } from '../../fields/keyword-match.ts';
import { countTextWords, segmentSentences } from '../../language/segment-words.ts';
import { splitNormalizedWords } from '../../language/subject-terms.ts';
import { message } from '../../messages/message.ts';
import type { TextBlock } from '../added-content.ts';
import { type Objection, type ObjectionRule, quoted } from './objection.ts';

const SENTENCE_WORDS_MIN = 5;
/** Runs of so many words that two passages share are no chance. */
const SHINGLE_WORDS = 4;
const RUNS_MIN = 20;
/** The part of its runs from which on a sentence is a copy. */
const COPIED_MIN = 0.7;
/** Shorter sentences are alike by chance. */
const COPIED_WORDS_MIN = 8;
/** The part of the new text that may be said elsewhere too: summaries repeat. */
const COPIED_PART_MAX = 1 / 3;
const BYLINE_WORDS_MAX = 40;
const REPEATED_PART_MAX = 0.25;
/** Sentences that share so many of their words are one sentence with a word changed. */
const ALIKE_MIN = 0.66;

/**
 * Refuses additions that repeat text of the page. What takes the place of other blocks, and makes the page no longer, adds nothing: an opening
 * that gives the answer, steps in place of a paragraph. A heading says what its section says.
 */
export const isNoCopy: ObjectionRule = ({ added, criteria, language, targetNodeIds, before, after }) => {
  if (targetNodeIds.length > 0 && after.wordCount <= before.wordCount) return [];
  // A byline says of its author what a note at the end says too.
  if (criteria.has('trust_author') && wordsIn(added.sentences) <= BYLINE_WORDS_MAX) return [];
  const known = collectShingles(added.kept, language);
  const keptWords = added.kept.map((sentence) => new Set(splitNormalizedWords(sentence, language)));
  const keptKeys = new Set(added.kept.map(plainWords));
  const headings = new Set(
    added.blocks.flatMap(({ kind, text }) => (kind === 'heading' ? segmentSentences(text) : [])),
  );
  const long = added.sentences.filter(
    (sentence) => !headings.has(sentence) && countTextWords(sentence) >= SENTENCE_WORDS_MIN,
  );
  const copies = long.filter((sentence) => {
    if (keptKeys.has(plainWords(sentence))) return true;
    const words = new Set(splitNormalizedWords(sentence, language));
    if (words.size >= COPIED_WORDS_MIN && keptWords.some((kept) => kept.size >= COPIED_WORDS_MIN && alike(kept, words)))
      return true;
    const own = [...collectShingles([sentence], language)];
    return own.length >= 3 && own.filter((shingle) => known.has(shingle)).length >= COPIED_MIN * own.length;
  });
  const [first] = copies;
  if (!first || wordsIn(copies) <= COPIED_PART_MAX * wordsIn(added.sentences)) return [];
  return [message('objections.copies.on-page', { text: quoted(first) })];
};

/** Refuses additions that repeat themselves, word for word or with a word changed. */
export const doesNotRepeatItself: ObjectionRule = ({ added, language }) => {
  const runs = added.sentences.flatMap((sentence) => shingleList(sentence, language));
  if (runs.length >= RUNS_MIN && new Set(runs).size < runs.length / 2) return [message('objections.copies.half')];
  const begun = sameBeginning(added.blocks, language);
  if (begun !== null) return [message('objections.copies.beginning', { words: quoted(begun) })];
  const long = added.sentences.filter((sentence) => countTextWords(sentence) >= 3);
  if (long.length < 3) return repeatedTwice(long);
  const sets = long.map((sentence) => new Set(splitNormalizedWords(sentence, language)));
  const repeated = long.filter((_, at) => sets.slice(0, at).some((earlier) => alike(earlier, sets[at] ?? earlier)));
  const [first] = repeated;
  if (!first || wordsIn(repeated) <= REPEATED_PART_MAX * wordsIn(long)) return [];
  return [message('objections.copies.alike', { text: quoted(first) })];
};

const BEGINNING_WORDS = 3;
const BEGUN_ALIKE_MIN = 4;

/** The words that at least four sentences of running text begin with, and most of them; null where there are none. */
function sameBeginning(
  blocks: readonly TextBlock[],
  language: Parameters<typeof splitNormalizedWords>[1],
): string | null {
  const sentences = blocks.filter(({ kind }) => kind === 'paragraph').flatMap(({ text }) => segmentSentences(text));
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    const words = splitNormalizedWords(sentence, language);
    const beginning = words.slice(0, BEGINNING_WORDS).join(' ');
    if (words.length > BEGINNING_WORDS) counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
  }
  const [found] = [...counts].filter(([, count]) => count >= BEGUN_ALIKE_MIN && count * 2 > sentences.length);
  return found?.[0] ?? null;
}

function repeatedTwice([first = '', second]: readonly string[]): Objection[] {
  return second !== undefined && plainWords(first) === plainWords(second)
    ? [message('objections.copies.twice', { text: quoted(first) })]
    : [];
}

function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const word of b) if (a.has(word)) shared += 1;
  return shared >= 3 && shared / (a.size + b.size - shared) >= ALIKE_MIN;
}

function collectShingles(
  sentences: readonly string[],
  language: Parameters<typeof splitNormalizedWords>[1],
): Set<string> {
  const shingles = new Set<string>();
  for (const sentence of sentences) {
    for (const shingle of shingleList(sentence, language)) shingles.add(shingle);
  }
  return shingles;
}

function shingleList(sentence: string, language: Parameters<typeof splitNormalizedWords>[1]): string[] {
  const words = splitNormalizedWords(sentence, language);
  return words.slice(SHINGLE_WORDS - 1).map((_, at) => words.slice(at, at + SHINGLE_WORDS).join(' '));
}

const wordsIn = (sentences: readonly string[]): number =>
  sentences.reduce((total, sentence) => total + countTextWords(sentence), 0);
