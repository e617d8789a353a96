import { message } from '../../messages/message.ts';
import { type Objection, type ObjectionRule, quoted } from './objection.ts';

/** No web page was written before. */
const FIRST_YEAR = 1991;
const DAY_MS = 86_400_000;
const datedProperties = /"(?:datePublished|dateModified|dateCreated|uploadDate)"\s*:\s*"([^"]*)"/g;

/** The date of a page is a day of the calendar that has come. Where one is asked for, one has come to the page. */
export const datesAreReal: ObjectionRule = ({ targetField, criteria, value, before, after, today }) => {
  if (targetField === 'schema')
    return [...(value ?? '').matchAll(datedProperties)]
      .flatMap(([, text = '']) => findProblem(text.trim(), today) ?? [])
      .slice(0, 1);
  if (targetField !== 'body_content' || !criteria.has('trust_dates')) return [];
  const known = new Set(before.signals.dates.map(({ date }) => date));
  const problems = after.signals.dates.flatMap(({ date }) => (known.has(date) ? [] : [findProblem(date, today)]));
  return problems.includes(null) ? [] : [problems[0] ?? message('objections.dates.none')];
};

function findProblem(date: string, today: string): Objection | null {
  const day = /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(date)?.[0];
  // The thirtieth of February would be another day.
  if (day === undefined || !toDay(Date.parse(day)).startsWith(day))
    return message('objections.dates.calendar', { date: quoted(date) });
  // A day that has begun somewhere on earth has come.
  if (day > toDay(Date.parse(today) + DAY_MS)) return message('objections.dates.future', { date: quoted(date) });
  return Number(day.slice(0, 4)) < FIRST_YEAR ? message('objections.dates.early', { date: quoted(date) }) : null;
}

const toDay = (time: number): string => (Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10));
