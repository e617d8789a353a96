import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import type { Language } from '../../language/languages.ts';
import { listMonths, monthKey } from './month-names.ts';

/** A day, and where in the text it stands. */
export interface FoundDate {
  /** `2026-05-11`. */
  readonly date: string;
  readonly index: number;
  readonly quote: string;
}

export interface DateContext {
  readonly language: Language | null;
  /** `en-US` writes the month first. */
  readonly monthFirst: boolean;
  /** The last day that counts; later ones announce something. Null where the day is unknown. */
  readonly readOn: string | null;
}

/** Before this the web had no pages. */
const FIRST_YEAR = 1995;

const year = String.raw`(?<year>(?:19|20)\d{2})`;
const day = String.raw`(?<day>0?[1-9]|[12]\d|3[01])`;
const month = '(?<month>0?[1-9]|1[0-2])';
const word = String.raw`(?<word>[\p{L}\p{M}]{2,16}(?:\s\d{1,2}(?=[,\s]\D))?)\.?`;
const joint = String.raw`(?:\s{0,3}(?:${alternatives('extraction', 'joint')})\b)?[\s,.'’/-]{0,4}`;

/** Numbers in an order that no language writes another way. */
const isoLike = new RegExp(String.raw`(?<!\d)${year}\s?[-/.年년]\s?${month}\s?[-/.月월]\s?${day}(?:日|일)?(?!\d)`, 'u');
/** `05/20/2020`, `20.5.2020`: which of the two is the month depends on the language, or on which can be one. */
const numeric = new RegExp(
  String.raw`(?<![\d.,/-])${day}\s?[./-]\s?(?<month>0?[1-9]|[12]\d|3[01])\s?[./-]\s?${year}(?!\d)`,
  'u',
);
const dayName = new RegExp(
  String.raw`(?<!\d)${day}(?:${alternatives('extraction', 'dayName')})?${joint}${word}${joint}${year}(?!\d)`,
  'u',
);
const nameDay = new RegExp(
  String.raw`${word}${joint}${day}(?:st|nd|rd|th)?(?:\s{0,3},|\s{1,3}(?:de|del)\b)?\s{0,3}${year}(?!\d)`,
  'u',
);
const yearName = new RegExp(String.raw`(?<!\d)${year}\.?[\s,]{0,4}${word}\s{0,3}${day}(?!\d)`, 'u');
const patterns = [isoLike, numeric, dayName, nameDay, yearName];

/** The first real day in a text that is not in the future. */
export function findDate(text: string, context: DateContext): FoundDate | null {
  if (!/(?:19|20)\d{2}/.test(text)) return null;
  let first: FoundDate | null = null;
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match === null || (first !== null && match.index >= first.index)) continue;
    const date = toDate(match.groups ?? {}, pattern === numeric, context);
    if (date !== null && isPlausible(date, context)) first = { date, index: match.index, quote: match[0].trim() };
  }
  return first;
}

/** A day as machines write it: the beginning of an ISO time, `20260511`, or any form that `findDate` reads. */
export function parseDate(value: string, context: DateContext): string | null {
  const text = value.trim().slice(0, 60);
  const compact = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d{5})/.exec(text);
  const date = compact === null ? null : validDate(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  if (date !== null) return isPlausible(date, context) ? date : null;
  return findDate(text, context)?.date ?? null;
}

function toDate(groups: Record<string, string | undefined>, isNumeric: boolean, context: DateContext): string | null {
  const year = Number(groups['year']);
  const named = groups['word'];
  const first = Number(groups['day']);
  if (named !== undefined) return validDate(year, monthNumber(named, context.language), first);
  const second = Number(groups['month']);
  const dayThenMonth = validDate(year, second, first);
  if (!isNumeric) return dayThenMonth;
  const monthThenDay = validDate(year, first, second);
  return context.monthFirst ? (monthThenDay ?? dayThenMonth) : (dayThenMonth ?? monthThenDay);
}

function monthNumber(name: string, language: Language | null): number {
  return listMonths(language).get(monthKey(name)) ?? 0;
}

const daysIn = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function validDate(year: number, month: number, day: number): string | null {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const last = month === 2 && isLeap ? 29 : (daysIn[month - 1] ?? 0);
  if (day < 1 || day > last) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function isPlausible(date: string, { readOn }: DateContext): boolean {
  return Number(date.slice(0, 4)) >= FIRST_YEAR && (readOn === null || date <= readOn);
}
