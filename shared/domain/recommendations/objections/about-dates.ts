import { dateLabels } from '../../grading/vocabulary.ts';
import { message } from '../../messages/message.ts';
import type { EditReading } from '../edit-reading.ts';
import { type WrittenDate, writtenDates } from '../written-dates.ts';
import { type Objection, type ObjectionRule, quoted } from './objection.ts';

/** No web page was written before. */
const FIRST_YEAR = 1991;
const datedProperties = /"(?:datePublished|dateModified|dateCreated|uploadDate)"\s*:\s*"([^"]*)"/g;

/** The date of a page is a day of the calendar that has come. */
export const datesAreReal: ObjectionRule = (edit) => {
  const { targetField, criteria, value, added, language, today } = edit;
  if (targetField === 'schema') {
    const written = [...(value ?? '').matchAll(datedProperties)].map(([, text = '']): WrittenDate => isoDate(text));
    return written.flatMap((date) => findProblem(date, today) ?? []).slice(0, 1);
  }
  if (targetField !== 'body_content') return [];
  const lines = added.blocks.map(({ text }) => text);
  const labelled = lines.filter(
    (text) => text.length <= 200 && dateLabels.some((label) => text.toLowerCase().includes(label)),
  );
  const inLabels = labelled.flatMap((text) => writtenDates(text, language));
  const wrong = inLabels.map((date) => findProblem(date, today)).find((problem) => problem !== null);
  if (wrong) return [wrong];
  return criteria.has('trust_dates') ? datesOfThePage(edit, lines) : [];
};

/** Where a date is asked for, one has come: in the text, or in the structured data. */
function datesOfThePage({ language, today, after, before }: EditReading, lines: readonly string[]): Objection[] {
  if (after.signals.dates.length > before.signals.dates.length && lines.length === 0) return [];
  const problems = lines.flatMap((text) => writtenDates(text, language)).map((date) => findProblem(date, today));
  return problems.includes(null) ? [] : [problems[0] ?? message('objections.dates.none')];
}

const isoDate = (text: string): WrittenDate => {
  const day = /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(text.trim())?.[0] ?? null;
  const [date] = day?.length === 10 ? writtenDates(day, null) : [];
  return { text, iso: date ? date.iso : (day?.length ?? 0) < 10 ? day : null };
};

function findProblem({ text, iso }: WrittenDate, today: string): Objection | null {
  if (iso === null) return message('objections.dates.calendar', { date: quoted(text) });
  // A day that has begun somewhere on earth has come.
  const latest = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, iso.length);
  if (iso > latest) return message('objections.dates.future', { date: quoted(text) });
  return Number(iso.slice(0, 4)) < FIRST_YEAR ? message('objections.dates.early', { date: quoted(text) }) : null;
}
