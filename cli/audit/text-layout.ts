import { styleText } from 'node:util';
import Table from 'cli-table3';
import { printable } from './printable.ts';

export interface Layout {
  /** Columns of the terminal. */
  readonly width: number;
  readonly hasColours: boolean;
}

export type Colour = 'bold' | 'dim' | 'green' | 'yellow' | 'red' | 'cyan';

interface Column {
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** Colours the text where colours are wanted. */
export function paint(layout: Layout, colour: Colour | Colour[], text: string): string {
  // Whether to colour was decided for the stream that the report goes to; styleText would look at its own.
  return layout.hasColours ? styleText(colour, text, { validateStream: false }) : text;
}

const borderNames =
  'top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid middle';
const noBorders: Record<string, string> = Object.fromEntries(borderNames.split(' ').map((name) => [name, '']));
// cli-table3 would colour heads and borders by its own look at the environment.
const noColours = { head: [], border: [] };

/** Rows of cells as lines: borderless, two spaces between columns, text wrapped within its column or cut off at its end. */
export function columns(
  rows: readonly (readonly string[])[],
  layout: readonly Column[],
  long: 'wrap' | 'cut' = 'wrap',
): string[] {
  if (rows.length === 0) return [];
  const table = new Table({
    chars: noBorders,
    style: { ...noColours, 'padding-left': 0, 'padding-right': 2 },
    colWidths: layout.map(({ width }) => width + 2),
    colAligns: layout.map(({ align }) => align ?? 'left'),
    wordWrap: long === 'wrap',
  });
  for (const row of rows)
    table.push(long === 'wrap' ? row.map((cell, index) => breakable(cell, layout[index]?.width ?? 1)) : [...row]);
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
}

/** One text wrapped to the width, each line behind the indentation. */
export function paragraph(text: string, width: number, indent: number): string[] {
  const textWidth = Math.max(width - indent, 10);
  return columns([[printable(text)]], [{ width: textWidth }]).map((line) => ' '.repeat(indent) + line);
}

/** One line, cut off with an ellipsis where it is too wide. */
export function singleLine(text: string, width: number): string {
  const style = { ...noColours, 'padding-left': 0, 'padding-right': 0 };
  const table = new Table({ chars: noBorders, style, colWidths: [Math.max(width, 1)] });
  table.push([text]);
  return table.toString().trimEnd();
}

/** Words longer than the column, such as URLs, would be cut off: they get places to break at. */
function breakable(cell: string, width: number): string {
  if (width < 2 || cell.includes('\u001b')) return cell;
  // East Asian characters and emoji take two columns each, and such text has few spaces.
  const longest = /[\u2e80-\u{10ffff}]/u.test(cell) ? Math.floor(width / 2) : width;
  return cell.replace(new RegExp(`\\S{${longest}}(?=\\S)`, 'gu'), '$& ');
}
