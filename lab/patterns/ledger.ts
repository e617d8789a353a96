import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** `linear` stands for linear and constant; `undecided` for what `recheck` cannot read or does not decide in its time. */
export type Verdict = 'linear' | `polynomial ${number}` | 'exponential' | 'undecided';

/** A verdict of the ledger; `built` where the pattern stands nowhere as a literal. */
export interface Line {
  readonly verdict: Verdict;
  readonly isBuilt: boolean;
}

const file = path.join(import.meta.dirname, 'verdicts.json');
const BUILT = ' (built)';

/** The verdicts of `npm run lab -- patterns`, by the ids of the patterns. */
export function readLedger(): Map<string, Line> {
  const lines = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return new Map(
    lines.map(([id, text]) => [id, { verdict: text.replace(BUILT, '') as Verdict, isBuilt: text.endsWith(BUILT) }]),
  );
}

/** One line for each pattern, sorted, so that two branches can change it. */
export function writeLedger(lines: ReadonlyMap<string, Line>): void {
  const sorted = [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = sorted.map(([id, { verdict, isBuilt }]) => `  "${id}": "${verdict}${isBuilt ? BUILT : ''}"`);
  writeFileSync(file, `{\n${text.join(',\n')}\n}\n`);
}
