import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CsvRecord, RECORD_BYTES_MAX, readCsvRecords } from '../../../shared/operator/csv-records.ts';
import { anyText } from '../../harness/any-text.ts';

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string | Uint8Array, pieceBytes = 65_536): Promise<CsvRecord[]> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const records: CsvRecord[] = [];
  for await (const record of readCsvRecords(inPieces(bytes, pieceBytes))) records.push(record);
  return records;
}

test.each<{ name: string; text: string; records: CsvRecord[] }>([
  { name: 'an empty file', text: '', records: [] },
  { name: 'a byte order mark', text: '\ufeffa,b\n', records: [{ line: 1, fields: ['a', 'b'] }] },
  {
    name: 'no line end at the end',
    text: 'a\nb',
    records: [
      { line: 1, fields: ['a'] },
      { line: 2, fields: ['b'] },
    ],
  },
  {
    name: 'CRLF',
    text: 'a,b\r\nc,d\r\n',
    records: [
      { line: 1, fields: ['a', 'b'] },
      { line: 2, fields: ['c', 'd'] },
    ],
  },
  {
    name: 'CR alone',
    text: 'a\rb\r',
    records: [
      { line: 1, fields: ['a'] },
      { line: 2, fields: ['b'] },
    ],
  },
  {
    name: 'empty lines',
    text: '\n\na\n\r\n\nb\n',
    records: [
      { line: 3, fields: ['a'] },
      { line: 6, fields: ['b'] },
    ],
  },
  { name: 'empty fields', text: ',a,\n', records: [{ line: 1, fields: ['', 'a', ''] }] },
  { name: 'a quoted empty field', text: '""\n', records: [{ line: 1, fields: [''] }] },
  { name: 'quotes', text: '"a,b","c ""d"" e"\n', records: [{ line: 1, fields: ['a,b', 'c "d" e'] }] },
  {
    name: 'line breaks within quotes',
    text: '"a\r\nb"\nc\n',
    records: [
      { line: 1, fields: ['a\r\nb'] },
      { line: 3, fields: ['c'] },
    ],
  },
  {
    name: 'a quote within a plain field',
    text: '12" monitor,1\n',
    records: [{ line: 1, fields: ['12" monitor', '1'] }],
  },
  {
    name: 'text after a closing quote as it stands',
    text: '"a" b,c\nd\n',
    records: [
      { line: 1, fields: ['"a" b', 'c'] },
      { line: 2, fields: ['d'] },
    ],
  },
])('reads $name', async ({ text, records }) => {
  expect(await read(text)).toEqual(records);
  expect(await read(text, 1)).toEqual(records);
});

test.each<{ name: string; text: string; broken: { line: number; reason: string }; after: CsvRecord[] }>([
  {
    name: 'a quote that is never closed',
    text: 'a\n"b\nc\n',
    broken: { line: 2, reason: 'a quote is never closed' },
    after: [{ line: 3, fields: ['c'] }],
  },
  {
    name: 'a quote that is open for many lines',
    text: `a\n"open\n${`${'x'.repeat(99)}\n`.repeat(1_000)}"last, quoted"\n`,
    broken: { line: 2, reason: `a record is longer than ${RECORD_BYTES_MAX} bytes (an open quote?)` },
    after: [
      ...Array.from({ length: 1_000 }, (_, at) => ({ line: at + 3, fields: ['x'.repeat(99)] })),
      { line: 1_003, fields: ['last, quoted'] },
    ],
  },
  {
    name: 'one endless line',
    text: `a\n${'x'.repeat(RECORD_BYTES_MAX * 50)}\r\nb\r\n`,
    broken: { line: 2, reason: `a record is longer than ${RECORD_BYTES_MAX} bytes` },
    after: [{ line: 3, fields: ['b'] }],
  },
])('$name is an error of its line, and reading goes on with the next', async ({ text, broken, after }) => {
  const expected = [{ line: 1, fields: ['a'] }, broken, ...after];
  for (const pieceBytes of [1, 1_000, 1_000_000]) {
    if (pieceBytes > 1 || text.length < 100) expect(await read(text, pieceBytes)).toEqual(expected);
  }
});

test('refuses bytes that are not UTF-8', async () => {
  await expect(read(Buffer.from('caf\xe9', 'latin1'))).rejects.toThrow(TypeError);
});

test('gives back any fields that were quoted, however the bytes are cut', async () => {
  const field = anyText(12).filter((text) => text.isWellFormed());
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(field, { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.integer({ min: 1, max: 9 }),
      async (rows, lineEnd, pieceBytes) => {
        const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
        const records = await read(quoted.map((row) => row + lineEnd).join(''), pieceBytes);
        expect(records.map((record) => ('fields' in record ? record.fields : record.reason))).toEqual(rows);
      },
    ),
  );
});
