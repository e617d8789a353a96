import { printable } from '../audit/printable.ts';

/** A value of a field or of a column. */
export type Cell = string | number | boolean | null | undefined | readonly string[];

/** A value on one line, without what a terminal would obey. Strings come from crawled pages. */
export function cellText(value: Cell): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return value.length === 0 ? '–' : value.map(cellText).join(', ');
  return printable(String(value)) || '–';
}
