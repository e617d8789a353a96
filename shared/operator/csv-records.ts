import { pipeline, Readable } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import { OperatorError } from './operator-error.ts';

export interface CsvRecord {
  /** Where the record begins, counted from 1. */
  line: number;
  fields: string[];
}

/** Longer than any row that is taken: the bound of what a quote that is never closed reads. */
export const RECORD_BYTES_MAX = 10_000;

/**
 * The records of a CSV file as RFC 4180 describes it, with LF, CRLF or CR, without its empty lines. Memory is bounded by one
 * record, whatever the size of the file.
 * @throws OperatorError at a record that is too long or a quote that is never closed: where the next record begins is unknown.
 * @throws Error when the bytes are not UTF-8. A byte order mark is left out.
 */
export async function* readCsvRecords(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  let failure: OperatorError | undefined;
  const parser = parse({
    info: true,
    max_record_size: RECORD_BYTES_MAX,
    record_delimiter: ['\r\n', '\n', '\r'],
    // The columns of a row are checked with its header.
    relax_column_count: true,
    // A quote within an unquoted field stands for itself: 12" monitor.
    relax_quotes: true,
    skip_empty_lines: true,
    // An error of the stream would drop the records before it; this one is thrown after them.
    skip_records_with_error: true,
    on_skip: (error) => {
      failure ??= unreadable(error, parser.info.lines);
      return undefined;
    },
  });
  // The parser ends with the source's error, which the loop throws.
  const rows: AsyncIterable<{ info: Info; record: string[] }> = pipeline(
    Readable.from(decodeUtf8(bytes)),
    parser,
    () => undefined,
  );
  // The parser counts a CRLF within quotes as two lines.
  let linesTooMany = 0;
  for await (const { info, record } of rows) {
    linesTooMany += countMatches(record, /\r\n/g);
    yield { line: info.lines - linesTooMany - countMatches(record, /\r\n|\n|\r/g), fields: record };
  }
  if (failure) throw failure;
}

async function* decodeUtf8(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

const countMatches = (fields: readonly string[], pattern: RegExp): number =>
  fields.reduce((count, field) => count + (field.match(pattern)?.length ?? 0), 0);

/** The line is where reading stopped: how many lines a record took is known only when it ends. */
function unreadable(error: CsvError | undefined, line: number): OperatorError {
  return error?.code === 'CSV_MAX_RECORD_SIZE'
    ? new OperatorError(`line ${line}: a record is longer than ${RECORD_BYTES_MAX} bytes (an open quote?)`)
    : new OperatorError(`line ${line}: a quote is never closed`);
}
