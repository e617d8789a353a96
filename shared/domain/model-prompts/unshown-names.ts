import type { Language } from '../language/languages.ts';
import { segmentWords } from '../language/segment-words.ts';

/** Marks behind which a sentence, a part of a title or a quotation begins, with a capital that shows no name. */
const openers: ReadonlySet<string> = new Set(':;.!?…–—-|/"“”„«»(\n*•'.split(''));
/** A text with fewer small words behind the first is a headline that writes every word with a capital. */
const SMALL_SHARE_MIN = 0.5;

/**
 * Whether a text has a name, a word with a capital within a sentence, that stands nowhere in what was shown. German writes every noun with a
 * capital, headlines every word: there capitals show nothing.
 * @param lowered What was shown, in lower case.
 */
export function bringsName(text: string, lowered: string, language: Language | null): boolean {
  if (language === 'de') return false;
  const words = segmentWords(text);
  const small = words.slice(1).filter(({ text: word }) => !hasCapital(word));
  if (small.length < SMALL_SHARE_MIN * (words.length - 1)) return false;
  return words.some(({ text: word, index }) => {
    const before = text.slice(0, index).trimEnd().at(-1);
    const isWithin = before !== undefined && !openers.has(before) && !text.slice(0, index).endsWith('\n');
    return isWithin && word.length > 1 && hasCapital(word) && !lowered.includes(removePossessive(word.toLowerCase()));
  });
}

const hasCapital = (word: string): boolean => {
  const [first = ''] = word;
  return first !== first.toLowerCase();
};

const removePossessive = (word: string): string =>
  word.endsWith("'s") || word.endsWith('’s') ? word.slice(0, -2) : word;
