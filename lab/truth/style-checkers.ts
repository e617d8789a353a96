import type { ClaimCheckers } from './claim-checker.ts';
import { checkRange } from './count-checkers.ts';
import type { RawPage } from './raw-page.ts';
import { tokenize, toLetters, wordRange } from './raw-words.ts';
import { says } from './text-checkers.ts';

/** Sentences as punctuation ends them: abbreviations are taken for ends, so there are too many rather than too few. */
const splitSentences = (text: string): string[] =>
  text
    .replaceAll(/\[(?:\d{1,3}|\p{L})\]/gu, ' ')
    .split(/(?<=[.!?…。！？]["'”’»)\]]*)\s+|(?<=[。！？])|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

const wordsIn = (sentence: string): number => wordRange(sentence).least;
const isUnspaced = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u.test(
    text,
  );

/** Three sentences in a row of one block that begin with the same word, longer than any article. */
function runIn(text: string): string | null {
  const openings = splitSentences(text)
    .filter((sentence) => tokenize(sentence).length >= 6)
    .map((sentence) => tokenize(sentence)[0] ?? '');
  const at = openings.findIndex(
    (word, index) => word.length > 3 && openings[index + 1] === word && openings[index + 2] === word,
  );
  return at === -1 ? null : (openings[at] ?? null);
}

const computeAverage = (lengths: readonly number[]): number =>
  lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);

export const styleCheckers: ClaimCheckers<
  | 'sentence_words'
  | 'average_sentence'
  | 'long_sentences'
  | 'long_paragraphs'
  | 'same_openings'
  | 'passage_words'
  | 'filler_words'
  | 'path_words'
> = {
  sentence_words: ({ sentence, value }, page) => {
    if (!says(page, sentence)) return `no sentence "${sentence.slice(0, 80)}"`;
    const { least, most } = wordRange(sentence);
    return checkRange(
      value,
      { least: Math.floor(0.9 * least), most: Math.ceil(1.1 * most) + 1 },
      'words of the sentence',
    );
  },
  average_sentence: ({ value }, page) => {
    const lengths = page.runningRows
      .flatMap(splitSentences)
      .map(wordsIn)
      .filter((length) => length >= 4);
    if (lengths.length < 5 || isUnspaced(page.coreText)) return null;
    // Items of lists are sentences as well, and shorter ones.
    const average = computeAverage(lengths);
    return checkRange(value, { least: 0.3 * average, most: 1.7 * average }, 'words a sentence');
  },
  long_sentences: ({ value, of, words }, page) => {
    if (isUnspaced(page.coreText)) return null;
    const sure = page.runningRows.flatMap(splitSentences).filter((sentence) => wordsIn(sentence) > 1.15 * words).length;
    const all =
      splitSentences([...page.blocks].join('\n')).length +
      page.headings.length +
      (page.html.match(/<br\b/gi) ?? []).length +
      5;
    return (
      checkRange(of, { least: value, most: all }, 'sentences') ??
      checkRange(value, { least: Math.floor(0.7 * sure), most: of }, `sentences of more than ${words} words`)
    );
  },
  long_paragraphs: ({ value, words }, page) => {
    const sure = page.runningRows.filter((text) => wordsIn(text) > 1.2 * words);
    const most = page.blocks.filter((text) => wordRange(text).most > words).length;
    // A line break may end a paragraph.
    return value === 0
      ? sure.length > 3 && !isUnspaced(page.coreText)
        ? `a paragraph has ${wordsIn(sure[0] ?? '')} words`
        : null
      : checkRange(value, { least: 1, most }, `paragraphs of more than ${words} words`);
  },
  same_openings: ({ word, value }, page) => {
    if (value === 0) {
      const repeated = page.proseBlocks.map(runIn).find((found) => found !== null);
      return repeated === undefined ? null : `three sentences begin with "${repeated}"`;
    }
    const opening = tokenize(word).join(' ');
    const starts = page.rows
      .flatMap(splitSentences)
      .filter((sentence) => tokenize(sentence).join(' ').startsWith(opening));
    return checkRange(starts.length, { least: Math.min(value, 2), most: Infinity }, `sentences with "${word}"`);
  },
  passage_words: ({ value, longOnly = false, filler = 0 }, page) => {
    // Short posts of a discussion are not counted, and the reader here does not know its posts.
    const least = Math.floor(0.7 * (wordRange(page.ownProse).least - filler));
    return checkRange(
      value,
      { least: longOnly || isUnspaced(page.coreText) ? 0 : least, most: wordRange(page.textWithAlts).most },
      'words in passages',
    );
  },
  filler_words: ({ value }, page) => {
    const sure = page.rows.filter((text) => fillerShare(text) > 0.7).reduce((sum, text) => sum + wordsIn(text), 0);
    // A line break may divide it.
    const [inRows = 0, inBlocks = 0] = [page.rows, page.blocks].map((texts) =>
      texts.filter((text) => fillerShare(text) > 0.2).reduce((sum, text) => sum + wordsIn(text), 0),
    );
    const most = Math.max(inRows, inBlocks);
    return checkRange(value, { least: Math.floor(0.5 * sure), most: Math.ceil(1.1 * most) + 5 }, 'words of filler');
  },
  path_words: ({ phrase, value, all }, { url }: RawPage) => {
    const path = tokenize(decoded(url.pathname));
    const letters = toLetters(decoded(url.pathname));
    const tokens = tokenize(phrase).filter((token) => token.length > 3);
    const sure = tokens.filter((token) => path.includes(token)).length;
    const maybe = tokenize(phrase).filter((token) => letters.includes(toLetters(token).slice(0, 4))).length;
    const folded = tokenize(phrase).filter((token) => /[^a-z0-9]/.test(token)).length;
    return checkRange(value, { least: Math.min(all, sure), most: Math.max(maybe + folded, sure) }, 'words in the path');
  },
};

/** How much of a text has the words that "Lorem ipsum" begins with, or their endings. */
const latin =
  /^(?:lorem|ipsum|dolor\p{L}*|amet|consect\p{L}*|adipisc\p{L}*|elit\p{L}*|tempor|labor\p{L}*|magna|ali\p{L}+|enim|minim|quis\p{L}*|nos\p{L}+|ull\p{L}+|nisi?l?|co\p{L}+|du[io]s?|aute|irure|\p{L}+(?:us|um|at|it|et|is|ae|am|em|os|or|nt|que|ur|as|es))$/u;
const fillerShare = (text: string): number => {
  const words = tokenize(text);
  return /lorem|ipsum|dolor|amet|elit|conse[cq]|vesti|tempor|nulla|quis|tincid|pellen/i.test(text)
    ? words.filter((word) => latin.test(word)).length / Math.max(1, words.length)
    : 0;
};

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
