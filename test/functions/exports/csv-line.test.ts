import { describe, expect, test } from 'vitest';
import { csvLine } from '../../../functions/exports/csv-line.ts';
import { type CsvRecord, readCsvRecords } from '../../../shared/operator/csv-records.ts';
import { asCells, csvRowsOf } from './read-export.ts';

const SIGNS = '=+-@＝＋－＠'.split('');
const BEGINNINGS = ['', ' ', '\u00a0', '\u200b', '\u0000', '"', "'", ' " '];
const ENDS = [',', ';', '\t', '\n', '\r', '\r\n'];

const attacks = SIGNS.flatMap((sign) => [
  ...BEGINNINGS.map((beginning) => `${beginning}${sign}SUM(1)`),
  ...ENDS.flatMap((end) =>
    BEGINNINGS.map((beginning) => `x${end}${beginning}${sign}HYPERLINK("http://a.example";"b")`),
  ),
]);

/** Splits a record as a spreadsheet does whose separator is this one: a quote counts at the beginning of a cell alone. */
function cellsOf(record: string, separator: string, hasQuotes: boolean): string[] {
  const quoted = hasQuotes ? `"(?:[^"]|"")*"[^${separator}\r\n]*|` : '';
  return [...record.matchAll(new RegExp(`(?:^|[${separator}\r\n])(${quoted}[^${separator}\r\n]*)`, 'g'))].map(
    ([, cell = '']) => cell.replace(/^"((?:[^"]|"")*)"/, (_, text: string) => text.replaceAll('""', '"')),
  );
}

const beginsFormula = (cell: string): boolean => /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u.test(cell);

describe('csvLine', () => {
  test.each([
    [',', true],
    [';', true],
    ['\t', true],
    [',;\t', true],
    [',', false],
    [';', false],
    ['\t', false],
    [',;\t', false],
  ])('has no cell that begins a formula, in a spreadsheet with the separators %j, quotes: %s', (separators, quotes) => {
    for (const attack of attacks) {
      for (const value of [attack, [attack], { a: 'b', c: attack }]) {
        const record = csvLine([1, value, 'x', null]);
        const formulas = cellsOf(record.trimEnd(), separators, quotes).filter(beginsFormula);
        expect(formulas, record).toEqual([]);
      }
    }
  });

  test('loses nothing: what a program reads back by the documented rule is what was written', () => {
    const texts = [
      ...attacks,
      ...attacks.map((text) => `'${text}`),
      "it's",
      "'quoted', 'twice'",
      "a,'b",
      '',
      '[x',
      '{',
    ];
    const rows = texts.map((text) => ({ text, list: [text, { a: text }], number: -5, none: null }));
    const lines = [['text', 'list', 'number', 'none'], ...rows.map(Object.values)].map(csvLine);
    expect(csvRowsOf(lines)).toEqual(rows.map(asCells));
  });

  test('writes negative numbers as numbers, in lists too', () => {
    expect(csvLine([-5, -0.25, [-1, -2], { a: -3 }])).toBe('-5,-0.25,"[-1,-2]","{""a"":-3}"\r\n');
  });

  test('keeps a list or an object JSON, with the signs escaped', () => {
    expect(csvLine([['x;=1', '-', 'a=b']])).toBe('"[""x;\\u003d1"",""\\u002d"",""a=b""]"\r\n');
  });

  test('quotes what any of the separators would split', () => {
    expect(csvLine(['a;b', 'a\tb', 'a,b', 'a b'])).toBe('"a;b","a\tb","a,b",a b\r\n');
  });

  test('leaves a sign within a cell as it is', () => {
    expect(csvLine(['a=b', 'https://a.example/?a=b@c', '1 - 2', 'e-mail'])).toBe(
      'a=b,https://a.example/?a=b@c,1 - 2,e-mail\r\n',
    );
  });

  test('is read by the importer of the operator commands with the same cells', async () => {
    const texts = ['a;b', "'=1", '=1', 'x\n=1', '"', 'plain'];
    async function* bytes() {
      yield new TextEncoder().encode(csvLine(texts));
    }
    const records: CsvRecord[] = [];
    for await (const record of readCsvRecords(bytes())) records.push(record);
    expect(records).toEqual([{ line: 1, fields: ['a;b', "''=1", "'=1", "x\n'=1", '"', 'plain'] }]);
  });

  test('takes time in proportion to a text, whatever stands in it', () => {
    for (const part of ['\t', '"', ' ', ',', "'", '=', ',=', '\\', '\n"', '\\"']) {
      const text = part.repeat(200_000 / part.length);
      const begun = process.cpuUsage();
      csvLine([text, [text]]);
      expect(process.cpuUsage(begun).user, JSON.stringify(part)).toBeLessThan(2_000_000);
    }
  });
});
