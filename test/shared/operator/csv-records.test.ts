import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CsvRecord, RECORD_CHARACTERS_MAX, readCsvRecords } from '../../../shared/operator/csv-records.ts';
import { anyText } from '../../harness/any-text.ts';

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string | Uint8Array, pieceBytes = 65_536): Promise<CsvRecord[]> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const records: CsvRecord[] = [];
  for await (const piece of readCsvRecords(inPieces(bytes, pieceBytes))) records.push(...piece);
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
    name: 'text after a closing quote',
    text: '"a" b,c\nd\n',
    records: [
      { line: 1, problem: 'text follows a closing quote' },
      { line: 2, fields: ['d'] },
    ],
  },
  {
    name: 'a quote that is never closed',
    text: 'a\n"b\nc\n',
    records: [
      { line: 1, fields: ['a'] },
      { line: 2, problem: 'the quote that opens here is never closed' },
    ],
  },
])('reads $name', async ({ text, records }) => {
  expect(await read(text)).toEqual(records);
  expect(await read(text, 1)).toEqual(records);
});

test('an open quote costs a bounded part of the file, and says where reading goes on', async () => {
  const line = `${'x'.repeat(99)}\n`;
  const records = await read(`"open\n${line.repeat(1000)}last\n`);
  expect(records[0]).toEqual({ line: 1, problem: expect.stringMatching(/longer than 10000 characters .* line 102$/) });
  expect(records[1]).toEqual({ line: 102, fields: ['x'.repeat(99)] });
  expect(records.at(-1)).toEqual({ line: 1002, fields: ['last'] });
});

test('one endless line is one problem, and is not kept', async () => {
  const records = await read(`${'x'.repeat(RECORD_CHARACTERS_MAX * 50)}\na\n`);
  expect(records).toEqual([
    { line: 1, problem: expect.stringContaining('longer than') },
    { line: 2, fields: ['a'] },
  ]);
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
        expect(records.map((record) => ('fields' in record ? record.fields : record.problem))).toEqual(rows);
      },
    ),
  );
});
