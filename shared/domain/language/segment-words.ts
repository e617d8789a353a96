import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { findAll } from './find-all.ts';
import type { Language } from './languages.ts';
import { normalizeWord } from './normalize-text.ts';
import { remembered } from './remembered.ts';
import { rememberedWords } from './remembered-words.ts';
import { trimTrailing } from './trailing-characters.ts';

/** A word of a text, as a reader counts words: `don't`, `e-mail` and `1,000.5` are one each. */
interface Word {
  /** As it stands in the text, without the punctuation around it. */
  readonly text: string;
  /** `normalizeText` of it: what words are compared by. */
  readonly normalized: string;
  /** Where it starts in the text, in UTF-16 code units. */
  readonly index: number;
}

const unspacedScripts = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const unspacedLetter = new RegExp(`[${unspacedScripts}]`, 'u');
/** Where letters of these scripts may be: a text without any such character, which most are, is passed in a tenth of the time. */
const unspacedPlane = /[\u0E00-\u1FFF\u2E80-\uFFFF]/;

/** Whatever stands between spaces and has a letter or a digit in it; `.NET` has its full stop. */
const spacedWord = /(?:(?<![^\s("'«„“[])\.(?=\p{Lu}{2}))?[\p{L}\p{N}][^\s—…]*/gu;
/** Punctuation at the end of a word; the signs of `C++`, `C#` and `100%` belong to it. */
const closing = /[^\p{L}\p{M}\p{N}+#%]/u;

/** Stretches between spaces, a sentence each: the mark at its end divides words in any case. */
const stretch = /[^\s。！？]+[。！？]*|[。！？]+/g;

let segmenter: Intl.Segmenter | undefined;

/** Made at the first need: its locale data costs a Lambda that only has the function in its bundle milliseconds of its start. */
function wordSegmenter(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return segmenter;
}

/** True for a text with letters of a script that is written without spaces between words. */
export const hasUnspacedScript = (text: string): boolean => unspacedPlane.test(text) && unspacedLetter.test(text);

/**
 * Where the words of a text stand, starts and ends in turn: the one definition of a word, by which words are counted everywhere. Chinese,
 * Japanese, Thai, Lao, Khmer and Burmese are cut by the dictionaries of `Intl.Segmenter`, which knows more but takes ten times as long: it
 * reads only what needs it.
 */
export function wordBounds(text: string): number[] {
  const bounds: number[] = [];
  if (!hasUnspacedScript(text)) {
    addSpacedBounds(bounds, text, 0);
    return bounds;
  }
  for (const { 0: token, index } of findAll(text, stretch)) {
    if (hasUnspacedScript(token)) for (const bound of segmentBounds(token)) bounds.push(index + bound);
    else addSpacedBounds(bounds, token, index);
  }
  return bounds;
}

/** A list of matches takes half as long as an iteration; the next place that has a word is where it was matched. */
function addSpacedBounds(bounds: number[], text: string, offset: number): void {
  let at = 0;
  for (const word of text.match(spacedWord) ?? []) {
    at = text.indexOf(word, at);
    bounds.push(offset + at, offset + at + word.length);
    at += word.length;
  }
}

/** Each grader asks for the words of the same sentences, alone and in their blocks, and the dictionaries are slow. */
const segmentBounds = remembered((token): Uint32Array => {
  const bounds: number[] = [];
  for (const { isWordLike, index, segment } of wordSegmenter().segment(token)) {
    if (isWordLike === true) bounds.push(index, index + segment.length);
  }
  return Uint32Array.from(bounds);
});

const trimmedWord = rememberedWords((span, language): Omit<Word, 'index'> => {
  const text = trimTrailing(span, closing);
  return { text, normalized: normalizeWord(text, language) };
});

/** The words of a text in their order. Linear in its length. */
export function segmentWords(text: string, language: Language | null = null): Word[] {
  const words: Word[] = [];
  if (!hasUnspacedScript(text)) {
    let from = 0;
    for (const span of text.match(spacedWord) ?? []) {
      const index = text.indexOf(span, from);
      const { text: word, normalized } = trimmedWord(span, language);
      words.push({ text: word, normalized, index });
      from = index + span.length;
    }
    return words;
  }
  const bounds = wordBounds(text);
  for (let at = 0; at < bounds.length; at += 2) {
    const index = bounds[at] ?? 0;
    const word = trimmedWord(text.slice(index, bounds[at + 1]), language);
    words.push({ text: word.text, normalized: word.normalized, index });
  }
  return words;
}

/** How many words a text has: as many as `segmentWords` gives. */
export function countTextWords(text: string): number {
  if (!hasUnspacedScript(text)) return text.match(spacedWord)?.length ?? 0;
  let words = 0;
  for (const token of text.match(stretch) ?? [])
    words += hasUnspacedScript(token) ? segmentBounds(token).length / 2 : (token.match(spacedWord)?.length ?? 0);
  return words;
}

/** An abbreviation or a single letter before a full stop, after which a sentence goes on. */
const noSentenceEnd = new RegExp(String.raw`(?:^|[\s("'„“])(?:${alternatives('language', 'noSentenceEnd')})\.$`, 'iu');

/** A day of a month in languages that write it as an ordinal: "ab 1. Januar". */
const dayOfMonth = new RegExp(String.raw`(?<!\p{L})(?:${alternatives('language', 'dayOfMonth')})\s\d{1,2}\.$`, 'iu');

/** The sentences of a block of text, trimmed; a line break ends one too. */
export function segmentSentences(text: string): string[] {
  const sentences: string[] = [];
  const add = (piece: string): void => {
    const sentence = piece.trim();
    if (sentence !== '') sentences.push(sentence);
  };
  let from = 0;
  for (const { 0: end, index } of findAll(text, /[.!?…؟।۔።]["'”’»)\]]*\s+|[。！？]|\n+/g)) {
    // The mark belongs to the sentence, and quotation marks behind it do not.
    add(text.slice(from, end.startsWith('\n') ? index : index + 1));
    from = index + end.length;
  }
  add(text.slice(from));
  return joinAbbreviated(sentences);
}

function joinAbbreviated(pieces: readonly string[]): string[] {
  const sentences: string[] = [];
  for (const piece of pieces) {
    const before = sentences.at(-1);
    if (before !== undefined && (noSentenceEnd.test(before.slice(-12)) || dayOfMonth.test(before.slice(-12))))
      sentences[sentences.length - 1] = `${before} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}
