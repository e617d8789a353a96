import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountriesOfPage } from './page-country.ts';
import { isPlaceholderPhone } from './placeholders.ts';

const DIGITS_MIN = 7;
const DIGITS_MAX = 15;
/** `+33 6 27 37 49 38` has six groups. */
const GROUPS_MAX = 7;

export const toDigits = (text: string): string => text.replace(/\D+/g, '');

const northAmerica = ['US', 'CA'] as const;
/** `(760) 440-8520` is written in no other country. */
const isNorthAmerican = (text: string, countries: readonly CountryCode[]): boolean =>
  /^\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}$/.test(text) &&
  countries.some((country) => country === 'US' || country === 'CA');

/** The number in E.164 by the rules of the first country that has such numbers; null for what is no phone number. */
export function parsePhoneNumber(text: string, countries: CountriesOfPage): string | null {
  const digits = toDigits(text);
  if (digits.length < DIGITS_MIN || digits.length > DIGITS_MAX || /\p{L}/u.test(text)) return null;
  if ((text.match(/\d+/g)?.length ?? 0) > GROUPS_MAX) return null;
  const dialled = text.replace(/^\(?00(?=[1-9])/, '+').replace(/\(\+(\d+)\)/, '+$1');
  const candidates = dialled.includes('+')
    ? [undefined]
    : isNorthAmerican(text, countries())
      ? northAmerica
      : countries();
  for (const country of candidates) {
    const number = parsePhoneNumberFromString(dialled, country);
    if (number?.isValid()) return isPlaceholderPhone(number.number) ? null : number.number;
  }
  return null;
}

/** Whether two writings are of one number: a national number is the end of the international one, less its leading zero. */
export function isSameNumber(a: string, b: string): boolean {
  const [first, second] = [toDigits(a).replace(/^0+/, ''), toDigits(b).replace(/^0+/, '')];
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  return short.length >= DIGITS_MIN - 1 && long.endsWith(short);
}

interface WrittenNumber {
  text: string;
  at: number;
}

/** No line that says a phone number has more of them. */
const NUMBERS_PER_LINE_MAX = 6;
const date =
  /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}|^(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}|^(?:19|20)\d{2} ?[-–] ?(?:19|20)\d{2}$/;
const writtenNumber =
  /(?<![\p{L}\d@#№€$£%.,/+])(?:\(\+\d{1,3}\)|\+|\()?\s?\d[\d\s().\-–—‐·/]{4,40}\d(?![\p{L}\d@%€$£])/gu;

/** Finds what looks like phone numbers in a line, also two of them with a stroke between. */
export function writtenNumbers(line: string, countries: CountriesOfPage): WrittenNumber[] {
  const found: WrittenNumber[] = [];

  for (const match of line.slice(0, 1_000).matchAll(writtenNumber)) {
    if (found.length >= NUMBERS_PER_LINE_MAX) break;
    const whole = match[0].trim();
    if (date.test(whole)) continue;
    const isTwo =
      / 0\d{2}/.test(whole.slice(6)) &&
      whole.split(/ (?=0\d{2})/).every((piece) => parsePhoneNumber(piece, countries) !== null);
    if (!isTwo && parsePhoneNumber(whole, countries) !== null) {
      found.push({ text: whole, at: match.index });
      continue;
    }
    let from = 0;
    for (const piece of whole.split(isTwo ? / (?=0\d{2})/ : /\s*[/|·—]\s*|\s{2,}/)) {
      const at = whole.indexOf(piece, from);
      from = at + piece.length;
      if (parsePhoneNumber(piece, countries) !== null) found.push({ text: piece, at: match.index + at });
    }
  }
  return found;
}
