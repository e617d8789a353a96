import { printable } from '../../audit/printable.ts';
import { type Colour, columns, type Layout, paint } from '../../audit/text-layout.ts';
import { diffLines } from '../diff-lines.ts';
import { exitCodes } from '../exit-codes.ts';
import type { DocumentOutput } from '../output.ts';
import type { ConflictDiff } from './conflict-diff.ts';

/** The result of a pull or a push for one file. */
export interface Outcome {
  readonly file: string;
  readonly page_id: number | null;
  readonly outcome:
    | 'created'
    | 'updated'
    | 'merged'
    | 'pushed'
    | 'same'
    | 'kept'
    | 'unchanged'
    | 'overwritten'
    | 'gone'
    | 'missing'
    | 'untracked'
    | 'conflict'
    | 'failed';
  readonly detail?: string;
  readonly diff?: ConflictDiff;
}

const colours: Partial<Record<Outcome['outcome'], Colour>> = {
  conflict: 'red',
  failed: 'red',
  unchanged: 'dim',
  created: 'green',
  updated: 'green',
  merged: 'green',
  pushed: 'green',
};

/** One line per changed file; files without a change are only counted. */
export function outcomesOutput(outcomes: readonly Outcome[], json: Readonly<Record<string, unknown>>): DocumentOutput {
  const shown = outcomes.filter(({ outcome }) => outcome !== 'unchanged');
  const has = (outcome: Outcome['outcome']): boolean => outcomes.some((one) => one.outcome === outcome);
  return {
    kind: 'document',
    json: { ...json, files: outcomes },
    quiet: shown.map(({ file }) => file),
    exitCode: has('failed') ? exitCodes.failed : has('conflict') ? exitCodes.conflict : exitCodes.done,
    lines: (layout) => [
      ...rows(shown, layout),
      ...shown.flatMap(({ diff }) => (diff ? ['', ...diffLines(`${diff.theirs}\n${diff.mine}`, layout), ''] : [])),
      summary(outcomes),
    ],
  };
}

const rows = (shown: readonly Outcome[], layout: Layout): string[] => {
  const width = Math.max(0, ...shown.map(({ outcome }) => outcome.length));
  return columns(
    shown.map(({ outcome, file, detail }) => [
      paint(layout, colours[outcome] ?? 'bold', outcome),
      `${printable(file)}${detail ? ` (${printable(detail)})` : ''}`,
    ]),
    [{ width }, { width: Math.max(20, layout.width - width - 2) }],
  );
};

function summary(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { outcome } of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ') || 'no pages';
}
