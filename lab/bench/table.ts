import { styleText } from 'node:util';
import Table from 'cli-table3';

/** A figure with the limit that it is held against. */
export interface Figure {
  name: string;
  value: string;
  target: string;
  ok: boolean;
  /** For `--json` and the ratios of `--compare`, by a name with its unit. */
  numbers?: Readonly<Record<string, number>>;
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  const table = new Table({ head: ['figure', 'measured', 'target', ''], style: { head: [], border: [] } });
  for (const { name, value, target, ok } of figures) table.push([name, value, target, verdict({ target, ok })]);
  process.stdout.write(`\n${title}\n${table.toString()}\n`);
}

const verdict = ({ target, ok }: Pick<Figure, 'target' | 'ok'>): string =>
  ok ? (target === '' ? '' : styleText('green', 'ok')) : styleText('red', 'MISSED');

/** A figure that a number at most may have. */
export function figureAtMost(name: string, measured: number, limit: number, unit: string, digits = 1): Figure {
  return {
    name,
    value: `${measured.toFixed(digits)} ${unit}`,
    target: `at most ${limit} ${unit}`,
    ok: measured <= limit,
    numbers: { [unit]: measured },
  };
}

/** A figure that a number at least must have. */
export function figureAtLeast(name: string, measured: number, limit: number, unit: string, digits = 1): Figure {
  return {
    name,
    value: `${measured.toFixed(digits)} ${unit}`,
    target: `at least ${limit} ${unit}`,
    ok: measured >= limit,
    numbers: { [unit]: measured },
  };
}

/** A figure without a limit. */
export const stated = (name: string, measured: number, unit: string, digits = 1): Figure => ({
  name,
  value: `${measured.toFixed(digits)} ${unit}`,
  target: '',
  ok: true,
  numbers: { [unit]: measured },
});

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The value that this share of the values is not above: 0.99 for p99. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
