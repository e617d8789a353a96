import type { Table } from '../table/engine/client.ts';
import { type KeywordMetrics, putKeywordMetrics } from '../table/keyword-metrics.ts';
import { type CsvRecord, readCsvRecords } from './csv-records.ts';
import { type KeywordRow, parseHeader, parseRow } from './keyword-columns.ts';
import { OperatorError } from './operator-error.ts';

interface KeywordImport {
  imported: number;
  /** The first of the rejected lines, so that a file of another kind does not fill the memory. */
  rejected: { line: number; reason: string }[];
  rejectedCount: number;
}

export const REJECTED_LISTED_MAX = 10_000;
/** Rows that are written at the same time: enough to keep some requests under way, few enough to stay small. */
const WINDOW_ROWS = 200;
const ROWS_PER_WRITER = 25;

/**
 * Imports a CSV file of keyword metrics over what is stored of them, in constant memory. A row that cannot be taken is
 * rejected by itself. Rows are stored as they are read: after a failure, import the file again.
 * @throws OperatorError when the file is not UTF-8, is empty, or has no header with the right columns.
 */
export async function importKeywords(
  { table, now }: { table: Table; now: () => Date },
  file: { bytes: AsyncIterable<Uint8Array>; location: number; language: string },
): Promise<KeywordImport> {
  const result: KeywordImport = { imported: 0, rejected: [], rejectedCount: 0 };
  const market = { location: file.location, language: file.language, monthlySearches: null };
  let window: KeywordMetrics[] = [];
  for await (const row of readKeywordRows(file.bytes, result)) {
    window.push({ ...row, ...market, updatedAt: now().toISOString() });
    if (window.length < WINDOW_ROWS) continue;
    await writeWindow(table, window);
    result.imported += window.length;
    window = [];
  }
  await writeWindow(table, window);
  result.imported += window.length;
  return result;
}

/**
 * One window after the other, so that of a keyword that stands twice in the file the last row counts. Within a window,
 * rows of one keyword must not be with two writers.
 */
async function writeWindow(table: Table, window: readonly KeywordMetrics[]): Promise<void> {
  const rows = [...new Map(window.map((row) => [row.keyword, row])).values()];
  const shares: KeywordMetrics[][] = [];
  for (let at = 0; at < rows.length; at += ROWS_PER_WRITER) shares.push(rows.slice(at, at + ROWS_PER_WRITER));
  await Promise.all(shares.map((share) => putKeywordMetrics(table, share)));
}

/** The rows of a file as they are read; what is rejected is noted in the result. @throws OperatorError, as `importKeywords`. */
export async function* readKeywordRows(
  bytes: AsyncIterable<Uint8Array>,
  result: KeywordImport,
): AsyncGenerator<KeywordRow> {
  const reject = (line: number, reason: string): void => {
    result.rejectedCount += 1;
    if (result.rejected.length < REJECTED_LISTED_MAX) result.rejected.push({ line, reason });
  };
  let header: ReturnType<typeof requireHeader> | null = null;
  for await (const record of utf8Records(bytes)) {
    if (header === null) {
      header = requireHeader(record);
      continue;
    }
    if ('reason' in record) {
      reject(record.line, record.reason);
      continue;
    }
    const row = parseRow(header, record.fields);
    if (row.ok) yield row.value;
    else reject(record.line, row.reason);
  }
  if (header === null) throw new OperatorError('the file is empty');
}

function requireHeader(record: CsvRecord) {
  if ('reason' in record) throw new OperatorError(`line ${record.line}: ${record.reason}`);
  const header = parseHeader(record.fields);
  if (!header.ok) throw new OperatorError(header.reason);
  return header.value;
}

async function* utf8Records(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  try {
    yield* readCsvRecords(bytes);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      throw new OperatorError('the file is not UTF-8');
    }
    throw error;
  }
}
