import { stopWords } from './vocabulary.ts';

// Scripts without spaces between words: two characters stand for a word, which is close to the mean word length of
// Chinese and Japanese, and far cheaper on a million characters than a segmenter's dictionary.
const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{1,2}|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** The words of a text in lower case, with straight apostrophes. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().replaceAll('’', "'").match(wordPattern) ?? [];
}

/** The words that carry a topic: no stop words, no numbers, no single letters. */
export function termsOf(text: string): string[] {
  return wordsOf(text).filter(isTerm);
}

export function isTerm(word: string): boolean {
  return word.length > 1 && !stopWords.has(word) && !/^\d/.test(word);
}

/** Sentences of one block of text; a line break ends one too. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])["'”’)\]]?\s+|(?<=[。！？])|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Flesch reading ease (R. Flesch, 1948): 206.835 − 1.015 × words per sentence − 84.6 × syllables per word. English only. */
export function fleschReadingEase(words: readonly string[], sentenceCount: number): number {
  if (words.length === 0 || sentenceCount === 0) return 0;
  const syllables = words.reduce((total, word) => total + syllablesOf(word), 0);
  return 206.835 - (1.015 * words.length) / sentenceCount - (84.6 * syllables) / words.length;
}

/** LIX (C.-H. Björnsson, 1968): words per sentence + percentage of words longer than six letters. For any language with an alphabet. */
export function lix(words: readonly string[], sentenceCount: number): number {
  if (words.length === 0 || sentenceCount === 0) return 100;
  const long = words.filter((word) => word.length > 6).length;
  return words.length / sentenceCount + (100 * long) / words.length;
}

/** Groups of vowels, less a silent final e; right for about nine English words in ten, which is enough for an average. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase();
  if (letters.length <= 3) return 1;
  const groups = letters.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '').match(/[aeiouyáéíóúàèùäöü]+/g);
  return Math.max(1, groups?.length ?? 1);
}

const frequentEnglish = new Set(['the', 'and', 'of', 'to', 'in', 'is', 'for', 'that', 'with', 'you', 'are', 'it']);

/** True for English, judged by the most frequent English words when the language is not known. */
export function isEnglish(language: string | null, words: readonly string[]): boolean {
  if (language !== null && language !== '') return /^en\b/i.test(language);
  const sample = words.slice(0, 2000);
  return sample.filter((word) => frequentEnglish.has(word)).length > sample.length * 0.08;
}
