import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { type CsvLine, readLines } from './csv-lines.ts';

/** A record, or why the line cannot be read. */
export type CsvRecord = { line: number; fields: string[] } | { line: number; reason: string };

/** Longer than any row that is taken: the bound of what a quote that is never closed reads. */
export const RECORD_BYTES_MAX = 10_000;

/** Lines without a quote are records by themselves, and are parsed together. */
const PLAIN_LINES_MAX = 500;

/**
 * The records of a CSV file as RFC 4180 describes it, with LF, CRLF or CR, without its empty lines. A line that begins no
 * record (it is too long, or a quote is not closed within the longest record) has a reason, and reading goes on with the
 * next line. Memory is bounded by some records, whatever the size of the file.
 * @throws TypeError when the bytes are not UTF-8. A byte order mark is left out.
 */
export async function* readCsvRecords(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  let plain: CsvLine[] = [];
  // From the first line with a quote, up to the one that closes it.
  let pending: CsvLine[] = [];
  for await (const line of readLines(bytes, RECORD_BYTES_MAX)) {
    if (pending.length === 0 && line.text !== null && !line.text.includes('"')) {
      plain.push(line);
      if (plain.length < PLAIN_LINES_MAX) continue;
    } else pending.push(line);
    yield* parsePlain(plain);
    plain = [];
    for (let open = pending.length - 1; pending.length > 0; open = 0) {
      const record = readRecord(pending, open);
      if (record === null) break;
      pending = pending.slice(record.lines);
      if (record.value) yield record.value;
    }
  }
  yield* parsePlain(plain);
  while (pending.length > 0) {
    const record = readRecord(pending, 0) ?? unreadable(pending);
    pending = pending.slice(record.lines);
    if (record.value) yield record.value;
  }
}

const parseRecords = (text: string): string[][] =>
  parse(text, {
    record_delimiter: ['\r\n', '\n', '\r'],
    // The columns of a row are checked with its header.
    relax_column_count: true,
    // A quote within an unquoted field stands for itself: 12" monitor.
    relax_quotes: true,
    skip_empty_lines: true,
  });

function* parsePlain(lines: readonly CsvLine[]): Generator<CsvRecord> {
  const written = lines.filter(({ text }) => /[^\r\n]/.test(text ?? ''));
  const records = parseRecords(written.map(({ text }) => text).join(''));
  for (const [at, { number }] of written.entries()) yield { line: number, fields: records[at] ?? [] };
}

interface Read {
  /** How many lines it takes. */
  lines: number;
  /** Null for an empty line. */
  value: CsvRecord | null;
}

const unreadable = ([first]: readonly CsvLine[], reason = 'a quote is never closed'): Read => ({
  lines: 1,
  value: { line: first?.number ?? 0, reason },
});

/** The first record of some lines, of which so many leave its quote open; null when all of them do. */
function readRecord(lines: readonly CsvLine[], open: number): Read | null {
  let text = '';
  for (const [at, line] of lines.entries()) {
    text += line.text ?? '';
    if (line.text === null || Buffer.byteLength(text) > RECORD_BYTES_MAX) {
      return unreadable(lines, `a record is longer than ${RECORD_BYTES_MAX} bytes${at > 0 ? ' (an open quote?)' : ''}`);
    }
    // Only a line with a quote can close one.
    if (at < open || (at > 0 && !line.text.includes('"'))) continue;
    const fields = parseWhole(text);
    if (fields === null) continue;
    const first = lines[0]?.number ?? 0;
    return { lines: at + 1, value: fields === undefined ? null : { line: first, fields } };
  }
  return null;
}

/** The fields of one record; undefined for an empty line, null when a quote is open at its end. */
function parseWhole(text: string): string[] | undefined | null {
  try {
    return parseRecords(text)[0];
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') return null;
    throw error;
  }
}
