import Table from 'cli-table3';
import { printable } from '../audit/printable.ts';
import type { Printed } from './command.ts';

type Row = Readonly<Record<string, unknown>>;

// Plain lines: cli-table3 colours heads and borders by default.
const style = { head: [], border: [] };

/**
 * Renders the output of a command for people: one document as two columns, rows as a table, lists within under their
 * names.
 */
export function renderResult(result: Printed): string {
  if (isRows(result)) return `${rowTable(result)}\n`;
  const lists = Object.entries(result).filter((entry): entry is [string, Row[]] => isRows(entry[1]));
  const single = Object.entries(result).filter(([, value]) => !isRows(value));
  return [
    ...(single.length > 0 ? [documentTable(single)] : []),
    ...lists.map(([name, rows]) => `${name}:\n${rowTable(rows)}`),
  ]
    .map((part) => `${part}\n`)
    .join('\n');
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value) && value.every(isRow);

function documentTable(entries: readonly (readonly [string, unknown])[]): string {
  const table = new Table({ style });
  for (const [name, value] of entries) table.push([name, cell(value)]);
  return table.toString();
}

function rowTable(rows: readonly Row[]): string {
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (head.length === 0) return '(none)';
  const table = new Table({ head, style });
  for (const row of rows) table.push(head.map((name) => cell(row[name])));
  return table.toString();
}

/** On one line and without control characters: names come from clients of the API. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(cell).join(', ');
  if (isRow(value))
    return Object.entries(value)
      .map(([name, part]) => `${name} ${cell(part)}`)
      .join(', ');
  return printable(typeof value === 'string' ? value : JSON.stringify(value));
}
