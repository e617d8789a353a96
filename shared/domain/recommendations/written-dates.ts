import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { listMonths, monthKey } from '../extraction/signals/month-names.ts';
import type { Language } from '../language/languages.ts';

/** A date as a text writes it. */
export interface WrittenDate {
  readonly text: string;
  /** `YYYY-MM-DD`, or `YYYY-MM` where no day is named; null for a day that no calendar has. */
  readonly iso: string | null;
}

const numeric = /(?<!\d)(?:(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})|(\d{1,2})[./-](\d{1,2})[./-](\d{4}))(?!\d)/g;
const eastAsian = /(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日일])?/g;
const named = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(\d{1,2})(?:${alternatives('recommendations', 'named')})?\s+(?:de\s+|of\s+)?)?(\p{L}{3,12})\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?,)?\s+(?:de\s+|del\s+)?(\d{4})(?!\d)`,
  'gu',
);

/** The dates in a text, with a day or a month; a year alone is none. Day before month, unless only the other way gives a date. */
export function writtenDates(text: string, language: Language | null): WrittenDate[] {
  const found: { at: number; date: WrittenDate }[] = [];
  for (const { index, 0: whole, 1: y, 2: m, 3: d, 4: first, 5: second, 6: year } of text.matchAll(numeric)) {
    const iso =
      y === undefined
        ? eitherWay(Number(year), Number(first), Number(second))
        : formatDay(Number(y), Number(m), Number(d));
    found.push({ at: index, date: { text: whole, iso } });
  }
  for (const { index, 0: whole, 1: year, 2: month, 3: day } of text.matchAll(eastAsian)) {
    found.push({
      at: index,
      date: { text: whole, iso: formatDay(Number(year), Number(month), day === undefined ? null : Number(day)) },
    });
  }
  for (const { index, 0: whole, 1: before, 2: name = '', 3: after, 4: year } of text.matchAll(named)) {
    const month = listMonths(language ?? 'en').get(monthKey(name));
    if (month === undefined) continue;
    const day = before ?? after;
    found.push({
      at: index,
      date: { text: whole, iso: formatDay(Number(year), month, day === undefined ? null : Number(day)) },
    });
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ date }) => date);
}

const eitherWay = (year: number, first: number, second: number): string | null =>
  formatDay(year, second, first) ?? formatDay(year, first, second);

/** Null for a day, or a month, that no calendar has. */
function formatDay(year: number, month: number, day: number | null): string | null {
  const isMonth = month >= 1 && month <= 12;
  if (!isMonth) return null;
  const prefix = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  if (day === null) return prefix;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day >= 1 && day <= days ? `${prefix}-${String(day).padStart(2, '0')}` : null;
}
