import Table from 'cli-table3';

/** A figure with the limit that it is held against. */
export interface Figure {
  name: string;
  value: string;
  target: string;
  ok: boolean;
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  const table = new Table({ head: ['figure', 'measured', 'target', ''], style: { head: [], border: [] } });
  for (const { name, value, target, ok } of figures) table.push([name, value, target, ok ? 'ok' : 'MISSED']);
  process.stdout.write(`\n${title}\n${table.toString()}\n`);
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
