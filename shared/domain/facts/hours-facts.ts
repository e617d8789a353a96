import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { announcesHours, closedPattern, daysPattern, hasDate, timesPattern } from '../language/hours-words.ts';
import { type Observation, observed } from './observation.ts';
import { describePlace, type PageBlock, splitElementLines } from './page-blocks.ts';

const LINE_CHARACTERS_MAX = 200;
const LINES_MAX = 3_000;
const ENTRIES_MAX = 14;

interface Line {
  text: string;
  block: PageBlock;
}

/** The content of a line: days, times (or that it is closed), both, or neither. */
interface Reading {
  kind: 'entry' | 'days' | 'times' | 'other';
  /** From the first day or time to the last. */
  text: string;
}

interface Span {
  start: number;
  end: number;
}

const findSpans = (pattern: RegExp, text: string): Span[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

const other: Reading = { kind: 'other', text: '' };
/** Returns the text around days and times in a line of opening hours. */
const rest = (text: string, spans: readonly Span[]): string =>
  spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    .replace(/[\p{P}\p{S}\s]+/gu, '');

const REST_OF_ENTRY_MAX = 40;
const REST_OF_DAYS_MAX = 20;
const REST_OF_TIMES_MAX = 8;

const hourSigns = new RegExp(`^(?:${alternatives('facts', 'hourSigns')})`, 'iu');

function read({ text, block }: Line): Reading {
  if (text.length > LINE_CHARACTERS_MAX || hasDate.test(text)) return other;
  const days = findSpans(daysPattern, text);
  const closed = findSpans(closedPattern, text);
  const times = findSpans(timesPattern, text).filter(({ start, end }) =>
    isClock(text.slice(start, end), days.length > 0),
  );
  const open = [...times, ...closed];
  const all = [...days, ...open];
  if (all.length === 0) return other;
  const [start, end] = [Math.min(...all.map((span) => span.start)), Math.max(...all.map((span) => span.end))];
  const around = rest(text, all).length;
  const said = text.slice(start, end) + (hourSigns.exec(text.slice(end))?.[0] ?? '');
  if (days.length > 0 && open.length > 0)
    return around <= REST_OF_ENTRY_MAX || announcesHours.test(block.heading) ? { kind: 'entry', text: said } : other;
  if (days.length > 0) return around <= REST_OF_DAYS_MAX && !/\d/.test(text) ? { kind: 'days', text: said } : other;
  return around <= REST_OF_TIMES_MAX ? { kind: 'times', text: said } : other;
}

const clockSigns = new RegExp(alternatives('facts', 'clockSigns'), 'i');

/** Bare numbers (`8-12`) are times where a day stands beside them. */
const isClock = (text: string, hasDays: boolean): boolean => hasDays || clockSigns.test(text);

interface Run {
  entries: string[];
  lines: Line[];
  isAnnounced: boolean;
}

/** The opening hours that lines or a table of the page show: the longest list of days with times. */
export function hoursFacts(blocks: readonly PageBlock[]): Observation[] {
  const lines: Line[] = [];
  for (const block of blocks) {
    if (lines.length >= LINES_MAX) break;
    if (block.text.length > 5 * LINE_CHARACTERS_MAX) continue;
    for (const text of splitElementLines(block.element)) lines.push({ text, block });
  }
  if (!mayHaveHours(lines)) return [];
  return findRuns(lines)
    .filter(
      ({ entries, isAnnounced, lines: [first] }) => entries.length > 1 || isAnnounced || isRange(entries[0], first),
    )
    .toSorted((a, b) => Number(b.isAnnounced) - Number(a.isAnnounced) || b.entries.length - a.entries.length)
    .flatMap(({ entries, lines: [first, ...more] }) =>
      first === undefined
        ? []
        : observed({
            kind: 'contact',
            key: 'hours',
            data: { value: entries.map(spaced).join('; ') },
            source: 'crawl',
            evidence: [first, ...more].map(({ text }) => text).join(' '),
            locator: describePlace(first.block),
          }),
    );
}

/** Hours take a day, and times or that it is closed. Most pages have no line with the one or the other, which is soon seen. */
const mayHaveHours = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => isIn(text, closedPattern) || (/\d/.test(text) && isIn(text, timesPattern))) &&
  lines.some(({ text }) => isIn(text, daysPattern));

const isIn = (text: string, pattern: RegExp): boolean =>
  text.length <= LINE_CHARACTERS_MAX && text.search(pattern) >= 0;

/** Styles keep a day and its times apart: `<span>Monday</span><span>9:00</span>`. */
const spaced = (entry: string): string => entry.replace(/(?<=\p{L}{3})(?=\d)/gu, ' ');

const hourRanges = new RegExp(alternatives('facts', 'hourRanges'), 'iu');

/** One line alone counts where it names several days and is nothing but hours. */
const isRange = (entry: string | undefined, line: Line | undefined): boolean =>
  entry !== undefined &&
  line !== undefined &&
  line.text.length - entry.length <= 12 &&
  isIn(entry, daysPattern) &&
  hourRanges.test(entry.split(/\d/u, 1)[0] ?? '');

function findRuns(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  let run: Run = { entries: [], lines: [], isAnnounced: false };
  let days: { text: string; line: Line } | null = null;
  let gap = 0;
  let columns = 0;
  const end = (): void => {
    if (run.entries.length > 0) runs.push(run);
    run = { entries: [], lines: [], isAnnounced: false };
    days = null;
    gap = 0;
  };
  lines.forEach((line, at) => {
    const reading = read(line);
    if (reading.kind === 'other' || run.entries.length >= ENTRIES_MAX) {
      gap += 1;
      days = null;
      columns = 0;
      if (gap > 1) end();
      return;
    }
    const isAnnounced =
      announcesHours.test(line.block.heading) ||
      announcesHours.test(lines[at - 1]?.text ?? '') ||
      announcesHours.test(line.text);
    if (reading.kind === 'entry') {
      run.entries.push(reading.text);
      run.lines.push(line);
      days = null;
      columns = 0;
    } else if (reading.kind === 'days') {
      // Days one below the other are the columns of a table: the times after them are not those of the last one.
      columns = days !== null || columns > 0 ? columns + 1 : 0;
      days = columns > 0 ? null : { text: reading.text, line };
    } else if (columns > 0) {
      columns = reading.kind === 'times' ? columns : 0;
    } else if (days !== null) {
      run.entries.push(`${days.text} ${reading.text}`);
      run.lines.push(days.line, line);
      days = null;
    } else if (run.entries.length > 0 && /\d/.test(reading.text)) {
      run.entries.push(`${run.entries.pop()}, ${reading.text}`);
      run.lines.push(line);
    } else if (run.entries.at(-1)?.endsWith(reading.text)) {
      // A row of two columns, both "Closed".
      run.lines.push(line);
    }
    gap = 0;
    run.isAnnounced ||= isAnnounced && reading.kind !== 'times';
  });
  end();
  return runs;
}
