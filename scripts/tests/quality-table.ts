/** The table of `npm run quality`: each labelled set with what it scores now, at its first run, and its floor. */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import type { Score } from '../../test/corpora/scores.ts';

const QUALITY_DOCUMENT = 'docs/results/quality.md';

const head = ['kind', 'set', 'cases', 'counted', 'seen by the rules', 'first run', 'now', 'floor'];
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const firstRun = ({ firstRun: parts }: Score): string =>
  parts.map((part) => ('share' in part ? percent(part.share) : percent(part.holds / part.of))).join(', ') || '–';

const row = (score: Score): string[] => [
  score.kind,
  score.set,
  String(score.cases),
  score.unit,
  score.seen,
  firstRun(score),
  `${percent(score.holds / score.of)} (${score.holds} of ${score.of})`,
  percent(score.floor),
];

/** The scores of a run, in the order of kinds and sets. */
export async function readScores(file: string): Promise<Score[]> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');
  const scores = lines.map((line) => JSON.parse(line) as Score);
  return scores.toSorted((a, b) => `${a.kind} ${a.set} ${a.unit}`.localeCompare(`${b.kind} ${b.set} ${b.unit}`));
}

/** For a terminal. */
export function plainTable(scores: readonly Score[]): string {
  const rows = [head, ...scores.map(row)];
  const widths = head.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  return rows
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const markdownTable = (scores: readonly Score[]): string =>
  [head, head.map((_, at) => (at < 2 ? '---' : '---:')), ...scores.map(row)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const notes = (scores: readonly Score[]): string =>
  scores
    .flatMap(({ kind, set, firstRun: parts }) =>
      parts.flatMap((part) => {
        if (part.note === undefined) return [];
        const held = 'share' in part ? percent(part.share) : `${part.holds} of ${part.of}`;
        return [`- ${kind}, ${set}: ${held} (${part.note})`];
      }),
    )
    // A set that is measured in two ways had one first run.
    .filter((line, at, lines) => lines.indexOf(line) === at)
    .join('\n');

/** Writes the document of results from the scores of a whole run. */
export async function writeQualityDocument(scores: readonly Score[], cpuSeconds: number | null): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} processors, ${cpus()[0]?.model ?? 'unknown'}`;
  await writeFile(
    QUALITY_DOCUMENT,
    `# What the rules get right

Written by \`npm run quality -- --write\` on ${day} (${machine}), in ${cpuSeconds?.toFixed(0) ?? '?'} seconds of processor time. The sets are in \`test/corpora\`,
whose [README](../../test/corpora/README.md) says what they are.

"First run" is before the rules were changed for the set, as far as it is recorded. Of new cases, expect that rather than "now". Below its floor a set
fails.

${markdownTable(scores)}

## First runs

${notes(scores)}
`,
  );
}
