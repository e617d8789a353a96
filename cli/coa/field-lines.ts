import { columns, type Layout, paint } from '../audit/text-layout.ts';
import { type Cell, cellText } from './cell-text.ts';

/** Names and values of a document in two columns; long values are wrapped. */
export function fieldLines(rows: readonly (readonly [string, Cell])[], layout: Layout): string[] {
  const nameWidth = Math.max(0, ...rows.map(([name]) => name.length));
  const valueWidth = Math.max(20, layout.width - nameWidth - 2);
  return columns(
    rows.map(([name, value]) => [paint(layout, 'dim', name), cellText(value)]),
    [{ width: nameWidth }, { width: valueWidth }],
  );
}
