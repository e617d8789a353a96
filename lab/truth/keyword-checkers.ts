import { isFunctionWord } from '../../shared/domain/language/function-words.ts';
import type { ClaimCheckers } from './claim-checker.ts';
import { checkRange } from './count-checkers.ts';
import { looksAlike, plain, tokenize, toLetters } from './raw-words.ts';

/** Checks a keyword's use in a place by its letters: an exact one is there, one that is missing is not. */
export const keywordCheckers: ClaimCheckers<'keyword' | 'keyword_start' | 'keyword_times' | 'keyword_thirds'> = {
  keyword: ({ phrase, text, value }, page) => {
    const everything = toLetters(
      [page.textWithAlts, ...page.titles, ...page.descriptions, page.textWithoutNotes, page.textWithoutNumbers].join(
        ' ',
      ),
    );
    const foreign = text.split('\n').find((line) => !everything.includes(toLetters(line)));
    if (foreign !== undefined) return `the page does not say "${foreign.slice(0, 200)}"`;
    const letters = toLetters(text);
    const tokens = tokenize(phrase).filter((token) => token.length > 2 && !isFunctionWord(token, null));
    const found = tokens.filter((token) => tokenize(text).includes(token));
    if (value === 'exact') return letters.includes(toLetters(phrase)) ? null : `"${phrase}" is not in it`;
    if (value === 'none') return found.length === 0 ? null : `it has "${found.join(' ')}"`;
    const lacking = tokens.filter((token) => !hasForm(token, letters, text));
    // A number or a short word is a part of the phrase as well.
    const hasPart = tokenize(phrase).some(
      (token) =>
        tokenize(text).includes(token) ||
        (unspaced.test(token) && Array.from(token).some((sign) => letters.includes(sign))),
    );
    if (value === 'partial' ? lacking.length === tokens.length && tokens.length > 0 && !hasPart : lacking.length > 0)
      return `it lacks "${lacking.join(' ')}"`;
    const before = value === 'exact' || tokens.length < 2 ? '' : plain(text).toLowerCase();
    const at = before.indexOf(plain(phrase).toLowerCase());
    const isWhole =
      at >= 0 && !/[\p{L}\p{N}'’-]/u.test(`${before[at - 1] ?? ' '}${before[at + plain(phrase).length] ?? ' '}`);
    return isWhole ? 'it has the phrase word for word' : null;
  },
  keyword_times: ({ phrase, value, exact }, page) => {
    const times = (text: string): number => toLetters(text).split(toLetters(phrase)).length - 1;
    const apart =
      plain(page.coreText)
        .toLowerCase()
        .split(new RegExp(`(?<![\\p{L}\\p{N}'’-])${escaped(plain(phrase).toLowerCase())}(?![\\p{L}\\p{N}'’-])`, 'u'))
        .length - 1;
    const inOrder = checkRange(
      exact,
      { least: Math.floor(0.7 * apart), most: times(page.textWithAlts) },
      `times "${phrase}"`,
    );
    return (
      inOrder ??
      (value < exact ? 'fewer than word for word' : null) ??
      checkRange(value, { least: 0, most: timesAtMost(phrase, page.textWithAlts) }, `times "${phrase}"`)
    );
  },
  keyword_thirds: ({ phrase, value }, page) => {
    if (value > timesAtMost(phrase, page.textWithAlts)) return `"${phrase}" does not stand there ${value} times`;
    const isThere = plain(page.coreText).toLowerCase().includes(plain(phrase).toLowerCase());
    return value === 0 && isThere ? `"${phrase}" stands there` : null;
  },
  keyword_start: ({ phrase, value }, page) => {
    const at = plain(page.titles.find((text) => text !== '') ?? '')
      .toLowerCase()
      .indexOf(plain(phrase).toLowerCase());
    return at === -1 ? null : checkRange(value, { least: at + 1, most: at + 1 }, 'characters before it');
  },
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Lao}]/u;

/** The first letters of a word are in most of its forms, and in compounds with it; of a script without spaces two signs are a word. */
const toStem = (token: string): string =>
  toLetters(token).slice(0, unspaced.test(token) ? 2 : Math.max(3, Math.min(5, token.length - 2)));

/** As often as the most frequent of its words stands there, in any form: parts of a keyword count where the rest is understood. */
function timesAtMost(phrase: string, text: string): number {
  const all = toLetters(text);
  const times = tokenize(phrase).map((token) => all.split(toStem(token)).length - 1);
  return Math.max(0, Math.max(...times));
}

/** A form of the word: the same first letters, or the word inside a compound. */
const hasForm = (token: string, letters: string, text: string): boolean =>
  (unspaced.test(token) && letterPairs(token).some((pair) => letters.includes(pair))) ||
  letters.includes(toLetters(token).slice(0, Math.max(3, Math.min(4, token.length - 1)))) ||
  tokenize(text).some((other) => looksAlike(token, other));

const letterPairs = (token: string): string[] =>
  Array.from({ length: Math.max(0, token.length - 1) }, (_, at) => token.slice(at, at + 2));
