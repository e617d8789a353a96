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
  const quoted = new QuotedLines();
  for await (const line of readLines(bytes, RECORD_BYTES_MAX)) {
    if (quoted.isEmpty && line.text !== null && !line.text.includes('"')) {
      plain.push(line);
      if (plain.length < PLAIN_LINES_MAX) continue;
    } else quoted.add(line);
    yield* parsePlain(plain);
    plain = [];
    yield* quoted.takeRecords();
  }
  yield* parsePlain(plain);
  yield* quoted.takeRest();
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

const TAKEN_LINES_MAX = 10_000;

/** Lines from the first one with a quote. Each says whether it opens or closes a quote, so that none is parsed with all that follow. */
class QuotedLines {
  #lines: QuotedLine[] = [];
  /** The line that is at the beginning of the next record. */
  #first = 0;
  /** The search for the line that closes the quote of the first one goes on here. */
  #closing = 0;

  get isEmpty(): boolean {
    return this.#first === this.#lines.length;
  }

  add({ number, text }: CsvLine): void {
    // Lines that were taken go when there are many: a file may never leave this empty.
    if (this.isEmpty || this.#first >= TAKEN_LINES_MAX) {
      this.#lines = this.#lines.slice(this.#first);
      this.#closing -= this.#first;
      this.#first = 0;
    }
    const before = this.#lines.at(-1);
    const hasQuote = text?.includes('"') === true;
    this.#lines.push({
      ...{ number, text },
      bytes: text === null ? RECORD_BYTES_MAX + 1 : Buffer.byteLength(text),
      bytesBefore: before === undefined ? 0 : before.bytesBefore + before.bytes,
      opensQuote: hasQuote && parseWhole(text) === null,
      closesQuote: hasQuote && parseWhole(`"${text}`) !== null,
    });
  }

  /** The records that are complete. */
  *takeRecords(): Generator<CsvRecord> {
    for (let line = this.#lines[this.#first]; line !== undefined; line = this.#lines[this.#first]) {
      const end = this.#endOfRecord(line);
      if (end === null) return;
      yield* this.#takeRecord(line, end);
    }
  }

  /** The records to the end of the file. A line whose quote is still open is none. */
  *takeRest(): Generator<CsvRecord> {
    for (yield* this.takeRecords(); !this.isEmpty; yield* this.takeRecords()) {
      yield { line: this.#lines[this.#first]?.number ?? 0, reason: 'a quote is never closed' };
      this.#first += 1;
    }
  }

  /** The place of the last line of the record that begins with the first line; null when more lines are needed. */
  #endOfRecord({ opensQuote }: QuotedLine): number | null {
    if (!opensQuote) return this.#first;
    this.#closing = Math.max(this.#closing, this.#first + 1);
    while (this.#lines[this.#closing]?.closesQuote === false) this.#closing += 1;
    if (this.#closing < this.#lines.length) return this.#closing;
    return this.#bytesTo(this.#lines.length - 1) > RECORD_BYTES_MAX ? this.#lines.length - 1 : null;
  }

  *#takeRecord(line: QuotedLine, end: number): Generator<CsvRecord> {
    if (this.#bytesTo(end) > RECORD_BYTES_MAX) {
      // A line that is too long by itself has no open quote that could be the reason.
      const hint = line.bytes > RECORD_BYTES_MAX ? '' : ' (an open quote?)';
      yield { line: line.number, reason: `a record is longer than ${RECORD_BYTES_MAX} bytes${hint}` };
      this.#first += 1;
      return;
    }
    const text = this.#lines.slice(this.#first, end + 1).map((one) => one.text);
    const fields = parseWhole(text.join(''));
    if (fields) yield { line: line.number, fields };
    this.#first = end + 1;
  }

  #bytesTo(end: number): number {
    const [first, last] = [this.#lines[this.#first], this.#lines[end]];
    return (last?.bytesBefore ?? 0) + (last?.bytes ?? 0) - (first?.bytesBefore ?? 0);
  }
}

interface QuotedLine extends CsvLine {
  bytes: number;
  bytesBefore: number;
  /** Whether a quote is open at its end. */
  opensQuote: boolean;
  /** Whether a quote that is open at its beginning is closed at its end. */
  closesQuote: boolean;
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
