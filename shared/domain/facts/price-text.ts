/** Prices as pages write them, in the languages that pages are read in. */

import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

const sign = 'R\\$|US\\$|C\\$|A\\$|[€$£¥￥₽₹₩₺₴]';
const word = alternatives('facts', 'word');
const amount =
  "(?:\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3}){1,3}|\\d{1,7}|(?=\\.\\d\\d(?!\\d)))(?:\\s?[.,]\\s?\\d{2}(?!\\d)|[.,][-–—]{1,2})?(?!\\d)";
const between = String.raw`\s?(?:${alternatives('facts', 'between')})\s?`;
/** `from`, `ab`: the price is the least of several. */
const least = alternatives('facts', 'least');
const unit = alternatives('facts', 'unit');
const value = `(?:${sign})\\s?${amount}(?:${between}(?:(?:${sign})\\s?)?${amount})?|(?:${word})\\s${amount}|${amount}\\*?(?:${between}${amount})?\\s?(?:${sign}|(?:${word})(?!\\p{L}))`;
const swiss = '\\d{1,4}[.,][-–—]{1,2}';

const price = new RegExp(
  `(?<![\\d.,\\p{L}]|\\d:)(?:(?:${least})\\s?)?(?:${value}|${swiss}(?!\\d))(?:\\s?\\+(?!\\d))?(?:${unit})?(?![\\d%])`,
  'giu',
);
/** A large sum is no price: `$2 million in sales`. */
const isSum = new RegExp(String.raw`^\s?(?:${alternatives('facts', 'isSum')})`, 'i');
/** Words before a former price. */
const formerly = new RegExp(String.raw`(?:${alternatives('facts', 'formerly')})\s*$`, 'i');

/** Without one of these no line says a price. */
export const maybePrice = new RegExp(
  `\\d\\s?\\*?\\s?(?:${sign}|${word})|(?:${sign}|${word})\\s?\\.?\\d|\\d[.,][-–—]`,
  'iu',
);

interface FoundPrice {
  text: string;
  start: number;
  end: number;
}

const PRICE_CHARACTERS_MAX = 300;

/** The prices in a line, without those that no longer hold. */
export function pricesIn(line: string): FoundPrice[] {
  if (line.length > PRICE_CHARACTERS_MAX || !/\d/.test(line)) return [];
  return [...line.matchAll(price)]
    .filter(({ index, 0: text }) => !isSum.test(line.slice(index + text.length)))
    .filter(({ index }) => !formerly.test(line.slice(0, index)))
    .map(({ index, 0: text }) => ({ text: text.trim(), start: index, end: index + text.length }));
}

const announced = new RegExp(String.raw`^(?:[-–—•·*\s]*)(?:(?:${alternatives('facts', 'announced')})\s*:?\s*)?`, 'iu');
const season = `(?:${alternatives('facts', 'season')})`;
const rest = new RegExp(
  `^[\\s*()+.,:|/-]{0,80}(?:${season}|(?:${least}|${alternatives('facts', 'rest')})[\\s*]{0,4})?$`,
  'iu',
);

const taxNote = new RegExp(String.raw`^(\s*[(（]?(?:${alternatives('facts', 'taxNote')})[^)）]{0,20}[)）]?)`, 'iu');

/** The price where a line says a price and nothing else; null where it says more. */
export function barePrice(line: string): string | null {
  const text = line.slice(0, 80).replace(announced, '');
  const [first, ...others] = line.length > 80 ? [] : pricesIn(text);
  if (!first || others.length > 0) return null;
  const said = text.slice(0, first.start) + text.slice(first.end).replace(taxNote, '');
  return rest.test(said) ? first.text : null;
}

/** True for the value of a fact that is a price. */
export const isPriceText = (text: string): boolean => text.length <= 80 && pricesIn(text).length > 0;
