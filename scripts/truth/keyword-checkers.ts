import { isFunctionWord } from '../../shared/domain/language/function-words.ts';
import type { ClaimCheckers } from './check-claim.ts';
import { inRange } from './count-checkers.ts';
import { lettersOf, plain, tokensOf } from './raw-words.ts';

/** What a place does with a keyword, by its letters: an exact one is there, one that is missing is not. */
export const keywordCheckers: ClaimCheckers<'keyword' | 'keyword_start' | 'keyword_times' | 'keyword_thirds'> = {
  keyword: ({ phrase, text, value }, page) => {
    const everything = lettersOf([page.textWithAlts, ...page.titles, ...page.descriptions].join(' '));
    const isThere = text.split('\n').every((line) => everything.includes(lettersOf(line)));
    if (!isThere) return `the page does not say "${text.slice(0, 80)}"`;
    const letters = lettersOf(text);
    const tokens = tokensOf(phrase).filter((token) => token.length > 2 && !isFunctionWord(token, null));
    const found = tokens.filter((token) => tokensOf(text).includes(token));
    if (value === 'exact') return letters.includes(lettersOf(phrase)) ? null : `"${phrase}" is not in it`;
    if (value === 'none') return found.length === 0 ? null : `it has "${found.join(' ')}"`;
    const before = value === 'exact' || tokens.length < 2 ? '' : plain(text).toLowerCase();
    const at = before.indexOf(plain(phrase).toLowerCase());
    const isWhole =
      at >= 0 && !/[\p{L}\p{N}'’-]/u.test(`${before[at - 1] ?? ' '}${before[at + plain(phrase).length] ?? ' '}`);
    return isWhole ? 'it has the phrase word for word' : null;
  },
  keyword_times: ({ phrase, value, exact }, page) => {
    const times = (text: string): number => lettersOf(text).split(lettersOf(phrase)).length - 1;
    const apart =
      plain(page.coreText)
        .toLowerCase()
        .split(new RegExp(`(?<![\\p{L}\\p{N}'’-])${escaped(plain(phrase).toLowerCase())}(?![\\p{L}\\p{N}'’-])`, 'u'))
        .length - 1;
    const inOrder = inRange(
      exact,
      { least: Math.floor(0.7 * apart), most: times(page.textWithAlts) },
      `times "${phrase}"`,
    );
    return inOrder ?? (value < exact ? 'fewer than word for word' : null);
  },
  keyword_thirds: ({ phrase, value }, page) => {
    const all = lettersOf(page.textWithAlts);
    const isThere = tokensOf(phrase).some((token) => all.includes(lettersOf(token).slice(0, 5)));
    return value === 0 || isThere ? null : `"${phrase}" stands nowhere`;
  },
  keyword_start: ({ phrase, value }, page) => {
    const at = plain(page.titles[0] ?? '')
      .toLowerCase()
      .indexOf(plain(phrase).toLowerCase());
    return at === -1 ? null : inRange(value, { least: at + 1, most: at + 1 }, 'characters before it');
  },
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
